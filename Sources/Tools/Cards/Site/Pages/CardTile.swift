import Calendars
import CardsFormulas
import Components
import Finance
import Markup

/// A card among all cards: the amount owed, the limit, its used share, the available credit, and
/// what is due.
struct CardTile {
  private let card: Card
  private let today: CalendarDate

  init(_ card: Card, today: CalendarDate) {
    self.card = card
    self.today = today
  }

  var html: HTML {
    """
    <li>
    <h3>\(card.details.style.face)<a\(href: CardsPage.address(of: card))>\
    \(own(card.details.name))</a></h3>
    <p class="owes">\(owed)\(share)</p>
    \(card.utilisation.bar)\
    <p class="when"><span>\(due)</span>\(rate)</p>
    \(more)\
    </li>

    """
  }

  /// The credit available, and the reminder; nil for a card with neither.
  private var more: HTML? {
    let reminder = card.reminder(on: today)
    guard card.limit.isPositive || reminder != nil else { return nil }
    let available: HTML = card.limit.isPositive ? "\(card.available.short) left to spend" : ""
    return "<p class=\"when\"><span>\(available)</span>\(reminder.map { " \($0)" as HTML })</p>\n"
  }

  private var owed: HTML {
    guard !card.balance.isNegative else { return "<b>\((-card.balance).short)</b> owed to you" }
    let ofLimit: HTML = "<span class=\"unseen\"> owed</span> <span>of \(card.limit.short)</span>"
    return "<b>\(card.balance.short)</b>\(card.limit.isZero ? " owed" : ofLimit)"
  }

  private var share: HTML? {
    card.utilisation.words.map { share in
      """
       <span class="share\(card.utilisation.isHigh ? " costly" : "")">\(share)\
      <span class="unseen"> used</span></span>
      """
    }
  }

  private var due: String {
    if card.isOverLimit { return "\(card.excess.short) over the limit" }
    guard !card.owed.isZero else { return "Nothing owed" }
    let (due, minimum) = (card.nextDue(on: today), card.minimum)
    guard !card.isPaid(on: today) else {
      return "Paid. Next due \(due.dayAndShortMonth(in: card.balance.currency))"
    }
    return
      "\(minimum.isEstimated ? "about " : "")\(minimum.amount.short) due \(due.dayAndShortMonth(in: card.balance.currency))"
  }

  private var rate: HTML? {
    card.details.apr.map { " <span>\($0.formatted) APR</span>" }
  }
}

import CardsFormulas
import CreditCardSite
import Calendars
import Components
import Finance
import Forms
import Markup
import State
import Web

/// A card in the list: the amount owed at a glance, and its buttons.
struct CardPanel {
  private let card: Card
  private let today: CalendarDate
  private let stamp: FormStamp

  init(_ card: Card, today: CalendarDate, stamp: FormStamp) {
    self.card = card
    self.today = today
    self.stamp = stamp
  }

  var html: HTML {
    """
    <li class="card plastic \(card.details.style.rawValue)" data-swipe>
    <div class="face">
    <h3>\(own(card.details.name))</h3>
    \(owed)
    </div>
    \(bar)
    <p>\(share)</p>
    <p>\(due)</p>
    \(payment)
    <div class="tools">
    <a\(href: CardsPage.address(of: card))>Change\(name)</a>
    \(calculator)\
    <form method="post"\(action: CardsPath.delete.address(card.id))>
    \(hiddenInputs(stamp.values))\
    <button class="link">Delete\(name)</button>
    </form>
    </div>
    </li>

    """
  }

  static func reminders(of card: Card) -> Address {
    CardsPath.cardCalendar.address(card.id)
  }

  /// The name of the card in the label of each button, for screen readers.
  private var name: HTML { "<span class=\"unseen\">: \(card.name)</span>" }

  private var owed: HTML {
    card.balance.isNegative
      ? "<p class=\"owed\"><b>\((-card.balance).short)</b> owed to you</p>"
      : "<p class=\"owed\"><b>\(card.balance.short)</b> owed\(ofLimit)</p>"
  }

  private var ofLimit: String {
    card.limit.isZero ? "" : " of \(card.limit.short)"
  }

  /// The utilisation as a bar, which is full beyond the limit.
  private var bar: HTML? {
    guard let percent = card.utilisation.percent else { return nil }
    return """
      <svg class="bar \(card.utilisation.band.rawValue)" viewBox="0 0 100 6" \
      preserveAspectRatio="none" aria-hidden="true" focusable="false">\
      <rect class="bar-whole" width="100" height="6"/>\
      <rect class="bar-part" width="\(card.isOverLimit ? "100" : percent)" height="6"/></svg>
      """
  }

  private var share: HTML {
    guard let percent = card.utilisation.percent else {
      return "No limit is set, so there is no share to show."
    }
    if card.isOverLimit {
      return "<b>\(percent)%</b> used: over the limit by \(card.excess.short)"
    }
    return """
      <b>\(percent)%</b> used: \(card.utilisation.band.words). \(card.available.short) left to spend
      """
  }

  private var due: HTML {
    let date = card.nextDue(on: today)
    return """
      \(card.isPaid(on: today) ? "<b class=\"good\">Paid.</b> Next due" : "Due" as HTML) \
      \(today.distance(to: date)). \
      <a\(href: Self.reminders(of: card))>Add to my calendar\(name)</a>
      """
  }

  private var payment: HTML {
    let id = "amount-\(card.id.text)"
    return """
      <form class="goal" method="post"\(action: CardsPath.paid.address(card.id)) novalidate>
      \(hiddenInputs(stamp.values))\
      <label for="\(id)">Amount paid<span class="unseen"> on \(card.name), in \(card.balance.currency.name)</span> (optional)</label>
      <div class="box"><span aria-hidden="true">\(card.balance.currency.symbol)</span>\
      <input id="\(id)" name="\(CardsRequests.paidAmount.name)" type="text" inputmode="decimal" autocomplete="off"></div>
      <button class="second" data-swiped>Mark as paid\(name)</button>
      </form>
      """
  }

  /// The link to the credit card calculator with the card's figures.
  private var calculator: HTML? {
    guard card.balance.isPositive else { return nil }
    let address = CreditCardTool.address(
      of: card.balance, apr: card.details.apr, minimum: card.namedRule)
    return """
      <a\(href: address)>How long to clear it?\(name)</a>

      """
  }
}

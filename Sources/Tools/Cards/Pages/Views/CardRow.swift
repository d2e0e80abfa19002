import CardsFormulas
import PlanPages

/// A card in the list: its day, its name with one line about it, one sum, and the mark that ticks its
/// payment off.
struct CardRow {
  let card: Card

  /// Its payment of this month; nil when there is none.
  let payment: CardsMonth.Payment?

  /// The month in which a kept plan begins to pay it; nil where that is not later.
  var turn: CalendarMonth?

  /// True when marking it as paid can be undone.
  var isUndoable = false

  /// True for the card that needs attention first, as the most of its limit is used.
  var isMostUsed = false

  /// True for a row that tells of its payment alone.
  var isBrief = false

  let today: CalendarDate

  /// The revision of the cards, for the forms.
  let stamp: FormStamp

  /// True where a press of its mark says that it is paid.
  private var isOpen: Bool { payment.map { $0.state == .open || $0.state == .late } ?? false }

  private var isPaid: Bool { payment?.state == .paid }

  var html: HTML {
    """
    <li id="card-\(card.id.text)"\(attribute: "class", look)\(flag: "data-swipe", isOpen)>
    \(DayTile(payment?.due, look: card.kind == .card ? card.details.style.rawValue : "").html)
    <p><a class="go-to"\(href: CardsPage.address(of: card))>\(own(card.details.name))</a>\
    \(card.reminder(on: today, isDayShown: payment?.due != nil)) <small>\(facts)</small></p>
    \(sum)
    \(isOpen ? paying : isPaid ? undoing : nil)\
    </li>

    """
  }

  private var look: String? {
    payment?.state == .late ? "late" : isPaid ? "paid" : nil
  }

  // MARK: - The sum

  /// What is to be paid, of what is owed; without a payment to make, what is owed.
  private var sum: HTML {
    guard let payment, !isPaid, !payment.amount.isZero else {
      return "<p class=\"sum\">\(card.balance.absolute.short) <small>\(owed)</small></p>"
    }
    return """
      <p class="sum">\(payment.amount.short) \
      <small>of \(card.balance.short)<span class="unseen"> owed</span></small></p>
      """
  }

  private var owed: String {
    guard card.balance.isNegative else { return "owed" }
    return card.kind == .overdraft ? "in credit" : "owed to you"
  }

  // MARK: - The line about it

  private var facts: HTML {
    let part = part
    let facts =
      isBrief
      ? [lateness, another, part ?? kind].compactMap(\.self)
      : [kind, lateness, another, excess, undated, part, available, share].compactMap(\.self)
    return facts.first.map { first in
      "\(first)\(each: facts.dropFirst(), { " · \($0)" })"
    } ?? ""
  }

  /// The kind, unless it is a card or the name says it.
  private var kind: HTML? {
    guard card.kind != .card, card.details.name.lowercased() != card.kind.words.lowercased() else {
      return nil
    }
    return "\(card.kind.words)"
  }

  private var lateness: HTML? {
    guard payment?.state == .late, let due = payment?.due else { return nil }
    return "<b class=\"costly\">\(CalendarDate.words(ofDays: due.days(until: today))) late</b>"
  }

  private var another: HTML? { payment?.nextInWords(on: today).map { "\($0)" } }

  /// The way to say when a card is due, which a plan that is remembered does not ask for.
  private var undated: HTML? {
    card.kind == .card && card.details.dueDay == nil ? "Add the day it’s due" : nil
  }

  private var excess: HTML? {
    card.isOverLimit ? "<b class=\"costly\">\(card.excess.short) over the limit</b>" : nil
  }

  /// What the sum consists of, or why there is none.
  private var part: HTML? {
    guard let payment else {
      return turn.map { "Its turn: \($0.name.description)" as HTML } ?? withoutPayment
    }
    switch payment.state {
    case .paid:
      return card.nextPayment(on: today).map {
        "Next due \($0.dayAndMonth(in: card.balance.currency))" as HTML
      } ?? "Paid"
    case .open, .late, .missed: return share(of: payment)
    }
  }

  /// What is agreed or asked for, and what a plan pays on top of it.
  private func share(of payment: CardsMonth.Payment) -> HTML? {
    let (minimum, isPriority) = (card.minimum.amount, card.kind == .priority)
    let extra = payment.amount - minimum
    // Pennies of the rest are no second sum worth telling.
    if minimum.isPositive, extra >= .whole(1, extra.currency) {
      return "\(minimum.short) \(isPriority ? "agreed" : "minimum") + \(extra.short)"
    }
    guard minimum.isPositive else { return withoutPayment }
    if isPriority { return "Agreed" }
    guard isBrief && card.kind == .card || available == nil && card.minimum.isEstimated
    else { return nil }
    return card.minimum.isEstimated ? "Minimum, our guess" : "Minimum"
  }

  /// The reason why nothing is to be paid this month.
  private var withoutPayment: HTML? {
    guard card.balance.isPositive else {
      return card.balance.isNegative ? nil : "Nothing owed"
    }
    return card.kind == .priority ? "Nothing agreed yet" : "No minimum"
  }

  private var available: HTML? {
    card.limit.isPositive ? "\(card.available.short) left to spend" : nil
  }

  private var share: HTML? {
    guard card.balance.isPositive else { return nil }
    return card.utilisation.words.map {
      isMostUsed ? "<b>\($0)\u{A0}used, the\u{A0}most</b>" : "\($0)\u{A0}used"
    }
  }

  // MARK: - The mark

  /// The button that takes the payment back, when it was the last change.
  private var undoing: HTML {
    guard isUndoable else { return Tick.done }
    return """
      <form method="post"\(action: CardsPath.undo.address)>
      \(hiddenInputs(stamp.values))\
      \(Tick("Undo: marking \(card.name) as paid", title: "Undo", isDone: true).button)
      </form>

      """
  }

  /// The button that marks the payment as made.
  private var paying: HTML? {
    payment.map { payment in
      """
      <form method="post"\(action: CardsPath.paid.address(card.id))>
      \(hiddenInputs(payment.fields + stamp.values))\
      \(Tick(
        payment.amount.isZero
          ? "Mark as paid: \(card.name)"
          : "Mark as paid: \(payment.amount.formatted) on \(card.name)", title: "Mark as paid",
        isSwiped: true
      ).button)
      </form>

      """
    }
  }
}

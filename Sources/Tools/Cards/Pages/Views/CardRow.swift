import Calendars
import CardsFormulas
import Components
import Finance
import Forms
import Identifiers
import Markup
import PlanPages
import Web

/// A card in the list: what is to be paid and when, what is left to spend, what is owed, and the
/// button that marks the payment as made.
struct CardRow {
  private let card: Card
  private let payment: CardsMonth.Payment?
  private let today: CalendarDate
  private let stamp: FormStamp
  private let isUndoable: Bool

  /// A row on a day.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - payment: Its payment of this month; nil when there is none.
  ///   - isUndoable: True when marking it as paid can be undone.
  ///   - today: The day.
  ///   - stamp: The revision of the cards, for the forms.
  init(
    _ card: Card, _ payment: CardsMonth.Payment?, isUndoable: Bool = false, today: CalendarDate,
    _ stamp: FormStamp
  ) {
    self.card = card
    self.payment = payment
    self.isUndoable = isUndoable
    self.today = today
    self.stamp = stamp
  }

  private var isUnpaid: Bool { payment.map { $0.state != .paid } ?? false }

  /// True where the question about a missed date has the buttons already.
  private var isAsked: Bool { payment?.state == .missed }

  var html: HTML {
    """
    <li id="card-\(card.id.text)"\(isAsked ? nil : isUnpaid ? " data-swipe" : " class=\"paid\"" as HTML)>
    \(date)
    <p class="what">\(card.kind == .card ? card.details.style.face : nil)<b><a\(href: CardsPage.address(of: card))>\
    \(own(card.details.name))</a></b> <span>\(kind)\(toPay)\(reminder)</span>\(facts)</p>
    <p class="sum">\(owed)</p>
    \(isAsked ? nil : isUnpaid ? paying : undoing)\
    </li>

    """
  }

  private var date: HTML {
    guard let payment else { return "<span class=\"later\" aria-hidden=\"true\">–</span>" }
    guard let due = payment.due else { return "<span class=\"later\">any day</span>" }
    return """
      <time class="date" datetime="\(due.iso)"><b>\(due.day)</b> \
      \(CalendarDate.shortMonthNames[due.month - 1])</time>
      """
  }

  /// The kind, unless it is a card or the name says it.
  private var kind: HTML? {
    guard card.kind != .card, card.details.name.lowercased() != card.kind.words.lowercased() else {
      return nil
    }
    return "\(card.kind.words): "
  }

  /// The payment in words, and what is over the limit.
  private var toPay: HTML {
    let over: HTML? =
      card.isOverLimit ? " <b class=\"costly\">\(card.excess.short) over the limit</b>" : nil
    return "\(paymentInWords)\(over)"
  }

  private var paymentInWords: HTML {
    guard let payment else { return withoutPayment }
    guard payment.state != .paid else {
      let next = card.nextDue(on: today).map {
        " Next due \($0.dayAndMonth(in: card.balance.currency))"
      }
      return "Paid.\(next ?? "")"
    }
    let isAgreed = card.kind == .priority && payment.amount == card.minimum.amount
    let amount: HTML =
      payment.amount.isZero
      ? "A payment" : "<b>\(payment.isEstimated ? "About " : "")\(payment.amount.short)</b> to pay"
    return """
      \(amount)\(due(payment))\(isAgreed ? ", agreed" : "")\
      \(payment.isEstimated ? ". Our estimate: add the minimum from your statement" : "")
      """
  }

  private func due(_ payment: CardsMonth.Payment) -> HTML? {
    payment.due.map { due in
      switch payment.state {
      case .missed: " that was due on \(due.dayAndMonth(in: card.balance.currency))"
      case .late:
        """
        , <b class="costly">\(today.days(since: due)) late</b>\
        \(card.nextDue(on: today).map { ". Next due \($0.dayAndMonth(in: card.balance.currency))" } ?? "")
        """
      case .open, .paid: " \(today.timeUntil(due))"
      }
    }
  }

  /// The reason why nothing is to be paid this month.
  private var withoutPayment: HTML {
    guard card.balance.isPositive else {
      return card.balance.isNegative && card.kind != .overdraft ? "In credit" : "Nothing owed"
    }
    return card.kind == .priority ? "Nothing agreed yet" : "No minimum"
  }

  /// The reminder of the next payment, where it is on.
  private var reminder: HTML? { card.reminder(on: today).map { " \($0)" } }

  /// What is left to spend, the share of the limit and the rate; nil when none of them is known.
  private var facts: HTML? {
    let rate: HTML? = card.details.apr.map {
      "\($0.formatted)\u{A0}\(card.kind == .overdraft ? "EAR" : "APR")"
    }
    let facts = [available, share, card.kind.hasInterest ? rate : nil]
      .compactMap(\.self)
    guard !facts.isEmpty else { return nil }
    return " <span>\(each: facts.dropLast(), { "\($0) · " })\(facts.last)</span>"
  }

  private var available: HTML? {
    guard card.limit.isPositive else { return nil }
    return "\(card.available.short) left to spend of \(card.limit.short)"
  }

  private var share: HTML? {
    card.utilisation.words.map { share in
      card.utilisation.isHigh
        ? "<span class=\"costly\">\(share)\u{A0}used</span>" : "\(share)\u{A0}used"
    }
  }

  private var owed: HTML {
    card.balance.isNegative
      ? "\((-card.balance).short) <span>\(card.kind == .overdraft ? "in credit" : "owed to you")</span>"
      : "\(card.balance.short) <span>owed</span>"
  }

  /// The button that takes the payment back, when it was the last change.
  private var undoing: HTML? {
    guard isUndoable else { return nil }
    return """
      <form method="post"\(action: CardsPath.undo.address)>
      \(hiddenInputs(stamp.values))\
      <button class="link">Undo<span class="unseen">: marking \(card.name) as paid</span></button>
      </form>

      """
  }

  /// The button that marks the payment as made.
  private var paying: HTML? {
    payment.map { payment in
      """
      <form method="post"\(action: CardsPath.paid.address(card.id))>
      \(hiddenInputs(payment.fields + stamp.values))\
      <button class="second" data-swiped>Mark as paid\
      <span class="unseen">: \(payment.amount.formatted) on \(card.name)</span></button>
      </form>

      """
    }
  }
}

extension CalendarDate {
  /// The time until a date that is not past, as people say it: "today", "in 14 days".
  fileprivate func timeUntil(_ date: CalendarDate) -> String {
    switch days(until: date) {
    case 0: "today"
    case 1: "by tomorrow"
    case let days: "in \(days) days"
    }
  }

  /// The time since a past date: "1 day", "2 days".
  fileprivate func days(since date: CalendarDate) -> String {
    let days = date.days(until: self)
    return days == 1 ? "1 day" : "\(days) days"
  }
}

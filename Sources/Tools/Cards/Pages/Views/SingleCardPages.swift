import CardsFormulas
import CreditCardPages

/// The pages about one card.
extension CardsPage {
  /// The form to change a card; `isStale` when another window changed it first.
  func edit(_ card: Card, _ state: FormState, isStale: Bool = false) -> Page {
    page(
      title: "Change \(card.name)", errors: state.errors,
      content: """
        \(isStale ? changed(card, then: "Save below to keep what you typed instead.") : nil)\
        <div class="cards-pair narrow-first">
        <div>
        \(paying(card, state))
        \(links(of: card))
        </div>
        <div>
        \(CardFormView(state: state, usualStyle: card.details.style).form(
          heading: "Change it", id: "change", to: Self.address(of: card), button: "Save", stamp))
        <div class="after">
        \(deletion(of: card))
        </div>
        \(Self.back)
        </div>
        </div>
        """)
  }

  /// The form to mark a card as paid, shown when the short one on its panel could not be applied.
  ///
  /// It stays about the due date that it was sent for. A payment for a date that is paid already is another
  /// one, whose amount is not known.
  func pay(_ card: Card, _ state: FormState, isStale: Bool = false) -> Page {
    let due = state.known(CardsRequests.due) ?? nil
    let paid = isStale ? due.flatMap { card.marks.leavesOpen($0) ? nil : $0 } : nil
    let isSent = paid == nil && state.error(for: CardsRequests.due.name) == nil
    let words: HTML? =
      paid.map { marked(card, for: $0) }
      ?? (isStale ? changed(card, then: "Nothing was marked yet.") : nil)
    return page(
      title: "Mark \(card.name) as paid", errors: state.errors,
      content: """
        <div class="narrow">
        \(words)\
        <form class="card" method="post"\(action: CardsPath.paid.address(card.id)) novalidate>
        \(hiddenInputs(stamp.values + (isSent ? due.fields : [])))\
        \((paid == nil ? state : form()).textInput(CardsRequests.paidAmount))
        <button>\(paid == nil ? "Mark as paid" : "Save another payment")</button>
        </form>
        \(Self.back)
        </div>
        """)
  }

  /// The confirmation before deleting a card that another window has changed.
  func delete(_ card: Card) -> Page {
    page(
      title: "Delete \(card.name)?",
      content: """
        <div class="narrow">
        \(changed(card, then: "Nothing was deleted yet."))\
        \(deletion(of: card))
        \(Self.back)
        </div>
        """)
  }

  private func marked(_ card: Card, for due: CalendarDate) -> HTML {
    """
    <p class="note" role="status">\(card.name) was marked as paid for \
    \(due.dayAndMonth(in: wallet.currency)) already, after this page was made. It now has a balance of \
    \(card.balance.short), and nothing more was marked. Did you make another payment?</p>

    """
  }

  private func changed(_ card: Card, then words: String) -> HTML {
    let limit = card.kind == .card ? ", a limit of \(card.limit.short)" : ""
    let day = card.details.dueDay.map { ", and is due on day \($0) of the month" } ?? ""
    return """
      <p class="note" role="status">\(card.name) was changed after this page was made. It now has a \
      balance of \(card.balance.short)\(limit)\(day). \(words)</p>

      """
  }

  /// The due date, and the form for a payment that is not the minimum.
  private func paying(_ card: Card, _ state: FormState) -> HTML {
    """
    <p>\(due(card))</p>
    \(standing(of: card))\
    \(card.owed.isZero ? nil : paymentForm(card, state))
    """
  }

  private func due(_ card: Card) -> HTML {
    guard card.details.dueDay != nil else { return "No due day is kept here." }
    guard let next = card.nextPayment(on: today) else {
      return "Nothing is owed, so nothing is due."
    }
    if let missed = card.missed(on: today) {
      return "Was due \(missed.words(in: card.balance.currency)), and is not marked as paid."
    }
    return """
      \(card.isPaid(on: today) ? "<b class=\"good\">Paid.</b> Next due" : "Due" as HTML) \
      \(today.distance(to: next, in: card.balance.currency)).
      """
  }

  /// The credit available, and the reminder; nil for a card with neither.
  private func standing(of card: Card) -> HTML? {
    let available: HTML? =
      card.limit.isPositive
      ? "<b>\(card.available.short)</b> of \(card.limit.short) left to spend." : nil
    let parts = [available, card.reminder(on: today)].compactMap(\.self)
    return parts.isEmpty ? nil : "<p>\(each: parts, { "\($0) " })</p>\n"
  }

  private func paymentForm(_ card: Card, _ state: FormState) -> HTML {
    """
    <form class="card" method="post"\(action: CardsPath.paid.address(card.id)) novalidate>
    <h2>\(asksForNothing(card) ? "Paid something?" : "Paid a different amount?")</h2>
    \(hiddenInputs(stamp.values))\
    \(state.textInput(CardsRequests.paidAmount))
    <button class="second">\(asksForNothing(card) ? "Save this payment" : "Mark as paid")</button>
    </form>
    """
  }

  private func asksForNothing(_ card: Card) -> Bool { card.minimum.amount.isZero }

  /// The links of a card; nil where it has neither a calculator nor a due day.
  private func links(of card: Card) -> HTML? {
    let links = [calculator(card), calendars(of: card)].compactMap(\.self)
    return links.isEmpty ? nil : "<p class=\"tools after\">\(each: links, { "\($0)\n" })</p>"
  }

  private func calendars(of card: Card) -> HTML? {
    guard card.details.dueDay != nil else { return nil }
    return """
      <span>Calendar, at 9 in the morning:</span>
      <a\(href: reminder(of: card, before: 0))>\(Self.calendar)on the day</a>
      <a\(href: reminder(of: card, before: 3))>\(Self.calendar)three days before</a>
      <a\(href: Self.reminders(of: card))>\(Self.calendar)both</a>
      """
  }

  /// What a link says alone, for the ear.
  private static let calendar: HTML = "<span class=\"unseen\">Calendar, </span>"

  /// The link to the credit card calculator with the card's figures; nil when nothing is owed, and for
  /// debts that are no cards.
  private func calculator(_ card: Card) -> HTML? {
    guard card.balance.isPositive, card.kind == .card else { return nil }
    let address = CreditCardTool.address(
      of: card.balance, apr: card.details.apr, minimum: card.namedRule)
    return "<a\(href: address)>How long to pay it off?</a>"
  }

  static func reminders(of card: Card) -> Address {
    CardsPath.cardCalendar.address(card.id)
  }

  private func reminder(of card: Card, before days: Int) -> Address {
    Self.reminders(of: card).with(query: [(CardsReminders.before.name, String(days))])
  }

  private func deletion(of card: Card) -> HTML {
    """
    <form method="post"\(action: CardsPath.delete.address(card.id))>
    \(hiddenInputs(stamp.values))\
    <button class="second">Delete \(card.name)</button>
    </form>
    """
  }
}

extension CalendarDate {
  /// A future date as people say it: "today", "tomorrow", "on 5 December 2026, in 14 days".
  fileprivate func distance(to date: CalendarDate, in currency: Currency) -> String {
    switch days(until: date) {
    case 0: "today"
    case 1: "tomorrow, \(date.words(in: currency))"
    case let days: "on \(date.words(in: currency)), in \(days) days"
    }
  }
}

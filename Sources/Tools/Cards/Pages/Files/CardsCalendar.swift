import CardsFormulas

/// The due dates of cards and debts as a calendar that does not end: one event each, which repeats
/// every month until a kept plan clears the debt, with what else the plan says of the months to come.
///
/// An event is at nine on the due date, with an alarm then and another three days before; or it is
/// the chosen number of days before. No event holds a balance or a card number: calendars are shared
/// and shown on locked screens.
struct CardsCalendar: Sendable {
  private let cards: [Card]
  private let before: Int?
  private let today: CalendarDate
  private let kept: KeptPlanNow?
  private let planned: [Card]

  /// The calendar of the cards with reminders switched on, or of all when none has, and of all debts of
  /// a kept plan.
  init(_ wallet: Wallet, before: Int?, today: CalendarDate) {
    let kept = KeptPlanNow(wallet, today: today)
    (cards, self.kept) = (CardsReminders.reminded(of: wallet.ordered), kept)
    planned = kept?.questions.cards.entries.map(\.card) ?? []
    (self.before, self.today) = (before, today)
  }

  /// The calendar of one card.
  init(of card: Card, in wallet: Wallet, before: Int?, today: CalendarDate) {
    cards = [card]
    planned = [card]
    kept = KeptPlanNow(wallet, today: today)
    (self.before, self.today) = (before, today)
  }

  /// The calendar of a site, with links back to it.
  func calendar(of site: Site) -> Calendar {
    let (host, page) = (site.vault.host, site.origin + CardsPage.address.text)
    let due = cards.flatMap { events(of: $0, page: page, host: host) }
    let others = kept.map {
      KeptPlanEvents(kept: $0, cards: planned, today: today)
        .events(page: site.origin + CardsPath.plan.address.text, host: host)
    }
    return Calendar(name: "Card payments", stamp: Int(site.vault.now), events: due + (others ?? []))
  }
}

// MARK: - Due dates

extension CardsCalendar {
  /// The event of a card; before it, a reminder of a date that is too near for a chosen number of days.
  private func events(of card: Card, page: String, host: String) -> [Calendar.Event] {
    guard let day = card.details.dueDay.map(DueDay.init), let next = card.nextPayment(on: today)
    else { return [] }
    let payments = kept?.payments(of: card, on: today) ?? []
    let isCleared = kept?.monthsUntilClear(card) != nil
    let last = isCleared ? payments.last?.date : nil
    // Its last payment is made.
    if isCleared, last == nil { return [] }
    let texts = CardsCalendarTexts(
      card, payments.first?.amount, on: payments.first?.date ?? next, page: page, today: today)
    let early = before ?? 0
    let (isNear, following) = (next.addingDays(-early) < today, next.firstOfNextMonth)
    let near =
      isNear
      ? Calendar.Event(
        uid: "\(card.id.text)-\(next.iso.prefix(7))@\(host)", date: today,
        summary: texts.summary(due: next),
        description: texts.description, url: page) : nil
    let first = isNear ? day.date(inMonthOf: following) : next
    guard last.map({ first <= $0 }) ?? true else { return [near].compactMap(\.self) }
    let event = Calendar.Event(
      uid: "\(card.id.text)@\(host)", date: first.addingDays(-early),
      summary: texts.summary(before: before), description: texts.description, url: page,
      monthly: MonthlyRule(day, daysEarly: early, last: last?.addingDays(-early)),
      alarms: before == nil ? [CardsReminders.daysEarly, 0] : [0])
    return [near, event].compactMap(\.self)
  }
}

extension CardsCalendarTexts {
  /// "Card payment due: Blue", or with the days until then.
  func summary(before days: Int?) -> CalendarText {
    switch days {
    case nil: "\(payment) due: \(name)"
    case 0: "\(payment) due today: \(name)"
    case 1: "\(payment) due tomorrow: \(name)"
    case let days?: "\(payment) due in \(String(days)) days: \(name)"
    }
  }
}

import CardsFormulas

/// Reminders of due dates for the next 12 months: three days before and on the day, or only the
/// chosen number of days before.
///
/// Each reminder is an event of its own, for programs that read no rules of repetition. No event holds
/// a balance or a card number: calendars are shared and shown on locked screens.
struct CardsReminders: Sendable {
  static let before = Field(
    "before", question: "Days before the due date", subject: "Days before the due date",
    reader: Reader<Int>.whole(0...7).optional)

  /// The most cards in one calendar; those due first are taken.
  static let mostCards = 50

  private let cards: [Card]
  private let before: Int?
  private let today: CalendarDate
  private let kept: KeptPlanNow?

  /// The reminders of all cards with reminders switched on, or of all cards when none has.
  init(
    all cards: [Card], before: Int?, keeping kept: KeptPlanNow? = nil, today: CalendarDate
  ) {
    let reminded = Self.reminded(of: cards).sorted {
      $0.nextDue(on: today).inOrder < $1.nextDue(on: today).inOrder
    }
    self.kept = kept
    self.cards = Array(reminded.prefix(Self.mostCards))
    self.before = before
    self.today = today
  }

  /// True when a calendar of these cards has reminders of all of them.
  static func isForAll(_ cards: [Card]) -> Bool { reminded(of: cards).count == cards.count }

  /// The cards with reminders switched on, or all with a due day when none has.
  static func reminded(of cards: [Card]) -> [Card] {
    let cards = cards.filter { $0.details.dueDay != nil }
    let reminded = cards.filter(\.details.hasReminder)
    return reminded.isEmpty ? cards : reminded
  }

  /// The calendar of a site, with links back to it.
  func calendar(origin: String, host: String, stamp: Int64) -> Calendar {
    let page = origin + CardsPage.address.text
    let planned =
      kept.map { kept in
        [kept.payments] + (1...Self.months).map { kept.payments(inMonth: $0) }
      } ?? []
    let events = cards.flatMap { card -> [Calendar.Event] in
      guard let day = card.details.dueDay, let next = card.nextPayment(on: today) else {
        return []
      }
      let usual = CardsCalendarTexts(card, nil, page: page, today: today)
      let first = kept?.first.months(until: CalendarMonth(of: next)) ?? 0
      return DueDay(day: day).dates(from: next, count: Self.months).enumerated()
        .flatMap { place, due -> [Calendar.Event] in
          let month = first + place
          let payment = planned.indices.contains(month) ? planned[month]?[card.id] : nil
          // Where the plan pays nothing there is nothing to remember: before a debt's turn, and after it.
          guard payment?.isZero != true else { return [] }
          let texts = payment.map { CardsCalendarTexts(card, $0, page: page, today: today) }
          return reminders(of: card, due: due, texts ?? usual, host: host)
        }
    }
    return Calendar(name: "Card payments", stamp: Int(stamp), events: events)
  }

  static let months = 12
  static let daysEarly = 3
}

// MARK: - Events

extension CardsReminders {
  private func reminders(
    of card: Card, due: CalendarDate, _ texts: CardsCalendarTexts, host: String
  ) -> [Calendar.Event] {
    let uid = "\(card.id.text)-\(due.iso.prefix(7))"
    if let before { return [event(uid: "\(uid)@\(host)", due: due, before: before, texts)] }
    let onTheDay = event(uid: "\(uid)@\(host)", due: due, before: 0, texts)
    guard due > today else { return [onTheDay] }
    return [event(uid: "\(uid)-early@\(host)", due: due, before: Self.daysEarly, texts), onTheDay]
  }

  /// Makes the event of a month.
  ///
  /// Its id follows from card and month, so that a newer file replaces the reminders of an older
  /// one.
  private func event(
    uid: String, due: CalendarDate, before: Int, _ texts: CardsCalendarTexts
  ) -> Calendar.Event {
    Calendar.Event(
      uid: uid, date: max(due.addingDays(-before), today),
      summary: before == 0
        ? "\(texts.payment) due today: \(texts.name)"
        : texts.summary(due: due),
      description: texts.description, url: texts.page)
  }
}

import Documents
import Finance
import Forms

/// The calendar file of due dates: a dated event for each of the next 24 months.
///
/// Calendars disagree about rules such as "on the 31st of every month", so there are none. No
/// balance and no number of a card is in it: calendars are shared and shown on locked screens.
struct CardsReminders: Sendable {
  static let before = Field(
    "before", question: "Days before the due date", subject: "Days before the due date",
    answer: Answer<Int>.whole(0...7).otherwise { _ in 0 })

  private let cards: [Card]
  private let before: Int
  private let today: CalendarDate

  init(_ cards: [Card], before: Int, today: CalendarDate) {
    self.cards = cards
    self.before = before
    self.today = today
  }

  /// The reminders of all cards that have one switched on; of all cards when none has.
  init(all cards: [Card], before: Int, today: CalendarDate) {
    let reminded = cards.filter(\.details.hasReminder)
    self.init(reminded.isEmpty ? cards : reminded, before: before, today: today)
  }

  func file(host: String, stamp: Int64) -> [UInt8] {
    let events = cards.flatMap { card in
      CardDueDate(day: card.details.dueDay)
        .dates(from: card.nextDue(on: today), count: Self.months)
        .map { event(card, due: $0, host: host) }
    }
    return Calendar(name: "Card payments", stamp: Int(stamp), events: events).bytes
  }

  /// Known by its card and month, so that a newer file replaces the reminders of an older one.
  private func event(_ card: Card, due: CalendarDate, host: String) -> Calendar.Event {
    let isToday = before == 0
    return Calendar.Event(
      uid: "\(card.id.text)-\(due.iso.prefix(7))@\(host)",
      date: max(due.addingDays(-before), today),
      summary: isToday
        ? "Card payment due today: \(card.name)"
        : "Card payment due on \(due.words): \(card.name)",
      description: "Pay at least the minimum on your statement.")
  }

  private static let months = 24
}

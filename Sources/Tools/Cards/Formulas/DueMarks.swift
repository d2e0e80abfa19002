package import Calendars
import Finance

/// What is known of the due dates of a debt: which were paid, and which was not.
package struct DueMarks: Equatable, Sendable {
  /// The newest due date that is marked as paid; nil when none is.
  package var paid: CalendarDate?
  /// The day up to which every due date is paid or does not count, as those before a debt was added
  /// do not; nil when no day is known, and so nothing is asked.
  package var settled: CalendarDate?
  /// The due date that somebody said is not paid yet; nil for none.
  package var late: CalendarDate?

  /// Marks; none by default.
  package init(paid: CalendarDate? = nil, settled: CalendarDate? = nil, late: CalendarDate? = nil) {
    (self.paid, self.settled, self.late) = (paid, settled, late)
  }

  /// True when a past due date is neither paid nor settled.
  package func leavesOpen(_ due: CalendarDate) -> Bool {
    due != paid && settled.map { $0 < due } ?? false
  }

  /// Marks a due date as paid.
  ///
  /// - Parameters:
  ///   - due: The date.
  ///   - missed: A past due date that is open; it stays so when another is paid.
  package mutating func pay(_ due: CalendarDate, missed: CalendarDate?) {
    paid = max(paid ?? due, due)
    if missed == nil || missed == due { settled = max(settled ?? due, due) }
    if late == due { late = nil }
  }

  /// Follows a new due day: the mark goes to its nearest date, and the dates so far are settled.
  package mutating func move(to day: Int?, on today: CalendarDate) {
    paid = day.flatMap { day in paid.map(DueDay(day: day).nearest) }
    (settled, late) = (today, nil)
  }
}

extension Card {
  /// The newest due date before a day that is not marked as paid, of something that owes; nil for none.
  package func missed(on today: CalendarDate) -> CalendarDate? {
    guard owed.isPositive, let day = details.dueDay else { return nil }
    let last = DueDay(day: day).last(before: today)
    return marks.leavesOpen(last) ? last : nil
  }

  /// True when somebody said that the missed date is not paid yet.
  package func isLate(on today: CalendarDate) -> Bool {
    missed(on: today).map { $0 == marks.late } ?? false
  }

  /// The date of the payment that comes first: a missed one, else the next; nil without a due day.
  package func firstDue(on today: CalendarDate) -> CalendarDate? {
    missed(on: today) ?? nextDue(on: today)
  }
}

extension Wallet {
  /// Settles the due dates so far of what is new since another state, or has another due day.
  ///
  /// - Parameters:
  ///   - old: The state before.
  ///   - today: The day; the due dates up to it are settled.
  package mutating func settle(since old: Wallet, on today: CalendarDate) {
    for place in cards.indices {
      let card = cards[place]
      if let before = old[card.id], before.details.dueDay != card.details.dueDay,
        before.marks == card.marks
      {
        cards[place].marks.move(to: card.details.dueDay, on: today)
      } else if card.marks.settled == nil {
        cards[place].marks.settled = card.marks.paid ?? today
      }
    }
  }
}

/// What is known of the due dates of a debt: which were paid, and which was not.
package struct DueMarks: Equatable, Sendable {
  /// The newest due date that is marked as paid; nil when none is.
  package private(set) var paid: CalendarDate?
  /// The day up to which every due date is paid or does not count, as those before a debt was added
  /// do not; nil when no day is known, and so nothing is asked.
  package private(set) var settled: CalendarDate?
  /// The due date that somebody said is not paid yet, after the day that is settled; nil for none.
  package private(set) var late: CalendarDate?
  /// The open due date after which somebody told the balance, so that it may hold the payment already;
  /// nil for none.
  package private(set) var told: CalendarDate?
  /// What was paid in the newest month of a kept plan; nil for nothing.
  package private(set) var made: Made?

  /// Payments of a month of a kept plan.
  package struct Made: Equatable, Sendable {
    package let month: CalendarMonth
    package let amount: Money

    /// What was paid in a month, in all.
    package init(_ amount: Money, in month: CalendarMonth) {
      (self.month, self.amount) = (month, amount)
    }
  }

  /// Marks, of which those of dates that are settled are left out; none by default.
  package init(
    paid: CalendarDate? = nil, settled: CalendarDate? = nil, late: CalendarDate? = nil,
    told: CalendarDate? = nil, made: Made? = nil
  ) {
    (self.paid, self.settled, self.late, self.told) = (paid, settled, late, told)
    self.made = made
    leaveOutSettled()
  }

  /// True when a past due date is neither paid nor settled.
  package func leavesOpen(_ due: CalendarDate) -> Bool {
    due != paid && settled.map { $0 < due } ?? false
  }

  private mutating func leaveOutSettled() {
    late = late.flatMap { leavesOpen($0) ? $0 : nil }
    told = told.flatMap { leavesOpen($0) ? $0 : nil }
  }

  /// Marks a due date as paid.
  ///
  /// - Parameters:
  ///   - due: The date.
  ///   - missed: A past due date that is open; it stays so when another is paid.
  package mutating func pay(_ due: CalendarDate, missed: CalendarDate?) {
    paid = max(paid ?? due, due)
    if missed == nil || missed == due { settled = max(settled ?? due, due) }
    leaveOutSettled()
  }

  /// Adds a payment to those of a month, unless they are of a later one.
  package mutating func add(_ amount: Money, in month: CalendarMonth) {
    let before = made.map { $0.month.months(until: month) } ?? 1
    guard before >= 0 else { return }
    let sum = before == 0 ? amount + (made?.amount ?? amount) : amount
    made = Made(min(sum, .most(sum.currency)), in: month)
  }

  /// Settles every due date up to a day.
  package mutating func settle(through day: CalendarDate) {
    settled = max(settled ?? day, day)
    leaveOutSettled()
  }

  /// Notes that a due date is not paid yet.
  package mutating func note(late due: CalendarDate) {
    late = due
    leaveOutSettled()
  }

  /// Notes that the balance was told after a due date.
  package mutating func tell(after due: CalendarDate) {
    told = due
    leaveOutSettled()
  }

  /// Follows a new due day: the mark goes to its nearest date, and the dates so far are settled, with
  /// those of a month that is paid.
  package mutating func move(to day: Int?, on today: CalendarDate) {
    self = DueMarks(
      paid: day.flatMap { day in paid.map(DueDay(day: day).nearest) },
      settled: [today, settled, made?.month.lastDay].compactMap(\.self).max(), made: made)
  }

  /// Converts what was paid to another currency; nothing where that cannot be.
  package func with(currency: Currency) -> DueMarks {
    var marks = self
    marks.made = made.flatMap { made in
      made.amount.sameFigure(in: currency).map { Made($0, in: made.month) }
    }
    return marks
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

  /// True when the balance was told after the missed date, so that the payment may be in it.
  package func mayHold(paymentOf today: CalendarDate) -> Bool {
    missed(on: today).map { $0 == marks.told } ?? false
  }

  /// True when it was paid in a month of a kept plan, or for a later one.
  package func isPaid(in month: CalendarMonth) -> Bool {
    marks.made.map { month.months(until: $0.month) >= 0 } ?? false
  }

  /// The next date on which a payment is due; nil without a due day, and for a debt that is paid off and
  /// cannot grow again.
  package func nextPayment(on today: CalendarDate) -> CalendarDate? {
    owed.isPositive || kind.canBeSpent ? nextDue(on: today) : nil
  }

  /// The date of the payment that comes first: a missed one, else the next; nil without a due day.
  package func firstDue(on today: CalendarDate) -> CalendarDate? {
    missed(on: today) ?? nextDue(on: today)
  }
}

extension Wallet {
  /// Settles the due dates so far of what is new since another state, owes something again or has another
  /// due day, and notes where a balance was told after a due date.
  ///
  /// - Parameters:
  ///   - old: The state before.
  ///   - today: The day; the due dates up to it are settled.
  ///   - areOfToday: True when balances that changed are those of today.
  package mutating func settle(
    since old: Wallet, on today: CalendarDate, balances areOfToday: Bool = true
  ) {
    for place in cards.indices {
      let (card, before) = (cards[place], old[cards[place].id])
      if let before, before.details.dueDay != card.details.dueDay, before.marks == card.marks {
        cards[place].marks.move(to: card.details.dueDay, on: today)
      } else if card.marks.settled == nil || before?.owed.isZero == true {
        cards[place].marks.settle(through: today)
      } else if areOfToday, let before, before.marks == card.marks, before.balance != card.balance,
        let missed = card.missed(on: today)
      {
        cards[place].marks.tell(after: missed)
      }
    }
  }
}

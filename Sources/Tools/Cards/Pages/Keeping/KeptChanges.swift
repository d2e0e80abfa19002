import Calendars
import CardsFormulas
import Finance
import State
import Web

/// What a kept plan notes of a change besides new balances.
enum KeptNotes: Equatable, Sendable {
  /// Nothing.
  case balances
  /// The month in which a debt was marked as paid.
  case payment(of: CardID)
  /// The month for which somebody looked at every balance; nil for that of today.
  case checkIn(for: CalendarMonth?)

  /// True where the month is noted also if no balance changed.
  fileprivate func areMade(in plan: KeptPlan) -> Bool {
    switch self {
    case .balances: false
    case .payment(let id): plan.follows(id)
    case .checkIn: true
    }
  }

  /// The month that a change counts for; nil for that of today.
  fileprivate var month: CalendarMonth? {
    if case .checkIn(let month) = self { month } else { nil }
  }

  fileprivate var isCheckIn: Bool { if case .checkIn = self { true } else { false } }
}

/// Changes of a kept plan, and what it notes of other changes.
extension CardsBook {
  /// Makes a change, settles the due dates so far of what is new, and lets the kept plan note the
  /// change for the month of today.
  ///
  /// A change of the currency changes no balance, and nothing is noted.
  ///
  /// - Parameters:
  ///   - today: The day.
  ///   - notes: What it notes besides new balances.
  ///   - change: The change, which records itself in the history.
  /// - Throws: What the change throws.
  mutating func noting<Problem: Error>(
    on today: CalendarDate, _ notes: KeptNotes = .balances,
    _ change: (inout CardsBook) throws(Problem) -> Void
  ) throws(Problem) {
    let old = self
    try change(&self)
    if history.revision > old.history.revision, !history.isUndone {
      wallet.settle(since: old.wallet, on: today, balances: !notes.isCheckIn)
    }
    if case .noted? = history.inverse { return }
    guard history.revision > old.history.revision, !history.isUndone,
      wallet.currency == old.wallet.currency, let before = old.wallet.kept,
      wallet.kept?.id == before.id
    else { return }
    let new = wallet
    wallet.kept?.note(
      from: old.wallet, to: new, in: notes.month ?? CalendarMonth(of: today),
      always: notes.areMade(in: before), isCheckedIn: notes.isCheckIn)
    guard let inverse = history.inverse, wallet.kept?.tracking != before.tracking else { return }
    if case .received = inverse { return }
    rewrite(.noted(inverse, before.tracking, since: before.since, wallet.currency))
  }

  /// Keeps a plan in place of any before, with rates that were typed for it.
  mutating func keep(_ plan: KeptPlan, rates: [CardRate], by operation: Operation) {
    let before = wallet.kept
    wallet.kept = plan
    record(operation, .kept(before, rates: set(rates)))
  }

  /// Forgets the kept plan, and leaves the debts as they are.
  mutating func forgetPlan(by operation: Operation) throws(CardsProblem) {
    guard let before = wallet.kept else { throw .nothingToUndo }
    wallet.kept = nil
    record(operation, .kept(before, rates: []))
  }

  /// Sets several balances as one change, which settles the due dates up to a day.
  mutating func check(
    _ balances: [(card: Card, balance: Money)], settling day: CalendarDate, by operation: Operation
  ) {
    let now = balances.map { card, balance in
      var marks = card.marks
      marks.settle(through: day)
      return CardBalance(id: card.id, balance: balance, marks: marks)
    }
    record(operation, .balances(set(now.filter { $0 != wallet[$0.id]?.told })))
  }
}

extension Card {
  /// What is told of it now.
  fileprivate var told: CardBalance { CardBalance(id: id, balance: balance, marks: marks) }
}

extension KeptPlan {
  /// The same plan with as many months as there can be, for measuring the room that it needs.
  var withRoom: KeptPlan {
    var copy = self
    let most = records.map(\.owed.minorUnits).max() ?? 0
    while copy.records.count < Self.mostRecords + 1, let last = copy.records.last {
      copy.records.append(
        Record(
          month: last.month.addingMonths(1),
          owed: Money(minorUnits: most, budget.currency), isCheckedIn: true))
    }
    return copy
  }
}

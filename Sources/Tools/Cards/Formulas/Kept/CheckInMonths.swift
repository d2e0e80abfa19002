/// The months for which somebody can say what they owe: that of today and, while nothing is recorded for
/// it, the one before.
package struct CheckInMonths: Equatable, Sendable {
  /// The month of today.
  package let current: CalendarMonth
  /// The month before; nil before the plan was kept.
  package let before: CalendarMonth?
  /// True once something is recorded for the month of today, so that it cannot be the one before.
  package let isRecorded: Bool
  private let isPresetBefore: Bool
  /// The last due date of the month of today, while it is still to come; nil after that.
  package let lastDue: CalendarDate?

  /// The months of a wallet's kept plan; nil without one.
  ///
  /// Payments of the month of today that are still to be made say that balances are those of the end of
  /// the month before. Without any due day, the 20th counts.
  package init?(_ wallet: Wallet, on today: CalendarDate) {
    guard let plan = wallet.kept else { return nil }
    let current = CalendarMonth(of: today)
    let before = current.addingMonths(-1)
    self.current = current
    self.before = plan.since.months(until: before) >= 0 ? before : nil
    isRecorded = plan.records.contains { $0.month == current }
    let days = plan.debts.compactMap { wallet[$0.id] }.filter(\.owed.isPositive)
      .compactMap(\.details.dueDay)
    let last = min(days.max() ?? 20, current.lastDay.day)
    isPresetBefore = today.day < last
    lastDue =
      isPresetBefore && !days.isEmpty
      ? CalendarDate(year: current.year, month: current.month, day: last) : nil
  }

  /// The month that a form begins with.
  package var preset: CalendarMonth {
    guard let before, !isRecorded, isPresetBefore else { return current }
    return before
  }
}

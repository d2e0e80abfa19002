/// The months of a plan in words: month 1 is next month.
///
/// An example that stands on a page for longer than a day counts from now instead.
struct PlanDates: Sendable {
  /// The month of the answer; nil for an example.
  let start: CalendarMonth?

  /// Months after a day; nil for an example.
  init(from today: CalendarDate?) {
    start = today.map { CalendarMonth(of: $0) }
  }

  /// "March 2029", or "2 years 4 months".
  func words(_ month: Int) -> String {
    start.map { $0.addingMonths(month).words } ?? Term(months: month).inShort
  }

  /// The month as a large figure.
  func figure(_ month: Int) -> AnswerFigures.Value {
    start.map { .month($0.addingMonths(month)) } ?? .term(Term(months: month))
  }

  /// "Mar 2029", or "2 years 4 months".
  func short(_ month: Int) -> String {
    start.map { $0.addingMonths(month).shortWords } ?? Term(months: month).inShort
  }

  /// "in March 2029", or "in 2 years and 4 months".
  func when(_ month: Int) -> String {
    "in \(start.map { $0.addingMonths(month).words } ?? Term(months: month).words)"
  }
}

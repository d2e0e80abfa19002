/// A month of a year, in the years 1 to 9999.
package struct CalendarMonth: Hashable, Sendable {
  private let first: CalendarDate

  package init?(year: Int, month: Int) {
    guard let first = CalendarDate(year: year, month: month, day: 1) else { return nil }
    self.first = first
  }

  /// The month that a date is in.
  package init(of date: CalendarDate) {
    first = date.addingDays(1 - date.day)
  }

  package var year: Int { first.year }
  package var month: Int { first.month }

  package func addingMonths(_ count: Int) -> CalendarMonth {
    CalendarMonth(of: first.addingMonths(count))
  }

  /// The months from this one to another, negative when that is in the past.
  ///
  ///     november2026.months(until: june2028)  // 19
  package func months(until other: CalendarMonth) -> Int {
    (other.year - year) * 12 + other.month - month
  }
}

extension CalendarMonth {
  /// The month of `YYYY-MM`, exactly so, or nil.
  package init?(iso text: some StringProtocol) {
    guard let first = CalendarDate(iso: "\(text)-01") else { return nil }
    self.first = first
  }

  /// The month as `YYYY-MM`.
  package var iso: String { String(first.iso.dropLast(3)) }

  /// The month in words: "June 2028".
  package var words: String { first.monthAndYear }

  /// The name of the month alone: "June".
  package var name: StaticString { first.monthName }

  /// The names of the months, January first.
  package static let names: [StaticString] = (1...12).compactMap {
    CalendarMonth(year: 2000, month: $0)?.name
  }
}

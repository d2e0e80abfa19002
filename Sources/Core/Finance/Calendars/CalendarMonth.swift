/// A month of a year, in the years 1 to 9999.
package struct CalendarMonth: Hashable, Sendable {
  private let first: CalendarDate

  package var firstDay: CalendarDate { first }

  package var lastDay: CalendarDate { addingMonths(1).first.addingDays(-1) }

  /// The month with this number, 1 to 12, of a year from 1 to 9999; nil for other numbers.
  package init?(year: Int, month: Int) {
    guard let first = CalendarDate(year: year, month: month, day: 1) else { return nil }
    self.first = first
  }

  /// The month that contains a date.
  package init(of date: CalendarDate) {
    first = date.addingDays(1 - date.day)
  }

  /// The year, from 1 to 9999.
  package var year: Int { first.year }
  /// The number of the month, from 1 to 12.
  package var month: Int { first.month }

  /// The month `count` months later, or earlier when negative.
  ///
  /// Beyond the ends of the calendar the result is its first or its last month.
  package func addingMonths(_ count: Int) -> CalendarMonth {
    CalendarMonth(of: first.addingMonths(count))
  }

  /// The months from this one to another; negative when the other is earlier.
  ///
  ///     november2026.months(until: june2028)  // 19
  package func months(until other: CalendarMonth) -> Int {
    (other.year - year) * 12 + other.month - month
  }
}

extension CalendarMonth {
  /// Reads `YYYY-MM` (ISO 8601); nil for any other spelling.
  package init?(iso text: some StringProtocol) {
    guard let first = CalendarDate(iso: "\(text)-01") else { return nil }
    self.first = first
  }

  /// The month as `YYYY-MM` (ISO 8601).
  package var iso: String { String(first.iso.dropLast(3)) }

  /// The month and year in words: "June 2028".
  package var words: String { first.monthAndYear }

  /// The month and year in short words: "Jun 2028".
  package var shortWords: String { "\(CalendarDate.shortMonthNames[month - 1]) \(year)" }

  /// The English name of the month: "June".
  package var name: StaticString { first.monthName }

  /// The English names of the twelve months, January first.
  package static let names: [StaticString] = (1...12).compactMap {
    CalendarMonth(year: 2000, month: $0)?.name
  }
}

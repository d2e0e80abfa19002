package import Calendars
package import Finance

/// A weekly average of American mortgage rates, by its name at FRED.
///
/// Freddie Mac asks lenders for them in its Primary Mortgage Market Survey and publishes them on
/// Thursdays.
package enum RateSeries: String, CaseIterable, Sendable {
  case thirtyYearFixed = "MORTGAGE30US"
  case fifteenYearFixed = "MORTGAGE15US"
  case fiveOneAdjustable = "MORTGAGE5US"

  package var id: String { rawValue }

  package var name: String {
    switch self {
    case .thirtyYearFixed: "30-year fixed"
    case .fifteenYearFixed: "15-year fixed"
    case .fiveOneAdjustable: "5/1 adjustable"
    }
  }

  /// True when the survey has ended: the last week of the 5/1 rate is that of 10 November 2022.
  package var isDiscontinued: Bool { self == .fiveOneAdjustable }
}

/// The average of one week.
package struct WeeklyRate: Hashable, Sendable {
  package let date: CalendarDate
  package let rate: Percentage

  /// The average of a week; nil when it cannot be genuine: the survey began in April 1971, and its
  /// highest average is 18.63 % in October 1981.
  package init?(date: CalendarDate, rate: Percentage) {
    guard date.year >= 1971, rate > .zero, rate < Self.tooMuch else { return nil }
    self.date = date
    self.rate = rate
  }

  private static let tooMuch = Percentage(30)
}

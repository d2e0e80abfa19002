package import Calendars
package import Finance

/// The last year of a series: at least one week, the newest first.
package struct RateHistory: Equatable, Sendable {
  package let series: RateSeries
  package let latest: WeeklyRate
  private let earlier: [WeeklyRate]

  /// Keeps the weeks up to a year before the newest, in any order.
  package init(_ series: RateSeries, _ weeks: [WeeklyRate]) throws(InvalidRates) {
    let sorted = weeks.sorted { $0.date > $1.date }
    guard let latest = sorted.first else { throw .noRates(series) }
    for (week, next) in zip(sorted, sorted.dropFirst()) where week.date == next.date {
      throw .dateTwice(week.date)
    }
    self.series = series
    self.latest = latest
    let start = latest.date.addingMonths(-12)
    earlier = sorted.dropFirst().filter { $0.date >= start }
  }

  package var weeks: [WeeklyRate] { [latest] + earlier }

  /// The week before the latest; nil when it is missing.
  package var previous: WeeklyRate? { earlier.first }

  /// The change since the week before; negative when the rate fell.
  package var change: Percentage? {
    previous.map {
      Percentage(tenThousandths: latest.rate.tenThousandths - $0.rate.tenThousandths)
    }
  }

  /// True when a newer week is overdue, in a series that continues.
  ///
  /// Weeks are published on Thursdays, in holiday weeks a day earlier or later.
  package func isStale(on today: CalendarDate) -> Bool {
    !series.isDiscontinued && latest.date.days(until: today) > 10
  }
}

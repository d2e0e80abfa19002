/// The last year of a series: at least one rate, the newest first.
package struct RateHistory: Equatable, Sendable {
  package let series: RateSeries
  /// The time at which the source was asked.
  package private(set) var retrieved: UTCTime
  /// The header `Last-Modified` of the answer that held it; nil when there was none.
  package let lastModified: String?
  package let latest: DatedRate
  private let earlier: [DatedRate]

  /// Keeps the rates up to a year before the newest, in any order.
  package init(
    _ series: RateSeries, _ rates: [DatedRate], retrieved: UTCTime,
    lastModified: String? = nil
  ) throws(InvalidRates) {
    let sorted = rates.sorted { $0.date > $1.date }
    guard let latest = sorted.first else { throw .noRates(series) }
    for (rate, next) in zip(sorted, sorted.dropFirst()) where rate.date == next.date {
      throw .dateTwice(rate.date)
    }
    self.series = series
    self.retrieved = retrieved
    self.lastModified = lastModified.flatMap { Self.isHeader($0) ? $0 : nil }
    self.latest = latest
    let start = latest.date.addingMonths(-12)
    earlier = sorted.dropFirst().filter { $0.date >= start }
  }

  /// The same rates, of which the source has said at a later time that nothing has changed.
  package func unchanged(at time: UTCTime) -> RateHistory {
    var history = self
    history.retrieved = time
    return history
  }

  /// The rates of the year, the newest first.
  package var rates: [DatedRate] { [latest] + earlier }

  /// The rate before the latest; of a daily series, the last that was another one.
  ///
  /// Nil when the year has none.
  package var previous: DatedRate? {
    switch series.frequency {
    case .daily: earlier.first { $0.rate != latest.rate }
    case .weekly, .monthly: earlier.first
    }
  }

  /// The change since the previous rate; negative when the rate fell.
  package var change: Percentage? {
    previous.map {
      Percentage(tenThousandths: latest.rate.tenThousandths - $0.rate.tenThousandths)
    }
  }

  /// The rates of the year that differ from the one before them, the newest first, and the oldest.
  ///
  /// Of a daily series these are the days on which it was set.
  package var changes: [DatedRate] {
    let rates = rates
    return zip(rates, rates.dropFirst()).filter { $0.rate != $1.rate }.map(\.0) + rates.suffix(1)
  }

  /// True when a newer rate is overdue, in a series that continues.
  package func isStale(on today: CalendarDate) -> Bool {
    !series.isDiscontinued && latest.date.days(until: today) > series.frequency.daysUntilStale
  }

  /// True for a text that may be sent back in a header as it stands.
  private static func isHeader(_ text: String) -> Bool {
    1...64 ~= text.utf8.count && text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }
}

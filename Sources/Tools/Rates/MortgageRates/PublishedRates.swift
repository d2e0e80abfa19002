/// The rates of all sources, in the order of their series.
package struct PublishedRates: Equatable, Sendable {
  package let histories: [RateHistory]
  /// The time of the newest retrieval; nil when there are no rates.
  package let retrieved: UTCTime?
  /// True for the rates that came with the release, and were not fetched by this site.
  package let isSnapshot: Bool

  /// Rates of any sources, in any order.
  package init(_ histories: [RateHistory], retrieved: UTCTime? = nil, isSnapshot: Bool = false) {
    self.histories = RateSeries.allCases.compactMap { series in
      histories.first { $0.series == series }
    }
    self.retrieved = histories.map(\.retrieved).max { $0.extended < $1.extended } ?? retrieved
    self.isSnapshot = isSnapshot
  }

  package static let none = PublishedRates([])

  /// These rates with those that were fetched at a time in the place of the same series.
  package func replacing(with fetched: [RateHistory], at time: UTCTime) -> PublishedRates {
    PublishedRates(fetched + histories, retrieved: time)
  }

  /// The same rates, as those that come with a release.
  package var asSnapshot: PublishedRates {
    PublishedRates(histories, retrieved: retrieved, isSnapshot: true)
  }

  package subscript(_ series: RateSeries) -> RateHistory? {
    histories.first { $0.series == series }
  }

  /// True when any series that continues is stale.
  package func isStale(on today: CalendarDate) -> Bool {
    histories.contains { $0.isStale(on: today) }
  }
}

import MortgageRates

/// The answer in JSON.
struct RatesJSON {
  let rates: PublishedRates
  let today: CalendarDate

  /// A series on a day.
  private struct Series {
    let history: RateHistory
    let today: CalendarDate
  }

  static let shape = Shape<RatesJSON> {
    Member("retrieved", .nullable(.time)) { $0.rates.retrieved?.extended }
    Member("stale", .truth) { $0.rates.isStale(on: $0.today) }
    Member("snapshot", .truth) { $0.rates.isSnapshot }
    Member("series", .list(series)) { json in
      json.rates.histories.map { Series(history: $0, today: json.today) }
    }
  }

  private static let series = Shape<Series> {
    RateHistory.identity.of { $0.history }
    Member("stale", .truth) { $0.history.isStale(on: $0.today) }
    RateHistory.newest.of { $0.history }
  }
}

import Formats
import Calendars
import Finance
import MortgageRates

/// The answer in JSON.
struct RatesJSON {
  /// The fetched rates; nil when there are none.
  let rates: PublishedRates?
  let today: CalendarDate

  static let shape = Shape<RatesJSON> {
    Member("retrieved", .nullable(.time)) { $0.rates?.retrieved.extended }
    Member("stale", .truth) { $0.rates?.isStale(on: $0.today) ?? false }
    Member("series", .list(Shape { RateHistory.members })) { $0.rates?.histories ?? [] }
  }
}

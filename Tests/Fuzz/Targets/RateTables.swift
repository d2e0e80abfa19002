import Fetching
import Finance
import MortgageRates

extension Target {
  /// The tables of services that publish rates, asked for all that they have.
  static let rateTables = Target("RateTables") { input in
    for source in RateSource.allCases {
      guard let table = try? RateTable(input, from: source) else { continue }
      for series in [source.series, Array(source.series.prefix(1))] {
        guard let rates = try? table.rates(of: series, on: .earliest.addingMonths(12 * 2025)) else {
          continue
        }
        precondition(rates.count == series.count, "a list for each series")
        for (series, rates) in zip(series, rates) where !rates.isEmpty {
          let history = try? RateHistory(series, rates, retrieved: UTCTime(0))
          precondition(history != nil, "a date twice")
        }
      }
    }
  }
}

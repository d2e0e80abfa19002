package import MortgageRates

/// A request to a service: its address, the series it asks for, and the form of the answer.
package struct RatesRequest: Equatable, Sendable {
  /// The form in which a service answers.
  package enum Format: Equatable, Sendable {
    /// The JSON of FRED's `series/observations`.
    case observations
    /// A table of dates and rates with commas between its columns.
    case table
  }

  package let address: String
  /// True for a server on this machine, to which no proxy is between.
  package let isLocal: Bool
  /// The series in it: one at least, all of one source.
  package let series: [RateSeries]
  package let format: Format

  private init(_ service: ServiceAddress, _ path: String, _ series: [RateSeries], _ format: Format)
  {
    address = service.base + path
    isLocal = service.isLocal
    self.series = series
    self.format = format
  }
}

extension RatesRequest {
  /// The requests to FRED's programming interface: the newest weeks, a year and a few more.
  package static func fred(at base: String, key: FREDKey) -> [RatesRequest]? {
    ServiceAddress(base).map { service in
      RateSource.fred.series.map { series in
        let path =
          "/fred/series/observations?series_id=\(series.id)&api_key=\(key.text)"
          + "&file_type=json&sort_order=desc&limit=60"
        return RatesRequest(service, path, [series], .observations)
      }
    }
  }

  /// The requests for FRED's public tables, which need no key and hold all weeks there are.
  package static func fredTables(at base: String) -> [RatesRequest]? {
    ServiceAddress(base).map { service in
      RateSource.fred.series.map { series in
        RatesRequest(service, "/graph/fredgraph.csv?id=\(series.id)", [series], .table)
      }
    }
  }

  /// The requests to the database of the Bank of England, one for each frequency.
  ///
  /// They ask for a year and a month or two more.
  package static func bankOfEngland(at base: String, on today: CalendarDate) -> [RatesRequest]? {
    ServiceAddress(base).map { service in
      [RateFrequency.daily, .monthly].map { frequency in
        let series = RateSource.bankOfEngland.series.filter { $0.frequency == frequency }
        let path =
          "/boeapps/database/_iadb-fromshowcolumns.asp?csv.x=yes"
          + "&Datefrom=\(firstDay(before: today))&Dateto=now"
          + "&SeriesCodes=\(series.map(\.id).joined(separator: ","))"
          + "&CSVF=TN&UsingCodes=Y&VPD=Y&VFD=N"
        return RatesRequest(service, path, series, .table)
      }
    }
  }

  /// The first day of the month thirteen months ago, as the Bank writes it: "01/Oct/2025".
  private static func firstDay(before today: CalendarDate) -> String {
    let day = today.addingMonths(-13).firstOfMonth
    return "01/\(CalendarDate.shortMonthNames[day.month - 1])/\(day.year)"
  }
}

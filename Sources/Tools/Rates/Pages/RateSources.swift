import MortgageRates

/// The source of a country's rates, in the wording that its owner asks for.
struct RateSources {
  let country: RateCountry
  let histories: [RateHistory]
  let isSnapshot: Bool

  /// What the rates are, whose they are, and on what terms they are shown.
  var html: HTML {
    switch country {
    case .unitedKingdom:
      """
      <p class="hint">Source: <a href="https://www.bankofengland.co.uk/statistics">Bank of \
      England</a>\(fetched). Bank Rate is what the Bank sets. The others are averages of the \
      rates that lenders quoted. The fixed ones are for people who borrow three quarters of a home’s \
      price. Your own rate may be higher or lower. ▲ and ▼ are since the rate before. The line is \
      the year up to the date.</p>
      <p class="hint">Contains public sector information licensed under the \
      <a href="https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/">Open \
      Government Licence v3.0</a>.</p>
      """
    case .unitedStates:
      """
      <p class="hint">Source: Freddie Mac, Primary Mortgage Market Survey, through \
      <a href="https://fred.stlouisfed.org/">FRED</a>, Federal Reserve Bank of St. Louis\(fetched). \
      They are averages of what lenders offer across the country. They are for people with good \
      credit, who pay a fifth of the price themselves. Fees come on top, and your own rate may be higher or \
      lower. ▲ and ▼ are since the rate before. The line is the year up to the date.</p>
      <p class="hint">The rates are Freddie Mac’s, on \
      <a href="https://fred.stlouisfed.org/legal/">FRED’s terms</a>. This product uses the FRED® API \
      but is not endorsed or certified by the Federal Reserve Bank of St. Louis.</p>
      """
    }
  }

  /// Where to find each series at its source.
  var list: HTML {
    """
    \(details("Where to find each rate", "<ul>\n\(each: histories, item)</ul>"))

    """
  }

  private var fetched: String {
    guard let newest = histories.map(\.retrieved.date).max() else { return "" }
    return isSnapshot ? ", read in \(day(newest))" : ", fetched on \(day(newest))"
  }

  private func day(_ date: CalendarDate) -> String {
    isSnapshot ? date.monthAndYear : date.words(in: country.currency)
  }

  private func item(_ history: RateHistory) -> HTML {
    let series = history.series
    let address = Self.address(of: series)
    switch country {
    case .unitedKingdom:
      return """
        <li>\(series.name): Bank of England, <a href="\(address)">\(series.id)</a>.</li>

        """
    case .unitedStates:
      return """
        <li>Freddie Mac, \(Self.title(of: series)) [\(series.id)], retrieved from FRED, Federal \
        Reserve Bank of St. Louis; <a href="\(address)">\(address)</a>, \
        \(day(history.retrieved.date)).</li>

        """
    }
  }

  private static func address(of series: RateSeries) -> String {
    switch series.source {
    case .fred: "https://fred.stlouisfed.org/series/\(series.id)"
    case .bankOfEngland:
      "https://www.bankofengland.co.uk/boeapps/database/fromshowcolumns.asp?SeriesCodes=\(series.id)"
        + "&UsingCodes=Y&VPD=Y&VFD=N"
    }
  }

  /// The title of an American series at FRED.
  private static func title(of series: RateSeries) -> String {
    switch series {
    case .fifteenYearFixed: "15-Year Fixed Rate Mortgage Average in the United States"
    case .fiveOneAdjustable: "5/1-Year Adjustable Rate Mortgage Average in the United States"
    default: "30-Year Fixed Rate Mortgage Average in the United States"
    }
  }
}

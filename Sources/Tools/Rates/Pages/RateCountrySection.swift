import MortgageRates

/// The rates of a country, with their year in tables and their source.
struct RateCountrySection {
  let country: RateCountry
  /// The rates of all countries.
  let rates: PublishedRates
  /// Rates that are old on this day are marked.
  let dayOfMarks: CalendarDate

  private var histories: [RateHistory] {
    rates.histories.filter { $0.series.source.country == country }
  }

  var html: HTML {
    """
    <section aria-labelledby="\(country.id.description)">
    <h2 id="\(country.id.description)">\(country.name)</h2>
    \(histories.isEmpty ? missing : content)\
    </section>

    """
  }

  private var content: HTML {
    """
    <ul class="rate-list">
    \(each: current, row)\
    </ul>
    \(each: ended, Self.discontinued)\
    \(sources.html)
    \(RateTables(histories: current).html)\
    \(sources.list)
    """
  }

  private var sources: RateSources {
    RateSources(country: country, histories: histories, isSnapshot: rates.isSnapshot)
  }

  private func row(_ history: RateHistory) -> HTML {
    RateRow(history: history, marksAsOld: history.isStale(on: dayOfMarks)).html
  }

  private var current: [RateHistory] { histories.filter { !$0.series.isDiscontinued } }
  private var ended: [RateHistory] { histories.filter(\.series.isDiscontinued) }

  private var missing: HTML {
    switch country {
    case .unitedKingdom:
      """
      <p>British rates have not been fetched yet. They’ll be here as soon as this site has heard \
      from the Bank of England, which it asks once a day. Until then, \
      <a href="https://www.bankofengland.co.uk/monetary-policy/the-interest-rate-bank-rate">the Bank’s \
      own page</a> says what Bank Rate is today.</p>

      """
    case .unitedStates:
      """
      <p>American rates have not been fetched yet. They’ll be here as soon as this site has heard \
      from FRED, which it asks once a day. Until then, \
      <a href="https://www.freddiemac.com/pmms">Freddie Mac’s own page</a> has this week’s.</p>

      """
    }
  }

  private static func discontinued(_ history: RateHistory) -> HTML {
    let currency = history.series.source.country.currency
    return """
      <p class="hint"><b>\(history.series.name): discontinued.</b> Freddie Mac no longer collects \
      this rate. The last was \(history.latest.rate.words), in the week to \
      \(history.latest.date.words(in: currency)). It doesn’t tell you today’s rate.</p>

      """
  }
}

extension RateCountry {
  /// The id of the heading of its section.
  fileprivate var id: StaticString {
    switch self {
    case .unitedKingdom: "united-kingdom"
    case .unitedStates: "united-states"
    }
  }

  /// The name, with the article that it has in a sentence left out.
  var name: String {
    switch self {
    case .unitedKingdom: "United Kingdom"
    case .unitedStates: "United States"
    }
  }
}

import Calendars
import Formats
import Components
import Finance
import Markup
import MortgageRates

/// The sources of the rates, in the wording that their owners ask for.
struct RateSources {
  private let rates: PublishedRates

  init(_ rates: PublishedRates) {
    self.rates = rates
  }

  var html: HTML {
    """
    <div class="prose">
    <h2>Where they come from</h2>
    <p>Source: Freddie Mac, Primary Mortgage Market Survey, through FRED. Fetched on \
    \(rates.retrieved.date.words(in: .usd)). New rates come out on Thursdays.</p>
    <p>This product uses the FRED® API but is not endorsed or certified by the Federal Reserve Bank \
    of St. Louis.</p>
    \(details("How to cite them", "<ul>\n\(each: rates.histories, citation)</ul>"))
    </div>
    """
  }

  private func citation(_ history: RateHistory) -> HTML {
    let address = "https://fred.stlouisfed.org/series/\(history.series.id)"
    return """
      <li>Freddie Mac, \(Self.title(of: history.series)) [\(history.series.id)], retrieved from \
      FRED, Federal Reserve Bank of St. Louis; <a href="\(address)">\(address)</a>, \
      \(rates.retrieved.date.words(in: .usd)).</li>

      """
  }

  private static func title(of series: RateSeries) -> String {
    switch series {
    case .thirtyYearFixed: "30-Year Fixed Rate Mortgage Average in the United States"
    case .fifteenYearFixed: "15-Year Fixed Rate Mortgage Average in the United States"
    case .fiveOneAdjustable: "5/1-Year Adjustable Rate Mortgage Average in the United States"
    }
  }
}

import LoanPages
import MortgageRates

/// The page of interest rates: the newest of each series against the one before.
struct RatesPage {
  static let address = RatesPath.page.address

  let rates: PublishedRates
  let today: CalendarDate
  let currency: Currency

  var page: Page {
    let age = RateAge(rates: rates, today: today, currency: currency)
    return Self.page(
      """
      \(age.note)\
      <div class="rates">
      \(each: sections(marking: age.dayOfMarks), \.html)\
      </div>
      <div class="prose">
      <h2>How fresh they are</h2>
      \(age.ofSnapshot)\
      <p>Bank Rate is old after \(RateFrequency.daily.daysUntilStale) days, American rates after \
      \(RateFrequency.weekly.daysUntilStale), other British ones after \
      \(RateFrequency.monthly.daysUntilStale). When one is old, this page says so at the top.</p>
      </div>
      """, currency: currency)
  }

  /// The page when nothing has been fetched.
  static func missing(in currency: Currency) -> Page {
    page(
      """
      <div class="prose">
      <p>Rates have not been fetched yet. Check back soon, or use your lender’s rate.</p>
      <p><a class="button"\(href: LoanTool.address)>Work out a loan</a></p>
      </div>
      """, currency: currency)
  }

  private static func page(_ content: HTML, currency: Currency) -> Page {
    let places = countries(in: currency).map { "the \($0.name)" }.joined(separator: " and ")
    return Page(
      title: "Interest rates",
      lead: "What borrowing costs on average, in \(places).",
      description: RatesTool.tile.sentence, tool: address, help: HelpBox(currency: currency),
      content: content)
  }

  private func sections(marking day: CalendarDate) -> [RateCountrySection] {
    Self.countries(in: currency).map {
      RateCountrySection(country: $0, rates: rates, dayOfMarks: day)
    }
  }

  private static func countries(in currency: Currency) -> [RateCountry] {
    currency == .usd ? [.unitedStates, .unitedKingdom] : [.unitedKingdom, .unitedStates]
  }
}

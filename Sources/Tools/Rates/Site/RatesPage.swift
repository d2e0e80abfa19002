import Web
import LoanSite
import Calendars
import Components
import Finance
import Markup
import MortgageRates

/// The page of mortgage rates: the latest week of each series against the one before.
struct RatesPage {
  static let address = RatesPath.page.address

  private let rates: PublishedRates
  private let today: CalendarDate

  init(_ rates: PublishedRates, today: CalendarDate) {
    self.rates = rates
    self.today = today
  }

  var page: Page {
    Self.page(
      """
      \(rates.isStale(on: today) ? staleNote : nil)\
      \(current.first.map { "<p class=\"say\">\(RateSentences($0).headline)</p>\n" as HTML })\
      <ul class="tiles">
      \(each: current, RateCard.html)\
      </ul>
      \(each: ended, Self.discontinued)\
      <div class="prose">
      <h2>What these rates are</h2>
      <p>Each is an average of what lenders offer across the country, to people with a good credit \
      record who pay a fifth of the price themselves. Your own rate may be higher or lower. Fees \
      come on top.</p>
      </div>
      \(RatesTable(current).html)
      \(RateSources(rates).html)
      """)
  }

  /// The page when nothing has been fetched.
  static let missing = page(
    """
    <div class="prose">
    <p>We don’t have this week’s rates yet. Check back soon, or use your lender’s rate.</p>
    <p><a class="button"\(href: LoanTool.address)>Work out a loan</a></p>
    </div>
    """)

  private static func page(_ content: HTML) -> Page {
    Page(
      title: "Mortgage rates in the United States",
      lead: "What a loan for a home costs on average, and how that compares with the week before.",
      description: RatesTool.tile.sentence, tool: address, help: HelpBox(currency: .usd),
      content: content)
  }

  private var current: [RateHistory] { rates.histories.filter { !$0.series.isDiscontinued } }
  private var ended: [RateHistory] { rates.histories.filter(\.series.isDiscontinued) }

  private var staleNote: HTML? {
    current.map(\.latest.date).min().map {
      """
      <p class="note">These rates are old: newer ones than those of \($0.words) should be here by \
      now. They may have changed a lot since.</p>

      """
    }
  }

  private static func discontinued(_ history: RateHistory) -> HTML {
    """
    <p class="note"><b>\(history.series.name): discontinued.</b> Freddie Mac no longer asks for \
    this rate. The last was \(history.latest.rate.words), in the week to \
    \(history.latest.date.words(in: .usd)); it says nothing about today.</p>

    """
  }
}

extension Percentage {
  /// The rate as lenders write it, with two decimals: "6.20%".
  var words: String { "\(plain(decimals: 2))%" }
}

import Components
package import Hosting
import Markup
package import MortgageRates
import Web

/// Mortgage rates.
package enum RatesTool {
  static let tile = PageLayout.Tool(
    name: "Mortgage rates",
    sentence: "What US mortgages cost this week, and whether that’s up or down.",
    address: RatesPage.address)

  /// The tool, on a site that has these rates.
  package static func tool(showing rates: LatestRates) -> Tool {
    let requests = RatesRequests(rates)
    return Tool(
      stem: "rates",
      tile: tile,
      door: .borrow,
      isInNavigation: false,
      routes: [
        .get(RatesPath.page, RatesAPI.page, requests.page),
        .get(RatesPath.json, RatesAPI.json, requests.json),
      ],
      embedding: ToolEmbedding(
        title: "Mortgage rates", choice: "Mortgage rates in the United States",
        page: requests.page))
  }
}

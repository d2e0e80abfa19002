import Components
package import Hosting
import Markup
package import MortgageRates
import Web

/// Mortgage rates.
package enum RatesTool {
  static let tile = PageLayout.Tool(
    name: "Mortgage rates",
    sentence: "See what mortgages cost in the United States now, against the week before.",
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

package import MortgageRates

/// Interest rates.
package enum RatesTool {
  static let tile = PageLayout.Tool(
    name: "Interest rates",
    sentence: "What mortgages cost now in the UK and the US, and whether that’s up or down.",
    address: RatesPage.address)

  /// The tool, on a site that has these rates.
  package static func tool(showing rates: LatestRates) -> Tool {
    let requests = RatesRequests(latest: rates)
    return Tool(
      stem: "rates",
      tile: tile,
      category: .borrow,
      isInNavigation: false,
      routes: [
        .get(
          RatesPath.page, .page("The page of British and American interest rates"), requests.page),
        .get(
          RatesPath.json,
          .json(
            "British and American interest rates, the newest against those before",
            RatesJSON.shape), requests.json),
      ],
      embedding: ToolEmbedding(
        title: "Interest rates", choice: "Interest rates in the UK and the US",
        page: requests.page))
  }
}

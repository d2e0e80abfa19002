import Testing

/// Wherever an answer can be saved as CSV it can be saved as JSON, with the same parameters.
@Suite struct DownloadLinksTests {
  @Test(arguments: [
    "/credit-card?balance=2292&apr=17.91&rule=danske-bank&payment=60",
    "/loan?amount=1000&rate=7&years=2&extra=5",
    "/loan/schedule?amount=1000&rate=7&years=2&extra=5",
    "/balance-transfer?balance=3000&apr=24.9&promo-months=20",
    "/student-loan?principal=30000&apr=5&proportion=50",
    "/plan?balance-1=600&apr-1=34.9&balance-3=3000&apr-3=24.9&due-day-3=5&budget=200",
    "/student-loan/schedule?principal=30000&apr=5&proportion=50",
  ])
  func `a link to JSON stands beside every link to CSV`(address: String) throws {
    let links = PageElements(try TestSite.get(address).text).links.compactMap { $0["href"] }
    let tables = links.filter { $0.contains(".csv?") }
    let files = links.filter { $0.contains(".json?") }
    #expect(!tables.isEmpty)
    #expect(tables.count == files.count)
    let asked = try #require(address.split(separator: "?").last).split(separator: "&")
    for link in tables + files {
      #expect(asked.allSatisfy { link.contains($0) }, "\(link)")
    }
    for link in files {
      let answer = try TestSite.get(link)
      #expect(answer.status == 200)
      #expect(answer.headers["Content-Type"] == "application/json")
    }
  }

  @Test func `a wallet is saved as either`() throws {
    let visitor = Visitor()
    try visitor.post(
      "/cards", [("name", "Blue"), ("balance", "900"), ("limit", "1000"), ("due-day", "5")])
    let links = PageElements(try visitor.get("/cards/transfer").text).links
      .compactMap { $0["href"] }
    #expect(links.contains("/cards/export.csv"))
    #expect(links.contains("/cards/export"))
    #expect(try visitor.get("/cards/export").headers["Content-Type"] == "application/json")
  }
}

/// What the tools begin with, and what they can be changed to.
@Suite struct SiteCurrencyTests {
  @Test(arguments: [
    "/credit-card.csv?balance=2292&apr=17.91", "/loan.csv?amount=1000&rate=5&years=1",
  ])
  func `tables are counted in its digits`(address: String) throws {
    func firstRow(_ table: String) throws -> Substring {
      try #require(table.split(separator: "\r\n").dropFirst().first)
    }
    #expect(try firstRow(TestSite.get(address).text).contains("."))
    #expect(!(try firstRow(TestSite.get(address, in: "JPY")).contains(".")))
  }

  @Test func `links keep the currency that an answer was worked out in`() throws {
    let page = try TestSite.get("/loan?amount=1000&rate=5&years=1", in: "EUR")
    #expect(page.contains(/href="\/loan\.csv\?[^"]*currency=EUR/))
    let pounds = try TestSite.get("/loan?amount=1000&rate=5&years=1").text
    #expect(!pounds.contains(/href="\/loan\.csv\?[^"]*currency=/))
  }

  @Test func `links name pounds on a site that begins in another currency`() throws {
    let page = try TestSite.get("/loan?amount=1000&rate=5&years=1&use-currency=GBP", in: "EUR")
    #expect(page.contains("£"))
    #expect(page.contains(/href="\/loan\.csv\?[^"]*currency=GBP/))
  }

  @Test func `a currency to begin with is no form yet`() throws {
    let blank = try TestSite.get("/loan?use-currency=CHF")
    #expect(blank.status == 200)
    #expect(blank.text.contains("How much are you borrowing<i>, in Swiss francs"))
    #expect(
      try TestSite.get("/loan.json?amount=9&rate=5&years=1&use-currency=CHF").text
        .hasPrefix(#"{"currency":"CHF""#))
    #expect(try TestSite.get("/loan?use-currency=nothing").text.contains("in pounds"))
  }

  /// The tools that ask for a currency: all that work something out and are not for one country alone.
  static let tools = ToolList.tools.filter {
    !["rates", "evidence", "student-loan/uk"].contains($0.stem)
  }

  private static let paths = tools.map { "/\($0.stem)" } + ["/embed/", "/embed/loan"]

  @Test(arguments: paths)
  func `the common currencies can be chosen, and any other once the whole list is asked for`(
    path: String
  ) throws {
    let browser = Visitor()
    expectCommonCurrencies(in: try browser.get(path).text)
    let other = [("currency", "other")]
    let whole =
      switch path {
      case "/cards": try browser.post("/cards/settings", other)
      case "/groups": try browser.post("/groups", other + [("name", "Lisbon"), ("members", "Ana")])
      default: try browser.get("\(path)?currency=other&amount=5")
      }
    #expect(whole.status == 422)
    #expect(
      whole.page[id: "currency-error"]?.words
        == "Error: Choose a currency: the list now has all of them")
    try expectEveryCurrency(in: whole.text)
  }

  private func expectCommonCurrencies(in page: String, first: [String] = ["GBP", "EUR", "USD"]) {
    let codes = PageElements(page)[id: "currency"].map(Self.codes) ?? []
    #expect(codes.count == 15 && Set(codes).count == 15)
    #expect(codes.starts(with: first))
    #expect(codes.last == "other")
  }

  @Test func `a group and its payments can be in any currency, those in its own first`() throws {
    let browser = Visitor()
    let (group, _) = try browser.group()
    expectCommonCurrencies(in: try browser.get(group + "/settings").text)
    try expectEveryCurrency(in: browser.get(group).text, first: ["EUR", "GBP", "USD"])
  }

  private func expectEveryCurrency(
    in page: String, first: [String] = ["GBP", "EUR", "USD"]
  ) throws {
    let list = try #require(PageElements(page)[id: "currency"])
    let codes = Self.codes(list)
    #expect(Set(codes) == Set(Currency.all.map(\.code)))
    #expect(codes.count == Currency.all.count)
    #expect(codes.starts(with: first))
    let others = try #require(list.parts("optgroup").first { $0["label"] == "All others" })
    let otherCodes = Self.codes(others)
    #expect(otherCodes.count == Currency.all.count - 14)
    #expect(otherCodes == otherCodes.sorted())
  }

  private static func codes(_ list: PageElements) -> [String] {
    list.elements.filter { $0.name == "option" }.compactMap { $0["value"] }
      .filter { !$0.isEmpty }
  }

  @Test(arguments: ["GBP", "ZAR", "AED", "ZWG"])
  func `the chosen one is the one that is sent`(code: String) throws {
    let page = try TestSite.get("/loan?amount=1000&rate=5&years=1&currency=\(code)").page
    #expect(page[id: "currency"]?.selected == [code])
  }
}

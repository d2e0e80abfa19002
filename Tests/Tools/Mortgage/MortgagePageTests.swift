@testable import MortgagePages

@Suite struct MortgagePageTests {
  private static let home = "amount=200000&rate=4.5&years=25&start=2027-01-01"
  private static let fixed = "\(home)&fix-months=24&next-rate=7.49"
  private static let charged = "\(fixed)&deposit=20000&lump-sum=30000&lump-sum-payment=6&erc=3"
  private static let deals =
    "amount=180000&years=20&rate-1=4.29&fix-months-1=24&fee-1=999&rate-2=4.49&fix-months-2=24"

  /// At 20 % over thirty years of a fix, 1,000 would cost 382,000 in interest by its end.
  @Test func `a moment whose cost no amount can be given for is left out`() throws {
    let address = """
      /mortgage.json?amount=1000&rate=20&years=40&fix-months=360&next-rate=5&erc=1\
      &allowance-percent=0
      """
    let answer = try TestSite.get(address).json
    let moments = try #require(answer["erc"]?["moments"]?.array)
    #expect(moments.map { $0["payment"]?.number } == ["1"])
    #expect(moments.map { $0["cost"]?.string } == ["10.00"])
  }

  private func said(_ address: String) throws -> String {
    try #require(
      PageElements(TestSite.get(address).text).elements.compactMap { $0["data-say"] }.first)
  }

  @Test(
    arguments: Row.pairs(
      """
       | You’d pay £1,111.66 a month until January 2029, then £1,452.55 if the rate goes to 7.49%. That’s £340.89 more.
      &extra=100 | Overpaying £100 a month saves you £44,964.28 in interest and 4 years.
      &lump-sum=30000&lump-sum-payment=6&erc=3 | The charge for it is £300, so it saves £102,731.47 in all.
      &erc=3 | Overpaying £1,000 more than is free costs £30 now. In January 2028 it costs more: £42.03 for the interest until then.
      &erc=5 | In January 2028 it costs less: £42.03 for the interest until then.
      &lump-sum=30000&lump-sum-payment=6&effect=payment | In February 2028 you’d pay £943.07 a month.
      &lump-sum=30000&lump-sum-payment=6&effect=payment | You’d pay £1,111.66 a month at first, and after January 2029 £1,232.25 if the rate goes to 7.49%. That’s £120.59 more.
      &savings=20000 | Your savings of £20,000 save you
      &savings=20000&lump-sum=30000&lump-sum-payment=6&erc=3 | Your savings of £20,000 and overpaying £30,000 once save you
      &savings=20000&lump-sum=30000&lump-sum-payment=6&erc=3 | The charge for overpaying is £300, so both save
      &lump-sum=199000&lump-sum-payment=2 | Without overpaying, you’d pay £1,111.66 a month until January 2029, then £1,452.55 if
      """))
  func `says what it costs, what overpaying saves and whether waiting costs less`(
    more: String, words: String
  ) throws {
    #expect(try said("/mortgage?\(Self.fixed)\(more)").contains(words))
  }

  @Test func `says of a mortgage that nothing changes which figures are those without the extras`()
    throws
  {
    #expect(
      try said("/mortgage?\(Self.home)&savings=20000").hasPrefix(
        "Without the savings, you’d pay £1,111.66 a month for 25 years."))
    let page = try TestSite.get("/mortgage?\(Self.fixed)&lump-sum=199000&lump-sum-payment=2").text
    #expect(page.contains("until Apr 2027") && page.contains("1 April 2027"))
  }

  /// £150,754.02 of interest in 300 payments come to £92,844.25 in 231 with both.
  @Test func `what savings and overpaying save together is told of both`() throws {
    #expect(
      try said("/mortgage?amount=200000&rate=5&years=25&savings=20000&extra=100") == """
        Without the savings and without overpaying, you’d pay £1,169.18 a month for 25 years. The \
        interest comes to £150,754.02. Your savings of £20,000 and overpaying £100 a month save you \
        £57,909.77 in interest and 5 years and 9 months.
        """)
  }

  /// A charge of 5% of £12,000 is more than five years of interest at 1% come to.
  @Test func `no extra to choose saves less than nothing`() throws {
    let asked =
      "amount=200000&rate=1&years=5&fix-months=60&lump-sum=60000&lump-sum-payment=48&erc=5&allowance-base=deal"
    let page = try TestSite.get("/mortgage?\(asked)").page
    #expect(!page.parts("ul", of: "chips").contains { $0.words.contains("saves −") })
  }

  @Test(arguments: [
    ("rate-1=6.5&current-rate=5.5&erc=5", "Staying costs least"),
    ("rate-1=5.5&rate-2=5.5", "Deal 1 and Deal 2 cost the same"),
    ("rate-1=5.5&current-rate=5.5", "Deal 1 costs as much as staying"),
    ("rate-1=5&current-rate=5.5", "Deal 1 costs least"),
  ])
  func `the title of deals says what costs least`(query: String, words: String) throws {
    let page = try TestSite.get("/mortgage/deals?amount=200000&years=22&\(query)")
    #expect(page.text.contains("<title>\(words): mortgage deals"))
    #expect(!page.text.contains("£0 more"))
  }

  /// A charge of 5% of £50,000, and £1,426.54 less interest.
  @Test func `a charge that is more than what is saved is no saving`() throws {
    let asked =
      "amount=100000&rate=1&years=3&fix-months=24&next-rate=2&lump-sum=60000&lump-sum-payment=1&erc=5"
    let page = try TestSite.get("/mortgage?\(asked)")
    #expect(
      page.page.parts("p", of: "pill").map(\.words)
        == ["Overpaying costs £1,073.46 more than it saves"])
    #expect(!page.text.contains("makes up for its charge"))
  }

  @Test func `a rate that holds after the fix because none was typed is told`() throws {
    let asked = "/mortgage?amount=100000&rate=5&years=20&fix-months=24"
    let words = "This keeps 5% after 2 years too."
    #expect(try TestSite.get(asked).text.contains(words))
    #expect(try !TestSite.get("\(asked)&next-rate=5").text.contains(words))
    #expect(try !TestSite.get("/mortgage?amount=100000&rate=5&years=20").text.contains(words))
  }

  @Test(arguments: [
    ("amount=200000&rate=4.5&years=25", "shorten", 3),
    ("amount=200000&rate=4.5&years=25&effect=payment", "lower", 1),
    ("amount=200000&rate=4.5&years=2", "shorten", 2),
    ("amount=200&rate=4.5&months=3", "shorten", 0),
  ])
  func `a chip leads to an earlier end than all before it`(
    asked: String, way: String, count: Int
  ) throws {
    let chips = try TestSite.get("/mortgage?\(asked)").page.parts("ul", of: "chips")
      .flatMap { $0.parts("a") }
    #expect(chips.count == count)
    var last = try end("?\(asked)", of: "plain")
    for chip in chips {
      let query = try #require(chip["href"]).prefix { $0 != "#" }
      let end = try end(String(query), of: way)
      #expect(end < last)
      last = end
    }
  }

  private func end(_ query: String, of way: String) throws -> String {
    let json = try Visitor().json("/mortgage.json\(query)")
    return try #require(json[way]?["payoffDate"]?.string)
  }

  /// A chip says by how much more its own page saves than that without a monthly extra.
  @Test(arguments: ["", "&extra=100"])
  func `extras to choose save what they are said to`(extra: String) throws {
    let asked = "\(Self.charged)&savings=5000"
    let alone = try saved("?\(asked)")
    let page = try TestSite.get("/mortgage?\(asked)\(extra)").page
    let chips = page.parts("ul", of: "chips").flatMap { $0.parts("a") }
    #expect(!chips.isEmpty)
    for chip in chips {
      let more = try saved(#require(chip["href"])).minorUnits - alone.minorUnits
      #expect(chip.words.hasSuffix(" saves \(Money(minorUnits: more, .gbp).short)"))
    }
  }

  /// £48,869.87 of interest less with the lump sum alone, and £55,033.42 less with £50 a month as well.
  @Test func `an extra to choose does not take credit for the lump sum`() throws {
    let asked = "amount=200000&rate=4.5&years=25&lump-sum=30000&lump-sum-payment=6"
    let chips = try TestSite.get("/mortgage?\(asked)").page.parts("ul", of: "chips")
    #expect(chips.flatMap { $0.parts("a") }.first?.words == "£50 saves £6,163.55")
  }

  private func saved(_ query: String) throws -> Money {
    let answer = try TestSite.get("/mortgage.json\(query)").json
    let net = try #require(answer[at: "/shorten/saved/net"]?.string)
    return try #require(Money(plain: net, .gbp))
  }

  @Test func `has every payment for spreadsheets`() throws {
    let lines = try TestSite.get(
      "/mortgage.csv?\(Self.fixed)&lump-sum=30000&lump-sum-payment=6&erc=3"
    ).text
      .split(separator: "\r\n")
    #expect(
      lines.first
        == "Payment #,Payment Date,Beginning Balance,Rate,Scheduled Payment,Extra Payment,Early Repayment Charge,Total Payment,Principal,Interest,Ending Balance,Cumulative Interest"
    )
    #expect(
      lines.contains(
        "6,2027-07-01,198178.08,4.5,1111.66,30000.00,300.00,31111.66,30368.49,743.17,167809.59,4479.55"
      ))
    #expect(lines.count == 210)
  }

  @Test func `prints the same head and every payment`() throws {
    let text = try Paper.text(
      of: TestSite.get("/mortgage.pdf?\(Self.charged)&years=50").body)
    for figure in ["If rates went up", "Loan to value", "Free to overpay now", "90%"] {
      #expect(text.contains(figure), "\(figure)")
    }
    let numbered = text.matches(of: /(?m)^\s*(\d+)\s+\d+ [A-Z][a-z]+ 20\d\d/).compactMap {
      Int($0.1)
    }
    let answer = try TestSite.get("/mortgage.json?\(Self.charged)&years=50").json
    let payments = answer["schedule"]?.array
    #expect(numbered == Array(1...(payments?.count ?? 0)))
  }

  @Test func `prints how interest is counted, and what is charged`() throws {
    let text = try Paper.text(
      of: TestSite.get("/mortgage.pdf?\(Self.fixed)&interest=daily&erc=3,2").body)
    for words in ["counted by the day", "3%, then 2%", "10% of what is owed"] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test func `staying has its payment after the deal, too`() throws {
    let now = "current-rate=5.5&current-months=3&current-next-rate=8.2&erc=1.5&costs=500"
    let page = try TestSite.get("/mortgage/deals?\(Self.deals)&\(now)").page
    #expect(page.parts("dd").map(\.words).contains("£1,238.20, then £1,525.13"))
  }

  @Test func `an answer leads to deals with its own figures as the first`() throws {
    let page = PageElements(try TestSite.get("/mortgage?\(Self.fixed)").text)
    let links = page.parts("section", of: "next").flatMap(\.links).compactMap { $0["href"] }
    let deals = try TestSite.get(try #require(links.first { $0.hasPrefix("/mortgage/deals?") }))
    #expect(deals.status == 200 && !deals.text.contains("There is a problem"))
    #expect(deals.page[id: "rate-1"]?["value"] == "4.5")
    #expect(deals.page[id: "next-rate-1"]?["value"] == "7.49")
  }

  @Test func `deals lead to the one that costs least, payment by payment`() throws {
    let asked = "?\(Self.deals)&next-rate-2=8"
    let page = try TestSite.get("/mortgage/deals\(asked)").page
    let links = page.parts("section", of: "next").flatMap(\.links).compactMap { $0["href"] }
    let query = try #require(links.first { $0.hasPrefix("/mortgage?") })
      .dropFirst("/mortgage".count).prefix { $0 != "#" }
    let mortgage = try Visitor().json("/mortgage.json\(query)")
    let deals = try Visitor().json("/mortgage/deals.json\(asked)")
    let best = try #require(deals["best"]?.number.flatMap { Int($0) })
    let deal = try #require(deals["deals"]?.array)[best - 1]
    #expect(mortgage["payment"] != nil && mortgage["payment"]?.string == deal["payment"]?.string)
    #expect(mortgage["fix"]?["owed"]?.string == deal["owed"]?.string)
  }
}

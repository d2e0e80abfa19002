/// The letters on the page and for programs; the figures are those of `PersistentDebtTests`, and
/// today is 21 November 2026.
@Suite struct CreditCardLettersTests {
  private func letters(_ query: String) throws -> String? {
    try table(query)?.markup
  }

  private func table(_ query: String) throws -> PageElements? {
    try TestSite.get("/credit-card?\(query)").page.parts("section", of: "persistent").first
  }

  /// Below £200 the rule asks for no letter, so £20 a month for £250 is enough.
  @Test func `a small balance brings no letter below what would end a debt`() throws {
    let page = try TestSite.get("/credit-card?balance=250&apr=99.9&payment=20").page
    let short = try #require(page.parts("section", of: "persistent").first)
    #expect(short.words.hasSuffix("From £20 you’d get none."))
    let fold = try #require(page.fold("When the letters come, and why"))
    #expect(fold.words.contains("£20 a month None"))
  }

  @Test func `says when the letters come, and which payments end them`() throws {
    let page = try TestSite.get("/credit-card?balance=2292&apr=17.91").page
    let short = try #require(page.parts("section", of: "persistent").first)
    #expect(
      short.words.hasSuffix("At £55 you’d get one, around May 2028. From £56.97 you’d get none."))
    let fold = try #require(page.fold("When the letters come, and why"))
    #expect(fold["open"] == nil)
    let part = short.markup + fold.markup
    for words in [
      "At £55 you’d get one, around May 2028.",
      """
      From <a href="?balance=2292&amp;apr=17.91&amp;payment=56.97#answer" target="_self" \
      data-swap>£56.97</a> you’d get none.
      """,
      "payment=81.25#answer\" target=\"_self\" data-swap>£81.25</a> a month would do it in three, ",
      "payment=65.65#answer\" target=\"_self\" data-swap>£65.65</a> in four.",
      "<b>May 2028</b> 18 months<th scope=\"col\"><b>Feb 2029</b> 27 months",
      "<b>Nov 2029</b> 36 months\n",
    ] {
      #expect(part.contains(words), "\(words)")
    }
    let rows = fold.rows.map { $0.dropFirst() }
    #expect(
      rows.filter { $0.first == "Letter" } == [
        ["Letter", "Letter", "Letter"], ["Letter", "None", "None"],
      ])
  }

  @Test(arguments: [
    ("balance=2292&apr=17.91&payment=60", "Paying only the minimum, you’d get three, the first"),
    ("balance=3000&apr=24", "At £85 you’d get two, the first around May 2028."),
    ("balance=2292&apr=17.91&payment=20", "At £20 you’d get three, the first around May 2028."),
  ])
  func `counts the letters of your payment, or those of the minimum`(
    query: String, words: String
  ) throws {
    #expect(try letters(query)?.contains(words) == true)
  }

  @Test(arguments: [
    "balance=199.99&apr=24.9", "balance=210&apr=24.9", "balance=3000&apr=12.68",
    "balance=2292&apr=17.91&currency=USD",
  ])
  func `is not there when no letter comes`(query: String) throws {
    #expect(try letters(query) == nil)
  }

  /// £3,000 at 24% with a minimum of £129.26, and £85 a month: no link leads below the minimum.
  @Test func `links to no payment below the minimum`() throws {
    let part = try #require(
      try letters("balance=3000&apr=24&rule=two-and-a-half-percent&payment=85"))
    #expect(part.contains("<b>£94.78</b>"))
    #expect(!part.contains("<a "))
  }

  @Test func `keeps the partner's frame in its links`() throws {
    let page = try TestSite.get("/embed/credit-card?balance=2292&apr=17.91&partner=Advice").text
    #expect(page.contains("payment=56.97#answer\" target=\"_self\" data-swap>£56.97</a>"))
    #expect(page.contains("?partner=Advice&amp;balance=2292&amp;apr=17.91&amp;payment=56.97"))
  }

  /// The example of the contract.
  @Test func `programs are told the same`() throws {
    let json = try TestSite.get("/credit-card.json?balance=2292&apr=17.91").text
    #expect(
      json.contains(
        """
        "persistentDebt":{"minimum":[{"month":18,"interest":"524.32","principal":"379.30",\
        "persistent":true},{"month":27,"interest":"478.98","principal":"346.51","persistent":true},\
        {"month":36,"interest":"437.55","principal":"316.54","persistent":true}],\
        "fixed":[{"month":18,"interest":"517.17","principal":"472.83","persistent":true},\
        {"month":27,"interest":"455.00","principal":"535.00","persistent":false},\
        {"month":36,"interest":"384.63","principal":"605.37","persistent":false}],\
        "wayOut":"56.97","clearsIn36":"81.25","clearsIn48":"65.65"}
        """))
  }

  @Test(arguments: [
    ("balance=199.99&apr=24.9", #""persistentDebt":null"#),
    ("balance=2292&apr=17.91&currency=EUR", #""persistentDebt":null"#),
    (
      "balance=1200&apr=18&payment=100",
      #""fixed":[{"month":18,"interest":null,"principal":null,"persistent":false}"#
    ),
  ])
  func `programs are told where there is nothing to tell`(query: String, member: String) throws {
    #expect(try TestSite.get("/credit-card.json?\(query)").text.contains(member))
  }
}

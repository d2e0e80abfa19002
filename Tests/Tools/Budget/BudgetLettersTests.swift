import Components

@testable import BudgetPages

/// Letters to those who are owed.
///
/// The household and its offers are those of `BudgetPathsTests`: £360 shared by what is owed, £3,943 in all.
@Suite struct BudgetLettersTests {
  static let household =
    "pay=1879&rent=941&arrears=60&food=518&debt-name-1=Amex&debt-balance-1=953"
    + "&debt-name-2=Virgin&debt-balance-2=1840&debt-name-3=Overdraft&debt-balance-3=850"
    + "&debt-terms-3=kind%3Doverdraft&debt-name-4=Klarna&debt-balance-4=300"
    + "&debt-name-5=Council+tax+arrears&debt-balance-5=620&debt-terms-5=kind%3Dpriority"
  private static let offers = [
    "Amex: £87.01 a month of £953", "Virgin: £167.99 a month of £1,840",
    "Overdraft: £77.61 a month of £850", "Klarna: £27.39 a month of £300",
  ]

  private func posted(_ path: String, _ query: String) throws -> TestSite.Reply {
    try Visitor().post(path, Self.fields(of: query))
  }

  private static func fields(of query: String) throws -> [(String, String)] {
    try FormDecoding.submission(from: query.utf8).entries.map { ($0.name, $0.text) }
  }

  @Test func `a debt without a name has a line for whom it is owed to`() throws {
    let query = "pay=1800&rent=1700&debt-balance-1=4550&debt-balance-2=100"
    let page = try TestSite.get("/budget/letters?\(query)").page
    #expect(page.words.contains("What the letters say") && !page.words.contains("To: Debt 1"))
  }

  @Test func `a budget leads to a letter for each debt that is offered something`() throws {
    let budget = try TestSite.get("/budget?\(Self.household)").page
    let link = try #require(budget.query(to: "/budget/letters"))
    let page = try TestSite.get("/budget/letters?\(link)").page
    #expect(budget.words.contains("Write to the 4 companies you owe, with your offers"))
    #expect(page.words.contains("Letters to the 4 companies you owe"))
    #expect(page.parts("summary").map(\.words).filter { $0.contains("a month of") } == Self.offers)
    #expect(page.words.contains("Council tax arrears isn’t one of them"))
    #expect(page.words.contains("I offer you £87.01 a month from"))
    for number in 1...4 {
      #expect(page.inputs("reference-\(number)").count == 1)
      #expect(page.inputs("to-\(number)").count == 1)
    }
    #expect(page[id: "to-5"] == nil)
  }

  @Test func `what is typed for the letters is sent in no address, and set in no cookie`() throws {
    let page = try TestSite.get("/budget/letters?\(Self.household)").page
    let form = try #require(page.form(to: "/budget/letters.pdf"))
    #expect(form["method"] == "post")
    let made = try posted(
      "/budget/letters.pdf", "\(Self.household)&your-name=Ada&to-1=PO+Box+1%0ALeeds")
    #expect(made.status == 200 && made.headers["Content-Type"] == "application/pdf")
    #expect(made.headers["Set-Cookie"] == nil)
    #expect(
      made.headers["Content-Disposition"]
        == "attachment; filename=\"letters 2026-11-21.pdf\"")
    #expect(made.body.starts(with: Array("%PDF-".utf8)))
  }

  @Test func `a mistake keeps what was typed, beside its field`() throws {
    let long = String(repeating: "x", count: 61)
    let page = try posted(
      "/budget/letters.pdf",
      "\(Self.household)&your-name=Ada&your-address=\(long)&to-2=1%0A2%0A3%0A4%0A5%0A6"
        + "&reference-4=\(String(repeating: "7", count: 41))")
    #expect(page.status == 422)
    #expect(
      page.mistakes.map(\.words) == [
        "Your address must have at most 5 lines of 60 letters each",
        "Address for Virgin must have at most 5 lines of 60 letters each",
        "Account or reference number of Klarna must be 40 characters or fewer",
      ])
    #expect(page.page[id: "your-name"]?["value"] == "Ada")
    #expect(page.page[id: "your-address"]?.words == long)
    #expect(page.page[id: "to-2"]?.words.contains("6") == true)
  }

  @Test func `a mistake in the budget is told on its own page`() throws {
    let page = try posted("/budget/letters.pdf", "pay=lots&debt-balance-1=5")
    #expect(page.status == 422 && page.text.contains("id=\"budget-form\""))
  }

  @Test(arguments: [
    ("/budget", "pay=lots", "pay"), ("/budget/letters", "pay=lots", "pay"),
    ("/budget/letters.pdf", "pay=lots", "pay"),
    ("/budget/letters.pdf", "\(household)&your-address=1\n2\n3\n4\n5\n6", "your-address"),
    ("/budget/letters.pdf", "pay=1800&debt-name-1=X&debt-balance-1=100", "debt-balance-1"),
    ("/budget/letters.pdf", "pay=1800&rent=100", "debt-balance-1"),
  ])
  func `programs get the list of mistakes`(path: String, query: String, field: String) throws {
    let reply = try Visitor().post(path, Self.fields(of: query), accept: "application/json")
    #expect(reply.status == 422)
    #expect(try reply.errors.map(\.field) == [field])
  }

  @Test(arguments: [
    ("pay=500&debt-balance-1=100", "covers all that you owe"), ("pay=500&rent=100", "no debts"),
    ("pay=500&rent=500&debt-balance-1=0.40&debt-balance-2=1", "Each offer pays off its debt"),
  ])
  func `no letter is written where there is no offer`(query: String, words: String) throws {
    #expect(try TestSite.get("/budget/letters?\(query)").words.contains(words))
    #expect(try TestSite.get("/budget?\(query)").page.query(to: "/budget/letters") == nil)
    #expect(try posted("/budget/letters.pdf", query).status == 422)
  }

  /// A share of £50 for £2 of £33,002 is less than a penny.
  @Test func `no letter offers nothing`() throws {
    let query =
      "pay=1000&rent=950&debt-name-1=A&debt-balance-1=25000&debt-name-2=B&debt-balance-2=8000"
      + "&debt-name-3=Catalogue&debt-balance-3=2"
    let page = try TestSite.get("/budget/letters?\(query)").page
    #expect(page.words.contains("Letters to 2 of the 3 companies you owe"))
    let budget = try TestSite.get("/budget?\(query)").words
    #expect(budget.contains("Write to 2 of the 3 companies you owe, with your offers"))
    #expect(page.words.contains("Catalogue isn’t one of them: its share of what is left is too"))
    #expect(page[id: "to-3"] == nil)
    #expect(page.words.contains("£33,002 owed in all"))
    #expect(page.words.contains("among my 3 debts"))
  }

  /// Debts that a browser keeps are in no address.
  @Test func `the way back to a budget that was posted is a button, after a mistake too`() throws {
    let fields = "\(Self.household)&from=cards"
    for mistake in ["", "&reference-1=\(String(repeating: "7", count: 41))"] {
      let path = mistake.isEmpty ? "/budget/letters" : "/budget/letters.pdf"
      let page = try posted(path, fields + mistake).page
      let ways = page.parts("button").compactMap { $0["formaction"] }
      #expect(ways == ["/budget.pdf", "/budget"], "\(mistake)")
    }
    let typed = try posted(
      "/budget/letters.pdf", "\(Self.household)&reference-1=\(String(repeating: "7", count: 41))")
    #expect(typed.page.query(to: "/budget") != nil)
  }

  @Test func `little left makes tokens, and says so`() throws {
    let page = try TestSite.get(
      "/budget/letters?pay=500&rent=499&debt-name-1=A&debt-balance-1=100&debt-balance-2=0.40")
    #expect(
      page.words.contains(
        "Less than £1 for each of my 2 debts is left, so I offer each a token of £1 a month, or the "
          + "whole debt if that is less:"))
    #expect(page.words.contains("I offer you £1.00 a month"))
  }

  @Test func `no letter says that a debt cannot be paid which its offer pays off`() throws {
    let query =
      "pay=1000&rent=1000.50&debt-balance-1=500&debt-balance-2=0.40&debt-balance-3=1&debt-name-1=A"
    let page = try TestSite.get("/budget/letters?\(query)").page
    #expect(page.words.contains("A letter to 1 of the 3 companies you owe"))
    #expect(page.words.contains("Debt 2 isn’t one of them: your offer of £0.40 pays all of it."))
    #expect(page.words.contains("Debt 3 isn’t one of them: your offer of £1 pays all of it."))
    #expect(page[id: "to-1"] != nil && page[id: "to-2"] == nil && page[id: "to-3"] == nil)
    let offers = try TestSite.get("/budget?\(query)").page.parts("ul", of: "offers").map(\.words)
    #expect(
      offers == [
        "A £500.00 owed £1.00 a token Debt 2 £0.40 owed £0.40 all of it Debt 3 £1.00 owed £1.00 all of it"
      ])
  }

  /// The first of a month, four weeks away at least.
  @Test(arguments: [
    ("2026-11-27", "1 January 2027"), ("2026-11-03", "1 December 2026"),
    ("2026-11-04", "1 January 2027"), ("2026-12-31", "1 February 2027"),
  ])
  func `payments begin once there was time to answer`(today: String, start: String) throws {
    let visitor = Visitor()
    visitor.today = CalendarDate(iso: today)
    let page = try visitor.get("/budget/letters?\(Self.household)")
    #expect(page.words.contains("a month from \(start)."))
  }

  @Test func `other sites’ frames do not offer letters`() throws {
    let framed = try TestSite.get("/embed/budget?\(Self.household)")
    #expect(framed.status == 200 && !framed.text.contains("/budget/letters"))
  }
}

/// Words and links of debts that are no cards, or that lack what a card has.
@Suite struct DebtsWithoutCardsTests {
  private static let loan = filledIn("kind=loan&name=Car&balance=900&minimum=60&apr=12")
  private static let overdraft = [
    ("kind", "overdraft"), ("name", "Current"), ("balance", "300"), ("limit", "750"),
    ("apr", "39.9"),
  ]

  private func visitor(_ debts: [(String, String)]...) throws -> Visitor {
    try Visitor(owing: debts)
  }

  @Test func `nothing leads to a calendar where nothing has a due day`() throws {
    let visitor = try visitor(Self.loan)
    let id = try visitor.firstCard()
    #expect(try !visitor.get("/cards").text.contains("to my calendar"))
    #expect(try !visitor.get("/cards/\(id)").text.contains("Calendar, "))
    #expect(try visitor.post("/cards/\(id)", Self.loan + [("due-day", "5")]).status == 303)
    #expect(try visitor.get("/cards").text.contains("to my calendar"))
    #expect(try visitor.get("/cards/\(id)").text.contains("Calendar, "))
  }

  @Test func `a loan that is paid off has no next date, and a card that can be used has`() throws {
    let loan = Self.loan.map { ($0.0, $0.0 == "balance" ? "0" : $0.1) } + [("due-day", "5")]
    let visitor = try visitor(loan, CardsTestValues.fields("Blue", balance: "0", due: "5"))
    let cards = try #require(try visitor.json("/cards.json")["cards"]?.array)
    let dates = Dictionary(
      uniqueKeysWithValues: cards.map { ($0["name"]?.string, $0["nextDue"]?.string) })
    #expect(dates == ["Car": nil, "Blue": "2026-12-05"])
    let rows = try visitor.get("/cards/export.csv").text.split(separator: "\r\n")
    #expect(rows.contains { $0.hasPrefix("Car,") && $0.contains(",5,,") })
    #expect(rows.contains { $0.hasPrefix("Blue,") && $0.contains(",5,2026-12-05,") })
  }

  /// The calculator of cards asks for other minimums than a loan does.
  @Test func `a card alone leads to the calculator of cards`() throws {
    let visitor = try visitor(Self.loan)
    let card = try visitor.card("Blue", "900", apr: "19.9")
    let ids = try visitor.cardIDs()
    for id in ids {
      let page = try visitor.get("/cards/\(id)").text
      #expect(page.contains("How long to pay it off?") == (id == card))
    }
  }

  @Test func `no limit is missed, and no card spoken of, where there is none`() throws {
    let visitor = try visitor(Self.overdraft)
    #expect(try !visitor.get("/cards").text.contains("no credit limit is known here"))
    let asked = try visitor.get("/cards/plan?budget=50&order=own").text
    #expect(asked.contains("Choose the debt that you’d pay off first"))
    let helped = try self.visitor(Self.loan).get("/cards/helper?budget=5").text
    #expect(helped.contains("before any other debt. A debt adviser can ask whom you owe for time"))
    #expect(!helped.contains("any card"))
  }

  @Test func `of cards some of which have no limit it says which it speaks of`() throws {
    let visitor = try visitor(
      CardsTestValues.fields("Blue", balance: "100"),
      CardsTestValues.fields("Gold", balance: "500", limit: "0"))
    #expect(
      try visitor.get("/cards/helper").text.contains(
        "Every card with a limit uses 30% of its limit"))
  }

  /// 21 November 2026; the bill has no due day.
  @Test func `the home page names no day by which a payment without a day is due`() throws {
    let bill = filledIn("kind=priority&name=Council tax&balance=320&minimum=80")
    let visitor = try visitor(
      CardsTestValues.fields("Blue", due: "5"), CardsTestValues.fields("Gold", due: "14"), bill)
    let home = try visitor.get("/").text
    #expect(home.contains("2 more payments are due<") && !home.contains("due by 14 December"))
  }

  @Test func `a card that becomes a loan by mistake has its limit and statement day again`() throws
  {
    let visitor = Visitor()
    let blue = CardsTestValues.fields("Blue", limit: "1,000", and: [("statement-day", "3")])
    try visitor.post("/cards", blue)
    let id = try visitor.firstCard()
    let wrong = try visitor.post("/cards/\(id)", [("kind", "loan")] + blue)
    #expect(wrong.status == 422)
    #expect(wrong.hidden("limit") == ["1,000"] && wrong.hidden("statement-day") == ["3"])
  }

  @Test func `a refused currency stays chosen, and opens no other form`() throws {
    let visitor = try visitor(CardsTestValues.fields("Blue", balance: "100.37"))
    let page = try visitor.post("/cards/settings", [("currency", "JPY")])
    #expect(page.status == 422)
    #expect(page.text.contains("<option value=\"JPY\" selected>"))
    #expect(page.text.contains("<details class=\"card\" id=\"add\">"))
  }

  /// As another phone does, whose change arrives between a page and its form.
  @Test func `a form of a debt that was deleted since says so, and keeps what was typed`() throws {
    let visitor = try visitor(Self.loan, Self.overdraft)
    let id = try visitor.firstCard()
    let page = try visitor.get("/cards/\(id)")
    let changed = Self.loan.map { ($0.0, $0.0 == "balance" ? "850" : $0.1) }
    #expect(try visitor.post("/cards/\(id)/delete").status == 303)
    let edited = try visitor.post("/cards/\(id)", page.stamped(changed))
    #expect(edited.status == 409 && edited.text.contains("What you typed is below"))
    #expect(PageElements(edited.text).inputs("balance").contains { $0["value"] == "850" })
    let paid = try visitor.post("/cards/\(id)/paid", page.stamped([("amount", "60")]))
    #expect(paid.status == 409 && paid.text.contains("That debt was deleted after this page"))
    #expect(try visitor.post("/cards/\(id)/delete", page.stamped()).status == 409)
    #expect(try visitor.post("/cards/\(id)/delete").status == 404)
    #expect(try visitor.post("/cards/\(id)", visitor.get("/cards").stamped(changed)).status == 404)
  }

  /// A payment on 1 December stays made when the day moves; the next one is at most a month later.
  @Test(arguments: [("1", "28", "2026-12-28"), ("1", "2", "2027-01-02"), ("28", "1", "2027-01-01")])
  func `another due day skips no payment`(old: String, new: String, next: String) throws {
    let visitor = Visitor()
    visitor.today = CalendarDate(iso: old == "1" ? "2026-11-27" : "2026-11-21")
    try visitor.post("/cards", CardsTestValues.fields("Blue", due: old))
    let id = try visitor.firstCard()
    try visitor.post("/cards/\(id)/paid")
    try visitor.post("/cards/\(id)", CardsTestValues.fields("Blue", due: new))
    #expect(try visitor.json("/cards/\(id).json")["nextDue"]?.string == next)
  }
}

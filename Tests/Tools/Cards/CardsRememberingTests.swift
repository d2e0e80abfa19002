@testable import CardsPages

/// A plan that was typed is remembered with its debts in one press.
@Suite struct CardsRememberingTests {
  static let debts = """
    name-1=Blue&balance-1=900&apr-1=19.9&minimum-1=25&due-day-1=5&kind-2=overdraft&balance-2=600&\
    apr-2=39.9&name-3=Council+tax&kind-3=priority&balance-3=320&minimum-3=80
    """

  private func press(_ query: String, as visitor: Visitor) throws -> TestSite.Reply {
    try visitor.post(
      "/cards/from-plan",
      FormDecoding.submission(from: query.utf8).entries.map { ($0.name, $0.text) })
  }

  /// The answer of the plan itself says what is kept.
  @Test(arguments: [
    "&budget=200", "&budget=200&order=smallest", "&budget=200&lump-1=100&lump-month-1=3",
    "&budget=250&order=own&own=3,1", "&budget=220&promo-months-1=4&promo-apr-1=0&spend-1=20",
  ])
  func `one press keeps the debts and the same plan`(terms: String) throws {
    let visitor = Visitor()
    let answer = try visitor.json("/plan.json?\(Self.debts)\(terms)")
    let kept = try press(Self.debts + terms, as: visitor)
    #expect(kept.status == 303 && kept.headers["Location"] == "/cards/plan")
    let plan = try #require(try visitor.json("/cards/plan.json")["kept"])
    #expect(plan["months"]?.number == answer["months"]?.number)
    #expect(plan["interest"]?.string == answer["interest"]?.string)
    #expect(plan["interest"]?.string != nil)
    #expect(try visitor.get("/cards.json").text.contains("\"dueDay\":5"))
  }

  /// Three percent of £3,000 are £90, more than the budget.
  @Test func `a rule beside an offer is kept as the amount that it asks for now`() throws {
    let visitor = Visitor()
    let plan =
      "name-1=Barclaycard&balance-1=3000&apr-1=24.9&rule-1=three-percent-of-balance"
      + "&promo-months-1=12&budget=80"
    let answer = try visitor.json("/plan.json?\(plan)")
    _ = try press(plan, as: visitor)
    let kept = try #require(try visitor.json("/cards/plan.json")["kept"])
    #expect(kept["interest"]?.string == answer["interest"]?.string)
    #expect(try visitor.json("/cards.json")["cards"]?.array?.first?["minimum"]?.string == "90.00")
    #expect(try visitor.get("/cards/plan").page.words.contains("will ask for £90"))
  }

  @Test func `one undo takes both away`() throws {
    let visitor = Visitor()
    _ = try press(Self.debts + "&budget=200", as: visitor)
    #expect(try visitor.cardIDs().count == 3)
    try visitor.post("/cards/undo", try visitor.get("/cards/plan").stamped())
    #expect(try visitor.cardIDs() == [])
    #expect(!(try visitor.get("/cards/plan").text.contains("id=\"kept\"")))
  }

  @Test func `a browser that keeps debts already is asked first`() throws {
    let visitor = Visitor()
    _ = try visitor.card("Gold", "50")
    let asked = try press(Self.debts + "&budget=200", as: visitor)
    #expect(asked.status == 303)
    #expect(asked.headers["Location"]?.hasPrefix("/cards/from-plan?") == true)
    #expect(try visitor.cardIDs().count == 1)
  }

  /// Amex owes £953; its due day can wait.
  @Test func `a card without a due day is kept with its plan, and the list asks for the day`()
    throws
  {
    let visitor = Visitor()
    let kept = try press("name-1=Amex&balance-1=953&apr-1=31&budget=200", as: visitor)
    #expect(kept.headers["Location"] == "/cards/plan")
    #expect(try visitor.json("/cards/plan.json")["kept"]?["budget"]?.string == "200.00")
    let list = try visitor.get("/cards").page
    let row = try #require(list.parts("li").first { $0.words.contains("Amex") })
    #expect(row.words.contains("Add the day it’s due"))
    #expect(list.parts("h3", of: "due-group").map(\.words) == ["No day yet"])
  }

  @Test func `the day can be filled in later, and a file keeps a card without one`() throws {
    let visitor = Visitor()
    _ = try press("name-1=Amex&balance-1=953&apr-1=31&budget=200", as: visitor)
    let file = try visitor.get("/cards/export").text
    #expect(file.contains("\"dueDay\":null"))
    let wallet = try CardsFile.preview(Array(file.utf8), for: Wallet()).wallet
    #expect(wallet.cards.map(\.details.dueDay) == [nil])
    let id = try visitor.firstCard()
    let page = try visitor.get("/cards/\(id)")
    let fields = try #require(page.page.forms.first { $0.element["action"] == "/cards/\(id)" })
    #expect(fields.element["method"] == "post")
    let edited = try visitor.post(
      "/cards/\(id)",
      page.stamped(filledIn("kind=card&name=Amex&balance=953&limit=0&due-day=3&apr=31")))
    #expect(edited.status == 303)
    #expect(try visitor.get("/cards.json").text.contains("\"dueDay\":3"))
  }

  @Test func `a plan that never ends is not offered to be remembered`() throws {
    let page = try Visitor().get("/plan?\(Self.debts)&budget=200").page
    #expect(page.parts("button").contains { $0.words == "Remember this plan" })
    let never = try Visitor().get("/plan?balance-1=9000&apr-1=39.9&minimum-1=10&budget=20").page
    #expect(!never.parts("button").contains { $0.words == "Remember this plan" })
  }
}

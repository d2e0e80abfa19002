/// Debts that ask for nothing this month: an overdraft, and a bill for which nothing is agreed.
@Suite struct WithoutPaymentTests {
  /// A visitor on 21 November 2026, with the debts of these kinds.
  private func visitor(_ kinds: String...) throws -> Visitor {
    try Visitor(owing: kinds.map { Self.debts[$0] ?? [] })
  }

  private static let debts = [
    "card": filledIn("name=Blue&balance=900&limit=1000&due-day=12&apr=19.9&minimum=25"),
    "overdraft": filledIn("kind=overdraft&name=Arranged&balance=600&limit=750&apr=39.9"),
    "pay-later": [("kind", "pay-later"), ("name", "Sofa"), ("balance", "240"), ("minimum", "40")],
    "priority": [("kind", "priority"), ("name", "Council tax"), ("balance", "320")],
    "slow": [("kind", "priority"), ("name", "Council tax"), ("balance", "5000"), ("minimum", "1")],
    "dear": filledIn("name=Store&balance=3000&limit=4000&due-day=12&apr=34.9&minimum=5"),
  ]

  private func rows(of page: String) -> [PageElements] {
    PageElements(page).parts("li").filter { $0["id"]?.hasPrefix("card-") == true }
  }

  @Test func `are not counted among the payments, and have no button`() throws {
    let page = try visitor("card", "overdraft", "pay-later", "priority").get("/cards").text
    #expect(PageElements(page)[id: "cards"]?.words == "£65 to pay")
    #expect(PageElements(page).words.contains("2 payments, nothing paid yet"))
    let rows = rows(of: page)
    #expect(rows.map { $0.parts("button").count } == [1, 1, 0, 0])
    #expect(rows[2].words.contains("Nothing agreed yet"))
    #expect(rows[3].words.contains("No minimum"))
  }

  @Test func `are alone on a list on which no payment is due`() throws {
    let page = try visitor("priority").get("/cards").text
    #expect(PageElements(page)[id: "cards"]?.words == "£0 to pay: nothing is due")
    #expect(!page.contains("Mark as paid"))
  }

  @Test func `are not named on the home page as due`() throws {
    let home = try visitor("card", "overdraft", "pay-later", "priority").get("/").text
    #expect(home.contains("1 more payment is due this month"))
    #expect(try visitor("card", "priority").get("/").text.contains("No other payment is due"))
    let alone = try visitor("priority").get("/").text
    #expect(alone.contains("No payment is due this month"))
    #expect(alone.contains("£320 <span>owed in all</span>"))
    #expect(!alone.contains("Pay <bdi>"))
  }

  @Test(arguments: [
    ("priority", "nothing is paid in"), ("overdraft", "nothing is paid in"),
    ("slow", "it would take over 100 years"), ("dear", "the interest keeps up with the payments"),
  ])
  func `the adviser reads why they are never paid off`(kind: String, reason: String) throws {
    let sheet = try visitor(kind).get("/cards/sheet").text
    #expect(sheet.contains("It never pays it all off: \(reason)."))
  }

  /// The form of a page that is older than this rule, and of programs.
  @Test func `marked as paid without an amount, they stay as they are, and the page says so`()
    throws
  {
    let visitor = try visitor("priority")
    let id = try visitor.firstCard()
    #expect(try visitor.post("/cards/\(id)/paid").status == 303)
    let page = try visitor.get("/cards")
    #expect(page.flash == ["Nothing was changed: no amount was paid on Council tax.", "Undo"])
    #expect(try visitor.json("/cards.json")["summary"]?["balance"]?.string == "320.00")
    #expect(try visitor.post("/cards/\(id)/paid", [("amount", "20")]).status == 303)
    #expect(
      try visitor.get("/cards").flash.first
        == "Council tax was marked as paid. You owe £300 on it now.")
  }

  @Test func `on their own page any amount may be noted as paid`() throws {
    let visitor = try visitor("priority")
    let id = try visitor.firstCard()
    let page = try visitor.get("/cards/\(id)").text
    #expect(page.contains("<h2>Paid something?</h2>"))
    #expect(!page.contains("Mark as paid"))
  }
}

@testable import CardsPages

/// The list and the helper with debts that are not cards.
@Suite struct CardsKindsTests {
  /// A loan at 5 % and a card at 35 %, each asking for 10.00 this month.
  private func visitor() throws -> Visitor {
    let visitor = Visitor()
    try visitor.post("/cards", filledIn("kind=loan&name=Van&balance=500&apr=5&minimum=10"))
    _ = try visitor.card("Blue", "400", apr: "35", minimum: "10")
    return visitor
  }

  private func amounts(_ rows: JSONValue?, _ member: String) -> [String?] {
    rows?.array?.map { $0[member]?.string } ?? []
  }

  @Test func `only cards are brought down to a share of a limit`() throws {
    let answer = try visitor().json("/cards/helper.json?target=30")
    #expect(amounts(answer["cards"], "pay") == ["100.00", "0.00"])
    #expect(answer["sumOfCards"]?.string == "100.00")
    #expect(answer["overall"]?.string == "100.00")
    let page = try visitor().get("/cards/helper?target=30").page
    #expect(page.words.contains("Paying £100 would bring Blue to 30% of its limit."))
    let table = try #require(page.parts("table").first { $0[id: "payments"] != nil }).words
    #expect(table.contains("Blue") && !table.contains("Van"))
  }

  /// 20.00 of minimums, 90.00 to bring the card to 30 %: the rest goes to the higher rate.
  @Test func `where shares are the aim, a loan waits for the rates`() throws {
    let answer = try visitor().json("/cards/helper.json?target=30&budget=300&aim=utilisation")
    #expect(amounts(answer["plan"], "pay") == ["290.00", "10.00"])
    #expect(amounts(answer["plan"], "utilisationAfter") == ["11.0", nil])
  }

  @Test(arguments: ["interest", "utilisation"])
  func `the helper says that priority bills are paid first`(aim: String) throws {
    let words =
      "First the minimums, those of priority bills before the others, soonest first. "
      + "Then the priority bills, until they’re paid off."
    let visitor = try visitor()
    let query = "/cards/helper?budget=300&aim=\(aim)"
    #expect(try !visitor.get(query).text.contains("priority bills"))
    try visitor.post("/cards", [("kind", "priority"), ("name", "Rent"), ("balance", "150")])
    #expect(try visitor.get(query).text.contains(words))
  }

  @Test func `a row says its reminder also when it is paid and when nothing is owed`() throws {
    let visitor = Visitor()
    for (name, reminder) in [("Blue", "on"), ("Gold", "")] {
      try visitor.post("/cards", CardsTestValues.fields(name, and: [("reminder", reminder)]))
    }
    for id in try visitor.cardIDs() {
      try visitor.post("/cards/\(id)/paid")
    }
    let all = try visitor.get("/cards").cardRows
    #expect(all.map { $0.contains("Reminder 5 January") } == [true, false])
    #expect(all.map { $0.contains("Reminder") } == [true, false])
    try visitor.post("/cards/balances", visitor.cardIDs().map { ("balance-\($0)", "0") })
    visitor.today = CalendarDate(iso: "2027-02-01")
    let clear = try visitor.get("/cards").cardRows
    #expect(clear.map { $0.contains("Nothing owed") } == [true, true])
    #expect(clear.map { $0.contains("Reminder 5 February") } == [true, false])
  }

  @Test func `with more than ninety debts the check-in has the ninety that owe most`() throws {
    let cards = (1...95).map { number in
      CardsTestValues.card(
        UInt32(number), CardsTestValues.details("Card \(number)", Int64(100 * number), of: 0))
    }
    let page = CardsPage(
      book: CardsBook(wallet: Wallet(cards: cards)), today: CardsTestValues.today,
      stamp: CardsTestValues.stamp)
    #expect(page.checked == Array(cards.dropFirst(5)))
  }
}

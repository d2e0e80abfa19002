import Keeping

@testable import CardsPages

/// Kinds of debts that a wallet keeps.
@Suite struct DebtKindsTests {
  private func add(_ fields: [(String, String)], to visitor: Visitor) throws -> TestSite.Reply {
    try visitor.post("/cards", fields, accept: "application/json")
  }

  @Test func `lists priority debts first, and has no limits of others`() throws {
    let visitor = Visitor()
    _ = try visitor.card("Blue", "900")
    for fields in [
      [("kind", "loan"), ("name", "Car"), ("balance", "2000"), ("minimum", "95"), ("apr", "9.9")],
      [("kind", "overdraft"), ("name", "Bank"), ("balance", "-20"), ("limit", "100")],
      [("kind", "priority"), ("name", "Rent"), ("balance", "320"), ("limit", "lots")],
    ] {
      #expect(try add(fields, to: visitor).status == 303)
    }
    let text = try visitor.get("/cards.json").text
    let cards = try #require(try visitor.json("/cards.json")["cards"]?.array)
    #expect(cards.map { $0["kind"]?.string } == ["priority", "card", "loan", "overdraft"])
    #expect(cards.map { $0["limit"]?.string } == [nil, "1000.00", nil, "100.00"])
    #expect(cards.map { $0["available"]?.string } == [nil, "100.00", nil, "120.00"])
    #expect(cards.map { $0["dueDay"]?.number } == [nil, "5", nil, nil])
    #expect(cards.map { $0["band"]?.string } == ["none", "high", "none", "none"])
    #expect(cards.map { $0["apr"]?.string } == ["0", nil, "9.9", nil])
    #expect(
      text.contains(
        """
        "summary":{"balance":"3200.00","limit":"1000.00","available":"100.00",\
        "utilisation":"90.0","kinds":{"card":"900.00","loan":"2000.00","overdraft":"-20.00",\
        "priority":"320.00"},"planned":null},"box":null}
        """))
    let csv = try visitor.get("/cards/export.csv").text
    #expect(csv.contains("Reminder,Kind\r\n"))
    #expect(csv.contains("Rent,GBP,320.00,,,,,,,0,,no,priority\r\n"))
  }

  @Test func `an account with an overdraft is in credit, where a card owes money`() throws {
    let visitor = Visitor()
    _ = try visitor.card("Blue", "-20")
    _ = try add([("kind", "overdraft"), ("name", "Bank"), ("balance", "-30")], to: visitor)
    let page = try visitor.get("/cards").text
    #expect(page.contains("£20 <small>owed to you</small>"))
    #expect(page.contains("£30 <small>in credit</small>"))
    let advice = try visitor.get("/cards/helper.json").text
    #expect(advice.contains("Blue owes you £20."))
    #expect(!advice.contains("Bank"))
  }

  @Test(
    arguments: [
      ("loan", "minimum", "Enter the instalment of each month"),
      ("pay-later", "minimum", "Enter the instalment of each month"),
      ("card", "limit", "Enter the credit limit of the card, or 0 if you do not know it"),
      ("savings", "kind", "Kind must be one of the choices in the list"),
    ])
  func `asks for what a kind needs`(kind: String, field: String, message: String) throws {
    let response = try add([("kind", kind), ("name", "A"), ("balance", "5")], to: Visitor())
    #expect(response.status == 422)
    #expect(response.text.contains("{\"field\":\"\(field)\",\"message\":\"\(message)\"}"))
  }

  @Test func `a reminder needs a due day`() throws {
    let response = try add(
      [("kind", "priority"), ("name", "A"), ("balance", "5"), ("reminder", "on")], to: Visitor())
    #expect(response.status == 422 && response.text.contains("\"field\":\"due-day\""))
  }

  @Test func `more than is owed on a loan cannot be paid`() throws {
    let visitor = Visitor()
    _ = try add(
      [("kind", "loan"), ("name", "A"), ("balance", "50"), ("minimum", "10")], to: visitor)
    let id = try visitor.firstCard()
    let more = try visitor.post(
      "/cards/\(id)/paid", [("amount", "50.01")], accept: "application/json")
    #expect(more.status == 422 && more.text.contains("\"field\":\"amount\""))
    #expect(try visitor.post("/cards/\(id)/paid", [("amount", "50")]).status == 303)
    #expect(try visitor.json("/cards/\(id).json")["balance"]?.string == "0.00")
  }

  /// Rent's £30 and the card's £10 first, then Rent, then the card.
  @Test func `the helper pays priority debts first`() throws {
    let visitor = Visitor()
    _ = try visitor.card("Blue", "900", apr: "19.9", minimum: "10")
    _ = try add(
      [("kind", "priority"), ("name", "Rent"), ("balance", "100"), ("minimum", "30")], to: visitor)
    let plan = try visitor.json("/cards/helper.json?budget=120")["plan"]?.array
    #expect(plan?.map { $0["pay"]?.string } == ["100.00", "20.00"])
    #expect(plan?.first?["utilisationAfter"]?.isNull == true)
  }

  @Test func `the plan of the wallet leads to the same plan of typed debts`() throws {
    let visitor = Visitor()
    _ = try visitor.card("Blue", "900", apr: "19.9")
    _ = try add(
      [("kind", "priority"), ("name", "Rent"), ("balance", "100"), ("minimum", "30")], to: visitor)
    _ = try add(
      [("kind", "overdraft"), ("name", "O"), ("balance", "50"), ("apr", "39.9")], to: visitor)
    let page = try visitor.get("/cards/plan?budget=200").page
    #expect(page.words.contains("Rent first"))
    let link = try #require(page.query(to: "/plan"))
    #expect(link.contains("kind-1=priority") && link.contains("kind-3=overdraft"))
    let typed = try visitor.json("/plan.json?\(link)")
    let own = try visitor.json("/cards/plan.json?budget=200")
    #expect(typed["interest"]?.string == own["interest"]?.string)
    #expect(typed["months"]?.number == own["months"]?.number)
  }

  /// Written out from the list of its parts: a number of either sign is doubled, and one less if negative.
  @Test func `a card has the bytes of its layout`() throws {
    var details = CardDetails(in: .gbp)
    (details.name, details.balance, details.limit) = ("Blue", .pounds(900), .pounds(1_000))
    (details.dueDay, details.statementDay) = (5, 3)
    (details.apr, details.minimum) = (Percentage(tenThousandths: 19_9000), .pounds(25))
    (details.hasReminder, details.style) = (true, .blue)
    let card = Holding(details: details, marks: DueMarks())
    let bytes: [UInt8] = [
      0x47, 0x42, 0x50, 0x00, 0x04, 0x42, 0x6c, 0x75, 0x65, 0xa0, 0xfe, 0x0a, 0xc0, 0x9a, 0x0c,
      0x05, 0x03, 0x01, 0xb0, 0xa5, 0x18, 0x01, 0x88, 0x27, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00,
      0x00,
    ]
    #expect(card.packed == bytes)
    #expect(try Holding(packed: bytes) == card)
  }
}

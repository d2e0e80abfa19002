@testable import CardsPages

/// Cards on their way to another device, and from files.
@Suite struct CardsTransferTests {
  /// Somebody with cards of these names.
  func visitor(_ names: String...) throws -> Visitor {
    let visitor = Visitor()
    for name in names { try visitor.post("/cards", CardsTestValues.fields(name)) }
    return visitor
  }

  /// The link on the page, without the site.
  func link(_ visitor: Visitor) throws -> String {
    let page = try visitor.get("/cards/transfer").text
    let link = try #require(
      page.split(separator: "value=\"http://localhost:8080").dropFirst().first)
    return String(link.prefix { $0 != "\"" })
  }

  func token(_ link: String) -> String {
    String(link.split(separator: "?w=").last ?? "")
  }

  @Test func `a link brings the cards to another device`() throws {
    let link = try link(visitor("Blue", "Gold"))
    let other = Visitor()
    let preview = try other.post("/cards/receive", [("w", token(link)), ("show", "yes")])
    #expect(preview.status == 200)
    #expect(preview.cookies.isEmpty)
    #expect(preview.text.contains("Add these 2 cards to this browser?"))
    #expect(try other.names() == [])
    let kept = try other.post("/cards/receive", try preview.stamped([("w", token(link))]))
    #expect(kept.status == 303)
    #expect(kept.headers["Location"] == "/cards")
    #expect(try other.names() == ["Blue", "Gold"])
  }

  @Test func `a link says nothing of the cards to whoever previews it`() throws {
    let link = try link(visitor("Blue", "Gold"))
    let other = try visitor("Old")
    let page = try other.get(link)
    #expect(page.status == 200)
    #expect(page.text.contains("<title>Cards and debts from another phone – Farthing</title>"))
    for secret in ["Blue", "Gold", "Old", "£", "these 2", "<td>"] {
      #expect(!page.text.contains(secret), "\(secret)")
    }
    #expect(!page.text.contains("og:"))
    #expect(page.page.parts("button").count == 1)
    #expect(page.hidden("show") == ["yes"] && page.hidden("w") == [token(link)])
  }

  @Test func `cards that are there are kept or replaced, as was chosen`() throws {
    let link = try link(visitor("Blue"))
    for (keep, names) in [("merge", ["Old", "Blue"]), ("replace", ["Blue"])] {
      let other = try visitor("Old")
      let shown = try other.post("/cards/receive", [("w", token(link)), ("show", "yes")])
      #expect(
        shown.text.contains("What should happen to the cards and debts that are here already?"))
      #expect(try other.post("/cards/receive", [("w", token(link)), ("keep", keep)]).status == 303)
      #expect(try other.names() == names)
    }
  }

  @Test func `the same card is not there twice`() throws {
    let one = try visitor("Blue")
    let other = one.copy()
    try one.post("/cards/settings", [("currency", "GBP")])
    let link = try link(one)
    try other.post("/cards/receive", [("w", token(link)), ("keep", "merge")])
    #expect(try other.names() == ["Blue"])
  }

  @Test func `asks when nothing was chosen`() throws {
    let link = try link(visitor("Blue"))
    let other = try visitor("Old")
    let response = try other.post("/cards/receive", [("w", token(link))])
    #expect(response.status == 422)
    #expect(
      response.text.contains(
        "Choose what should happen to the cards and debts that are here already"))
    #expect(try other.names() == ["Old"])
  }

  @Test func `a link works for 15 minutes, and more than once`() throws {
    let link = try link(visitor("Blue"))
    for _ in 0..<2 { #expect(try Visitor(at: TestSite.now + 899).get(link).status == 200) }
    let late = Visitor(at: TestSite.now + 900)
    #expect(try late.get(link).status == 404)
    let refused = try late.post("/cards/receive", [("w", token(link))])
    #expect(refused.status == 409)
    #expect(refused.text.contains("This does not work any more"))
    #expect(try late.post("/cards/receive", [("w", token(link)), ("show", "yes")]).status == 409)
  }

  @Test(arguments: ["", "x", "v4.local.AAAA"])
  func `a link that is not ours opens nothing`(token: String) throws {
    let visitor = try visitor("Blue")
    #expect(try visitor.get("/cards/receive?w=\(token)").status == 404)
    #expect(try visitor.post("/cards/receive", [("w", token), ("keep", "replace")]).status == 409)
    #expect(try visitor.names() == ["Blue"])
  }

  @Test func `a cookie is no link, and a link no cookie`() throws {
    let visitor = try visitor("Blue")
    let cookie = try #require(visitor.cookies["cards"])
    #expect(try visitor.get("/cards/receive?w=\(cookie)").status == 404)
    let other = Visitor()
    other.setCookie("cards", to: token(try link(visitor)))
    #expect(try other.names() == [])
  }

  @Test func `mixes no currencies`() throws {
    let visitor = try visitor("Blue")
    try visitor.post("/cards/settings", [("currency", "EUR")])
    let link = try link(visitor)
    let other = try self.visitor("Old")
    let refused = try other.post("/cards/receive", [("w", token(link)), ("keep", "merge")])
    #expect(refused.status == 422)
    #expect(refused.text.contains("These cards are in euros and yours in pounds"))
    try other.post("/cards/receive", [("w", token(link)), ("keep", "replace")])
    #expect(try other.names() == ["Blue"])
  }

  @Test func `draws a picture of a link that a camera can read, and no other`() throws {
    #expect(try visitor("Blue").get("/cards/transfer").text.contains("<svg class=\"code\""))
    let many = Visitor()
    for number in 0..<40 { try many.post("/cards", CardsTestValues.fields(title(number))) }
    let page = try many.get("/cards/transfer").text
    #expect(!page.contains("<svg class=\"code\""))
    #expect(page.contains("Open this link there."))
    #expect(try Visitor().get(link(many)).status == 200)
  }
}

@Suite struct CardsImportTests {
  static let statement = """
    OFXHEADER:100
    <OFX><FI><ORG>Example Bank 5412</FI><CREDITCARDMSGSRSV1><CCSTMTRS><CURDEF>GBP
    <CCACCTFROM><ACCTID>5412751234561234</CCACCTFROM>
    <LEDGERBAL><BALAMT>-900.50</LEDGERBAL><AVAILBAL><BALAMT>99.5</AVAILBAL>
    </CCSTMTRS></CREDITCARDMSGSRSV1></OFX>
    """

  @Test func `opens its own file again, the same to the penny`() throws {
    let visitor = Visitor()
    let fields = CardsTestValues.fields(
      "A \"B\" \\ é", balance: "-12.34", limit: "1,000", due: "31",
      and: [("apr", "24.9"), ("minimum", "5"), ("statement-day", "3"), ("style", "plum")])
    try visitor.post("/cards", fields)
    let list = try visitor.get("/cards.json").text
    let file = try visitor.get("/cards/export")
    #expect(file.headers["Content-Disposition"] == "attachment; filename=\"farthing-cards.json\"")
    #expect(file.headers["Content-Type"] == "application/json")
    let other = Visitor()
    let preview = try other.upload(file.body, to: "/cards/import")
    #expect(preview.status == 200)
    #expect(other.cookies.isEmpty)
    let confirm = try #require(preview.hidden("confirm").first)
    #expect(try other.post("/cards/import", [("confirm", confirm)]).status == 303)
    #expect(try other.get("/cards.json").text == list)
  }

  @Test func `opens a statement, and asks for the due day`() throws {
    let visitor = Visitor()
    let preview = try visitor.upload(Array(Self.statement.utf8), to: "/cards/import")
    #expect(preview.status == 200)
    #expect(preview.text.contains("Example Bank 1234"))
    #expect(!preview.text.contains("5412"))
    let confirm = try #require(preview.hidden("confirm").first)
    let asked = try visitor.post("/cards/import", [("confirm", confirm)])
    #expect(asked.status == 422)
    #expect(asked.text.contains("Enter the day of the month when the payment of Example Bank 1234"))
    #expect(
      try visitor.post("/cards/import", [("confirm", confirm), ("due-day", "12")]).status == 303)
    let list = try visitor.get("/cards.json").text
    #expect(
      list.contains(
        #""name":"Example Bank 1234","balance":"900.50","limit":"1000.00","available":"99.50""#))
    #expect(list.contains("\"nextDue\":\"2026-12-12\""))
  }

  @Test func `a later statement brings its card up to date`() throws {
    let visitor = Visitor()
    try visitor.post(
      "/cards",
      CardsTestValues.fields("Example Bank 1234", balance: "5", due: "9", and: [("apr", "20")]))
    let preview = try visitor.upload(Array(Self.statement.utf8), to: "/cards/import")
    let confirm = try #require(preview.hidden("confirm").first)
    #expect(preview.text.contains("value=\"9\""))
    try visitor.post("/cards/import", [("confirm", confirm), ("due-day", "9"), ("keep", "merge")])
    #expect(try visitor.names() == ["Example Bank 1234"])
    let list = try visitor.get("/cards.json").text
    #expect(list.contains("\"balance\":\"900.50\""))
    #expect(list.contains("\"apr\":\"20\""))
  }

  /// A statement without the available amount, in which amounts below one have no zero.
  @Test func `a statement that says no limit leaves the one that is known`() throws {
    let visitor = Visitor()
    try visitor.post(
      "/cards", CardsTestValues.fields("Card 1234", balance: "5", limit: "2,000", due: "9"))
    func statement(_ account: String, _ balance: String) -> String {
      """
      <CCSTMTRS><CURDEF>GBP<CCACCTFROM><ACCTID>\(account)</CCACCTFROM>
      <LEDGERBAL><BALAMT>\(balance)</LEDGERBAL></CCSTMTRS>
      """
    }
    let preview = try visitor.upload(
      Array("<OFX>\(statement("1234", "-.50"))\(statement("5678", "+.00"))</OFX>".utf8),
      to: "/cards/import")
    let confirm = try #require(preview.hidden("confirm").first)
    let days = [("due-day", "9"), ("due-day-2", "13")]
    let wrong = try visitor.post(
      "/cards/import", [("confirm", confirm), ("due-day", "99"), ("keep", "replace")])
    #expect(wrong.status == 422)
    #expect(wrong.text.contains("value=\"replace\" checked"))
    try visitor.post("/cards/import", [("confirm", confirm), ("keep", "merge")] + days)
    let cards = try visitor.cards()
    #expect(cards.map { $0["balance"]?.string } == ["0.50", "0.00"])
    #expect(cards.map { $0["limit"]?.string } == ["2000.00", "0.00"])
  }

  /// Two cards that a bank masks alike, one of them here already beside a loan of that name; then the
  /// two statements of one card, of which the later one counts.
  @Test(arguments: [
    ("XXXXXXXXXXXX1234", ["10.00", "20.00", "300.00"]),
    ("5412751234561234", ["20.00", "300.00"]),
  ])
  func `cards of one name stay apart, and statements of one card do not`(
    account: String, owed: [String]
  ) throws {
    func statement(_ balance: String) -> String {
      """
      <CCSTMTRS><CURDEF>GBP<CCACCTFROM><ACCTID>\(account)</CCACCTFROM>
      <LEDGERBAL><BALAMT>-\(balance)</LEDGERBAL></CCSTMTRS>
      """
    }
    let visitor = Visitor()
    try visitor.post(
      "/cards",
      CardsTestValues.fields(
        "Card 1234", balance: "300", and: [("kind", "loan"), ("minimum", "20"), ("apr", "5")]))
    try visitor.post("/cards", CardsTestValues.fields("Card 1234", balance: "15"))
    let preview = try visitor.upload(
      Array("<OFX>\(statement("10"))\(statement("20"))</OFX>".utf8), to: "/cards/import")
    let confirm = try #require(preview.hidden("confirm").first)
    let days = [("due-day", "12"), ("due-day-2", "13")]
    try visitor.post("/cards/import", [("confirm", confirm), ("keep", "merge")] + days)
    let list = try visitor.get("/cards/export.csv").text
    #expect(list.matches(of: /GBP,([0-9.]+),/).map { String($0.1) } == owed)
  }

  @Test(
    arguments: Row.pairs(
      """
       | Choose a file
      %PDF-1.7¶ | The file is a PDF: it must be a file saved here, or a credit card’s statement in OFX or QFX
      hello | The file must be a file saved here, or a credit card’s statement in OFX or QFX
      {} | There are no cards of ours in this file
      {"currency":"GBP","cards":[]} | There are no cards in this file
      {"currency":"GBP",¶"cards":[{"name":"A","balance":"1","limit":"1","dueDay":32}]} | The card in line 2: Payment due day must be between 1 and 31
      <OFX><STMTRS><CURDEF>GBP</STMTRS></OFX> | This is the statement of a bank account: download that of a credit card instead
      <OFX><CCSTMTRS><CURDEF>GBP<LEDGERBAL><BALAMT>1e5</LEDGERBAL></CCSTMTRS></OFX> | The statement has a balance that cannot be read
      <OFX><CCSTMTRS><CURDEF>GBP<LEDGERBAL><BALAMT>-100000000</LEDGERBAL></CCSTMTRS></OFX> | The statement has a balance that cannot be read
      <OFX><CCSTMTRS><LEDGERBAL><BALAMT>1</LEDGERBAL></CCSTMTRS></OFX> | The statement does not say its currency
      <OFX><CCSTMTRS><CURDEF>EU<LEDGERBAL><BALAMT>1</LEDGERBAL></CCSTMTRS></OFX> | The statement says its currency as “EU”, which is not a code like EUR
      <OFX><CCSTMTRS><CURDEF>EUR<LEDGERBAL><BALAMT>1</LEDGERBAL></CCSTMTRS><CCSTMTRS><CURDEF>USD<LEDGERBAL><BALAMT>1</LEDGERBAL></CCSTMTRS></OFX> | The statements are in more than one currency: download one at a time
      """))
  func `says what is wrong with a file`(content: String, message: String) throws {
    let visitor = Visitor()
    let response = try visitor.upload(Array(content.utf8), to: "/cards/import")
    #expect(response.status == 422)
    #expect(response.text.contains("<a href=\"#file\" target=\"_self\">\(message)</a>"))
  }

  @Test func `says where a file is no JSON`() throws {
    let response = try Visitor().upload(Array("{\"currency\":\n  GBP}".utf8), to: "/cards/import")
    #expect(response.status == 422)
    #expect(response.text.contains("Line 2, character 3: "))
  }

  @Test func `a preview is good for an hour`() throws {
    let preview = try Visitor().upload(Array(Self.statement.utf8), to: "/cards/import")
    let confirm = try #require(preview.hidden("confirm").first)
    let fields = [("confirm", confirm), ("due-day", "1")]
    #expect(try Visitor(at: TestSite.now + 3_599).post("/cards/import", fields).status == 303)
    #expect(try Visitor(at: TestSite.now + 3_600).post("/cards/import", fields).status == 409)
  }

  @Test func `lets no spreadsheet run a name`() throws {
    let visitor = Visitor()
    try visitor.post(
      "/cards", CardsTestValues.fields("=1+1", balance: "-5", and: [("reminder", "on")]))
    #expect(
      try visitor.get("/cards/export.csv").text
        == """
        Name,Currency,Balance,Limit,Available,Utilisation %,Due day,Next due,Statement day,\
        APR %,Minimum payment,Reminder,Kind\r
        '=1+1,GBP,-5.00,1000.00,1005.00,0.0,5,2026-12-05,,,,yes,card\r

        """)
  }
}

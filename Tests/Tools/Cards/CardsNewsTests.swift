@testable import CardsPages

/// What the card helper says about a change: once, on the page after it, and truly.
@Suite struct CardsNewsTests {
  let visitor = Visitor()

  /// Sends a form and follows it to where it leads.
  @discardableResult
  func send(_ path: String, _ fields: [(String, String)] = []) throws -> TestSite.Reply {
    let response = try visitor.post(path, fields)
    #expect(response.status == 303)
    return try visitor.get(try #require(response.headers["Location"]))
  }

  @Test func `tells an added card on the page after it, in its title and nowhere later`() throws {
    let page = try send("/cards", CardsTestValues.fields("Monzo Flex"))
    #expect(page.title == "Monzo Flex added – My cards and debts")
    #expect(page.flash == ["Monzo Flex was added.", "Undo"])
    for address in ["/cards", "/cards", "/cards/helper", "/cards/transfer"] {
      let later = try visitor.get(address)
      #expect(later.flash == [])
      #expect(!later.title.contains("Monzo Flex added"))
    }
  }

  @Test func `a reminder that is new or moved leads to the calendar it needs`() throws {
    func way(_ answer: TestSite.Reply) -> String? {
      answer.page.link("Add the reminder to your calendar")
    }
    let reminded = CardsTestValues.fields("Blue", due: "5", and: [("reminder", "on")])
    #expect(try way(send("/cards", CardsTestValues.fields("Gold"))) == nil)
    let calendar = try #require(try way(send("/cards", reminded)))
    #expect(try visitor.get(calendar).headers["Content-Type"] == "text/calendar; charset=utf-8")
    #expect(try way(visitor.get("/cards")) == nil)

    let path = String(calendar.dropLast(4))
    func change(due: String, balance: String) throws -> String? {
      try way(
        send(
          path,
          CardsTestValues.fields("Blue", balance: balance, due: due, and: [("reminder", "on")])))
    }
    #expect(try change(due: "5", balance: "70") == nil)
    #expect(try change(due: "6", balance: "70") == calendar)
    #expect(try way(send("/cards/undo", [])) == nil)
  }

  @Test func `tells no old news above an error summary, and keeps it for the next page`() throws {
    try visitor.post("/cards", CardsTestValues.fields("Blue"))
    let wrong = try visitor.post("/cards", CardsTestValues.fields("", balance: "lots"))
    #expect(wrong.status == 422)
    #expect(wrong.flash == [])
    #expect(wrong.title == "Error: My cards and debts")
    #expect(try visitor.get("/cards").flash == ["Blue was added.", "Undo"])
  }

  @Test func `tells each kind of change, of its undo and of its redo`() throws {
    try send("/cards", CardsTestValues.fields("Blue"))
    let card = try visitor.firstCard()
    let changes: [(path: String, fields: [(String, String)], done: String, undone: String)] = [
      ("/cards", CardsTestValues.fields("Gold"), "Gold was added.", "Adding Gold is undone."),
      (
        "/cards/\(card)", CardsTestValues.fields("Blue", balance: "5"), "Blue was changed.",
        "Your change to Blue is undone."
      ),
      (
        "/cards/\(card)/paid", [("amount", "1")],
        "Blue was marked as paid. You owe £899 on it now.",
        "Marking Blue as paid is undone."
      ),
      (
        "/cards/settings", [("currency", "EUR")], "The currency was changed to euros.",
        "Your change to the currency is undone."
      ),
      ("/cards/\(card)/delete", [], "Blue was deleted.", "Deleting Blue is undone."),
    ]
    for change in changes {
      #expect(try send(change.path, change.fields).flash == [change.done, "Undo"])
      let undone = try send("/cards/undo")
      #expect(undone.flash == [change.undone, "Redo"])
      #expect(undone.title == "\(change.undone.dropLast()) – My cards and debts")
      #expect(try send("/cards/undo").flash == [change.done, "Undo"])
      try send("/cards/undo")
    }
  }

  @Test func `keeps undo within reach after the news was told`() throws {
    try send("/cards", CardsTestValues.fields("Blue"))
    let later = try visitor.get("/cards")
    #expect(later.text.contains("<p>Blue was added.</p>"))
    #expect(later.text.contains("<form method=\"post\" action=\"/cards/undo\">"))
    let undone = try send("/cards/undo", try later.stamped())
    #expect(undone.flash == ["Adding Blue is undone.", "Redo"])
    #expect(undone.text.contains("Add your first card or debt below."))
  }

  @Test func `says that cards from elsewhere are kept, and brings the others back`() throws {
    try send("/cards", CardsTestValues.fields("Blue"))
    let page = try visitor.get("/cards/transfer")
    let token = try #require(page.text.firstMatch(of: /receive\?w=([^<"&]*)/)).1
    try send("/cards", CardsTestValues.fields("Gold"))
    let response = try visitor.post("/cards/receive", [("w", String(token)), ("keep", "replace")])
    #expect(response.headers["Location"] == "/cards")
    let after = try visitor.get("/cards")
    #expect(after.flash == ["Done. 1 card is in this browser now.", "Undo"])
    #expect(after.title == "Cards saved – My cards and debts")
    #expect(!after.text.contains("Gold"))
    let undone = try send("/cards/undo", try after.stamped())
    #expect(undone.flash == ["Your cards are as they were before.", "Redo"])
    #expect(undone.text.contains("Gold"))
  }

  @Test func `puts nothing of a change into an address or the cookie that tells of it`() throws {
    let response = try visitor.post("/cards", CardsTestValues.fields("Blue"))
    #expect(response.headers["Location"] == "/cards")
    #expect(
      response.cookies.filter { !$0.hasPrefix("cards=v4.local.") }
        == ["cards-news=1; Path=/cards; Max-Age=600; HttpOnly; SameSite=Lax"])
  }
}

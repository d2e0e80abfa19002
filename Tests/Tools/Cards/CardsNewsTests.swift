import SiteTesting
import Testing
import Web

@testable import CardsSite

/// What the card helper says about a change: once, on the page after it, and truly.
@Suite struct CardsNewsTests {
  let visitor = Visitor()

  /// Sends a form and follows it to where it leads.
  @discardableResult
  func send(_ path: String, _ fields: [(String, String)] = []) throws -> TestSite.Reply {
    let answer = try visitor.post(path, fields)
    #expect(answer.status == 303)
    return try visitor.get(try #require(answer.headers["Location"]))
  }

  func card() throws -> String {
    let parts = try visitor.get("/cards.json").text.split(separator: "\"id\":\"")
    return String(try #require(parts.dropFirst().first).prefix(8))
  }

  @Test func `tells an added card on the page after it, in its title and nowhere later`() throws {
    let page = try send("/cards", CardsTestValues.fields("Monzo Flex"))
    #expect(page.title == "Monzo Flex added – My cards")
    #expect(page.news == ["Monzo Flex was added.", "Undo"])
    for address in ["/cards", "/cards", "/cards/helper", "/cards/transfer"] {
      let later = try visitor.get(address)
      #expect(later.news == [])
      #expect(!later.title.contains("Monzo Flex added"))
    }
  }

  @Test func `tells no old news above an error summary, and keeps it for the next page`() throws {
    try visitor.post("/cards", CardsTestValues.fields("Blue"))
    let wrong = try visitor.post("/cards", CardsTestValues.fields("", balance: "lots"))
    #expect(wrong.status == 422)
    #expect(wrong.news == [])
    #expect(wrong.title == "Error: My cards")
    #expect(try visitor.get("/cards").news == ["Blue was added.", "Undo"])
  }

  @Test func `tells each kind of change, of its undo and of its redo`() throws {
    try send("/cards", CardsTestValues.fields("Blue"))
    let card = try card()
    let changes: [(path: String, fields: [(String, String)], done: String, undone: String)] = [
      (
        "/cards", CardsTestValues.fields("Gold"), "Gold was added.", "Adding Gold is undone."
      ),
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
      #expect(try send(change.path, change.fields).news == [change.done, "Undo"])
      let undone = try send("/cards/undo")
      #expect(undone.news == [change.undone, "Redo"])
      #expect(undone.title == "\(change.undone.dropLast()) – My cards")
      #expect(try send("/cards/undo").news == [change.done, "Undo"])
      try send("/cards/undo")
    }
  }

  @Test func `keeps undo within reach after the news was told`() throws {
    try send("/cards", CardsTestValues.fields("Blue"))
    let later = try visitor.get("/cards")
    #expect(later.text.contains("<p>Blue was added.</p>"))
    #expect(later.text.contains("<form method=\"post\" action=\"/cards/undo\">"))
    let undone = try send("/cards/undo", try later.stamped())
    #expect(undone.news == ["Adding Blue is undone.", "Redo"])
    #expect(undone.text.contains("Add your first card below."))
  }

  @Test func `says that cards from elsewhere are kept, and brings the others back`() throws {
    try send("/cards", CardsTestValues.fields("Blue"))
    let page = try visitor.get("/cards/transfer")
    let token = try #require(page.text.firstMatch(of: /receive\?w=([^<"&]*)/)).1
    try send("/cards", CardsTestValues.fields("Gold"))
    let answer = try visitor.post("/cards/receive", [("w", String(token)), ("keep", "replace")])
    #expect(answer.headers["Location"] == "/cards")
    let after = try visitor.get("/cards")
    #expect(after.news == ["Done. 1 card is in this browser now.", "Undo"])
    #expect(after.title == "Cards saved – My cards")
    #expect(!after.text.contains("Gold"))
    let undone = try send("/cards/undo", try after.stamped())
    #expect(undone.news == ["Your cards are as they were before.", "Redo"])
    #expect(undone.text.contains("Gold"))
  }

  @Test func `puts nothing of a change into an address or the cookie that tells of it`() throws {
    let answer = try visitor.post("/cards", CardsTestValues.fields("Blue"))
    #expect(answer.headers["Location"] == "/cards")
    #expect(
      answer.cookies.filter { !$0.hasPrefix("cards=v4.local.") }
        == ["cards-news=1; Path=/cards; Max-Age=600; HttpOnly; SameSite=Lax"])
  }

  @Test func `escapes the name in the title and the sentence`()
    throws
  {
    let page = try send("/cards", CardsTestValues.fields("<script>\"x"))
    #expect(!page.text.contains("<script>\"x"))
  }
}

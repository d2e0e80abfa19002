/// The buttons of the form for a new card that lead to the form of another kind of debt.
@Suite struct CardsKindSwitchTests {
  let visitor = Visitor()

  func ask(_ kind: String, _ typed: [(String, String)]) throws -> TestSite.Reply {
    try visitor.post("/cards", typed + [("ask", kind)])
  }

  @Test(arguments: [true, false])
  func `keep what was typed, and change nothing`(isFirst: Bool) throws {
    if !isFirst { try visitor.post("/cards", CardsTestValues.fields("Blue")) }
    let list = try visitor.get("/cards.json").text
    let page = try ask(
      "overdraft", [("name", "Current account"), ("balance", "lots"), ("limit", "500")])
    #expect(page.status == 200)
    #expect(page.text.contains(#"id="new-card""#))
    #expect(page.text.contains(#"<b aria-current="true">Overdraft</b>"#))
    for value in ["Current account", "lots", "500"] {
      #expect(page.text.contains("value=\"\(value)\""), "\(value)")
    }
    #expect(!page.text.contains("error-summary"))
    #expect(try visitor.get("/cards.json").text == list)
  }

  @Test func `bring back what a kind between them has not`() throws {
    let page = try ask("loan", [("name", "Blue"), ("limit", "500"), ("statement-day", "3")])
    #expect(page.hidden("limit") == ["500"] && page.hidden("statement-day") == ["3"])
    #expect(page.hidden("kind") == ["loan"])
    let back = try ask(
      "card", [("kind", "loan"), ("name", "Blue"), ("limit", "500"), ("statement-day", "3")])
    #expect(back.hidden("limit").isEmpty && back.hidden("kind").isEmpty)
    #expect(back.text.contains(#"value="500""#) && back.text.contains(#"value="3""#))
  }

  /// A debt of another kind may have no due day, without which a reminder would be a mistake.
  @Test(arguments: [
    ("loan", "", "on", false), ("loan", "5", "on", true), ("card", "", "", true),
    ("card", "5", "", false),
  ])
  func `leave a reminder on where there is a day for it`(
    kind: String, day: String, reminder: String, isTicked: Bool
  ) throws {
    let page = try ask(kind, [("due-day", day), ("reminder", reminder)])
    let box = try #require(page.page[id: "reminder"])
    #expect((box["checked"] != nil) == isTicked)
  }

  @Test(arguments: [
    ("overdraft", "Leave this blank: most overdrafts ask for none", "which banks call EAR"),
    ("loan", "Instalment a month", "The yearly rate in your agreement"),
    ("card", "Leave this blank and we’ll estimate it", "The yearly rate for purchases"),
  ])
  func `lead to questions in the words of the kind`(
    kind: String, minimum: String, rate: String
  ) throws {
    let page = try ask(kind, []).text
    #expect(page.contains(minimum) && page.contains(rate))
  }
}

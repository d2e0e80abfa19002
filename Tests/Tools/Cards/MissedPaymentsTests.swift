import Calendars
import Formats
import SiteTesting
import Testing

/// Due dates that pass: asked about until they are marked, told not to be paid, or the next has passed.
@Suite struct MissedPaymentsTests {
  /// A card that is due on the third, added on 27 November 2026.
  private func visitor(_ fields: [(String, String)] = []) throws -> (Visitor, String) {
    let visitor = Visitor()
    visitor.today = CalendarDate(iso: "2026-11-27")
    let amex = [
      ("name", "Amex"), ("balance", "953"), ("limit", "1100"), ("due-day", "3"), ("apr", "31"),
      ("minimum", "30.90"),
    ]
    #expect(try visitor.post("/cards", amex + fields).status == 303)
    return (visitor, try #require(try visitor.cardIDs().first))
  }

  private func card(_ id: String, of visitor: Visitor) throws -> JSONValue {
    try visitor.json("/cards/\(id).json")
  }

  @Test func `asks about a date that passed, on the list and at home, until it is marked`() throws {
    let (visitor, id) = try visitor()
    #expect(try card(id, of: visitor)["missed"]?.string == nil)
    visitor.today = CalendarDate(iso: "2026-12-03")
    #expect(try card(id, of: visitor)["missed"]?.string == nil, "it is due today")
    visitor.today = CalendarDate(iso: "2026-12-05")
    #expect(try card(id, of: visitor)["missed"]?.string == "2026-12-03")
    #expect(try card(id, of: visitor)["late"]?.bool == false)
    for path in ["/cards", "/"] {
      let page = try visitor.get(path)
      #expect(page.words.contains("Was Amex paid on 3 December?"), "\(path)")
      #expect(page.text.contains("action=\"/cards/\(id)/late\""), "\(path)")
    }
    #expect(try visitor.post("/cards/\(id)/paid", [("amount", "30.90")]).status == 303)
    let paid = try card(id, of: visitor)
    #expect(paid["missed"]?.string == nil)
    #expect(paid["balance"]?.string == "922.10")
    #expect(paid["nextDue"]?.string == "2027-01-03" && paid["paid"]?.bool == false)
    #expect(try !visitor.get("/cards").words.contains("Was Amex paid"))
  }

  @Test func `dates up to the day of adding, or of another due day, are settled`() throws {
    let (visitor, id) = try visitor([])
    visitor.today = CalendarDate(iso: "2026-12-10")
    #expect(try card(id, of: visitor)["missed"]?.string == "2026-12-03")
    let changed = [
      ("name", "Amex"), ("balance", "953"), ("limit", "1100"), ("due-day", "8"), ("apr", "31"),
    ]
    #expect(try visitor.post("/cards/\(id)", changed).status == 303)
    #expect(try card(id, of: visitor)["missed"]?.string == nil)
    visitor.today = CalendarDate(iso: "2027-01-09")
    #expect(try card(id, of: visitor)["missed"]?.string == "2027-01-08")
    #expect(try visitor.post("/cards/undo").status == 303)
    #expect(try card(id, of: visitor)["missed"]?.string == "2027-01-03")
  }

  @Test func `what is not paid yet is late until it is marked or the next date has passed`() throws
  {
    let (visitor, id) = try visitor()
    visitor.today = CalendarDate(iso: "2026-12-05")
    #expect(try visitor.post("/cards/\(id)/late", [("due", "2026-12-03")]).status == 303)
    #expect(try card(id, of: visitor)["late"]?.bool == true)
    #expect(try card(id, of: visitor)["missed"]?.string == "2026-12-03")
    let list = try visitor.get("/cards").words
    #expect(list.contains("£30.90 to pay, 2 days late"))
    #expect(list.contains("Can’t pay it now? Somebody can help, for free"))
    #expect(!list.contains("Was Amex paid"))
    #expect(try visitor.get("/").words.contains("Late: Amex"))
    #expect(try visitor.post("/cards/undo").status == 303)
    #expect(try card(id, of: visitor)["late"]?.bool == false)
    #expect(try visitor.get("/cards").words.contains("Was Amex paid on 3 December?"))
    #expect(try visitor.post("/cards/\(id)/late", [("due", "2026-12-03")]).status == 303)
    visitor.today = CalendarDate(iso: "2027-01-04")
    #expect(try card(id, of: visitor)["late"]?.bool == false)
    #expect(try card(id, of: visitor)["missed"]?.string == "2027-01-03")
  }

  @Test func `marks the date that is said, and refuses any other`() throws {
    let (visitor, id) = try visitor()
    visitor.today = CalendarDate(iso: "2026-12-05")
    let pay = { (due: String) in
      try visitor.post("/cards/\(id)/paid", [("amount", "30.90"), ("due", due)])
    }
    for due in ["2026-11-03", "2027-02-03", "soon"] {
      let refused = try pay(due)
      #expect(refused.status == 422, "\(due)")
      #expect(refused.text.contains("value=\"30.90\""), "what was typed stays")
    }
    for due in ["2027-01-03", "", "2026-11-03"] {
      #expect(try visitor.post("/cards/\(id)/late", [("due", due)]).status == 422, "\(due)")
    }
    #expect(try pay("2027-01-03").status == 303)
    let ahead = try card(id, of: visitor)
    #expect(ahead["paid"]?.bool == true, "January is paid ahead, December is still asked about")
    #expect(ahead["missed"]?.string == "2026-12-03")
    #expect(try pay("2026-12-03").status == 303)
    #expect(try card(id, of: visitor)["missed"]?.string == nil)
    visitor.today = CalendarDate(iso: "2027-01-20")
    #expect(try card(id, of: visitor)["missed"]?.string == nil, "January was paid")
  }

  @Test func `asks nothing of what owes nothing, and goes along in files`() throws {
    let (visitor, id) = try visitor()
    visitor.today = CalendarDate(iso: "2026-12-05")
    #expect(try visitor.post("/cards/\(id)/late", [("due", "2026-12-03")]).status == 303)
    let other = Visitor()
    other.today = visitor.today
    try other.take(try visitor.get("/cards/export").body)
    #expect(try card(id, of: other)["late"]?.bool == true)
    let changed = [
      ("name", "Amex"), ("balance", "0"), ("limit", "1100"), ("due-day", "3"), ("apr", "31"),
    ]
    #expect(try visitor.post("/cards/\(id)", changed).status == 303)
    #expect(try card(id, of: visitor)["missed"]?.string == nil)
  }

  @Test func `a file that says nothing of due dates asks of none before it came`() throws {
    let visitor = Visitor()
    visitor.today = CalendarDate(iso: "2026-12-05")
    let file = #"""
      {"farthing":"cards","currency":"GBP","cards":[{"id":"0000000a","kind":"card","name":"Blue",
      "balance":"900.00","limit":"1000.00","dueDay":3}]}
      """#
    try visitor.take(Array(file.utf8))
    #expect(try card("0000000a", of: visitor)["missed"]?.string == nil)
    visitor.today = CalendarDate(iso: "2027-01-04")
    #expect(try card("0000000a", of: visitor)["missed"]?.string == "2027-01-03")
  }
}

/// Due dates that pass: asked about until they are marked, told not to be paid, or the next has passed.
@Suite struct MissedPaymentsTests {
  /// A card that is due on the third, added on 27 November 2026.
  private func visitor(_ fields: [(String, String)] = []) throws -> (Visitor, String) {
    let amex = filledIn("name=Amex&balance=953&limit=1100&due-day=3&apr=31&minimum=30.90")
    let visitor = try Visitor(on: "2026-11-27", owing: [amex + fields])
    return (visitor, try visitor.firstCard())
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
    let changed = filledIn("name=Amex&balance=953&limit=1100&due-day=8&apr=31")
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
    #expect(list.contains("Late 3 Dec Amex 2 days late"))
    #expect(list.contains("£30.90 of £953 owed"))
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
    let changed = filledIn("name=Amex&balance=0&limit=1100&due-day=3&apr=31")
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

/// A household that follows its plan to the penny, as somebody lives with it.
@Suite struct PunctualPaymentsTests {
  private let today = "2026-12-20"

  /// Amex 800 due on the 3rd and Visa 500 due on the 12th, with £200 a month.
  private func house() throws -> (visitor: Visitor, amex: String, visa: String) {
    let visitor = try Visitor(
      on: "2026-11-27", keeping: "200",
      owing: [
        filledIn("name=Amex&balance=800&limit=2000&due-day=3&apr=20&minimum=25"),
        filledIn("name=Visa&balance=500&limit=2000&due-day=12&apr=30&minimum=25"),
      ])
    return (visitor, try visitor.id(of: "Amex"), try visitor.id(of: "Visa"))
  }

  @Test func `a check-in for the month answers what was due in it`() throws {
    let (visitor, amex, visa) = try house()
    visitor.today = CalendarDate(iso: today)
    #expect(try visitor.get("/cards").words.contains("Was Amex paid on 3 December?"))
    let checked = try visitor.post(
      "/cards/balances",
      [("balance-\(amex)", "787"), ("balance-\(visa)", "336"), ("for", "2026-12")])
    #expect(checked.status == 303)
    #expect(try !visitor.get("/cards").words.contains("Was Amex paid"))
    #expect(try visitor.post("/cards/undo").status == 303)
    #expect(try visitor.get("/cards").words.contains("Was Amex paid on 3 December?"))
    #expect(try visitor.json("/cards/\(amex).json")["balance"]?.string == "800.00")
  }

  /// Without a plan nobody is asked for which month balances are: they say nothing of what was paid.
  @Test func `a check-in without a plan leaves what is late`() throws {
    let (visitor, amex, visa) = try house()
    try visitor.post("/cards/plan/forget", [])
    visitor.today = CalendarDate(iso: today)
    try visitor.post("/cards/\(amex)/late", [("due", "2026-12-03")])
    for balance in ["900", "787"] {
      try visitor.post("/cards/balances", [("balance-\(amex)", balance), ("balance-\(visa)", "")])
      let card = try visitor.json("/cards/\(amex).json")
      #expect(card["balance"]?.string == "\(balance).00")
      #expect(card["late"]?.bool == true && card["missed"]?.string == "2026-12-03")
    }
    // The payment may be in the balance already, so "Yes" takes nothing off it.
    let yes = try #require(try visitor.get("/cards").page.form(to: "/cards/\(amex)/paid"))
    #expect(yes.inputs("due").map { $0["value"] } == ["2026-12-03"])
    #expect(yes.inputs("amount").isEmpty)
  }

  @Test func `a balance that was told after the date is not lowered once more`() throws {
    let (visitor, amex, _) = try house()
    visitor.today = CalendarDate(iso: today)
    let told = filledIn("name=Amex&balance=787&limit=2000&due-day=3&apr=20&minimum=25")
    #expect(try visitor.post("/cards/\(amex)", told).status == 303)
    let page = try visitor.get("/cards").page
    let yes = try #require(page.form(to: "/cards/\(amex)/paid"))
    #expect(yes.inputs("due").map { $0["value"] } == ["2026-12-03"])
    #expect(yes.inputs("amount").isEmpty)
  }

  @Test func `what is paid of a month is not asked for again`() throws {
    let (visitor, amex, visa) = try house()
    visitor.today = CalendarDate(iso: "2026-12-02")
    let before = try visitor.get("/cards").words
    #expect(before.contains("3 Dec Amex £1,200 left to spend · 40% used, the most £25 of £800"))
    #expect(before.contains("£25 minimum + £150 · "))
    #expect(try visitor.post("/cards/\(visa)/paid", [("amount", "150")]).status == 303)
    let list = try visitor.get("/cards").words
    #expect(list.contains("Amex £25 minimum + £25 · "), "£150 of the £200 are paid")
    #expect(try visitor.json("/cards.json")["summary"]?["planned"]?.string == "200.00")
    #expect(try visitor.json("/cards/\(visa).json")["planned"]?.string == "150.00")
    let plan = try visitor.get("/cards/plan").page
    #expect(plan.form(to: "/cards/\(visa)/paid") == nil, "it is paid")
    #expect(plan.form(to: "/cards/\(amex)/paid")?.inputs("amount").first?["value"] == "50.00")
    #expect(plan.words.contains("Pay in December 2026 £200"))
    #expect(try visitor.post("/cards/\(amex)/paid", [("amount", "50")]).status == 303)
    #expect(try visitor.get("/cards").words.contains("£200 paid, nothing to go"))
  }

  @Test func `a payment without an amount is the plan's, and no other debt gets it`() throws {
    let (visitor, amex, visa) = try house()
    visitor.today = CalendarDate(iso: "2026-12-02")
    #expect(try visitor.post("/cards/\(amex)/paid").status == 303)
    #expect(try visitor.json("/cards/\(amex).json")["planned"]?.string == "25.00")
    #expect(try visitor.json("/cards/\(visa).json")["planned"]?.string == "175.00")
  }

  @Test func `the next payment is there again three days before it is due`() throws {
    let (visitor, amex, _) = try house()
    visitor.today = CalendarDate(iso: "2026-12-02")
    #expect(try visitor.post("/cards/\(amex)/paid", [("amount", "25")]).status == 303)
    visitor.today = CalendarDate(iso: "2026-12-30")
    #expect(try visitor.get("/cards").words.contains("Amex Next due 3 January"))
    visitor.today = CalendarDate(iso: "2026-12-31")
    #expect(try visitor.get("/cards").words.contains("3 Jan Amex £1,225 left to spend"))
  }

  @Test func `a mark of a date that is settled goes with it`() throws {
    let (visitor, amex, _) = try house()
    visitor.today = CalendarDate(iso: "2027-02-10")
    #expect(try visitor.post("/cards/\(amex)/late", [("due", "2027-02-03")]).status == 303)
    visitor.today = CalendarDate(iso: "2027-03-10")
    #expect(try visitor.post("/cards/\(amex)/paid", [("due", "2027-03-03")]).status == 303)
    #expect(try visitor.json("/cards/\(amex).json")["missed"]?.string == nil)
    #expect(try visitor.json("/cards/\(amex).json")["late"]?.bool == false)
  }

  @Test func `a debt that owes again is asked about from then on`() throws {
    let (visitor, amex, _) = try house()
    func change(_ balance: String) throws {
      let fields = filledIn("name=Amex&balance=\(balance)&limit=2000&due-day=3&apr=20")
      #expect(try visitor.post("/cards/\(amex)", fields).status == 303)
    }
    try change("0")
    visitor.today = CalendarDate(iso: today)
    try change("60")
    #expect(try visitor.json("/cards/\(amex).json")["missed"]?.string == nil)
  }
}

@testable import CardsPages

/// What was paid in a month of a kept plan, and what is still to be paid in it and after it.
@Suite struct PaidInMonthTests {
  private func loan(_ name: String, _ balance: String, due: String, paying: String)
    -> [(String, String)]
  {
    filledIn("kind=loan&name=\(name)&balance=\(balance)&due-day=\(due)&apr=9.9&minimum=\(paying)")
  }

  private func later(_ name: String, _ balance: String, due: String, paying: String)
    -> [(String, String)]
  {
    filledIn("kind=pay-later&name=\(name)&balance=\(balance)&due-day=\(due)&minimum=\(paying)")
  }

  /// Two debts, with a plan of £250 a month that begins in January.
  private func bankAndSofa(
    due: String = "1", and others: [[(String, String)]] = []
  ) throws -> Visitor {
    let debts = [
      loan("Bank", "3000", due: due, paying: "100"),
      later("Sofa", "1500", due: "20", paying: "40"),
    ]
    return try Visitor(on: "2026-12-31", keeping: "250", owing: debts + others)
  }

  /// Tells balances at the end of January, in the order of the list.
  private func checkIn(_ balances: [String], _ visitor: Visitor) throws {
    let fields = zip(try visitor.cardIDs(), balances).map { ("balance-\($0)", $1) }
    #expect(try visitor.post("/cards/balances", fields + [("for", "2027-01")]).status == 303)
  }

  private func on(_ day: String, _ visitor: Visitor) { visitor.today = CalendarDate(iso: day) }

  @Test func `another payment of a month that is paid adds to it, and leaves the next one due`()
    throws
  {
    let visitor = try Visitor(
      on: "2026-11-26", keeping: "100",
      owing: [
        later("Sofa", "240", due: "20", paying: "40"), loan("Car", "900", due: "27", paying: "30"),
      ])
    on("2026-12-23", visitor)
    try visitor.tick("Sofa", "15")
    #expect(try visitor.words().contains("£15 paid"))
    on("2026-12-24", visitor)
    try visitor.tick("Sofa", "25")
    #expect(try visitor.words().contains("£40 paid"))
    #expect(try visitor.card(named: "Sofa")["balance"]?.string == "200.00")
    #expect(try visitor.card(named: "Sofa")["paid"]?.bool == false)
    on("2027-01-21", visitor)
    #expect(try visitor.card(named: "Sofa")["missed"]?.string == "2027-01-20")
  }

  @Test func `who has paid for the whole month is not asked about its later days`() throws {
    let visitor = try bankAndSofa()
    on("2027-01-10", visitor)
    try checkIn(["2900", "1350"], visitor)
    #expect(try !visitor.words().contains("20 Jan"))
    #expect(try visitor.card(named: "Sofa")["nextDue"]?.string == "2027-02-20")
    on("2027-01-29", visitor)
    #expect(try !visitor.words().contains("Was Sofa paid"))
    #expect(try visitor.card(named: "Sofa")["missed"]?.isNull == true)
  }

  /// The balances have all of January, one of them as it was: what is paid then is more of it.
  @Test func `more after a month that is paid takes nothing off the next`() throws {
    let visitor = try bankAndSofa(and: [
      filledIn("kind=overdraft&name=Bank account&balance=400&limit=500&apr=39.9&minimum=10")
    ])
    on("2027-01-10", visitor)
    try checkIn(["2900", "", "390"], visitor)
    on("2027-01-12", visitor)
    try visitor.tick("Sofa", "10")
    try visitor.tick("Bank account")
    for name in ["Bank", "Sofa"] {
      #expect(try visitor.card(named: name)["paid"]?.bool == false, "\(name)")
      let month = try visitor.card(named: name)["nextDue"]?.string?.prefix(7)
      #expect(month == "2027-02", "\(name)")
    }
    #expect(try visitor.card(named: "Sofa")["balance"]?.string == "1490.00")
    #expect(try !visitor.words().contains("nothing paid yet"))
  }

  @Test func `another payment without an amount is none`() throws {
    let visitor = try bankAndSofa()
    on("2027-01-05", visitor)
    try visitor.tick("Bank", due: "2027-01-01")
    let before = try visitor.words()
    try visitor.tick("Bank", "")
    let sums = try #require(before.firstMatch(of: /£250 to pay in January.*? paid, 1 payment/)).0
    #expect(try visitor.words().contains(sums))
  }

  @Test func `paying early for the next month leaves this one paid`() throws {
    let visitor = try bankAndSofa()
    on("2027-01-05", visitor)
    try visitor.tick("Bank", due: "2027-01-01")
    try visitor.tick("Sofa", due: "2027-01-20")
    on("2027-01-30", visitor)
    try visitor.tick("Bank", "100", due: "2027-02-01")
    #expect(try visitor.words().contains("£250 to pay in January"))
    #expect(try visitor.words().contains("£250 paid, nothing to go"))
  }

  @Test func `another due day asks for nothing again in a month that is paid`() throws {
    let visitor = try bankAndSofa(due: "5")
    on("2027-01-05", visitor)
    try visitor.tick("Bank", due: "2027-01-05")
    let id = try visitor.id(of: "Bank")
    let fields = loan("Bank", "2900", due: "28", paying: "100")
    #expect(try visitor.post("/cards/\(id)", fields).status == 303)
    #expect(try visitor.card(named: "Bank")["nextDue"]?.string == "2027-02-28")
    on("2027-01-30", visitor)
    #expect(try visitor.card(named: "Bank")["missed"]?.isNull == true)
  }

  /// While something of the month is noted already, nobody is asked whether all of it is paid.
  @Test func `balances beside a payment of the month settle no date that is to come`() throws {
    let visitor = try bankAndSofa()
    on("2027-01-01", visitor)
    try visitor.tick("Bank", due: "2027-01-01")
    on("2027-01-10", visitor)
    try checkIn(["2900", "1500"], visitor)
    #expect(try visitor.card(named: "Sofa")["nextDue"]?.string == "2027-01-20")
  }

  /// Of £360 the car takes £90, and council tax of £320 the other £270: £50 are left for January.
  @Test func `a payment on time leaves the payments of later months as they were`() throws {
    let visitor = try Visitor(
      on: "2026-11-26", keeping: "360",
      owing: [
        filledIn("kind=priority&name=Council tax&balance=320&due-day=1&minimum=80"),
        loan("Car", "3000", due: "20", paying: "90"),
      ])
    on("2026-12-01", visitor)
    #expect(try visitor.card(named: "Council tax")["planned"]?.string == "270.00")
    try visitor.tick("Council tax", due: "2026-12-01")
    on("2026-12-06", visitor)
    #expect(try visitor.get("/cards.ics").text.contains("Council tax"))
    let reminders = try visitor.get("/cards/calendar.ics").text.replacing("\r\n ", with: "")
    let first = try #require(
      reminders.components(between: "BEGIN:VEVENT", and: "END:VEVENT").first {
        $0.contains("20270101") && $0.contains("Council tax")
      })
    #expect(first.contains("£50"))
    on("2026-12-30", visitor)
    #expect(try !visitor.words().contains("Its turn: December"))
  }

  @Test func `the next payment is near, and its month stays paid`() throws {
    let visitor = try bankAndSofa()
    on("2027-01-01", visitor)
    try visitor.tick("Bank", due: "2027-01-01")
    try visitor.tick("Sofa", due: "2027-01-20")
    for day in ["2027-01-02", "2027-01-28", "2027-01-29", "2027-01-31"] {
      on(day, visitor)
      #expect(try visitor.words().contains("£250 to pay in January, by your plan"), "\(day)")
      #expect(try visitor.words().contains("£250 paid, nothing to go"), "\(day)")
    }
    #expect(try visitor.words().contains("Bank"))
  }

  @Test func `what was paid in a month goes along in a file`() throws {
    let visitor = try bankAndSofa()
    on("2027-01-02", visitor)
    try visitor.tick("Bank", "100", due: "2027-01-01")
    let other = Visitor()
    on("2027-01-02", other)
    try other.take(visitor.get("/cards/export").body)
    #expect(try other.words().contains("£100 paid, 1 payment to go"))
    #expect(try other.get("/cards/export").text == visitor.get("/cards/export").text)
  }

  @Test func `a debt that is paid off has no date any more`() throws {
    let visitor = try Visitor(
      on: "2026-11-26", keeping: "100",
      owing: [
        later("Sofa", "40", due: "20", paying: "40"), loan("Car", "900", due: "27", paying: "30"),
      ])
    on("2026-12-20", visitor)
    try visitor.tick("Sofa", "40", due: "2026-12-20")
    #expect(try !visitor.words().contains("Next due 20 January"))
    let id = try visitor.id(of: "Sofa")
    #expect(try visitor.words(on: "/cards/\(id)").contains("Nothing is owed, so nothing is due."))
    #expect(try !visitor.get("/cards/calendar.ics").text.contains("Sofa"))
    on("2027-01-18", visitor)
    #expect(try visitor.card(named: "Sofa")["missed"]?.isNull == true)
  }

  @Test func `the page of a debt names the date that was missed`() throws {
    let visitor = try Visitor(
      on: "2026-11-26", keeping: "100",
      owing: [loan("Car", "900", due: "5", paying: "30")])
    on("2026-12-09", visitor)
    let id = try visitor.id(of: "Car")
    #expect(
      try visitor.words(on: "/cards/\(id)").contains(
        "Was due 5 December 2026, and is not marked as paid."))
  }

  @Test func `a payment that another window ticked first counts once`() throws {
    let visitor = try bankAndSofa()
    on("2027-01-01", visitor)
    let fields = try visitor.get("/cards").stamped([("amount", "100"), ("due", "2027-01-01")])
    let id = try visitor.id(of: "Bank")
    try visitor.tick("Bank", "100", due: "2027-01-01")
    let refused = try visitor.post("/cards/\(id)/paid", fields)
    #expect(refused.status == 409)
    #expect(
      refused.words.replacing("\u{A0}", with: " ").contains(
        "Bank was marked as paid for 1 January already"))
    #expect(refused.hidden("due").isEmpty)
    #expect(PageElements(refused.text).inputs("amount").map { $0["value"] ?? "" } == [""])
    #expect(try visitor.card(named: "Bank")["balance"]?.string == "2900.00")
  }

  @Test func `a tick that comes after another change stays about its date`() throws {
    let visitor = try bankAndSofa()
    on("2027-01-01", visitor)
    let fields = try visitor.get("/cards").stamped([("amount", "100"), ("due", "2027-01-01")])
    let id = try visitor.id(of: "Bank")
    try visitor.post("/cards/\(id)", loan("Bank", "3000", due: "1", paying: "110"))
    let refused = try visitor.post("/cards/\(id)/paid", fields)
    #expect(refused.status == 409)
    #expect(refused.hidden("due") == ["2027-01-01"])
    #expect(PageElements(refused.text).inputs("amount").map { $0["value"] } == ["100"])
  }

  /// The plan of £250 begins in December.
  @Test func `a date before the first month of the plan takes what the debt asks for`() throws {
    let visitor = try Visitor(
      on: "2026-11-23", keeping: "250",
      owing: [
        loan("Bank", "3000", due: "1", paying: "100"),
        later("Sofa", "1500", due: "28", paying: "40"),
      ])
    on("2026-12-04", visitor)
    let yes = try visitor.get("/cards")
    #expect(yes.words.contains("Was Sofa paid"))
    let asked = zip(yes.hidden("due"), yes.hidden("amount")).first { $0.0 == "2026-11-28" }
    #expect(asked?.1 == "40.00")
    #expect(try visitor.words().contains("£250 to pay in December, by your plan"))
  }

  /// The plan of £250 begins in December: £210 for the loan, which asks for £100 in November still.
  @Test func `a date before the first month of the plan is paid besides its sum`() throws {
    let visitor = try Visitor(
      on: "2026-11-23", keeping: "250",
      owing: [
        loan("Bank", "3000", due: "28", paying: "100"),
        later("Sofa", "1500", due: "15", paying: "40"),
      ])
    let before = try visitor.get("/cards")
    #expect(
      zip(before.hidden("due"), before.hidden("amount")).contains { $0 == ("2026-11-28", "100.00") }
    )
    #expect(try visitor.words().contains("Another £210 is due on 28 December"))
    let reminders = try visitor.get("/cards/calendar.ics").text.replacing("\r\n ", with: "")
    let amounts = reminders.components(between: "BEGIN:VEVENT", and: "END:VEVENT").compactMap {
      $0.contains("Bank")
        ? $0.firstMatch(of: /DTSTART:(\d+)T.*?To pay: £(\d+\.\d\d)/.dotMatchesNewlines()) : nil
    }.map { "\($0.1) \($0.2)" }
    #expect(amounts.contains("20261128 100.00") && amounts.contains("20261228 210.00"))
    let monthly = try visitor.get("/cards.ics").text.replacing("\r\n ", with: "")
    #expect(monthly.contains("To pay: £210.00 on 28 December 2026"))
    #expect(!monthly.contains("on 28 November 2026"))
    on("2026-11-27", visitor)
    #expect(try visitor.words().contains("£250 to pay in December, by your plan"))
    try visitor.tick("Bank", "100", due: "2026-11-28")
    for day in ["2026-11-27", "2026-11-28", "2026-12-01"] {
      on(day, visitor)
      let page = try visitor.words()
      #expect(page.contains("£250 to pay in December, by your plan"), "\(day)")
      #expect(page.contains("nothing paid yet"), "\(day)")
      #expect(try visitor.json("/cards.json")["summary"]?["planned"]?.string == "250.00")
    }
    #expect(try visitor.card(named: "Bank")["balance"]?.string == "2900.00")
  }

  @Test func `what asks for nothing before the first month of the plan waits for that`() throws {
    let visitor = try Visitor(
      on: "2026-11-23", keeping: "100",
      owing: [later("Sofa", "1500", due: "28", paying: "0")])
    let page = try visitor.get("/cards")
    #expect(page.hidden("due") == ["2026-12-28"])
    #expect(try visitor.words().contains("£100 to pay in December, by your plan"))
  }

  /// The sofa is paid off by £40, £40 and £10.
  @Test func `no calendar reminds of a payment that the plan does not have`() throws {
    let visitor = try Visitor(
      on: "2026-11-26", keeping: "100",
      owing: [
        later("Sofa", "90", due: "20", paying: "40"), loan("Car", "900", due: "27", paying: "30"),
      ])
    let reminders = try visitor.get("/cards/calendar.ics").text.replacing("\r\n ", with: "")
    #expect(reminders.contains("DTSTART:20261220") && reminders.contains("DTSTART:20270220"))
    #expect(!reminders.contains("DTSTART:20270320") && !reminders.contains("Nothing to pay"))
  }

  /// January was checked in, and then a payment of February is made.
  @Test func `a month that goes on is held against no plan`() throws {
    let visitor = try bankAndSofa()
    on("2027-01-31", visitor)
    try checkIn(["2773.67", "1500"], visitor)
    #expect(try visitor.words(on: "/cards/plan").contains("Where it differs"))
    on("2027-02-02", visitor)
    try visitor.tick("Bank", "100", due: "2027-02-01")
    let page = try visitor.words(on: "/cards/plan")
    #expect(!page.contains("Where it differs"))
    #expect(page.contains("What was planned for the end of January, and what you owe today"))
    #expect(page.contains("so far"))
  }
}

extension String {
  fileprivate func components(between start: String, and end: String) -> [Substring] {
    split(separator: start).compactMap { $0.split(separator: end).first }
  }
}

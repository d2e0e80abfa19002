/// What is ticked and what is not, beside the dates and the months of a kept plan.
@Suite struct KeptPlanTicksTests {
  private func wallet(
    on day: String, _ debts: [(name: String, balance: String, due: String, minimum: String)],
    budget: String?
  ) throws -> Visitor {
    try Visitor(
      on: day, keeping: budget,
      owing: debts.map { debt in
        [
          ("name", debt.name), ("balance", debt.balance), ("limit", "3000"), ("due-day", debt.due),
          ("apr", "19.9"), ("minimum", debt.minimum),
        ]
      })
  }

  /// Each due date has one payment, also where the plan was kept before one of its own month.
  @Test func `a payment of the month in which a plan is kept is none of the next`() throws {
    let visitor = try wallet(
      on: "2026-11-23", [("Blue", "900", "28", "25"), ("Store", "450", "3", "20")], budget: "200")
    visitor.today = CalendarDate(iso: "2026-11-28")
    try visitor.tick("Blue", due: "2026-11-28")
    visitor.today = CalendarDate(iso: "2026-12-04")
    try visitor.tick("Store", due: "2026-12-03")
    for day in ["2026-12-04", "2026-12-20", "2026-12-27"] {
      visitor.today = CalendarDate(iso: day)
      #expect(try !visitor.get("/").words.contains("Nothing is left to pay"), "\(day)")
      #expect(try visitor.words(on: "/").contains("28 December"), "\(day)")
      #expect(try visitor.card(named: "Blue")["paid"]?.bool == false)
    }
    visitor.today = CalendarDate(iso: "2026-12-28")
    try visitor.tick("Blue", due: "2026-12-28")
    #expect(try visitor.get("/").words.contains("Nothing is left to pay"))
  }

  /// A plan of one debt pays its whole budget on it: what was due in January is no part of February.
  @Test func `a payment of an earlier month has its sum, and takes it off once it is marked`()
    throws
  {
    let visitor = try wallet(on: "2026-12-28", [("Sofa", "400", "12", "40")], budget: "100")
    visitor.today = CalendarDate(iso: "2027-02-02")
    #expect(try visitor.words(on: "/").contains("£100 was due"))
    #expect(try visitor.words(on: "/cards").contains("£100 to pay in February"))
    let id = try visitor.id(of: "Sofa")
    try visitor.post("/cards/\(id)/late", [("due", "2027-01-12")])
    let home = try visitor.words(on: "/")
    #expect(home.contains("£100 was due 12 January"))
    #expect(!home.contains("No other payment is due"))
    let form = try visitor.get("/cards").page.hidden(to: "/cards/\(id)/paid")
    #expect(form.contains { $0 == ("amount", "100.00") })
    try visitor.post("/cards/\(id)/paid", form)
    #expect(try visitor.card(named: "Sofa")["balance"]?.string == "300.00")
  }

  /// Without due days the first payments are those of the plan's first month.
  @Test func `the home page names the month of a plan that begins in the next`() throws {
    let visitor = try Visitor(
      on: "2026-12-28", keeping: "100",
      owing: [[("kind", "priority"), ("name", "Rent"), ("balance", "400"), ("minimum", "40")]])
    let home = try visitor.words(on: "/")
    #expect(home.contains("in January") && !home.contains("this month"))
  }

  /// The plan has £400 at the end of December, and a month's interest less £100 later.
  @Test func `a check-in has what was planned for the month that it is about`() throws {
    let visitor = try wallet(on: "2026-12-28", [("Sofa", "400", "12", "40")], budget: "100")
    visitor.today = CalendarDate(iso: "2027-02-02")
    let planned = try visitor.words(on: "/cards/plan")
    #expect(planned.contains("Kept in December 2026. What do you owe now?"))
    #expect(planned.contains("these are from the end of January"))
    #expect(planned.contains("Planned for January: £306"))
  }

  @Test func `a payment that is due today is told beside one that nobody marked`() throws {
    let visitor = try wallet(on: "2026-11-27", [("Blue", "900", "5", "25")], budget: nil)
    visitor.today = CalendarDate(iso: "2027-01-05")
    for path in ["/", "/cards"] {
      let words = try visitor.words(on: path)
      #expect(words.contains("Was Blue paid on 5 December?"), "\(path)")
      #expect(words.contains("Another £25 is due today"), "\(path)")
    }
    let id = try visitor.id(of: "Blue")
    try visitor.post("/cards/\(id)/late", [("due", "2026-12-05")])
    for path in ["/", "/cards"] {
      #expect(try visitor.get(path).words.contains("Another £25 is due today"), "\(path)")
    }
    visitor.today = CalendarDate(iso: "2027-01-04")
    #expect(try visitor.words(on: "/cards").contains("Another £25 is due on 5 January"))
    visitor.today = CalendarDate(iso: "2026-12-31")
    #expect(try !visitor.get("/cards").words.contains("Another £25"))
  }

  /// The 15th was not marked in December, and the other two were.
  @Test(arguments: [nil, "330"])
  func `the home page counts this month’s payment of a debt that missed one before`(
    budget: String?
  ) throws {
    let visitor = try wallet(
      on: "2026-12-01",
      [("A15", "1200", "15", "100"), ("B20", "1320", "20", "110"), ("C31", "1440", "31", "120")],
      budget: budget)
    visitor.today = CalendarDate(iso: "2027-01-02")
    try visitor.tick("B20", due: "2026-12-20")
    try visitor.tick("C31", due: "2026-12-31")
    let home = try visitor.words(on: "/")
    #expect(home.contains("Was A15 paid on 15 December?"))
    #expect(home.contains("£100 by 15 January Due next: A15"))
    #expect(home.contains("2 more payments are due by 31 January"))
    #expect(budget == nil || home.contains("Next: £100 on A15 by 15 January"))
  }

  /// The sum of the list, of the plan's page and of programs.
  @Test func `one that was missed before the plan’s first month takes nothing from that month`()
    throws
  {
    let visitor = try wallet(
      on: "2026-11-27", [("Blue", "900", "5", "25"), ("Store", "450", "14", "20")], budget: nil)
    visitor.today = CalendarDate(iso: "2026-12-07")
    try visitor.post("/cards/plan/keep", [("budget", "200")])
    visitor.today = CalendarDate(iso: "2026-12-08")
    #expect(try visitor.json("/cards.json")["summary"]?["planned"]?.string == "200.00")
    for path in ["/cards", "/cards/plan"] {
      #expect(try visitor.get(path).words.contains("£200"), "\(path)")
    }
  }

  @Test func `a check-in before a month is paid says how it is compared`() throws {
    let visitor = try wallet(
      on: "2026-11-23", [("Blue", "500", "5", "30"), ("Store", "800", "24", "30")], budget: "200")
    let words = "Not all payments of December are due yet."
    visitor.today = CalendarDate(iso: "2026-12-05")
    #expect(try !visitor.get("/cards/balances").words.contains(words))
    try visitor.tick("Blue", due: "2026-12-05")
    #expect(try visitor.get("/cards/balances").words.contains(words))
    visitor.today = CalendarDate(iso: "2026-12-24")
    #expect(try !visitor.get("/cards/balances").words.contains(words))
  }

  // MARK: Sums that are asked for

  /// £150 and the one-off of £100 come to £250: £200 and £50 leave £50.
  @Test func `what is paid beyond the month's sum comes off its one-off`() throws {
    let visitor = try Visitor(
      on: "2028-02-28",
      owing: [("One", "400"), ("Two", "300"), ("Three", "5000")].map {
        [("kind", "pay-later"), ("name", $0), ("balance", $1), ("minimum", "50")]
      })
    try visitor.post(
      "/cards/plan/keep",
      [("budget", "150"), ("order", "smallest"), ("lump-1", "100"), ("lump-month-1", "1")])
    visitor.today = CalendarDate(iso: "2028-03-05")
    #expect(try visitor.words(on: "/cards").contains("£250 to pay in March"))
    for (name, amount) in [("Two", "150.00"), ("One", "50.00")] {
      let paid = try visitor.card(named: name)
      #expect(paid["planned"]?.string == amount)
      let id = try #require(paid["id"]?.string)
      #expect(try visitor.post("/cards/\(id)/paid", [("amount", amount)]).status == 303)
    }
    #expect(try visitor.card(named: "Three")["planned"]?.string == "50.00")
    #expect(try visitor.words(on: "/cards").contains("£250 to pay in March"))
  }

  /// The plan goes on from the balances of January, and asked for £25 before that month was over.
  @Test(arguments: ["0", "10"])
  func `no more is asked for than is owed`(balance: String) throws {
    let visitor = try wallet(
      on: "2027-12-31", [("Nil", "150", "31", "25"), ("Amber", "600", "15", "20")], budget: "250")
    visitor.today = CalendarDate(iso: "2028-01-15")
    try visitor.tick("Amber", due: "2028-01-15")
    visitor.today = CalendarDate(iso: "2028-01-20")
    let id = try visitor.id(of: "Nil")
    try visitor.post("/cards/balances", [("balance-\(id)", balance), ("for", "2028-01")])
    #expect(try visitor.card(named: "Nil")["balance"]?.string == "\(balance).00")
    let list = try visitor.words(on: "/cards")
    #expect(!list.contains("of £0 owed") && !list.contains("£25 of"), "\(list)")
    #expect(list.contains("£10 of £10 owed") == (balance == "10"), "\(list)")
  }

  /// It asks for nothing in the month of keeping, so that the list shows what the plan pays in the next.
  @Test func `a debt without a minimum takes the tick of the plan's first payment`() throws {
    let visitor = try Visitor(
      on: "2027-03-12", keeping: "120",
      owing: [
        filledIn("kind=priority&name=Council tax&balance=300&due-day=20"),
        filledIn("name=Blue&balance=500&limit=1000&apr=29.9&minimum=20&due-day=5"),
      ])
    let id = try visitor.id(of: "Council tax")
    let form = try visitor.get("/cards").page.hidden(to: "/cards/\(id)/paid")
    #expect(form.contains { $0 == ("due", "2027-04-20") })
    #expect(try visitor.post("/cards/\(id)/paid", form).status == 303)
    let again = form.filter { ["amount", "due"].contains($0.0) }
    #expect(try visitor.post("/cards/\(id)/paid", again).status == 422)
  }

  /// The list shows the date as paid, and no other payment for it is taken.
  @Test func `a date that is ticked takes no second tick`() throws {
    let visitor = try wallet(on: "2026-12-01", [("Blue", "900", "28", "25")], budget: "200")
    for (day, status) in [("2026-12-20", 303), ("2026-12-21", 422), ("2026-12-28", 422)] {
      visitor.today = CalendarDate(iso: day)
      let id = try visitor.id(of: "Blue")
      let tick = [("amount", "200"), ("due", "2026-12-28")]
      #expect(try visitor.post("/cards/\(id)/paid", tick).status == status, "\(day)")
      #expect(try visitor.card(named: "Blue")["balance"]?.string == "700.00")
    }
  }

  /// What is paid in a month is part of its sum: the pages end when they did before, in the month that
  /// was planned, and the table of months has that month once.
  @Test func `whoever ticks what was planned ends when it was planned`() throws {
    let visitor = try Visitor(
      on: "2026-11-30", keeping: "241",
      owing: [
        filledIn("kind=loan&name=Car loan&balance=4000&apr=7.9&minimum=150&due-day=1"),
        filledIn("name=Amex&balance=1240.50&limit=2000&apr=24.9&due-day=5"),
        filledIn("name=Blue&balance=2292&limit=3000&apr=17.91&due-day=24"),
        filledIn("kind=priority&name=Council tax&balance=600"),
      ])
    let kept = try visitor.json("/cards/plan.json")["kept"]
    let end = try #require(kept?["end"]?.string)
    let planned = try #require(CalendarMonth(iso: end)).words
    let closing = try #require(kept?["planned"]?.array?.dropFirst().first?.string)
    visitor.today = CalendarDate(iso: "2026-12-01")
    let pages = ["/", "/cards", "/cards/plan", "/cards/sheet"]
    for name in [nil, "Car loan", "Amex", "Blue", "Council tax"] {
      if let name {
        let id = try visitor.id(of: name)
        let form = try visitor.get("/cards").page.hidden(to: "/cards/\(id)/paid")
        #expect(try visitor.post("/cards/\(id)/paid", form).status == 303)
      }
      for path in pages {
        #expect(try visitor.words(on: path).contains(planned), "\(path) \(name ?? "")")
      }
      let table = try visitor.get("/cards/plan/schedule").page.rows
      let first = table.first { $0.first == "December" }
      #expect(first?.last?.filter { !"£,".contains($0) } == closing, "\(name ?? "")")
    }
    #expect(try visitor.json("/cards.json")["summary"]?["balance"]?.string == "7891.50")
  }

  /// Ticks take payments off and add no interest, so that less seems to be owed than there is.
  @Test func `what is less by ticks alone is not told as a success`() throws {
    let visitor = try wallet(on: "2026-11-30", [("Blue", "900", "28", "25")], budget: "200")
    visitor.today = CalendarDate(iso: "2026-12-28")
    try visitor.tick("Blue", due: "2026-12-28")
    visitor.today = CalendarDate(iso: "2027-01-05")
    let unsure = "Interest may not be in it yet: type what you owe to be sure."
    let page = try visitor.get("/cards/plan").page
    #expect(page.words.contains("less than planned for December."))
    #expect(page.words.contains(unsure) && page.parts("p", of: "pill").isEmpty)
    let id = try visitor.id(of: "Blue")
    try visitor.post("/cards/balances", [("balance-\(id)", "690"), ("for", "2026-12")])
    let told = try visitor.get("/cards/plan").page
    #expect(!told.words.contains(unsure) && told.parts("p", of: "pill").count == 1)
  }
}

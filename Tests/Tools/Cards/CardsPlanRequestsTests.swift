import Web

@testable import CardsPages

/// The wallet's cards in one plan.
///
/// The figures are those of the table of plans (`PlanFiguresTests`), whose debts are the cards here.
@Suite struct CardsPlanRequestsTests {
  /// The debts of p-02 to p-06 in the table: the first has an offer of six months.
  private func visitor() throws -> (visitor: Visitor, blue: String, gold: String) {
    let visitor = Visitor()
    let blue = try visitor.card("Blue", "3000", apr: "29.9")
    let gold = try visitor.card("Gold", "2000", apr: "19.9")
    return (visitor, blue, gold)
  }

  private func errors(_ visitor: Visitor, _ query: String) throws -> [String] {
    let response = try visitor.get("/cards/plan.json?\(query)")
    #expect(response.status == 422)
    return try response.errors.map { "\($0.field ?? ""): \($0.message)" }
  }

  /// The last payment has interest in it, which is not in the balance that is kept.
  @Test(arguments: [
    [("kind", "loan"), ("name", "Loan"), ("balance", "100"), ("minimum", "60"), ("apr", "12")],
    [("name", "Blue"), ("balance", "100"), ("limit", "1000"), ("due-day", "5"), ("apr", "20")],
  ])
  func `a last payment that is marked as paid pays off all that is kept`(
    debt: [(String, String)]
  ) throws {
    let visitor = Visitor()
    #expect(try visitor.post("/cards", debt).status == 303)
    let id = try visitor.firstCard()
    let page = try visitor.get("/cards/plan?budget=150")
    let amount = try #require(page.hidden("amount").first)
    #expect(amount == "100.00")
    let paid = try visitor.post("/cards/\(id)/paid", page.stamped([("amount", amount)]))
    #expect(paid.status == 303)
    #expect(try visitor.json("/cards.json")["cards"]?.array?.first?["balance"]?.string == "0.00")
  }

  // MARK: - JSON

  /// Plan p-06.
  @Test func `plans all cards, each with its id`() throws {
    let (visitor, blue, gold) = try visitor()
    let plan = try visitor.json("/cards/plan.json?budget=250&promo-months-\(blue)=6")
    #expect(plan["interest"]?.string == "781.22")
    #expect(plan["months"]?.number == "24")
    #expect(plan["leftOut"]?.number == "0")
    let debts = try #require(plan["debts"]?.array)
    #expect(debts.compactMap { $0["id"]?.string } == [blue, gold])
    #expect(debts.compactMap { $0["number"]?.number } == ["1", "2"])
    #expect(debts.compactMap { $0["name"]?.string } == ["Blue", "Gold"])
    #expect(debts.compactMap { $0["kind"]?.string } == ["card", "card"])
    #expect(debts.compactMap { $0["minimumEstimated"]?.bool } == [true, true])
    #expect(debts.compactMap { $0["payment"]?.string } == ["199.52", "50.48"])
    let best = try #require(plan["ways"]?.array?.last)
    #expect(best["sequence"]?.array?.compactMap(\.number) == ["1", "2"])
  }

  /// Plan p-06, whose first payments are those of its row.
  @Test func `has a page with every month, and asks again for what is wrong`() throws {
    let (visitor, blue, _) = try visitor()
    let query = "budget=250&promo-months-\(blue)=6"
    let response = try visitor.get("/cards/plan?\(query)").text
    #expect(response.contains("<a href=\"/cards/plan/schedule?"))
    let page = try visitor.get("/cards/plan/schedule?\(query)")
    #expect(page.status == 200)
    #expect(
      page.text.contains("<tr><th scope=\"row\">December<td>£199.52<td>£50.48<td>£250.00<td>"))
    let wrong = try visitor.get("/cards/plan/schedule?budget=lots")
    #expect(wrong.status == 422 && wrong.text.contains("value=\"lots\""))
  }

  /// Plans p-02, p-03, p-04 and p-05.
  @Test(arguments: [
    ("dearest", "832.18"), ("smallest", "911.21"), ("own&own=BLUE,GOLD", "781.22"),
    ("own&own=GOLD+BLUE", "911.21"), ("own&own=GOLD", "911.21"), ("own&own=BLUE", "781.22"),
  ])
  func `takes the order that is asked, one's own by ids`(order: String, interest: String) throws {
    let (visitor, blue, gold) = try visitor()
    let order = order.replacing("BLUE", with: blue).replacing("GOLD", with: gold)
    let plan = try visitor.json("/cards/plan.json?budget=250&promo-months-\(blue)=6&order=\(order)")
    #expect(plan["interest"]?.string == interest)
  }

  /// Plan p-12; the minimum is that of 1% and interest, which asks for 86.10 in the first month.
  @Test func `counts what is bought, and a rate in place of the wallet's`() throws {
    let visitor = Visitor()
    let blue = try visitor.card("Blue", "3000", apr: "5", minimum: "86.10")
    _ = try visitor.card("Gold", "800", apr: "34.9")
    let plan = try visitor.json("/cards/plan.json?budget=220&apr-\(blue)=24.9&spend-\(blue)=50")
    #expect(plan["months"]?.number == "30")
    #expect(plan["interest"]?.string == "1200.91")
    #expect(plan["paid"]?.string == "6450.91")
    #expect(
      plan["debts"]?.array?.compactMap { $0["minimumEstimated"]?.bool } == [false, true])
  }

  @Test func `leaves out cards that owe nothing or are in credit`() throws {
    let (visitor, blue, gold) = try visitor()
    _ = try visitor.card("Old", "0")
    _ = try visitor.card("Holiday", "-25")
    let plan = try visitor.json("/cards/plan.json")
    #expect(plan["debts"]?.array?.compactMap { $0["id"]?.string } == [blue, gold])
  }

  @Test func `has the twenty cards that owe most, in the order of the list`() throws {
    let visitor = Visitor()
    for number in 1...22 {
      _ = try visitor.card("Card \(number)", "\(number * 10)", of: "\(number)000", apr: "20")
    }
    let owed = try #require(try visitor.json("/cards.json")["cards"]?.array)
      .filter { !["10.00", "20.00"].contains($0["balance"]?.string ?? "") }
      .compactMap { $0["id"]?.string }
    #expect(owed.count == 20)
    let plan = try visitor.json("/cards/plan.json?budget=500")
    #expect(plan["leftOut"]?.number == "2")
    #expect(plan["debts"]?.array?.compactMap { $0["id"]?.string } == owed)
    #expect(plan["tried"]?["all"]?.bool == false)
    let page = try visitor.get("/cards/plan?budget=500")
    #expect(page.text.contains("This plan has the 20 that owe most. 2 others are left"))
    #expect(!page.text.contains("href=\"/plan?"))
    let paper = try visitor.get("/cards/plan.pdf?budget=500")
    #expect(paper.status == 200)
    #expect(paper.record.problem == nil)
  }

  // MARK: - Nothing owed

  @Test func `a wallet that owes nothing is clear already`() throws {
    let visitor = Visitor()
    for _ in 0..<2 {
      let response = try visitor.get("/cards/plan.json")
      #expect(response.status == 200)
      #expect(
        response.text.hasPrefix(
          """
          {"currency":"GBP","order":"best","budget":"0.00","minimums":"0.00",\
          "belowMinimums":false,"outcome":"cleared","months":0,"interest":"0.00","paid":"0.00",\
          "uncleared":[],"saving":{"months":0,"interest":"0.00"},"debts":[],
          """))
      #expect(response.text.hasSuffix(#""leftOut":0,"offers":[],"schedule":[],"kept":null}"#))
      let calendar = try visitor.get("/cards/plan.ics")
      #expect(calendar.status == 422)
      #expect(
        calendar.text == """
          {"errors":[{"field":"budget",\
          "message":"There are no payments to put into a calendar: nothing is owed"}]}
          """)
      let table = try visitor.get("/cards/plan.csv")
      #expect(table.status == 200)
      #expect(table.text.split(separator: "\r\n").count == 1)
      let paper = try visitor.get("/cards/plan.pdf")
      #expect(paper.status == 200)
      #expect(paper.record.problem == nil)
      let page = try visitor.get("/cards/plan")
      #expect(page.status == 200)
      #expect(page.text.contains("You owe nothing here"))
      _ = try visitor.card("Holiday", "-25")
    }
    #expect(try visitor.get("/cards/plan?budget=50").status == 200)
  }

  // MARK: - Mistakes

  @Test func `a rate that is kept nowhere is a mistake, except on a page that asked nothing`()
    throws
  {
    let visitor = Visitor()
    let blue = try visitor.card("Blue", "900")
    let message = "apr-\(blue): Enter the interest rate (APR) of Blue"
    #expect(try errors(visitor, "") == [message])
    #expect(try errors(visitor, "budget=100") == [message])
    let asking = try visitor.get("/cards/plan")
    #expect(asking.status == 200)
    #expect(!asking.text.contains("<title>Error: "))
    #expect(asking.text.contains("name=\"apr-\(blue)\""))
    let wrong = try visitor.get("/cards/plan?budget=100")
    #expect(wrong.status == 422)
    #expect(wrong.text.contains("<title>Error: "))
    #expect(try visitor.get("/cards/plan?utm=1").status == 200)
    #expect(
      try visitor.json("/cards/plan.json?apr-\(blue)=24.9&budget=100&lump-1=5000&lump-month-1=2")[
        "interest"]?.string == "32.11")
  }

  @Test func `mistakes are about the fields of a card, by its name`() throws {
    let (visitor, blue, gold) = try visitor()
    #expect(
      try errors(
        visitor,
        "apr-\(blue)=x&promo-months-\(blue)=121&spend-\(blue)=-1&promo-apr-\(gold)=5&budget=0"
          + "&lump-1=5&extra=x&order=x&own=x&basis=x") == [
          "apr-\(blue): Interest rate of Blue must be a number, like 17.9",
          "promo-months-\(blue): Months of the offer on Blue must be between 0 and 120",
          "spend-\(blue): Spending on Blue must not be below zero",
          "promo-months-\(gold): Choose when the offer on Gold ends",
          "budget: Payment each month must be £0.01 or more",
          "lump-month-1: Choose when you’ll make one-off payment 1",
          "extra: Amount on top of the minimums must be an amount, like 1,250 or 99.50",
          "order: Which debt first must be one of the choices in the list",
          "own: Your order must be cards of this plan",
          "basis: How interest is charged must be one of the choices in the list",
        ])
  }

  @Test func `an order of one's own has cards of the plan, each once`() throws {
    let (visitor, blue, gold) = try visitor()
    let old = try visitor.card("Old", "0")
    #expect(try errors(visitor, "order=own") == ["own: Choose the card that you’d pay off first"])
    for unknown in ["0123abcd", old, "\(blue),0123abcd"] {
      #expect(
        try errors(visitor, "own=\(unknown)")
          == ["own: Your order has a card in it that isn’t in the plan"])
    }
    #expect(
      try errors(visitor, "own=\(gold),\(blue),\(gold)")
        == ["own: Your order has Gold in it twice"])
    #expect(try errors(visitor, "own=1,2") == ["own: Your order must be cards of this plan"])
  }

  @Test func `fields of cards that are not in the plan are ignored`() throws {
    let (visitor, blue, _) = try visitor()
    let asked = try visitor.get(
      "/cards/plan.json?apr-0123abcd=x&kind-\(blue)=loan&spend-\(blue)=x"
    ).text
    #expect(asked.contains("Spending on Blue must be an amount"))
    #expect(!asked.contains("0123abcd"))
  }

  // MARK: - Minimums

  /// In a month, £3,000 at 24.9% is charged 56.10, and £2,500 at 19.9% is charged 38.10.
  @Test func `a typed minimum stands for the first rule that asks for it at the rate in force`()
    throws
  {
    let visitor = Visitor()
    let blue = try visitor.card("Blue", "3000", apr: "24.9", minimum: "30")
    _ = try visitor.card("Gold", "2500", apr: "19.9", minimum: "88.10")
    let now = try visitor.get("/cards/plan").text
    #expect(now.contains("minimum-1=30.00&amp;"))
    #expect(now.contains("rule-2=two-percent&amp;"))
    let offered = try visitor.get("/cards/plan?promo-months-\(blue)=12").text
    #expect(offered.contains("rule-1=one-percent&amp;"))
    #expect(!offered.contains("minimum-1="))
  }

  /// A twelfth of 24 % of £1,000 is 20.00, and 1 % of it is 10.00.
  @Test func `the rate in force follows the basis`() throws {
    let visitor = Visitor()
    _ = try visitor.card("Blue", "1000", apr: "24", minimum: "30")
    #expect(try visitor.get("/cards/plan?basis=nominal").text.contains("rule-1=one-percent&amp;"))
    #expect(try visitor.get("/cards/plan?basis=effective").text.contains("rule-1=three-percent-of"))
  }

  // MARK: - Files

  @Test func `is saved as a table`() throws {
    let (visitor, blue, _) = try visitor()
    let table = try visitor.get("/cards/plan.csv?budget=250&promo-months-\(blue)=6")
    #expect(
      table.headers["Content-Disposition"]
        == "attachment; filename=\"debt-plan-250-a-month.csv\"")
    let rows = table.text.split(separator: "\r\n")
    #expect(rows[1] == "1,1,Blue,3000.00,0.00,199.52,0.00,2800.48")
    // Cleared in months 16 and 24.
    #expect(rows.count == 1 + 16 + 24)
  }

  /// Two months: 95.00 and 5.00 go to the first card, 5.00 and 95.00 to the second.
  @Test func `its calendar begins at the next due date of each card`() throws {
    let visitor = Visitor()
    let blue = try visitor.card("Blue", "100", due: "25", apr: "0")
    _ = try visitor.card("Gold", "100", due: "30", apr: "0")
    try visitor.post("/cards/\(blue)/paid", [])
    let lines = try visitor.get("/cards/plan.ics?budget=100&order=smallest").text
      .replacing("\r\n ", with: "").split(separator: "\r\n")
    #expect(
      lines.filter { $0.hasPrefix("DTSTART") } == [
        "DTSTART:20261225T090000", "DTSTART:20270125T090000", "DTSTART:20261130T090000",
        "DTSTART:20261230T090000",
      ])
    #expect(
      Set(lines.filter { $0.hasPrefix("URL") }) == ["URL:http://localhost:8080/cards/plan"])
    #expect(lines.contains { $0.hasPrefix("UID:plan-\(blue)-2026-12@") })
  }

  @Test func `a plan that never ends has no calendar`() throws {
    let visitor = Visitor()
    _ = try visitor.card("Blue", "5000", apr: "39.9", minimum: "0")
    let response = try visitor.get("/cards/plan.ics?budget=20")
    #expect(response.status == 422)
    #expect(response.text.contains(#"{"field":"budget","#))
    #expect(try visitor.get("/cards/plan.json?budget=20").text.contains(#""outcome":"never""#))
  }

  // MARK: - The same plan on /plan

  /// The plan that the page links to.
  private func linked(_ visitor: Visitor, _ query: String) throws -> String {
    let page = try visitor.get("/cards/plan?\(query)")
    #expect(page.status == 200)
    return try #require(page.page.query(to: "/plan"))
  }

  @Test(arguments: [
    "", "budget=250", "extra=25.50&order=smallest", "promo-months-BLUE=6&budget=250",
    "promo-months-BLUE=6&promo-apr-BLUE=3.9&spend-GOLD=25&budget=300&basis=nominal",
    "order=own&own=GOLD&budget=250", "own=GOLD,PLUM&budget=300&lump-3=100&lump-month-3=2",
    "apr-BLUE=12.34&budget=20", "order=dearest&budget=12*20",
  ])
  func `the link to the plan of typed debts has the same figures`(query: String) throws {
    let (visitor, blue, gold) = try visitor()
    let plum = try visitor.card("Plum", "600", of: "10000", due: "31", apr: "34.9", minimum: "40")
    let query = query.replacing("BLUE", with: blue).replacing("GOLD", with: gold)
      .replacing("PLUM", with: plum)
    let link = try linked(visitor, query)
    for name in ["Blue", "Gold", "Plum", blue, gold, plum, "name-"] {
      #expect(!link.contains(name))
    }
    #expect(link.contains("minimum-3=40.00&due-day-3=31"))
    #expect(!link.contains("rule-1") && !link.contains("minimum-1"))
    let typed = try TestSite.get("/plan.json?\(link)")
    #expect(typed.status == 200)
    let cards = try visitor.get("/cards/plan.json?\(query)").text
      .replacing(/"id":"[0-9a-f]{8}","name":"[^"]*"/, with: "\"name\":null")
      .replacing("\"leftOut\":0,", with: "").replacing(",\"kept\":null", with: "")
    #expect(typed.text == cards)
  }

  @Test func `nine cards can be typed, ten can't`() throws {
    let visitor = Visitor()
    for number in 1...9 { _ = try visitor.card("Card \(number)", "100", apr: "20") }
    let link = try linked(visitor, "")
    #expect(link.contains("balance-9=100.00"))
    _ = try visitor.card("Card 10", "100", apr: "20")
    #expect(!(try visitor.get("/cards/plan").text.contains("href=\"/plan?")))
  }

  @Test func `the list of cards links here when a card owes something, without a figure`() throws {
    let visitor = Visitor()
    _ = try visitor.card("Old", "0")
    #expect(!(try visitor.get("/cards").text.contains("/cards/plan")))
    _ = try visitor.card("Blue", "900")
    #expect(
      try visitor.get("/cards").page.parts("a").contains {
        $0["href"] == "/cards/plan" && $0.words == "See them in one plan"
      })
  }

  // MARK: - Privacy

  @Test func `reads the wallet, and never changes it`() throws {
    let (visitor, _, _) = try visitor()
    try visitor.get("/cards")
    let cookies = visitor.cookies
    for path in ["", ".json", ".csv", ".ics", ".pdf"] {
      let response = try visitor.get("/cards/plan\(path)?budget=250")
      #expect(response.status == 200)
      #expect(response.headers["Set-Cookie"] == nil)
      #expect(response.headers["Cache-Control"] == "no-store")
    }
    #expect(visitor.cookies == cookies)
    #expect(try visitor.get("/cards/plan").headers["Referrer-Policy"] == "same-origin")
    #expect(try visitor.post("/cards/plan", [("budget", "5")]).status == 405)
  }
}

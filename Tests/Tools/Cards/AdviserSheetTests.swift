import Web

/// The sheet for an adviser: a page to print, and one side of A4 for twelve debts.
@Suite struct AdviserSheetTests {
  private let facts = DebianProgram(command: "pdfinfo $FILE", packages: "poppler-utils")

  private func card(
    _ name: String, _ balance: String, limit: String = "1000", apr: String, minimum: String = ""
  ) -> [(String, String)] {
    CardsTestValues.fields(
      name, balance: balance, limit: limit, and: [("apr", apr), ("minimum", minimum)])
  }

  private func lines(of visitor: Visitor) throws -> [String] {
    let response = try visitor.get("/cards/sheet.pdf")
    #expect(response.headers["Cache-Control"] == "no-store")
    return try response.onPaper
  }

  @Test func `says which debts have a rate for a time`() throws {
    let visitor = try Visitor(owing: [card("Store", "3000", apr: "24.9")])
    let id = try visitor.firstCard()
    try visitor.post("/cards/plan/keep", [("budget", "150"), ("promo-months-\(id)", "6")])
    #expect(try lines(of: visitor).contains("Store is at 0% until May 2027."))
    #expect(try visitor.get("/cards/sheet").page.words.contains("Store is at 0% until May 2027."))
  }

  /// 1% of 450 and a month of 34.9 %, effective: 4.50 + 11.37.
  @Test func `says of each debt what is known of it, and what it adds up to`() throws {
    let visitor = try Visitor(owing: [
      card("Blue", "900", apr: "19.9", minimum: "25"),
      card("Store", "450", limit: "0", apr: "34.9"),
      card("Old", "0", apr: ""),
    ])
    let lines = try lines(of: visitor)
    #expect(lines.contains("My debts, 21 November 2026"))
    #expect(lines.contains("Blue card £900.00 19.9% APR £25.00 5 Dec 2026 £1,000"))
    #expect(lines.contains("Store card £450.00 34.9% APR £15.87 estimated 5 Dec 2026 –"))
    #expect(lines.contains("In all 2 debts £1,350.00 £40.87 £1,000"))
    #expect(!lines.contains { $0.hasPrefix("Old") })
    #expect(lines.contains { $0.hasPrefix("The plan. ") })
    #expect(lines.contains { $0.hasPrefix("Payments in December 2026. ") })
    #expect(lines.contains { $0.contains("localhost:8080/budget") })
    let page = try visitor.get("/cards/sheet")
    #expect(page.headers["Set-Cookie"] == nil)
    #expect(page.headers["Cache-Control"] == "no-store")
    #expect(
      page.text.contains(
        "</span> £15.87 estimated<td><span class=\"word\">Next due</span> 5 Dec 2026<td>\n"))
    #expect(page.text.contains("href=\"/cards/sheet.pdf\""))
  }

  /// The household of the contract, five weeks after it kept its plan: the figures of the plan are
  /// those of another program.
  @Test func `puts priority bills first, and says where one stands with the kept plan`() throws {
    let house = try KeptHousehold.keeping()
    try house.december()
    let water = [("kind", "priority"), ("name", "Water"), ("balance", "60")]
    let lines = try lines(of: house.visitor)
    for line in [
      "These come first", "Council tax priority bill £140.87 – £80.00 agreed – –",
      "All other debts", "Blue card £888.72 19.9% APR £25.00 5 Jan 2027 £1,000",
      "Overdraft overdraft £640.00 39.9% EAR none – £750",
      "Sofa buy now, pay later £200.00 – £40.00 – –",
      "In all 5 debts £2,315.09 £160.71 £2,000",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    let page = try house.visitor.get("/cards/sheet").text
    for words in [
      "£260 a month since November 2026, £100 more in April 2027. All is paid off in October 2027, "
        + "with £227.51 of interest still to come.",
      "£22.98 more is owed than planned for December 2026.", "Payments in January 2027",
      "Council tax £140.87", "Overdraft £38.42", "in all £260.00",
      "Store: June 2028, March 2029 and December 2029. Blue: none.",
    ] {
      #expect(page.contains(words), "\(words)")
      #expect(lines.joined(separator: " ").contains(words), "\(words), on paper")
    }
    #expect(try house.visitor.post("/cards", water).status == 303)
    #expect(try house.visitor.get("/cards/sheet").text.contains("</span> none agreed<td>"))
  }

  /// Kept in March: a one-off in April, one in June, and an offer that ends in May.
  @Test func `has the months of the kept plan, also on the first day of the next month`() throws {
    let visitor = try Visitor(
      on: "2027-03-10",
      owing: [
        card("Nil", "900", apr: "22.9", minimum: "25"), card("Amber", "1200", apr: "24.9"),
      ])
    let offered = try visitor.cardIDs()[0]
    try visitor.post(
      "/cards/plan/keep",
      [
        ("budget", "200"), ("promo-months-\(offered)", "2"), ("lump-1", "100"),
        ("lump-month-1", "1"), ("lump-2", "50"), ("lump-month-2", "3"),
      ])
    for day in ["2027-03-10", "2027-04-01"] {
      visitor.today = CalendarDate(iso: day)
      let sheet = try visitor.get("/cards/sheet").words.replacing("\u{A0}", with: " ")
      for words in [
        "£100 more in April 2027", "£50 more in June 2027", "Amber is at 0% until May 2027",
        "in all £300.00",
      ] {
        #expect(sheet.contains(words), "\(words) on \(day)")
      }
    }
  }

  /// Store's months are those of `persistentDebt.minimum` of /credit-card for the same figures.
  @Test func `names the months of letters that paying only the minimum may bring`() throws {
    let visitor = try Visitor(owing: [
      card("Store", "2292", limit: "0", apr: "17.91"), card("Small", "150", apr: "34.9"),
    ])
    let page = try visitor.get("/cards/sheet").text
    #expect(
      page.contains(
        "These are the months if only the minimum is paid. Store: May 2028, February 2029 and "
          + "November 2029. Small: none."
      ))
  }

  /// £250 a month clears £3,000 in 14 months, before any letter, as /credit-card says.
  @Test func `counts on with a minimum that follows no rule of the list`() throws {
    let visitor = try Visitor(owing: [card("Blue", "3000", apr: "19.9", minimum: "250")])
    let sheet = try visitor.get("/cards/sheet").text
    #expect(sheet.contains("These are the months if only the minimum is paid. Blue: none."))
    let rule = "rule=custom&minimum-percent=0&minimum-interest=no&minimum-floor=250"
    let answer = try TestSite.get("/credit-card.json?balance=3000&apr=19.9&\(rule)").json
    #expect(answer["minimum"]?["months"]?.number == "14")
    let letters = answer["persistentDebt"]?["minimum"]?.array ?? []
    #expect(letters.count == 3 && letters.allSatisfy { $0["persistent"]?.bool == false })
  }

  @Test func `twelve debts are on one side, and all of more are there`() throws {
    let name = String(repeating: "m", count: 15)
    for count in [12, 60] {
      let visitor = try Visitor(
        owing: (1...count).map { card("\(name) \($0)", "9999.99", limit: "12345", apr: "39.9") })
      let file = try visitor.get("/cards/sheet.pdf").body
      #expect(try facts.output(on: file).contains(/Tagged: +yes/))
      let found = try facts.output(on: file).firstMatch(of: /Pages: +(\d+)/)?.output.1
      if count == 12 { #expect(found == "1") }
      let text = try Paper.text(of: file)
      #expect((1...count).allSatisfy { text.contains("\(name) \($0)") })
    }
  }

  @Test func `asks for no rate, and says when nothing is owed`() throws {
    let visitor = try Visitor(owing: [card("Blue", "900", apr: "")])
    #expect(try lines(of: visitor).contains("The plan. The plan needs these interest rates: Blue."))
    #expect(try lines(of: Visitor()).contains("Nothing is owed on what this browser keeps."))
    #expect(try Visitor().get("/cards/sheet").text.contains("Nothing is owed"))
    #expect(
      try Visitor().get("/cards/sheet.pdf").headers["Content-Disposition"]
        == "attachment; filename=\"my debts 2026-11-21.pdf\"")
  }
}

/// While a plan is kept, the list, home, the calendar and the files say its sums.
///
/// The household is the contract's, and keeps its plan on 23 November 2026.
@Suite struct PlannedPaymentsTests {
  /// What the plan pays in December: what was owed, with its interest, less what is planned to be owed at
  /// the end of December (140.87, 888.72, 445.50, 617.02 and 200.00).
  private let december = [
    "Council tax": "179.13", "Blue": "25.00", "Store": "15.87", "Overdraft": "0.00",
    "Sofa": "40.00",
  ]

  @Test func `every list says the sums of the kept plan`() throws {
    let house = try KeptHousehold()
    let before = try house.visitor.json("/cards.json")
    #expect(before["summary"]?["planned"]?.string == nil)
    #expect(before["cards"]?.array?.allSatisfy { $0["planned"]?.string == nil } == true)
    #expect(
      try house.visitor.get("/cards").page.parts("a").contains {
        $0.words == "See them in one plan"
      })
    try house.keep()
    let cards = try #require(try house.visitor.json("/cards.json")["cards"]?.array)
    for card in cards {
      let name = try #require(card["name"]?.string)
      #expect(card["planned"]?.string == december[name], "\(name)")
      let alone = try house.visitor.json("/cards/\(try #require(card["id"]?.string)).json")
      #expect(alone["planned"]?.string == december[name], "\(name)")
    }
    #expect(try house.visitor.json("/cards.json")["summary"]?["planned"]?.string == "260.00")
    let list = try house.visitor.get("/cards")
    #expect(!list.page.parts("a").contains { $0.words == "See them in one plan" })
    #expect(list.words.contains("£260 to pay in December, by your plan"))
    #expect(list.words.contains("4 payments, nothing paid yet"))
    let plan = try house.visitor.get("/cards/plan").words
    let calendar = try house.visitor.get("/cards/calendar.ics").text
      .replacing("\r\n ", with: "").replacing("\\,", with: ",")
    for (name, amount) in december where amount != "0.00" {
      let words = "£\(amount.hasSuffix(".00") ? String(amount.dropLast(3)) : amount)"
      #expect(list.words.contains("\(words) of £"), "\(name)")
      #expect(plan.contains("\(words) of £"), "\(name)")
      #expect(list.text.contains("name=\"amount\" value=\"\(amount)\""), "marking \(name)")
    }
    for name in ["Blue", "Store"] {
      #expect(calendar.contains("To pay: £\(december[name] ?? ""), by your plan."), "\(name)")
    }
    #expect(try house.visitor.get("/").words.contains("Due next: Blue"))
    let paper = try house.visitor.get("/cards/sheet").words
    #expect(paper.contains("Council tax £179.13 · Blue £25.00 · Store £15.87"))
  }

  @Test func `a date that passed makes the plan ask, and leaves what to pay`() throws {
    let house = try KeptHousehold.keeping()
    house.on("2026-12-28")
    try house.check("140.87", "888.72", "445.50", "617.02", "200.00")
    #expect(try house.kept()["standing"]?.string == "level")
    house.on("2027-01-06")
    let kept = try house.kept()
    #expect(kept["standing"]?.string == "unknown")
    #expect(kept["difference"]?.string == nil && kept["later"]?.number == nil)
    #expect(kept["now"]?["from"]?.string == "2027-01")
    let page = try house.visitor.get("/cards/plan").words
    #expect(page.contains("Was Blue paid on 5 January?"))
    #expect(!page.contains("Kept in November 2026. What do you owe now?"))
    #expect(page.contains("Pay in January 2027"))
    #expect(try house.visitor.get("/cards").words.contains("Your plan: time to check in"))
    #expect(try house.visitor.json("/cards.json")["summary"]?["planned"]?.string == "260.00")
    let paid = try house.visitor.post("/cards/\(house.ids[1])/paid", [("due", "2027-01-05")])
    #expect(paid.status == 303)
    #expect(try house.kept()["standing"]?.string == "level")
    let list = try house.visitor.get("/cards").words
    #expect(list.contains("Blue Next due 5 February"), "January's payment is made")
    #expect(!list.contains("£25 of £"))
  }
}

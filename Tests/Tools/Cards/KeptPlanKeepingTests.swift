@testable import CardsPages

/// What is asked to be kept, and when it is refused.
@Suite struct KeptPlanKeepingTests {
  /// The fields of the form on a page that keeps a plan.
  private func fields(of page: String) throws -> [(String, String)] {
    let form = try #require(PageElements(page).form(to: "/cards/plan/keep"))
    return form.elements.compactMap { input in
      input["name"].flatMap { name in input["value"].map { (name, $0) } }
    }
  }

  // MARK: - The budget

  /// The first minimum and £99,999,999.99 are together more than anybody can type.
  @Test func `a budget larger than can be typed is kept, and loses nothing`() throws {
    let visitor = Visitor()
    let blue = try visitor.card("Blue", "900", apr: "19.9", minimum: "25")
    #expect(try visitor.post("/cards/plan/keep", [("extra", "99999999.99")]).status == 303)
    #expect(try visitor.cardIDs() == [blue])
    let plan = try visitor.json("/cards/plan.json")
    #expect(plan["budget"]?.string == "100000024.99")
    #expect(plan["kept"]?["budget"]?.string == "100000024.99")
    #expect(plan["kept"]?["standing"]?.string == "kept")
    let other = Visitor()
    try other.take(visitor.get("/cards/export").body)
    #expect(try other.json("/cards/plan.json")["kept"]?["budget"]?.string == "100000024.99")
  }

  @Test func `two instalments as large as can be typed are kept`() throws {
    let visitor = Visitor()
    for name in ["Car", "Boat"] {
      let loan = [
        ("kind", "loan"), ("name", name), ("balance", "99999999.99"), ("apr", "5"),
        ("minimum", "99999999.99"),
      ]
      #expect(try visitor.post("/cards", loan).status == 303)
    }
    #expect(try visitor.post("/cards/plan/keep").status == 303)
    #expect(try visitor.cardIDs().count == 2)
    #expect(try visitor.json("/cards/plan.json")["kept"]?["budget"]?.string == "200000000.00")
  }

  /// Only the one-off pays it.
  @Test func `a plan that pays nothing a month is kept`() throws {
    let visitor = Visitor()
    try visitor.post("/cards", [("kind", "priority"), ("name", "Energy"), ("balance", "150")])
    let oneOff = [("lump-1", "150"), ("lump-month-1", "1")]
    #expect(try visitor.post("/cards/plan/keep", oneOff).status == 303)
    let plan = try visitor.json("/cards/plan.json")
    #expect(plan["budget"]?.string == "0.00" && plan["months"]?.number == "1")
    #expect(plan["kept"]?["standing"]?.string == "kept")
    for ending in [".csv", ".pdf", ".ics"] {
      #expect(try visitor.get("/cards/plan\(ending)").status == 200)
    }
    #expect(try !visitor.get("/cards/plan").text.contains("rate that is missing"))
  }

  @Test(arguments: ["own", "best"])
  func `a plan answers when all is paid off`(order: String) throws {
    let house = try KeptHousehold()
    try house.keep([("order", order), ("own", house.ids[1])])
    house.on("2026-12-28")
    try house.check("0", "0", "0", "0", "0")
    let plan = try house.visitor.json("/cards/plan.json")
    #expect(plan["months"]?.number == "0" && plan["debts"]?.array?.isEmpty == true)
    #expect(plan["kept"]?["now"]?["end"]?.string == "2026-12")
    for ending in [".csv", ".pdf"] {
      #expect(try house.visitor.get("/cards/plan\(ending)").status == 200)
    }
    #expect(
      try house.visitor.get("/cards/plan").text.contains("All paid off in December 2026, "))
  }

  @Test func `a typed rate becomes that of the debt`() throws {
    let house = try KeptHousehold()
    try house.keep([("apr-\(house.ids[1])", "12.5")])
    let cards = try house.visitor.json("/cards.json")["cards"]?.array
    #expect(cards?.map { $0["apr"]?.string } == ["0", "12.5", "34.9", "39.9", "0"])
  }

  // MARK: - Stale forms

  @Test(arguments: [
    ("balances", "Blue was changed after this page was made"),
    ("ID/delete", "A debt of this plan isn’t here any more"),
  ])
  func `a form is stale when one of its debts was paid off or deleted since`(
    path: String, words: String
  ) throws {
    let house = try KeptHousehold()
    let (visitor, blue) = (house.visitor, house.ids[1])
    let form = try fields(of: visitor.get("/cards/plan?budget=260").text)
    try visitor.post("/cards/" + path.replacing("ID", with: blue), [("balance-\(blue)", "0")])
    let reply = try visitor.post("/cards/plan/keep", form)
    #expect(reply.status == 409)
    #expect(reply.text.contains(words))
    #expect(try visitor.json("/cards/plan.json")["kept"]?.isNull == true)
    #expect(try visitor.post("/cards/plan/keep", [("budget", "260")]).status == 303)
  }

  // MARK: - What was added

  @Test func `a new plan has what was added`() throws {
    let house = try KeptHousehold.keeping()
    let shop = try house.visitor.card("Shop", "150", of: "500", due: "20", apr: "29.9")
    let page = try house.visitor.get("/cards/plan").text
    #expect(page.contains("A new plan, Shop included"))
    #expect(try house.visitor.post("/cards/plan/keep", fields(of: page)).status == 303)
    let kept = try house.kept()
    #expect(kept["budget"]?.string == "260.00" && kept["added"]?.array?.isEmpty == true)
    #expect(kept["debts"]?.array?.contains { $0["id"]?.string == shop } == true)
    #expect(try !house.visitor.get("/cards/plan").text.contains("not in the plan that you kept"))
  }

  /// Twenty debts of £100 and more, in a plan that is kept.
  private func twenty() throws -> Visitor {
    let visitor = Visitor()
    for number in 1...20 { _ = try visitor.card("Card \(number)", "\(99 + number)", apr: "20") }
    #expect(try visitor.post("/cards/plan/keep", [("budget", "500")]).status == 303)
    return visitor
  }

  @Test func `says of what a plan has no room for that it is left out`() throws {
    let visitor = try twenty()
    let small = try visitor.card("Shop", "10", apr: "20")
    let page = try visitor.get("/cards/plan").text
    #expect(page.contains("Shop (£10) is not in the plan that you kept."))
    #expect(page.contains("A plan has the 20 that owe most, so this one leaves it out, too."))
    #expect(!page.contains("The end above counts") && !page.contains("A new plan"))
    #expect(
      try visitor.json("/cards/plan.json")["kept"]?["added"]?.array?.map(\.string) == [small]
    )
  }

  @Test func `counts what owes more than a debt of the kept plan`() throws {
    let visitor = try twenty()
    _ = try visitor.card("Shop", "10", apr: "20")
    _ = try visitor.card("Bike", "700", apr: "20")
    let page = try visitor.get("/cards/plan").text
    #expect(page.contains("Bike (£700) is not in the plan that you kept. The end above counts it"))
    #expect(page.contains("A new plan, Bike included"))
    #expect(page.contains("Shop (£10) is not in the plan that you kept. A plan has"))
  }
}

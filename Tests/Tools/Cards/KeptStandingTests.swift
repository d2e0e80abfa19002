/// Where one stands with a kept plan in the second month, of the contract's household.
@Suite struct KeptStandingTests {
  /// What was planned for the end of December, 2,292.11 in all.
  private let december = ["140.87", "888.72", "445.50", "617.02", "200.00"]

  private func check(
    _ house: KeptHousehold, _ balances: [String], _ fields: [(String, String)] = []
  ) throws -> Int {
    let typed = zip(house.ids, balances).map { ("balance-\($0)", $1) }
    return try house.visitor.post("/cards/balances", typed + fields, accept: "application/json")
      .status
  }

  @Test func `a plan is kept on the first day, and compared with nothing`() throws {
    let house = try KeptHousehold.keeping()
    let kept = try house.kept()
    #expect(kept["standing"]?.string == "kept")
    #expect(kept["difference"]?.string == nil && kept["later"]?.number == nil)
    #expect(kept["now"]?["from"]?.string == "2026-12")
    for path in ["/cards/plan", "/cards", "/"] {
      let page = try house.visitor.get(path).text
      #expect(!page.lowercased().contains("as planned,"), "\(path)")
      #expect(!page.contains("planned by now"), "\(path)")
    }
    #expect(try house.visitor.get("/cards/plan").text.contains("Come back at the end of December"))
  }

  @Test(arguments: ["2026-12-28", "2027-01-01", "2027-01-05"])
  func `what was planned for December is never behind, and January is paid next`(
    day: String
  ) throws {
    let house = try KeptHousehold.keeping()
    house.on(day)
    #expect(try check(house, december) == 303)
    let kept = try house.kept()
    #expect(kept["standing"]?.string == "level")
    #expect(kept["at"]?.string == "2026-12")
    #expect(kept["difference"]?.string == "0.00")
    #expect(kept["later"]?.number == "0")
    #expect(kept["now"]?["from"]?.string == "2027-01")
    let page = try house.visitor.get("/cards/plan").text
    #expect(page.contains("You owe what was planned for December."))
    #expect(page.contains("Pay in January 2027"))
  }

  @Test(arguments: [("2027-01-13", []), ("2027-01-14", [("for", "2026-12")])])
  func `balances of December are not judged while a date of January is open`(
    day: String, fields: [(String, String)]
  ) throws {
    let house = try KeptHousehold.keeping()
    house.on(day)
    #expect(try check(house, december, fields) == 303)
    let kept = try house.kept()
    #expect(kept["at"]?.string == "2026-12")
    #expect(kept["standing"]?.string == "unknown", "Blue was due on 5 January")
    #expect(kept["difference"]?.string == nil)
    #expect(try house.visitor.post("/cards/\(house.ids[1])/paid").status == 303)
    #expect(try house.kept()["standing"]?.string == "level")
    #expect(try house.kept()["difference"]?.string == "0.00")
  }

  @Test func `balances count for today's month once its last payment is due`() throws {
    let house = try KeptHousehold.keeping()
    house.on("2027-01-14")
    #expect(try check(house, december) == 303)
    #expect(try house.kept()["at"]?.string == "2027-01")
  }

  @Test(arguments: ["2027-01-05", "2027-03-02"])
  func `nothing is said of a difference while nothing was noted`(day: String) throws {
    let house = try KeptHousehold.keeping()
    house.on(day)
    let kept = try house.kept()
    #expect(kept["standing"]?.string == "unknown")
    #expect(kept["difference"]?.string == nil && kept["later"]?.number == nil)
    #expect(kept["now"]?["from"]?.string == String(day.prefix(7)))
    let page = try house.visitor.get("/cards/plan").text
    #expect(page.contains("What do you owe now?"))
    #expect(!page.contains("planned by now") && !page.contains(", as planned"))
    #expect(!page.contains("Pay in December 2026"))
    #expect(try house.visitor.get("/cards").text.contains("Your plan: time to check in"))
    #expect(try house.visitor.get("/").text.contains("Time to check in"))
  }

  @Test func `a month that balances cannot be of is a mistake on its field`() throws {
    let house = try KeptHousehold.keeping()
    for month in ["2026-10", "2026-12", "soon"] {
      #expect(try check(house, december, [("for", month)]) == 422, "\(month)")
    }
    house.on("2027-01-05")
    #expect(try check(house, december, [("for", "2027-01")]) == 303)
    #expect(try check(house, december, [("for", "2026-12")]) == 422, "January has balances")
    let typed = zip(house.ids, december).map { ("balance-\($0)", $1) } + [("for", "2026-12")]
    let page = try house.visitor.post("/cards/balances", typed)
    #expect(page.status == 422)
    #expect(page.text.contains("Something is noted for January 2027 already"))
    #expect(page.text.contains("value=\"617.02\""))
  }

  @Test func `the form asks for which month the balances are, and presets it`() throws {
    let house = try KeptHousehold.keeping()
    house.on("2027-01-05")
    let page = try house.visitor.get("/cards/balances").page
    #expect(page.words.contains("Have you paid for January yet?"))
    #expect(page.words.contains("Not yet, these are from the end of December"))
    let chosen = { (page: PageElements) in
      page.inputs("for").filter { $0["checked"] != nil }.map { $0["value"] }
    }
    #expect(chosen(page) == ["2026-12"])
    house.on("2027-01-20")
    #expect(chosen(try house.visitor.get("/cards/balances").page) == ["2027-01"])
  }
}

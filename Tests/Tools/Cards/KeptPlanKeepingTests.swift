import Calendars
import Formats
import SiteTesting
import Testing

@testable import CardsPages

/// What is asked to be kept, and when it is refused.
@Suite struct KeptPlanKeepingTests {
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
    #expect(plan["kept"]?["later"]?.number == "0")
    #expect(try visitor.get("/cards/plan").text.contains("as planned"))
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
    #expect(plan["kept"]?["later"]?.number == "0")
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
}

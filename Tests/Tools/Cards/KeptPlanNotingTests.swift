import Calendars
import Formats
import SiteTesting
import TestSupport
import Testing

@testable import CardsPages

/// What a kept plan notes of changes, and how it answers afterwards.
@Suite struct KeptPlanNotingTests {
  private func rows(_ house: KeptHousehold) throws -> [JSONValue] {
    try #require(try house.kept()["rows"]?.array)
  }

  // MARK: - What is noted

  @Test(arguments: ["JPY", "KWD", "EUR"])
  func `another currency notes no month, and can be undone`(code: String) throws {
    let house = try KeptHousehold()
    try house.keep()
    house.on("2026-12-28")
    let before = try house.visitor.get("/cards/plan.json").text
    #expect(try house.visitor.post("/cards/settings", [("currency", code)]).status == 303)
    #expect(try house.visitor.json("/cards/plan.json")["currency"]?.string == code)
    #expect(try rows(house).map { $0["owed"]?.isNull } == [false, true])
    #expect(try house.visitor.post("/cards/undo").status == 303)
    #expect(try house.visitor.get("/cards/plan.json").text == before)
  }

  @Test func `a balance that falls below nothing is noted`() throws {
    let house = try KeptHousehold()
    try house.keep()
    house.on("2026-12-28")
    try house.check("320", "0", "450", "600", "240")
    house.on("2027-01-05")
    let blue = [
      ("name", "Blue"), ("balance", "-20"), ("limit", "1000"), ("due-day", "5"), ("apr", "19.9"),
      ("minimum", "25"),
    ]
    #expect(try house.visitor.post("/cards/\(house.ids[1])", blue).status == 303)
    #expect(try rows(house).map { $0["owed"]?.string } == ["2510.00", "1610.00", "1610.00"])
  }

  @Test func `a name that is changed notes no month`() throws {
    let house = try KeptHousehold()
    try house.keep()
    house.on("2026-12-28")
    let sofa = [
      ("kind", "pay-later"), ("name", "Armchair"), ("balance", "240"), ("minimum", "40"),
    ]
    #expect(try house.visitor.post("/cards/\(house.ids[4])", sofa).status == 303)
    #expect(try rows(house).map { $0["owed"]?.isNull } == [false, true])
  }
}

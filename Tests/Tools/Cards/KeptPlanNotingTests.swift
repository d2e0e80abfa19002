@testable import CardsPages

/// What a kept plan notes of changes, and how it answers afterwards.
@Suite struct KeptPlanNotingTests {
  private func rows(_ house: KeptHousehold) throws -> [JSONValue] {
    try #require(try house.kept()["rows"]?.array)
  }

  // MARK: - What is noted

  @Test(arguments: ["JPY", "KWD", "EUR"])
  func `another currency notes no month, and can be undone`(code: String) throws {
    let house = try KeptHousehold.keeping()
    house.on("2026-12-28")
    let before = try house.visitor.get("/cards/plan.json").text
    #expect(try house.visitor.post("/cards/settings", [("currency", code)]).status == 303)
    #expect(try house.visitor.json("/cards/plan.json")["currency"]?.string == code)
    #expect(try rows(house).map { $0["owed"]?.isNull } == [false, true])
    #expect(try house.visitor.post("/cards/undo").status == 303)
    #expect(try house.visitor.get("/cards/plan.json").text == before)
  }

  @Test func `a balance that falls below nothing is noted`() throws {
    let house = try KeptHousehold.keeping()
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
    let house = try KeptHousehold.keeping()
    house.on("2026-12-28")
    let sofa = [
      ("kind", "pay-later"), ("name", "Armchair"), ("balance", "240"), ("minimum", "40"),
    ]
    #expect(try house.visitor.post("/cards/\(house.ids[4])", sofa).status == 303)
    #expect(try rows(house).map { $0["owed"]?.isNull } == [false, true])
  }

  // MARK: - Its months

  /// Nothing is noted after December, so that late in January the plan still counts from there.
  private func december() throws -> KeptHousehold {
    let house = try KeptHousehold.keeping()
    try house.december()
    house.on("2027-01-25")
    return house
  }

  /// A schedule, and the name of the month in each of its rows.
  private func months(
    _ address: String, of house: KeptHousehold
  ) throws -> (schedule: String, names: [String]) {
    let schedule = try house.visitor.get(address)
    let heads = schedule.page.parts("th").filter { $0["scope"] == "row" }
    let names = heads.compactMap { $0.words.split(separator: " ").first.map(String.init) }
    return (schedule.text, names.filter { $0.first?.isUppercase == true })
  }

  @Test func `every page and file counts the months from the newest that is finished`() throws {
    let house = try december()
    let plan = try house.visitor.json("/cards/plan.json")
    let first = try #require(plan["schedule"]?.array?.first?["payment"]?.string)
    let (schedule, months) = try months("/cards/plan/schedule", of: house)
    #expect(months.prefix(3) == ["January", "February", "March"])
    #expect(schedule.contains("<td>£\(first)<td>"))
    #expect(!schedule.contains("plan.csv?") && schedule.contains("href=\"/cards/plan.csv\""))
    let calendar = try house.visitor.get("/cards/plan.ics").text
    let days = calendar.matches(of: /DTSTART[^:]*:(\d{8})/).map { String($0.1) }
    #expect(days.contains("20270101") && days.contains("20270201"))
    #expect(days.filter { $0.hasSuffix("01") }.min() == "20270101")
    let end = try #require(
      try house.kept()["now"]?["end"]?.string.flatMap { CalendarMonth(iso: $0) })
    #expect(months.last == end.name.description)
    let pages = try Paper.text(of: house.visitor.get("/cards/plan.pdf").body)
    #expect(pages.contains(end.words) && pages.contains("Jan 2027"))
  }

  @Test(arguments: [
    ("2027-06-01", "Last noted in February. What do you owe now?"),
    ("2028-02-29", "Last noted in February 2027. What do you owe now?"),
  ])
  func `the month of the last note has its year in another one`(day: String, title: String) throws {
    let house = try december()
    house.on("2027-02-25")
    try house.check("0", "870.00", "436.63", "520.00", "120.00")
    house.on(day)
    #expect(try house.visitor.words(on: "/cards/plan").contains(title))
  }

  @Test func `a query counts its months from today, also while a plan is kept`() throws {
    let house = try december()
    let (_, months) = try months("/cards/plan/schedule?budget=260", of: house)
    #expect(months.prefix(2) == ["February", "March"])
    let days = try house.visitor.get("/cards/plan.ics?budget=260").text
      .matches(of: /DTSTART[^:]*:(\d{8})/).map { String($0.1) }
    #expect(days.filter { $0.hasSuffix("01") }.min() == "20270201")
  }

  @Test func `a debt without a rate is asked for, also in the files`() throws {
    let house = try december()
    let shop = try house.visitor.card("Shop", "150", of: "500", due: "20")
    for path in ["/cards/plan.json", "/cards/plan.csv", "/cards/plan.ics", "/cards/plan.pdf"] {
      let reply = try house.visitor.get(path)
      #expect(reply.status == 422 && reply.text.contains("\"field\":\"apr-\(shop)\""), "\(path)")
    }
    let page = try house.visitor.get("/cards/plan").text
    #expect(page.contains("needs the rate that is missing below"))
    #expect(page.contains("name=\"apr-\(shop)\""))
  }

  @Test func `the priority debts stand above the figures`() throws {
    let page = try december().visitor.get("/cards/plan").text
    let places = ["id=\"priority\"", "id=\"kept\"", "class=\"figures"].map { part in
      page.firstRange(of: part)?.lowerBound
    }
    let (panel, kept) = (try #require(places[0]), try #require(places[1]))
    #expect(panel < kept)
    #expect(PageElements(page).elements.count { $0["id"] == "priority" } == 1)
  }

  // MARK: - Its size

  @Test func `twelve debts, a plan of all, three years and undo fit in 2,200 bytes`() throws {
    let visitor = Visitor()
    var ids: [String] = []
    for number in 1...12 {
      let letter = String("abcdefghijkl".dropFirst(number - 1).prefix(1))
      let name = "Card \(letter)wqxzjkvbp".prefix(15)
      ids.append(
        try visitor.card(
          String(name), "\(1_000 + number * 137).\(10 + number)", of: "5000", due: "\(number)",
          apr: "\(18 + number).9", minimum: "\(30 + number).25"))
    }
    visitor.today = CalendarDate(iso: "2026-11-23")
    #expect(try visitor.post("/cards/plan/keep", [("budget", "900")]).status == 303)
    for month in 1...36 {
      let (year, number) = (2026 + (10 + month) / 12, (10 + month) % 12 + 1)
      visitor.today = CalendarDate(year: year, month: number, day: 20)
      let balances = ids.enumerated().map { place, id in
        ("balance-\(id)", "\(1_000 + place * 137 - month * 20).\(10 + place)")
      }
      #expect(try visitor.post("/cards/balances", balances).status == 303)
    }
    let owed = try #require(try visitor.json("/cards/plan.json")["kept"]?["rows"]?.array)
      .count { $0["owed"]?.isNull == false }
    #expect(owed == 37)
    let size = try #require(visitor.cookies["cards"]).utf8.count
    #expect(size <= 2_200, "\(size) bytes")
  }
}

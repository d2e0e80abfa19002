@testable import CardsPages

/// The plan that is kept and compared with what is owed month by month.
///
/// The figures are those of the contract's example, which a program of its own has worked out.
@Suite struct KeptPlanTests {
  private static let unnoted = "othing was noted since November 2026"

  /// All was to be paid off in January 2029 at the latest, and the debts are as they were.
  @Test func `a plan that nobody looked at says that, and not that all was paid off`() throws {
    let house = try KeptHousehold.keeping()
    house.on("2031-01-10")
    for path in ["/", "/cards", "/cards/plan", "/cards/sheet"] {
      let page = try house.visitor.get(path).text
      let words = ["/", "/cards"].contains(path) ? "ime to check in" : Self.unnoted
      #expect(page.contains(words), "\(path)")
      #expect(!page.contains("ay in December 2026"), "\(path)")
      #expect(!page.contains("ayments in December 2026"), "\(path)")
      for end in page.matches(of: /paid off in [A-Z][a-z]+ ([0-9]{4})/) {
        #expect(end.1 >= "2031", "\(path): \(end.0)")
      }
    }
    try house.check("320", "900", "450", "600", "240")
    #expect(try !house.visitor.get("/cards/plan").text.contains(Self.unnoted))
  }

  @Test func `the page of a plan with a priority bill has the help lines once`() throws {
    let house = try KeptHousehold.keeping()
    let ids = try house.visitor.get("/cards/plan").page.elements.compactMap { $0["id"] }
    #expect(ids.contains("help"))
    #expect(ids.count == Set(ids).count)
  }

  @Test func `a currency in which it would never end is refused`() throws {
    let visitor = Visitor()
    try visitor.post(
      "/cards", [("kind", "overdraft"), ("name", "OD"), ("balance", "30"), ("apr", "39.9")])
    #expect(try visitor.post("/cards/plan/keep", [("budget", "1")]).status == 303)
    let reply = try visitor.post("/cards/settings", [("currency", "JPY")])
    #expect(reply.status == 422)
    #expect(reply.text.contains("Your plan would never end in that currency"))
  }

  @Test func `a payment that it noted is undone beside the card, too`() throws {
    let house = try KeptHousehold.keeping()
    try house.visitor.post("/cards/\(house.ids[1])/paid", [("amount", "25")])
    _ = try house.visitor.get("/cards")
    let rows = try #require(try house.visitor.get("/cards").page.parts("ul", of: "rows").last)
    #expect(rows.form(to: "/cards/undo") != nil)
  }

  /// As the contract tells it, up to 26 February 2027.
  private func february() throws -> KeptHousehold {
    let house = try KeptHousehold.keeping()
    try house.december()
    house.on("2027-02-10")
    #expect(try house.visitor.post("/cards/\(house.ids[4])/paid", [("amount", "80")]).status == 303)
    house.on("2027-02-25")
    try house.check("0", "870.00", "436.63", "520.00", "120.00")
    _ = try house.visitor.card("Shop", "150", of: "500", due: "20", apr: "29.9")
    house.on("2027-02-26")
    return house
  }

  @Test func `gives programs the example of the contract`() throws {
    let text = try february().visitor.get("/cards/plan.json").text
    for part in [
      """
      "kept":{"since":"2026-11","order":"best","budget":"260.00","months":11,"end":"2027-10",\
      "interest":"263.55","planned":["2510.00","2292.11","2074.41","1855.83","1632.35","1303.84",\
      "1067.33","825.97","578.64","327.46","72.45","0.00"],\
      "rows":[{"number":0,"month":"2026-11","planned":"2510.00","owed":"2510.00",\
      "difference":"0.00","checkedIn":true},\
      {"number":1,"month":"2026-12","planned":"2292.11","owed":"2315.09","difference":"22.98",\
      "checkedIn":true},\
      {"number":2,"month":"2027-01","planned":"2074.41","owed":null,"difference":null,\
      "checkedIn":false},\
      {"number":3,"month":"2027-02","planned":"1855.83","owed":"1946.63","difference":"90.80",\
      "checkedIn":true}],\
      "at":"2027-02","difference":"90.80","standing":"behind",\
      "now":{"outcome":"cleared","months":9,"end":"2027-11","interest":"182.29","from":"2027-03"},\
      "later":1,
      """,
      "\"name\":\"Council tax\",\"state\":\"clear\",\"planned\":\"0.00\",\"owed\":\"0.00\"}",
      "\"name\":\"Blue\",\"state\":\"open\",\"planned\":\"865.63\",\"owed\":\"870.00\"}",
      "\"name\":\"Overdraft\",\"state\":\"open\",\"planned\":\"433.57\",\"owed\":\"520.00\"}",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  /// Half paid in February, and not checked in.
  @Test func `a month that goes on never looks behind`() throws {
    let house = try KeptHousehold.keeping()
    try house.december()
    house.on("2027-02-10")
    _ = try house.visitor.post("/cards/\(house.ids[4])/paid", [("amount", "80")])
    let kept = try house.kept()
    #expect(kept["rows"]?.array?.last?["owed"]?.string == "2235.09")
    #expect(kept["rows"]?.array?.last?["checkedIn"]?.bool == false)
    #expect(kept["at"]?.string == "2026-12")
    #expect(kept["standing"]?.string == "unknown", "nothing was noted of January")
    #expect(kept["difference"]?.string == nil)
    house.on("2027-03-01")
    #expect(try house.kept()["at"]?.string == "2027-02")
  }

  @Test func `kept and checked in as it is, it is as planned`() throws {
    let house = try KeptHousehold.keeping()
    try house.check("320", "900", "450", "600", "240")
    house.on("2026-12-28")
    try house.check("140.87", "888.72", "445.50", "617.02", "200.00")
    let kept = try house.kept()
    #expect(kept["difference"]?.string == "0.00")
    #expect(kept["standing"]?.string == "level")
    #expect(kept["later"]?.number == "0")
    #expect(try house.visitor.json("/cards/plan.json?budget=900")["kept"]?["later"]?.number == "0")
  }

  @Test func `forgetting leaves the debts, and can be undone`() throws {
    let house = try february()
    let plan = try house.visitor.get("/cards/plan.json").text
    #expect(try house.visitor.post("/cards/plan/forget").status == 303)
    #expect(try house.visitor.json("/cards/plan.json")["kept"]?.isNull == true)
    #expect(try house.visitor.json("/cards.json")["summary"]?["planned"]?.isNull == true)
    for words in ["Your plan is as it was before.", "Your plan is forgotten. "] {
      let response = try house.visitor.post("/cards/undo")
      #expect(response.headers["Location"] == "/cards/plan")
      let page = try house.visitor.get("/cards/plan")
      #expect(page.flash.first?.hasPrefix(words) == true)
    }
    _ = try house.visitor.post("/cards/undo")
    #expect(try house.visitor.get("/cards/plan.json").text == plan)
  }

  /// Without Sofa, the plan of January is 1,954.41, of February 1,775.83.
  @Test func `a debt that is deleted leaves the plan from that month on`() throws {
    let house = try KeptHousehold.keeping()
    house.on("2027-01-20")
    #expect(try house.visitor.post("/cards/\(house.ids[4])/delete").status == 303)
    let rows = try #require(try house.kept()["rows"]?.array)
    #expect(rows.map { $0["planned"]?.string } == ["2510.00", "2292.11", "1914.41"])
    #expect(rows.last?["owed"]?.string == "2270.00")
    let gone = try house.kept()["debts"]?.array?.last
    #expect(gone?["state"]?.string == "gone")
    #expect(gone?["planned"]?.isNull == true && gone?["name"]?.isNull == true)
    _ = try house.visitor.post("/cards/undo")
    #expect(try house.kept()["debts"]?.array?.last?["state"]?.string == "open")
  }

  /// The plan of a code has its first payments next month.
  @Test(arguments: [("2026-12-28", false), ("2027-01-20", true)])
  func `the sheet says where its code has another first month than the plan`(
    day: String, isOther: Bool
  ) throws {
    let house = try KeptHousehold.keeping()
    house.on(day)
    let words = "The plan there starts with the payments of February 2027"
    #expect(try house.visitor.words(on: "/cards/sheet").contains(words) == isOther)
  }

  @Test func `plans that never end, and plans of nothing, are not kept`() throws {
    let house = try KeptHousehold()
    let response = try house.visitor.post(
      "/cards/plan/keep", [("budget", "10")], accept: "application/json")
    #expect(response.status == 422)
    #expect(response.text.contains("\"field\":\"budget\""))
    let nobody = Visitor()
    #expect(
      try nobody.post("/cards/plan/keep", [("budget", "10")], accept: "application/json").status
        == 422)
  }

  @Test func `a form that is stale keeps nothing and shows what is there`() throws {
    let house = try KeptHousehold()
    let change = [("balance-\(house.ids[1])", "800"), ("rev", "5"), ("operation", "a")]
    #expect(try house.visitor.post("/cards/balances", change).status == 303)
    let again = try house.visitor.post(
      "/cards/balances", [("balance-\(house.ids[1])", "700"), ("rev", "5"), ("operation", "b")])
    #expect(again.status == 409)
    #expect(again.text.contains("value=\"700\"") && again.text.contains("Kept now: £800"))
    let keep = try house.visitor.post(
      "/cards/plan/keep", [("budget", "260"), ("rev", "5"), ("operation", "c")])
    #expect(keep.status == 409)
    let unknown = try house.visitor.post("/cards/balances", [("balance-00000000", "1")])
    #expect(unknown.status == 404)
  }

  /// One window saves the balances of a month, another is still open.
  @Test func `a check-in is refused only where a balance changed, and takes what is kept`() throws {
    let house = try KeptHousehold.keeping()
    let names = house.ids.map { "balance-\($0)" }
    func form(_ changes: [(Int, String)]) throws -> [(String, String)] {
      let page = try house.visitor.get("/cards/balances").page
      let typed = Dictionary(uniqueKeysWithValues: changes.map { (names[$0.0], $0.1) })
      return try page.hidden(to: "/cards/balances")
        + names.map { ($0, typed[$0] ?? page.inputs($0).first?["value"] ?? "") }
    }
    // Nothing changed in the other window: its check-in alone is no reason to refuse this one.
    let first = try form([(1, "700")])
    #expect(try house.visitor.post("/cards/balances", form([])).status == 303)
    #expect(try house.visitor.post("/cards/balances", first).status == 303)

    let late = try form([(1, "650")])
    #expect(try house.visitor.post("/cards/balances", form([(2, "480")])).status == 303)
    let refused = try house.visitor.post("/cards/balances", late)
    #expect(refused.status == 409)
    let page = refused.page
    #expect(page.inputs(names[1]).map { $0["value"] } == ["650"])
    #expect(page.inputs(names[2]).map { $0["value"] } == ["480.00"])
    let card = try house.visitor.cards().first { $0["id"]?.string == house.ids[2] }
    let changed = try #require(card?["name"]?.string)
    #expect(refused.words.contains("\(changed) has changed since the form was made"))
  }

  @Test func `a file carries the plan`() throws {
    let house = try february()
    let (file, plan) = (
      try house.visitor.get("/cards/export").body, try house.visitor.get("/cards/plan.json").text
    )
    let other = Visitor()
    other.today = house.visitor.today
    try other.take(file)
    #expect(try other.get("/cards/plan.json").text == plan)
  }

  @Test func `the list and home say where one stands, and the plan's page is small`() throws {
    let house = try february()
    #expect(try house.visitor.get("/cards/plan").body.count < 27 * 1_024)
    let list = try house.visitor.get("/cards").text
    #expect(
      list.contains("Your plan: you owe £90.80 more than planned, paid off in November 2027"))
    #expect(try house.visitor.get("/").text.contains("You owe £90.80 more than planned"))
  }

  @Test func `pages look as approved`() throws {
    let house = try february()
    let ids = try house.visitor.cardIDs()
    for (address, name) in [("/cards/plan", "kept"), ("/cards/balances", "balances")] {
      var page = try house.visitor.get(address).text
      for (number, id) in ids.enumerated() { page = page.replacing(id, with: "0000000\(number)") }
      page = page.replacing(/name="operation" value="[^"]*"/, with: "name=\"operation\" value=\"\"")
      expectApprovedMain(of: page, as: "Cards/\(name).html")
    }
  }
}

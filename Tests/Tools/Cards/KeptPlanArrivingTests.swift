/// A kept plan on its way to another browser, and what arrives beside it.
@Suite struct KeptPlanArrivingTests {
  private func plan(of visitor: Visitor) throws -> JSONValue {
    try #require(try visitor.json("/cards/plan.json")["kept"])
  }

  /// A household that deleted every card and debt, so that its plan is alone.
  private func withoutDebts() throws -> KeptHousehold {
    let house = try KeptHousehold.keeping()
    for id in house.ids {
      #expect(try house.visitor.post("/cards/\(id)/delete").status == 303)
    }
    return house
  }

  /// A browser with a card, in this currency if there is one.
  private func other(in currency: String? = nil) throws -> Visitor {
    let other = Visitor()
    if let currency { try other.post("/cards/settings", [("currency", currency)]) }
    _ = try other.card("Gold", "300", apr: "20")
    return other
  }

  // MARK: - A file

  @Test func `the preview of a file says what becomes of the plan in it`() throws {
    let house = try KeptHousehold()
    let bare = try house.visitor.get("/cards/export").body
    try house.keep()
    let file = try house.visitor.get("/cards/export").body
    func says(_ file: [UInt8], in visitor: Visitor) throws -> [String] {
      try visitor.upload(file, to: "/cards/import").page.parts("p", of: "hint").map(\.words)
        .filter { $0.contains("plan") }
    }
    #expect(try says(bare, in: other()).isEmpty)
    #expect(try says(file, in: other()) == ["The plan that was kept with them comes along."])
    #expect(
      try says(file, in: house.visitor)
        == ["The plan in it is the one that you have here already."])
    let second = try KeptHousehold.keeping([("budget", "300")])
    #expect(
      try says(file, in: second.visitor)
        == ["A plan was kept with them. It takes the place of the plan that is kept here."])
  }

  @Test func `a link to another phone says that its plan takes the place of another`() throws {
    let house = try KeptHousehold.keeping()
    let link = try [("all", house.visitor.everything()), ("show", "yes")]
    let second = try KeptHousehold()
    let place = "takes the place of the plan that is kept here"
    #expect(try !second.visitor.post("/another-phone", link).page.words.contains(place))
    try second.keep([("budget", "300")])
    #expect(try second.visitor.post("/another-phone", link).page.words.contains(place))
  }

  /// A browser deleted a debt, another one has it still.
  @Test func `a plan that comes to a browser with all its debts marks none as gone`() throws {
    let house = try KeptHousehold()
    let whole = try house.visitor.get("/cards/export").body
    try house.keep()
    #expect(try house.visitor.post("/cards/\(house.ids[2])/delete").status == 303)
    let other = Visitor()
    other.today = house.visitor.today
    try other.take(whole)
    try other.take(house.visitor.get("/cards/export").body, keeping: "merge")
    let debts = try plan(of: other)["debts"]?.array ?? []
    #expect(debts.count == 5)
    #expect(debts.allSatisfy { $0["state"]?.string == "open" })
  }

  @Test func `a file with more cards than a browser can keep is refused`() throws {
    let visitor = try other()
    let file = try visitor.get("/cards/export").text
    let card = try #require(file.firstMatch(of: /\{"id":"([0-9a-f]{8})".*?\}/))
    let cards = (0..<300).map { number in
      card.0.replacing(card.1, with: "0000\(1_000 + number)")
        .replacing("Gold", with: "Gold \(number) " + title(number, letters: 60))
    }
    let many = file.replacing(card.0, with: cards.joined(separator: ","))
    let reply = try Visitor().upload(Array(many.utf8), to: "/cards/import")
    #expect(reply.status == 422)
    #expect(reply.text.contains("There are more cards in this file than a browser can keep"))
  }

  // MARK: - One link for everything

  @Test func `balances that one link brings are noted for the month, as those of a file`() throws {
    let house = try KeptHousehold.keeping()
    let (linked, filed) = (house.visitor.copy(), house.visitor.copy())
    try house.december()
    for other in [linked, filed] { other.today = CalendarDate(iso: "2027-01-05") }
    #expect(try linked.post("/another-phone", [("all", house.visitor.everything())]).status == 303)
    try filed.take(house.visitor.get("/cards/export").body, keeping: "merge")
    let rows = try #require(try plan(of: linked)["rows"]?.array)
    #expect(rows.map { $0["owed"]?.string } == ["2510.00", "2315.09", "2315.09"])
    #expect(
      try linked.get("/cards/plan.json").text == filed.get("/cards/plan.json").text)
  }

  @Test func `a debt that the sender deleted and that is still here is in the plan`() throws {
    let house = try KeptHousehold.keeping()
    let other = house.visitor.copy()
    house.on("2026-12-28")
    try house.visitor.post("/cards/\(house.ids[4])/delete")
    other.today = house.visitor.today
    #expect(try other.post("/another-phone", [("all", house.visitor.everything())]).status == 303)
    #expect(try plan(of: other)["debts"]?.array?.last?["state"]?.string == "open")
  }

  // MARK: - A plan without debts

  @Test(arguments: [("merge", "2026-11"), ("replace", nil)] as [(String, String?)])
  func `a plan without debts stays beside what arrives, unless it is replaced`(
    choice: String, since: String?
  ) throws {
    let house = try withoutDebts()
    let other = try other()
    try house.visitor.take(other.get("/cards/export").body, keeping: choice)
    #expect(try house.visitor.cardIDs().count == 1)
    #expect(try house.visitor.json("/cards/plan.json")["kept"]?["since"]?.string == since)
  }

  @Test func `a plan without debts is not mixed with another currency`() throws {
    let house = try withoutDebts()
    let other = try other(in: "EUR")
    let preview = try house.visitor.upload(other.get("/cards/export").body, to: "/cards/import")
    let confirm = try #require(preview.hidden("confirm").first)
    let refused = try house.visitor.upload(
      [], to: "/cards/import", [("confirm", confirm), ("keep", "merge")])
    #expect(refused.status == 422)
    #expect(refused.text.contains("they cannot be put together"))
    #expect(refused.text.contains("value=\"replace\""))
    #expect(try plan(of: house.visitor)["since"]?.string == "2026-11")
  }

  @Test func `a file and a link carry a plan without debts`() throws {
    let house = try withoutDebts()
    let filed = Visitor()
    filed.today = house.visitor.today
    let file = try house.visitor.get("/cards/export").body
    #expect(
      try filed.upload(file, to: "/cards/import").text.contains("Add this plan to this browser?"))
    try filed.take(file)
    #expect(try plan(of: filed)["since"]?.string == "2026-11")
    let linked = Visitor()
    linked.today = house.visitor.today
    let link = try [("all", house.visitor.everything())]
    let shown = try linked.post("/another-phone", link + [("show", "yes")])
    #expect(shown.text.contains("A plan that is kept"))
    #expect(try linked.post("/another-phone", link).status == 303)
    #expect(try plan(of: linked)["since"]?.string == "2026-11")
  }

  @Test func `one link says that a plan in another currency was left out`() throws {
    let house = try withoutDebts()
    let other = try other(in: "EUR")
    let reply = try other.post("/another-phone", [("all", house.visitor.everything())])
    #expect(reply.status == 200)
    #expect(reply.text.contains("Everything is here but the plan that is kept."))
    #expect(try other.json("/cards/plan.json")["kept"]?.isNull == true)
  }

  @Test func `a file without cards and without a plan has nothing to add`() throws {
    let reply = try Visitor().upload(Visitor().get("/cards/export").body, to: "/cards/import")
    #expect(reply.status == 422 && reply.text.contains("There are no cards in this file"))
  }

  // MARK: - Plans that cannot be

  @Test func `a debt that has no limit is shown without one`() throws {
    let file = try KeptHousehold().visitor.get("/cards/export").text
    let rows = try Visitor().upload(Array(file.utf8), to: "/cards/import").page.rows
    #expect(rows.contains(["Blue", "£900.00", "£1,000.00"]))
    #expect(rows.contains(["Council tax", "£320.00", "none"]))
  }

  private func refusal(_ text: String, _ instead: String) throws -> String {
    let house = try KeptHousehold()
    try house.keep([("own", house.ids[1])])
    let file = try house.visitor.get("/cards/export").text
    let changed = file.replacing(text, with: instead.replacing("BLUE", with: house.ids[1]))
    #expect(changed != file)
    let reply = try Visitor().upload(Array(changed.utf8), to: "/cards/import")
    #expect(reply.status == 422)
    return reply.text
  }

  @Test func `a file with a plan that never ends is refused with its line`() throws {
    #expect(
      try refusal("\"budget\":\"260.00\"", "\"budget\":\"10.00\"")
        .contains("The kept plan in line 1 never pays everything off"))
  }

  /// What its form takes as a mistake is one in a file, too.
  @Test(arguments: [
    ("\"amount\":\"100.00\"", "\"amount\":\"0.00\""),
    ("\"promoUntil\":null,\"promoApr\":null", "\"promoUntil\":\"2036-12\",\"promoApr\":\"0\""),
    ("\"minimum\":\"80.00\",\"rule\"", "\"minimum\":\"lots\",\"rule\""),
    ("\"rule\":null", "\"rule\":\"none\""), ("\"own\":[", "\"own\":[\"BLUE\","),
  ])
  func `a file with terms that no form takes is refused with its line`(
    text: String, instead: String
  ) throws {
    #expect(
      try refusal(text, instead)
        .contains("The kept plan in line 1 has something in it that can’t be read"))
  }

  @Test(arguments: [
    ("\"own\":null", "\"own\":[]"),
    (
      "\"promoUntil\":null,\"promoApr\":null",
      "\"promoUntil\":\"2026-11\",\"promoApr\":\"0\""
    ),
    (
      "\"promoUntil\":null,\"promoApr\":null",
      "\"promoUntil\":\"2036-11\",\"promoApr\":\"0\""
    ),
  ])
  func `a file that says none in another way, or all that a form takes, is opened`(
    text: String, instead: String
  ) throws {
    let house = try KeptHousehold.keeping()
    let file = try house.visitor.get("/cards/export").text
    let changed = file.replacing(text, with: instead, maxReplacements: 1)
    #expect(changed != file)
    let other = Visitor()
    other.today = house.visitor.today
    try other.take(Array(changed.utf8))
    #expect(try other.get("/cards/plan.json").status == 200)
  }
}

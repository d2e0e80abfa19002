/// Where a group stands, as its page says it to those who said who they are.
@Suite struct GroupStandingTests {
  private let browser = Visitor()

  /// Ana, Ben and Cy, who use this browser as one of them.
  private func group(as place: Int?) throws -> (path: String, people: [String]) {
    let (path, people) = try browser.group()
    if let place { try browser.post(path + "/me", [("member", people[place])]) }
    return (path, people)
  }

  /// Cy paid for all and left, so that the others owe Cy still.
  @Test func `who left has left in a new group with today’s balances too`() throws {
    let (path, people) = try browser.group("Ana\nBen\nCy")
    try browser.pay(path, "30", ("payer", people[2]))
    #expect(try browser.post(path + "/members/\(people[2])/delete").status == 303)
    let fresh = try browser.post(path + "/fresh").location
    let members = try browser.json(fresh + "/group.json")["members"]?.array ?? []
    #expect(
      members.map { "\($0["name"]?.string ?? "") \($0["active"]?.bool == true)" }
        == ["Ana true", "Ben true", "Cy false"])
    let balances = try browser.json(fresh + "/group.json")["balances"]?["EUR"]
    #expect(people.map { balances?[$0]?.string } == ["-10.00", "-10.00", "20.00"])
  }

  private func standing(_ path: String) throws -> [String] {
    try browser.get(path).page.parts("p", of: "standing").map(\.words)
  }

  private func balances(_ path: String) throws -> [String] {
    try list("balances", of: path)
  }

  private func debts(_ path: String) throws -> [String] {
    try list("settle", of: path)
  }

  private func payments(_ path: String) throws -> [String] {
    try list("pays", of: path)
  }

  private func heads(_ path: String) throws -> [String] {
    try browser.get(path).page.parts("h3").map(\.words)
  }

  private func list(_ look: String, of path: String) throws -> [String] {
    try browser.get(path).page.parts("ul", of: look).map(\.words)
  }

  /// Ana paid 30 for three and gets 20 back, 10 from each of the others.
  @Test func `somebody who paid gets back, and hears how that comes about`() throws {
    let (path, people) = try group(as: 0)
    try browser.pay(path, "30", ("payer", people[0]))
    #expect(try standing(path) == ["You get back €20 You paid €30, your share is €10."])
    #expect(
      try balances(path) == [
        "A Ana (you) gets back €20.00 B Ben owes €10.00 C Cy owes €10.00"
      ])
    #expect(try debts(path) == ["Ben pays you €10.00 Cy pays you €10.00"])
    #expect(
      try browser.get(path).text.contains("2 payments will do it. That’s the fewest possible."))
  }

  @Test func `somebody who only got money back hears that`() throws {
    let (path, people) = try group(as: 0)
    try browser.pay(path, "30", ("payer", people[0]), ("refund", "yes"))
    #expect(
      try standing(path).first?.hasSuffix("You got back €30, your share is −\u{2060}€10.") == true)
  }

  @Test func `somebody who owes one person hears whom`() throws {
    let (path, people) = try group(as: 1)
    try browser.pay(path, "30", ("payer", people[0]))
    #expect(try standing(path) == ["You owe Ana €10 You paid €0, your share is €10."])
    #expect(try debts(path) == ["You pay Ana €10.00 Cy pays Ana €10.00"])
  }

  /// Ben owes 10; pays 4 back to Ana, so 6 are left, and Ana gets back 16.
  @Test func `what was paid back is told apart from what was spent`() throws {
    let (path, people) = try group(as: 0)
    try browser.pay(path, "30", ("payer", people[0]))
    let payback = [("from", people[1]), ("to", people[0]), ("amount", "4"), ("currency", "EUR")]
    try browser.post(path + "/settle", payback)
    #expect(
      try standing(path) == ["You get back €16 You paid €30, your share is €10, Ben paid you €4."])
    try browser.post(path + "/me", [("member", people[1])])
    #expect(
      try standing(path) == ["You owe Ana €6 You paid €0, your share is €10, you paid Ana €4."])
  }

  @Test func `balances that an earlier group left are told as such`() throws {
    let (path, people) = try group(as: 1)
    try browser.pay(path, "30", ("payer", people[0]))
    let fresh = try browser.post(path + "/fresh").location
    #expect(
      try standing(fresh) == ["You owe Ana €10 You paid €0, your share is €0, you owed €10 before."]
    )
    #expect(try payments(fresh).first?.contains("You owed Ana Carried over €10.00") == true)
  }

  @Test func `nobody is you while nobody said so`() throws {
    let (path, people) = try group(as: nil)
    try browser.pay(path, "30", ("payer", people[0]))
    #expect(try standing(path).isEmpty)
    #expect(try balances(path) == ["A Ana gets back €20.00 B Ben owes €10.00 C Cy owes €10.00"])
    #expect(!(try browser.get(path).text.contains("your share")))
  }

  @Test func `each currency has bars of its own, the group's first`() throws {
    let (path, people) = try group(as: 2)
    try browser.pay(
      path, "8", ("currency", "AUD"), ("payer", people[1]), ("with", people[0]),
      ("with", people[1]))
    try browser.pay(path, "30", ("payer", people[0]))
    #expect(
      try heads(path).filter { $0.hasPrefix("In ") } == ["In euros", "In Australian dollars"])
    #expect(try standing(path) == ["You owe Ana €10 You paid €0, your share is €10."])
    // Cy has no part in the dollars.
    #expect(try balances(path).last == "A Ana owes AUD 4.00 B Ben gets back AUD 4.00")
  }

  @Test func `all is settled, and nothing else is said`() throws {
    let (path, people) = try group(as: 0)
    try browser.pay(path, "30", ("payer", people[0]), ("with", people[0]))
    let page = try browser.get(path).text
    #expect(page.contains("<p class=\"say\">Everything is settled.</p>"))
    #expect(try standing(path).isEmpty)
    #expect(try balances(path).isEmpty)
  }

  @Test func `a debt that is marked as paid here leads back here`() throws {
    let (path, people) = try group(as: 0)
    try browser.pay(path, "30", ("payer", people[0]))
    let payback = [("from", people[1]), ("to", people[0]), ("amount", "10"), ("currency", "EUR")]
    #expect(try browser.post(path + "/settle", payback + [("page", "group")]).location == path)
    #expect(try browser.get(path).flash == ["Ben paid you back €10.", "Undo"])
    #expect(try browser.post(path + "/undo").status == 303)
    #expect(try browser.post(path + "/settle", payback).location == path + "/debts")
  }

  // MARK: Payments

  @Test func `payments come with their days and my share, the newest first`() throws {
    let (path, people) = try group(as: 0)
    for (amount, date, title) in [("30", "2026-11-21", "Lunch"), ("6", "2025-11-21", "Bus")] {
      try browser.pay(path, amount, ("date", date), ("title", title), ("payer", people[1]))
    }
    try browser.pay(
      path, "10", ("currency", "GBP"), ("rate", "1.2"), ("payer", people[0]), ("with", people[0]),
      ("with", people[2]), ("title", "Taxi"), ("date", "2026-11-21"))
    #expect(
      try payments(path) == [
        "21 Nov Taxi You paid £10.00, for you and Cy €12.00 your share €6.00 "
          + "21 Nov Lunch Ben paid €30.00 your share €10.00 "
          + "21 Nov 2025 Bus Ben paid €6.00 your share €2.00"
      ])
    let list = try #require(try browser.get(path).page.parts("section", of: "paid").first)
    #expect(list.parts("p", of: "small").map(\.words) == ["€48.00 in all"])
  }

  @Test func `an uneven payment says so, and one I have no part in has no share of mine`() throws {
    let (path, people) = try group(as: 2)
    let shares = zip(people, ["20", "5", "5"]).map { ("share-\($0)", $1) }
    try browser.post(
      path + "/payments",
      [("amount", "30"), ("split", "exact"), ("title", "Boat"), ("payer", people[0])] + shares)
    try browser.post(
      path + "/payments",
      [("amount", "30"), ("split", "exact"), ("title", "Bar"), ("payer", people[0])]
        + shares.dropLast().flatMap { [($0.0, "15"), ("with", String($0.0.suffix(8)))] })
    #expect(
      try payments(path) == [
        "21 Nov Bar Ana paid, shared unevenly by Ana and Ben €30.00 "
          + "21 Nov Boat Ana paid, shared unevenly €30.00 your share €5.00"
      ])
  }

  @Test func `paybacks say who paid whom back`() throws {
    let (path, people) = try group(as: 1)
    try browser.pay(path, "30", ("payer", people[0]))
    for member in people.dropFirst() {
      try browser.settle(path, member, people[0], "10")
    }
    #expect(
      try payments(path) == [
        "21 Nov Cy paid Ana back Settling up €10.00 "
          + "21 Nov You paid Ana back Settling up €10.00 "
          + "21 Nov Payment Ana paid €30.00 your share €10.00"
      ])
  }

  @Test func `several people paid`() throws {
    let (path, people) = try group(as: 1)
    func add(_ lines: [String]) throws -> (status: Int, text: String) {
      let fields = zip(2..., zip(people, lines)).flatMap { number, line in
        [("payer-\(number)", line.0), ("payer-\(number)-amount", line.1)]
      }
      let response = try browser.post(
        path + "/payments", [("amount", "30"), ("payer", "several")] + fields)
      return (response.status, response.text)
    }
    #expect(try add(["12", "18"]).status == 303)
    #expect(try payments(path) == ["21 Nov Payment Ana and you paid €30.00 your share €10.00"])
    for (lines, message) in [
      (["12", "17"], "What people paid comes to €29: €1 is missing"),
      (["12", "19"], "What people paid comes to €31: that is €1 too much"),
      ([], "Choose who paid a part of it"),
    ] {
      let response = try add(lines)
      #expect(response.status == 422)
      #expect(response.text.contains("\(message)</a>"))
    }
  }

  @Test func `the page of a payment tells it before it is changed`() throws {
    let (path, people) = try group(as: 1)
    try browser.pay(
      path, "30", ("title", "Boat"), ("payer", people[0]), ("category", "travel"),
      ("note", "With lunch"), ("split", "exact"), ("share-\(people[0])", "4"),
      ("share-\(people[1])", "10"), ("share-\(people[2])", "16"))
    let page = try browser.get(path).page
    let way = try #require(page.link("Boat"))
    let payment = try browser.get(way).page
    #expect(payment.parts("h1").map(\.words) == ["Boat"])
    let facts = try #require(payment.parts("section", of: "card").first)
    #expect(facts.parts("b", of: "fig").map(\.words) == ["€30"])
    #expect(facts.words.contains("Ana paid · Saturday 21 November 2026 · Travel"))
    #expect(facts.words.contains("With lunch"))
    #expect(facts.parts("h2").map(\.words) == ["Shared by amounts"])
    #expect(facts.parts("li").map(\.words) == ["Ana €4.00", "You €10.00", "Cy €16.00"])
    #expect(payment.link("Change") == "#amount")
    #expect(payment.inputs("amount").first?["value"] == "30.00")
  }

  /// Ben owes Ana 10 of 30, and nothing once he has paid it back.
  @Test func `the list of groups tells what one owes beside each`() throws {
    let (path, people) = try group(as: nil)
    func told() throws -> [String] {
      try browser.get("/groups").page.parts("p", of: "sum").map(\.words)
    }
    try browser.pay(path, "30", ("payer", people[0]))
    #expect(try told() == [])
    try browser.post(path + "/me", [("member", people[1])])
    _ = try browser.get(path)
    #expect(try told() == ["you owe €10"])
    try browser.post(path + "/me", [("member", people[0])])
    _ = try browser.get(path)
    #expect(try told() == ["you get back €20"])
    for member in people.dropFirst() {
      try browser.settle(path, member, people[0], "10")
    }
    #expect(try told() == [])
  }
}

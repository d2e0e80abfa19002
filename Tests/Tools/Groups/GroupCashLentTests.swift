import Web

/// Cash that one member lent another: a debt beyond what they share, and no spending.
@Suite struct GroupCashLentTests {
  private let browser = Visitor()

  private func group() throws -> (path: String, people: [String]) {
    try browser.group("Ana\nBen\nCy")
  }

  private func lend(
    _ amount: String, from lender: String, to borrowers: [String], _ path: String,
    _ others: [(String, String)] = []
  ) throws -> TestSite.Reply {
    try browser.post(
      path + "/payments",
      [("kind", "lent"), ("amount", amount), ("payer", lender), ("with-asked", "yes")]
        + borrowers.map { ("with", $0) } + others)
  }

  @Test func `is owed in full by who got it, and is in no spending`() throws {
    let (path, people) = try group()
    try browser.pay(path, "30", ("payer", people[0]))
    #expect(try lend("20", from: people[0], to: [people[1]], path).status == 303)
    let json = try browser.json(path + "/group.json")
    let payment = json["payments"]?.array?[1]
    #expect(payment?["lent"]?.bool == true && payment?["payback"]?.bool == false)
    let balances = json["balances"]?["EUR"]
    #expect(people.map { balances?[$0]?.string } == ["40.00", "-30.00", "-10.00"])
    let totals = try browser.json(path + "/totals.json")
    #expect(totals["totals"]?["EUR"]?["spent"]?.string == "30.00")
  }

  @Test func `is told by who lent whom`() throws {
    let (path, people) = try group()
    let added = try lend("20", from: people[0], to: [people[1]], path)
    let page = try browser.get(added.location)
    #expect(page.flash == ["Ana lent Ben €20.", "Undo"])
    #expect(page.page.words.contains("Ana lent Ben"))
    #expect(page.page.words.contains("Cash lent"))
    #expect(try browser.get(path + "/debts").page.words.contains("Ben pays Ana"))
  }

  @Test func `is settled by a payback`() throws {
    let (path, people) = try group()
    _ = try lend("20", from: people[0], to: [people[1]], path)
    try browser.settle(path, people[1], people[0], "20")
    #expect(try browser.get(path + "/debts").page.words.contains("Everything is settled."))
  }

  @Test func `is refused unless it is from one person to one other`() throws {
    let (path, people) = try group()
    let message = "Say who lent it under “Who paid?”, and tick only the one other person who got it"
    for borrowers in [people, [people[0]], [people[1], people[2]]] {
      let reply = try lend("20", from: people[0], to: borrowers, path)
      #expect(reply.status == 422)
      #expect(reply.page.words.contains(message))
      #expect(reply.text.contains("value=\"lent\" checked"))
    }
    let both = try lend("20", from: people[0], to: [people[1]], path, [("refund", "yes")])
    #expect(both.status == 422)
    #expect(both.page.words.contains("Tick one of the two: money came back, or cash was lent"))
    #expect(try browser.payments(path).isEmpty)
  }

  @Test func `stays what it is in files of both kinds`() throws {
    let (path, people) = try group()
    _ = try lend("20", from: people[0], to: [people[1]], path)
    let csv = try browser.get(path + "/payments.csv").text
    #expect(csv.contains(",Ana,lent,,20.00,,"))
    for file in [csv, try browser.get(path + "/export").text] {
      let friend = Visitor()
      let kept = try friend.open(file)
      #expect(try friend.payments(kept)[0]["lent"]?.bool == true)
    }
  }
}

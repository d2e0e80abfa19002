/// Requests that once were taken for something else than they say, and paybacks of several people.
@Suite struct GroupRefusalsTests {
  private let browser = Visitor()

  private func ids(_ path: String) throws -> [String] {
    try browser.payments(path).compactMap { $0["id"]?.string }
  }

  /// Ana paid 30 for three; the payback of 10 goes from Ben to Ana and Cy in the end, 5 each: Ana is
  /// owed 15 then, Cy owes 15 and Ben nothing.
  @Test func `a payback that is shared by two is not crossed off as if one had it all`() throws {
    let (path, people) = try browser.group()
    try browser.pay(path, "30", ("payer", people[0]))
    let known = try ids(path)
    try browser.settle(path, people[1], people[0], "10")
    let payback = try #require(try ids(path).first { !known.contains($0) })
    let edited = try browser.post(
      "\(path)/payments/\(payback)",
      [
        ("amount", "10"), ("currency", "EUR"), ("payer", people[1]), ("split", "even"),
        ("with", people[0]), ("with", people[2]), ("with-asked", "yes"),
      ])
    #expect(edited.status == 303)
    let debts = try browser.json(path + "/debts.json")
    let transfers = debts["transfers"]?["EUR"]?.array ?? []
    #expect(transfers.count == 1)
    #expect(transfers.first?["from"]?.string == people[2])
    #expect(transfers.first?["to"]?.string == people[0])
    #expect(transfers.first?["amount"]?.string == "15.00")
  }

  @Test func `what one household owes itself is settled`() throws {
    let (path, people) = try browser.group()
    try browser.post(path + "/me", [("member", people[1])])
    let households = people.prefix(2).map { ("household-\($0)", "1") }
    #expect(try browser.post(path + "/households", households).status == 303)
    try browser.pay(path, "20", ("payer", people[0]), ("with", people[0]), ("with", people[1]))
    let page = try browser.get(path).text
    #expect(page.contains("Everything is settled."))
    #expect(!page.contains("0 payments") && !page.contains("You owe"))
  }

  @Test(arguments: [
    ([("paid-00000000", "10")], "paid-00000000", "Choose who paid from the list"),
    (
      [("split", "shares"), ("share-00000000", "1")], "share-00000000",
      "Choose who shares it from the list"
    ),
    ([("split", "exact"), ("share-", "10")], "share-", "Choose who shares it from the list"),
  ])
  func `a field for nobody in the group is refused`(
    fields: [(String, String)], field: String, message: String
  ) throws {
    let (path, people) = try browser.group()
    let one = people.map { ("share-\($0)", "1") }.prefix(1)
    let reply = try browser.post(
      path + "/payments", [("amount", "10"), ("payer", people[0])] + one + fields,
      accept: "application/json")
    #expect(reply.status == 422)
    #expect(reply.text.contains(#""field":"\#(field)","message":"\#(message)"#))
    #expect(try ids(path).isEmpty)
  }

  @Test func `ending a rule that was changed meanwhile shows the rule, not an empty form`() throws {
    let (path, people) = try browser.group()
    let rule = filledIn("amount=30&title=Rent&payer=\(people[0])&every=month&first=2026-12-01")
    try browser.post(path + "/recurring", rule)
    let id = try #require(
      try browser.get(path + "/recurring").text.firstMatch(of: /\/recurring\/([0-9a-f]{8})/)?.1)
    let address = "\(path)/recurring/\(id)"
    let old = try browser.get(address)
    try browser.post(
      address, try old.stamped(rule.map { $0 == ("amount", "30") ? ("amount", "40") : $0 }))
    let refused = try browser.post(address + "/delete", try old.stamped([]))
    #expect(refused.status == 409)
    #expect(refused.text.contains("so it was not ended. Here it is as it is now."))
    #expect(refused.text.contains(#"value="Rent""#) && refused.text.contains(#"value="40.00""#))
  }

  /// Two windows of one page: the second to give a rate finds no form for it on the page of the group.
  @Test func `a stale rate comes back in a form`() throws {
    let (path, people) = try browser.group()
    for (amount, currency) in [("9", "EUR"), ("8", "USD")] {
      try browser.pay(path, amount, ("currency", currency), ("payer", people[0]))
    }
    let page = try browser.get(path)
    func give(_ rate: String) throws -> TestSite.Reply {
      try browser.post(
        path + "/rates",
        try page.stamped([("currency", "USD"), ("rate", rate), ("apply", "yes")]))
    }
    #expect(try give("0.9").status == 303)
    let stale = try give("0.8")
    #expect(stale.status == 409)
    #expect(stale.text.contains("href=\"#rate-USD\""))
    #expect(stale.text.contains("id=\"rate-USD\"") && stale.text.contains("value=\"0.8\""))
  }

  @Test func `a number of groups that is too large for one ends the press`() throws {
    let friends = try Friends(1)
    for count in ["9223372036854775807", "-9223372036854775808", "9"] {
      let reply = try friends[0].post(
        "/groups/00000000/box?n=\(count)", [("do", "on"), ("then", "another-phone")])
      #expect(reply.location == "/another-phone")
    }
  }

  @Test func `one person alone shares with nobody`() throws {
    let (path, people) = try browser.group()
    for person in people.dropFirst() { try browser.post("\(path)/members/\(person)/delete", []) }
    #expect(try browser.get(path).text.contains("Not shared"))
    #expect(try !browser.get(path).text.contains("all 1"))
  }
}

@testable import GroupsPages

/// What payments were for, and money that came back.
@Suite struct GroupKindTests {
  private let browser = Visitor()

  private func errors(_ path: String, _ fields: [(String, String)]) throws -> String {
    let reply = try browser.post(path + "/payments", fields, accept: "application/json")
    #expect(reply.status == 422)
    return reply.text
  }

  // MARK: Categories

  @Test func `a payment has a common category, one of the group's own, or none`() throws {
    let (path, _) = try browser.group()
    for (sent, kept) in [
      ([("category", "food")], "food"), ([("category", " Groceries ")], "groceries"),
      ([("category", "Boat trips")], "Boat trips"), ([("category-own", "boattrips")], "Boat trips"),
      ([("category", "food"), ("category-own", "Tickets")], "Tickets"),
      ([("category", "food"), ("category-own", "HOME")], "home"),
    ] {
      try browser.post(path + "/payments", [("amount", "1")] + sent)
      #expect(try browser.newest(path)["category"]?.string == kept)
    }
    for sent in [[], [("category", "")], [("category", "none")]] {
      try browser.post(path + "/payments", [("amount", "1")] + sent)
      #expect(try browser.newest(path)["category"]?.isNull == true)
    }
  }

  @Test func `a category has 24 characters at most`() throws {
    let (path, _) = try browser.group()
    let name = String(repeating: "a", count: 24)
    #expect(try browser.pay(path, "1", ("category", name)).status == 303)
    #expect(
      try errors(path, [("amount", "1"), ("category", name + "a")])
        == #"{"errors":[{"field":"category","message":"Kind must be 24 characters or fewer"}]}"#)
    #expect(
      try errors(path, [("amount", "1"), ("category-own", name + "a")])
        == #"{"errors":[{"field":"category-own","message":"Another kind must be 24 characters or fewer"}]}"#
    )
  }

  @Test func `a group has 20 categories of its own at most`() throws {
    let (path, _) = try browser.group()
    for number in 1...20 {
      try browser.pay(path, "1", ("category", "Kind \(number)"))
    }
    #expect(
      try errors(path, [("amount", "1"), ("category-own", "Kind 21")])
        == #"{"errors":[{"field":"category-own","message":"A group has 20 kinds of its own at most: choose one from the list"}]}"#
    )
    for known in ["kind20", "fun"] {
      #expect(try browser.pay(path, "1", ("category", known)).status == 303)
    }
  }

  // MARK: Refunds

  /// The refund of the worked example: 9.01 to Ana, the third payment of three sharers.
  @Test func `money that came back turns every sign, with a sign or without`() throws {
    for amount in ["9.01", "-9.01", " −9.01"] {
      let (path, people) = try browser.group("Ana\nBen\nCem")
      for _ in 0..<2 { try browser.pay(path, "3") }
      try browser.pay(path, amount, ("refund", "yes"), ("payer", people[0]), ("category", "travel"))
      let refund = try browser.newest(path)
      #expect(refund["amount"]?.string == "-9.01")
      #expect(refund["payers"]?[people[0]]?.string == "-9.01")
      #expect(refund["shares"]?.object?.map(\.value.string) == ["-3.00", "-3.00", "-3.01"])
      let form = try browser.get("\(path)/payments/\(refund["id"]?.string ?? "")").text
      #expect(form.contains(#"name="refund" value="yes" checked"#))
      #expect(form.contains(#"<option value="travel" selected>"#))
      #expect(form.contains(#"value="9.01""#))
    }
  }

  /// The sum is worked out first: 15 less than 45 came back, and 30 more than 10.
  @Test(arguments: [
    ("-45+15", "-30.00"), ("10-40", "-30.00"), ("45-15", "-30.00"), ("(5.00)", "-5.00"),
    ("£-5", "-5.00"), ("–5", "-5.00"), ("- 5", "-5.00"), ("-£1,234.50", "-1234.50"),
  ])
  func `money that came back is typed as any amount, without its sign`(
    typed: String, expected: String
  ) throws {
    let (path, people) = try browser.group("Ana\nBen")
    let fields = [("amount", typed), ("currency", "GBP"), ("refund", "yes")]
    #expect(try browser.post(path + "/payments", fields).status == 303)
    #expect(try browser.newest(path)["amount"]?.string == expected)
    #expect(try browser.newest(path)["payers"]?[people[0]]?.string == expected)
  }

  @Test(arguments: [
    ("0", "Amount must be €0.01 or more"), ("5-5", "Amount must be €0.01 or more"),
    ("-100000000", "Amount must be €99,999,999.99 or less"),
    ("-lots", "Enter an amount, like 12.50 or 45+15"), ("", "Enter how much was paid"),
  ])
  func `says what is wrong with an amount that came back`(typed: String, message: String) throws {
    let (path, _) = try browser.group()
    #expect(
      try errors(path, [("amount", typed), ("refund", "yes")])
        == #"{"errors":[{"field":"amount","message":"\#(message)"}]}"#)
  }

  @Test func `a bill that came back may say its sum below zero`() throws {
    let (path, _) = try browser.group("Ana\nBen")
    let bill = [("split", "items"), ("item-1", "20"), ("tip", "5"), ("refund", "yes")]
    #expect(try browser.post(path + "/payments", bill + [("amount", "-25")]).status == 303)
    #expect(try browser.newest(path)["amount"]?.string == "-25.00")
    #expect(try browser.post(path + "/payments", bill + [("amount", "-24")]).status == 422)
  }

  @Test func `an amount below zero without the tick is a mistake that points to it`() throws {
    let (path, _) = try browser.group()
    #expect(
      try errors(path, [("amount", "-9")])
        == #"{"errors":[{"field":"amount","message":"Amount must not be below zero, unless you tick that it came back"}]}"#
    )
  }

  @Test func `a converted refund is below zero in the group's currency too`() throws {
    let (path, people) = try browser.group("Ana\nBen")
    try browser.pay(path, "10", ("currency", "USD"), ("rate", "0.9"), ("refund", "yes"))
    #expect(try browser.newest(path)["groupAmount"]?.string == "-9.00")
    let balances = try browser.json(path + "/group.json")["balances"]
    #expect(balances?["EUR"]?[people[0]]?.string == "-4.50")
  }

  @Test func `the page says who got money back and what it was for`() throws {
    let (path, _) = try browser.group("Ana\nBen")
    try browser.pay(path, "9", ("refund", "yes"), ("category", "fun"))
    let page = try browser.get(path).text
    #expect(page.contains("Ana got it back · Fun"))
    #expect(page.contains("−\u{2060}€9.00"))
  }
}

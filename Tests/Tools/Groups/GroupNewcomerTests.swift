/// Somebody who joins a group with a payment.
@Suite struct GroupNewcomerTests {
  private let browser = Visitor()

  /// The names of the people of a group, and the payers and shares of its last payment by name.
  private func last(
    _ path: String
  ) throws -> (names: [String], payers: [String: String], shares: [String: String]) {
    let group = try browser.json(path + "/group.json")
    let members = (group["members"]?.array ?? []).compactMap { member in
      member["name"]?.string.map { (member["id"]?.string ?? "", $0) }
    }
    let payment = group["payments"]?.array?.last
    func amounts(_ key: String) -> [String: String] {
      members.reduce(into: [:]) { $0[$1.1] = payment?[key]?[$1.0]?.string }
    }
    return (members.map(\.1), amounts("payers"), amounts("shares"))
  }

  private func add(
    _ path: String, _ fields: [(String, String)], name: String = "Zoe"
  ) throws -> Int {
    try browser.post(path + "/payments", [("new-member", name)] + fields).status
  }

  @Test func `shares a payment with everybody, and may have paid it`() throws {
    let (path, _) = try browser.group()
    #expect(try add(path, [("amount", "30"), ("payer", "new")]) == 303)
    let (names, payers, shares) = try last(path)
    #expect(names == ["Ana", "Ben", "Cy", "Zoe"])
    #expect(payers == ["Zoe": "30.00"])
    #expect(shares == ["Ana": "7.50", "Ben": "7.50", "Cy": "7.50", "Zoe": "7.50"])
  }

  @Test func `shares it only where they are ticked`() throws {
    let (path, people) = try browser.group()
    let asked = [("amount", "30"), ("payer", people[0]), ("with-asked", "yes")]
    #expect(try add(path, asked + [("with", people[1]), ("with", "new")]) == 303)
    #expect(try last(path).shares == ["Ben": "15.00", "Zoe": "15.00"])
    #expect(try add(path, asked + [("with", people[1])], name: "Yan") == 303)
    let (names, _, shares) = try last(path)
    #expect(names.last == "Yan")
    #expect(shares == ["Ben": "30.00"])
  }

  @Test(arguments: [
    ("shares", "3", "22.50", "7.50"), ("percent", "25", "7.50", "22.50"),
    ("exact", "10.20", "10.20", "19.80"),
  ])
  func `has a share of their own`(split: String, share: String, theirs: String, ana: String) throws
  {
    let (path, people) = try browser.group()
    let others = ["shares": "1", "percent": "75", "exact": ""][split] ?? ""
    let fields = [
      ("amount", "30"), ("split", split), ("with-asked", "yes"), ("with", people[0]),
      ("with", "new"), ("share-\(people[0])", others), ("share-new", share),
    ]
    #expect(try add(path, fields) == 303)
    #expect(try last(path).shares == ["Ana": ana, "Zoe": theirs])
  }

  @Test func `may have paid a part`() throws {
    let (path, people) = try browser.group()
    let fields = filledIn("amount=30&payer=\(people[0])&payer-2=new&payer-2-amount=12")
    #expect(try add(path, fields) == 303)
    #expect(try last(path).payers == ["Ana": "18.00", "Zoe": "12.00"])
  }

  @Test func `joins with a payment that is changed`() throws {
    let (path, people) = try browser.group()
    try browser.pay(path, "30", ("payer", people[0]))
    let id = try #require(try browser.payments(path).first?["id"]?.string)
    let saved = try browser.post(
      path + "/payments/" + id, [("amount", "30"), ("new-member", "Zoe"), ("payer", people[0])])
    #expect(saved.status == 303)
    #expect(try last(path).shares["Zoe"] == "7.50")
  }

  @Test func `comes once with a form that is sent twice, and goes with the payment`() throws {
    let (path, _) = try browser.group()
    let form = [("amount", "30"), ("payer", "new"), ("operation", "0123456789abcdef")]
    #expect(try add(path, form) == 303)
    #expect(try add(path, form) == 303)
    #expect(try last(path).names == ["Ana", "Ben", "Cy", "Zoe"])
    let page = try browser.get(path)
    #expect(page.flash == ["The payment of €30 was added.", "Undo"])
    try browser.post(path + "/undo", try page.stamped())
    #expect(try browser.get(path).flash == ["Adding the payment of €30 is undone.", "Redo"])
    let group = try browser.json(path + "/group.json")
    #expect(group["payments"]?.array?.isEmpty == true)
    #expect(try last(path).names == ["Ana", "Ben", "Cy"])
  }

  @Test(arguments: [
    (" ben ", [("payer", "new")], "ben is in the group already", true),
    ("", [("payer", "new")], "Enter the name of the new person", true),
    ("", [("share-new", "4"), ("split", "exact")], "Enter the name of the new person", true),
    ("Zoe", [("amount", "lots")], "Enter an amount, like 12.50 or 45+15", false),
  ])
  func `a mistake changes nothing and keeps what was typed`(
    name: String, fields: [(String, String)], message: String, isOnName: Bool
  ) throws {
    let (path, _) = try browser.group()
    let form = [("amount", "30"), ("new-member", name), ("with-asked", "yes"), ("with", "new")]
    let sent = fields.contains { $0.0 == "amount" } ? form.filter { $0.0 != "amount" } : form
    let page = try browser.post(path + "/payments", sent + fields)
    #expect(page.status == 422)
    let text = page.text.replacing("\u{2068}", with: "").replacing("\u{2069}", with: "")
    #expect(text.contains(message))
    #expect(page.text.contains("<a href=\"#new-member\"") == isOnName)
    let box = try #require(page.page[id: "new-member"])
    #expect(box["value"] == (name.isEmpty ? nil : name))
    #expect(try last(path).names == ["Ana", "Ben", "Cy"])
  }

  @Test(arguments: [
    [("payer", "new")], [("payer", "several"), ("payer-2", "new"), ("payer-2-amount", "30")],
  ])
  func `a payer without a name is asked for it alone`(payers: [(String, String)]) throws {
    let (path, _) = try browser.group()
    let page = try browser.post(path + "/payments", [("amount", "30")] + payers)
    #expect(page.status == 422)
    let mistakes = try #require(page.page[id: "error-summary"]).parts("a")
    #expect(
      mistakes.map { "\($0["href"] ?? ""): \($0.words)" } == [
        "#new-member: Enter the name of the new person"
      ])
  }

  @Test func `nobody new comes where no name was typed`() throws {
    let (path, people) = try browser.group()
    let asked = [("amount", "30"), ("with-asked", "yes"), ("with", "new")]
    #expect(try add(path, asked + [("with", people[0])], name: "") == 303)
    let (names, _, shares) = try last(path)
    #expect(names == ["Ana", "Ben", "Cy"])
    #expect(shares == ["Ana": "30.00"])
    #expect(try add(path, asked, name: "") == 422)
  }

  @Test func `another way to share keeps them, without scripts`() throws {
    let (path, people) = try browser.group()
    let page = try browser.pay(
      path, "30", ("new-member", "Zoe"), ("payer", "new"), ("with-asked", "yes"),
      ("with", people[0]), ("with", "new"), ("show", "shares"))
    #expect(page.status == 200)
    #expect(page.page.payer == "new")
    #expect(page.page[id: "share-new"]?["value"] == "1")
    #expect(page.page[id: "new-member"]?["value"] == "Zoe")
    #expect(try last(path).names == ["Ana", "Ben", "Cy"])
  }

  @Test func `a full group takes nobody new`() throws {
    let (path, people) = try browser.group((1...50).map { "Person \($0)" }.joined(separator: "\n"))
    let page = try browser.pay(path, "30", ("new-member", "Zoe"), ("payer", people[0]))
    #expect(page.status == 422)
    #expect(page.text.contains("A group has 50 people at most"))
  }
}

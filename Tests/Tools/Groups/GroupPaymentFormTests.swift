@testable import GroupsPages

/// The form of a payment: what it takes, what it says when something is wrong, and its shapes.
@Suite struct GroupPaymentFormTests {
  private let browser = Visitor()

  @Test func `a payment is shared evenly, by whoever paid last`() throws {
    let (path, people) = try browser.group()
    let response = try browser.pay(path, "20+10", ("title", "Dinner"), ("payer", people[1]))
    #expect(response.status == 303)
    #expect(response.location == path)
    try browser.pay(path, "1.00")
    let group = try browser.json(path + "/group.json")
    let payments = group["payments"]?.array ?? []
    #expect(payments.first?["amount"]?.string == "30.00")
    #expect(payments.first?["date"]?.string == "2026-11-21")
    #expect(payments.last?["payers"]?[people[1]]?.string == "1.00")
    #expect(payments.last?["shares"]?[people[0]]?.string == "0.33")
    #expect(payments.last?["shares"]?[people[1]]?.string == "0.34")
    #expect(group["balances"]?["EUR"]?[people[1]]?.string == "20.66")
  }

  /// The signs of the form's currencies that are chosen: one.
  private func chosenCurrency(_ path: String) throws -> [String] {
    try browser.get(path).page.parts("select", of: "cur").flatMap(\.selected)
  }

  @Test func `the form begins with the currency of the payment added last, a program's does not`()
    throws
  {
    let (path, people) = try browser.group()
    #expect(try chosenCurrency(path) == ["EUR"])
    try browser.pay(path, "9", ("currency", "CHF"))
    #expect(try chosenCurrency(path) == ["CHF"])
    try browser.settle(path, people[1], people[0], "1")
    #expect(try chosenCurrency(path) == ["CHF"])
    try browser.pay(path, "2")
    let payments = try browser.json(path + "/group.json")["payments"]?.array
    #expect(payments?.last?["currency"]?.string == "EUR")
    #expect(try chosenCurrency(path) == ["EUR"])
  }

  /// An import can bring a payment that more people paid for than the form has lines.
  @Test func `editing a payment of many payers leaves their parts as they are`() throws {
    let names = (1...25).map { "Person \($0)" }.joined(separator: "\n")
    let (path, people) = try browser.group(names)
    let parts = (1...25).map { "\($0).00" }
    let paid = zip(people, parts).map { ("paid-\($0)", $1) }
    try browser.post(path + "/payments", [("amount", "325"), ("title", "Villa")] + paid)
    let group = try browser.json(path + "/group.json")
    let payment = try #require(group["payments"]?.array?.first)
    #expect(payment["payers"]?[people[24]]?.string == "25.00")
    let id = try #require(payment["id"]?.string)
    let page = try browser.get("\(path)/payments/\(id)").page
    #expect(page.words.contains("25 people paid for this. Their parts stay as they are."))
    let hidden = try #require(page.forms.first { $0.element["id"] == "payment" }).hidden
    #expect(hidden.filter { $0.0.hasPrefix("paid-") }.count == 25)
    let typed = hidden + [("title", "Big villa")] + people.map { ("with", $0) }
    let wrong = try browser.post("\(path)/payments/\(id)", typed + [("amount", "326")])
    #expect(wrong.status == 422)
    #expect(wrong.text.contains("What people paid comes to €325: €1 is missing"))
    let saved = try browser.post("\(path)/payments/\(id)", typed + [("amount", "325")])
    #expect(saved.status == 303)
    let after = try #require(try browser.payments(path).first)
    #expect(after["title"]?.string == "Big villa")
    #expect(people.map { after["payers"]?[$0]?.string } == parts)
  }

  @Test(
    arguments: Row.forms(
      """
      amount= | amount | Enter how much was paid
      amount=0 | amount | Amount must be €0.01 or more
      amount=100000000 | amount | Amount must be €99,999,999.99 or less
      amount=1&currency=EURO | currency | Currency must be a code of three letters, like GBP or USD
      amount=1&payer=nobody | payer | Choose who paid from the list
      amount=1&with-asked=yes | with | Choose at least one person to share it
      amount=1&date=21/11/2026 | date | Date must be a day between 1900 and 2199, like 2026-11-21
      amount=1&date=1899-12-31 | date | Date must be a day between 1900 and 2199, like 2026-11-21
      amount=1&date=2200-01-01 | date | Date must be a day between 1900 and 2199, like 2026-11-21
      amount=1&currency=USD&rate=0.1234567891 | rate | Exchange rate must have no more than 9 decimals, like 0.86
      amount=0.01&currency=USD&rate=0.1 | rate | Enter more euros for $1: nothing is left of the amount
      amount=1000&currency=USD&rate=1000000 | rate | Enter fewer euros for $1: the amount grows too large
      """))
  func `says what is wrong with a payment, and keeps what was typed`(
    fields: [(String, String)], field: String, message: String
  ) throws {
    let (path, _) = try browser.group()
    let response = try browser.post(path + "/payments", fields + [("title", "Tea & <b>cake</b>")])
    #expect(response.status == 422)
    #expect(response.text.contains("<a href=\"#\(field)\" target=\"_self\">\(message)</a>"))
    #expect(response.text.contains("value=\"Tea &amp; &lt;b&gt;cake&lt;/b&gt;\""))
    #expect(try browser.payments(path).isEmpty)
  }

  @Test func `every mistake is said at once, in page order`() throws {
    let (path, people) = try browser.group()
    let response = try browser.post(
      path + "/payments",
      filledIn("rate=x&date=x&split=shares&share-\(people[0])=10000&payer=zz&currency=zz&amount=x"))
    #expect(
      response.mistakes.map(\.field)
        == ["amount", "currency", "payer", "share-\(people[0])", "date"])
    #expect(response.text.contains("Ana’s share must be 9,999 or less"))
    let abroad = try browser.post(
      path + "/payments",
      [
        ("rate", "x"), ("title", String(repeating: "a", count: 81)), ("currency", "USD"),
        ("amount", "x"),
      ])
    #expect(abroad.mistakes.map(\.field) == ["amount", "title", "rate"])
  }

  @Test func `a rate may be as large as an amount allows`() throws {
    let (path, _) = try browser.group()
    try browser.pay(path, "1", ("currency", "JPY"), ("rate", "9000000"))
    let payment = try browser.payments(path).first
    #expect(payment?["groupAmount"]?.string == "9000000.00")
    #expect(payment?["rate"]?.string == "9000000")
  }

  @Test func `says by how much shares and payers miss the amount, and in which direction`() throws {
    let (path, people) = try browser.group()
    func message(_ fields: [(String, String)]) throws -> String {
      let page = try browser.post(path + "/payments", [("amount", "30")] + fields)
      #expect(page.status == 422)
      let summary = try #require(page.page[id: "error-summary"])
      return try #require(summary.parts("a").first).words
    }
    let shares = people.map { "share-\($0)" }
    #expect(
      try message([("split", "exact")] + shares.map { ($0, "9") })
        == "The amounts come to €27: €3 is missing")
    #expect(
      try message([("split", "exact"), (shares[0], "40")])
        == "The amounts come to €40: that is €10 too much")
    #expect(
      try message([("split", "percent"), (shares[0], "50"), (shares[1], "40.5")])
        == "The percentages come to 90.5%: 9.5% is missing")
    #expect(
      try message([("split", "percent"), (shares[0], "101")])
        == "The percentages come to 101%: that is 1% too much")
    #expect(
      try message([("split", "shares"), (shares[0], "0")])
        == "Enter a share for at least one person")
    #expect(
      try message([("paid-\(people[0])", "10"), ("paid-\(people[2])", "15")])
        == "What people paid comes to €25: €5 is missing")
  }

  @Test func `takes several payers and every kind of split`() throws {
    let (path, people) = try browser.group()
    let shares = people.map { "share-\($0)" }
    try browser.pay(
      path, "10", ("split", "shares"), (shares[0], "1"), (shares[2], "2"),
      ("paid-\(people[0])", "4"), ("paid-\(people[1])", "6"))
    try browser.pay(path, "10", ("split", "percent"), (shares[0], "25"), (shares[1], "75%"))
    try browser.pay(path, "10", ("split", "exact"), (shares[0], "4"))
    let payments = try browser.payments(path)
    func parts(_ index: Int, _ name: String) -> [String?] {
      people.map { payments[index][name]?[$0]?.string }
    }
    #expect(parts(0, "shares") == ["3.33", nil, "6.67"])
    #expect(parts(0, "payers") == ["4.00", "6.00", nil])
    #expect(parts(1, "shares") == ["2.50", "7.50", nil])
    #expect(parts(2, "shares") == ["4.00", "3.00", "3.00"])
  }

  @Test func `lines for others who paid leave the rest to the first`() throws {
    let (path, people) = try browser.group()
    func payers(_ fields: [(String, String)]) throws -> [String?] {
      let response = try browser.post(path + "/payments", [("amount", "30")] + fields)
      #expect(response.status == 303)
      let payment = try browser.payments(path).last
      return people.map { payment?["payers"]?[$0]?.string }
    }
    let first = ("payer", people[0])
    #expect(
      try payers([first, ("payer-2", people[1]), ("payer-2-amount", "12.50")])
        == ["17.50", "12.50", nil])
    #expect(
      try payers([
        first, ("payer-2", people[1]), ("payer-2-amount", "5+5"), ("payer-3", people[2]),
        ("payer-3-amount", "20"),
      ]) == [nil, "10.00", "20.00"])
    #expect(
      try payers([
        first, ("payer-2", ""), ("payer-2-amount", ""), ("payer-3", people[2]),
        ("payer-3-amount", "1"), ("payer-4", people[2]), ("payer-4-amount", "2"),
      ]) == ["27.00", nil, "3.00"])
    #expect(
      try payers([first, ("payer-2", people[0]), ("payer-2-amount", "4")]) == ["30.00", nil, nil])
    let paid = people.map { "paid-\($0)" }
    #expect(
      try payers([
        first, ("payer-2", people[1]), ("payer-2-amount", "9"), (paid[0], "1"), (paid[2], "29"),
      ]) == ["1.00", nil, "29.00"])
  }

  @Test func `says what is wrong on a line of payers, and keeps it`() throws {
    let (path, people) = try browser.group()
    for (line, field, message) in [
      ([("payer-2", people[1])], "payer-2-amount", "Enter how much of it they paid"),
      ([("payer-2-amount", "5")], "payer-2", "Choose who paid this part from the list"),
      (
        [("payer-2", "zz"), ("payer-2-amount", "5")], "payer-2",
        "Choose who paid this part from the list"
      ),
      (
        [("payer-2", people[1]), ("payer-2-amount", "0")], "payer-2-amount",
        "What they paid must be €0.01 or more"
      ),
      (
        [
          ("payer-2", people[1]), ("payer-2-amount", "20"), ("payer-3", people[2]),
          ("payer-3-amount", "11"),
        ], "payer-3-amount", "What others paid comes to €31: that is €1 too much"
      ),
    ] {
      let page = try browser.post(path + "/payments", [("amount", "30")] + line)
      #expect(page.status == 422)
      #expect(page.text.contains("<a href=\"#\(field)\" target=\"_self\">\(message)</a>"))
      #expect(page.text.contains("id=\"\(field)\""))
      for (name, text) in line where name.hasSuffix("amount") {
        #expect(page.text.contains("name=\"\(name)\" inputmode=\"decimal\""))
        #expect(page.text.contains("value=\"\(text)\""))
      }
    }
    #expect(try browser.payments(path).isEmpty)
  }

  @Test func `each of eight people can have paid a part`() throws {
    let (path, _) = try browser.group("Ana\nBen\nCy\nDi\nEd\nFlo\nGus\nHal")
    let form = try browser.get(path).page
    #expect(form[id: "payer-9-amount"] != nil && form[id: "payer-10-amount"] == nil)
  }

  @Test func `several payers are a choice, and come back on lines of their own`() throws {
    let (path, people) = try browser.group()
    let blank = try browser.get(path).text
    #expect(blank.contains("<label for=\"payer-2\">Who paid a part?</label>"))
    #expect(try browser.get(path).page[id: "payer-several"]?["type"] == "radio")
    // Everybody can have a line, as nobody above them paid the rest.
    #expect(blank.contains("name=\"payer-4\"") && !blank.contains("name=\"payer-5\""))
    try browser.post(
      path + "/payments",
      [("amount", "30")] + zip(people, ["5", "10", "15"]).map { ("paid-\($0)", $1) })
    let id = try #require(try browser.payments(path).first?["id"]?.string)
    let form = try browser.get(path + "/payments/" + id).page
    #expect(form.payer == people[0])
    for (name, person) in zip(["payer-2", "payer-3"], people.dropFirst()) {
      #expect(form.part("select", "id", name)?.selected == [person])
    }
    let parts = ["payer-2-amount", "payer-3-amount"].map { form[id: $0]?["value"] }
    #expect(parts == ["10.00", "15.00"])
  }

  @Test func `what a program sends as paid- is shown on lines with its mistakes`() throws {
    let (path, people) = try browser.group()
    let page = try browser.pay(
      path, "30", ("paid-\(people[0])", "10"), ("paid-\(people[2])", "lots"))
    #expect(page.status == 422)
    #expect(page.text.contains("<a href=\"#payer-3-amount\" target=\"_self\">"))
    #expect(page.text.contains("id=\"payer-3-amount\""))
    #expect(page.text.contains("value=\"lots\""))
  }

  @Test func `currencies in use come first by their signs, and each is listed once`() throws {
    let (path, _) = try browser.group()
    try browser.pay(path, "30", ("currency", "AED"))
    let page = try browser.pay(path, "30", ("currency", "USD"), ("show", "even")).page
    let list = try #require(page.parts("select", of: "cur").first)
    let options = list.parts("option").map { ($0["value"] ?? "", $0.words) }
    #expect(
      options.prefix(4).map { "\($0) \($1)" } == [
        "EUR €", "AED AED", "USD $", "GBP GBP pounds",
      ])
    #expect(list.selected == ["USD"])
    #expect(Set(options.map(\.0)).count == options.count)
    #expect(options.count > 100)
  }

  @Test(arguments: [2, 13, 50])
  func `a form of many people stays within what a request may hold`(count: Int) throws {
    let (path, _) = try browser.group((1...count).map { "P\($0)" }.joined(separator: "\n"))
    for split in ["even", "exact", "shares", "percent"] {
      let page = try browser.pay(path, "30", ("show", split))
      #expect(page.status == 200)
      let form = try #require(page.page[id: "payment"])
      #expect(form.names.count + 2 <= GroupPaymentForm.mostFields, "\(split)")
    }
  }

  @Test(arguments: [
    [("amount", "30"), ("show", "even")], [("amount", "-5")],
    [("amount", "30"), ("with-asked", "yes")],
  ])
  func `the part about sharing is open where somebody works in it`(fields: [(String, String)])
    throws
  {
    let (path, _) = try browser.group()
    let sharing = try #require(try browser.get(path).page[id: "sharing"])
    #expect(sharing["open"] == nil)
    #expect(try browser.post(path + "/payments", fields).page[id: "sharing"]?["open"] != nil)
  }

  @Test func `comes back in another shape without scripts, and keeps what it can`() throws {
    let (path, people) = try browser.group()
    let page = try browser.pay(
      path, "30", ("split", "even"), ("with", people[0]), ("with", people[2]), ("show", "exact"))
    #expect(page.status == 200)
    #expect(page.text.contains("name=\"share-\(people[0])\" inputmode=\"decimal\""))
    // After an even split, those who share have empty boxes, which share equally.
    #expect(!page.text.contains("15.00"))
    let ticked = page.text.matches(of: /name="with" value="([^"]*)" checked/).map { String($0.1) }
    // Somebody new would share it too, with a name.
    #expect(ticked == [people[0], people[2], "new"])
    let stepped = try browser.post(
      path + "/payments",
      [("split", "shares"), ("step", "\(people[1]):1"), ("share-\(people[1])", "1.5")])
    #expect(stepped.text.contains("value=\"2.5\""))
    for step in ["-9223372036854775808", "9223372036854775807", "2", "+1", "x"] {
      let response = try browser.post(
        path + "/payments", [("split", "shares"), ("step", "\(people[1]):\(step)")])
      #expect(response.status == 422, "\(step)")
    }
    #expect(try browser.payments(path).isEmpty)
  }
}

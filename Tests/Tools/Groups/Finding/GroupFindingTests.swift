@testable import GroupsPages

/// Payments that are looked for, and totals of some of them.
@Suite struct GroupFindingTests {
  private let browser = Visitor()

  /// Ana pays 40 for food and 10 for nothing in particular; Ben pays 7 in October and gets 2 back,
  /// then pays Ana 5 back.
  private func group() throws -> (path: String, people: [String]) {
    let (path, people) = try browser.group("Ana\nBen")
    let payments: [[(String, String)]] = [
      [("amount", "40"), ("title", "Dinner by the sea"), ("category", "food")],
      [("amount", "10"), ("title", "Sea shells"), ("with", people[0])],
      filledIn("amount=7&title=Taxi&date=2026-10-31&payer=\(people[1])&category=Rides"),
      filledIn("amount=2&title=Taxi again&payer=\(people[1])&refund=yes&category=rides"),
    ]
    for fields in payments { try browser.post(path + "/payments", fields) }
    try browser.settle(path, people[1], people[0], "5")
    return (path, people)
  }

  private func titles(_ path: String, _ query: String) throws -> [String?] {
    let found = try browser.json("\(path)/payments.json?\(query)")
    return found["payments"]?.array?.map { $0["title"]?.string } ?? []
  }

  @Test func `each word is in the title or in the name of a payer or sharer`() throws {
    let (path, _) = try group()
    #expect(try titles(path, "find=SEA") == ["Dinner by the sea", "Sea shells"])
    #expect(try titles(path, "find=sea+ben") == ["Dinner by the sea"])
    #expect(try titles(path, "find=ana+shell") == ["Sea shells"])
    #expect(try titles(path, "find=nothing").isEmpty)
    #expect(try titles(path, "").count == 5)
  }

  @Test func `a form without a word lists all payments, as programs get them`() throws {
    let (path, _) = try group()
    let page = try browser.get(path + "?find=").text
    #expect(page.contains("5 payments"))
    let links = PageElements(page).links.compactMap { $0["href"] }
    let all = try browser.json(path + "/payments.json?find=")["payments"]?.array ?? []
    #expect(all.count == 5)
    for payment in all {
      let id = try #require(payment["id"]?.string)
      #expect(links.contains { $0.hasPrefix("\(path)/payments/\(id)") })
    }
    let wrong = try browser.get(path + "?find=&from=x")
    #expect(wrong.status == 422 && !wrong.text.contains("5 payments"))
  }

  @Test func `accents do not matter, in the title or in what is typed`() throws {
    let (path, people) = try group()
    for title in ["Café Ørsted", "Creme"] {
      try browser.pay(path, "1", ("title", title), ("payer", people[0]))
    }
    #expect(try titles(path, "find=cafe") == ["Café Ørsted"])
    #expect(try titles(path, "find=cafe%CC%81+orsted") == ["Café Ørsted"])
    #expect(try titles(path, "find=CR%C3%88ME") == ["Creme"])
  }

  @Test func `days are included at both ends`() throws {
    let (path, _) = try group()
    #expect(try titles(path, "to=2026-10-31") == ["Taxi"])
    #expect(try titles(path, "from=2026-10-31&to=2026-10-31") == ["Taxi"])
    #expect(try titles(path, "from=2026-11-01").count == 4)
  }

  @Test func `category and member choose too`() throws {
    let (path, people) = try group()
    #expect(try titles(path, "category=RIDES") == ["Taxi", "Taxi again"])
    #expect(try titles(path, "category=food") == ["Dinner by the sea"])
    #expect(try titles(path, "category=none") == ["Sea shells", ""])
    #expect(try titles(path, "category=fun").isEmpty)
    #expect(try titles(path, "member=\(people[1])").count == 4)
  }

  @Test(arguments: [("find=", "55.00"), ("category=rides", "5.00"), ("find=dinner", "40.00")])
  func `the sum is that of balances, without paybacks`(query: String, sum: String) throws {
    let (path, _) = try group()
    #expect(try browser.json("\(path)/payments.json?\(query)")["totals"]?["EUR"]?.string == sum)
  }

  @Test(arguments: [
    ("from=1.2.2026", "from", "From must be a day between 1900 and 2199, like 2026-11-21"),
    ("from=2026-11-02&to=2026-11-01", "to", "The last day must not be before the first"),
    ("member=00000000", "member", "Choose a person from the list"),
    ("member=Ana", "member", "Person must be one of the people in the list"),
  ])
  func `says what is wrong`(query: String, field: String, message: String) throws {
    let (path, _) = try group()
    for address in ["/payments.json", "/totals.json"] {
      let reply = try browser.get("\(path)\(address)?\(query)", accept: "application/json")
      #expect(reply.status == 422)
      #expect(reply.text == #"{"errors":[{"field":"\#(field)","message":"\#(message)"}]}"#)
    }
    for address in ["", "/totals"] {
      let reply = try browser.get("\(path)\(address)?\(query)")
      #expect(reply.status == 422)
      #expect(reply.text.contains(message))
    }
  }

  // MARK: Totals

  @Test func `totals say who paid, whose it was and what for, in all and by month`() throws {
    let (path, people) = try group()
    let totals = try browser.json(path + "/totals.json")["totals"]?["EUR"]
    #expect(totals?["spent"]?.string == "55.00")
    #expect(totals?["paid"]?[people[0]]?.string == "50.00")
    #expect(totals?["paid"]?[people[1]]?.string == "5.00")
    #expect(totals?["shares"]?[people[0]]?.string == "32.50")
    #expect(totals?["shares"]?[people[1]]?.string == "22.50")
    #expect(totals?["categories"]?.object?.map(\.name) == ["food", "Rides", "none"])
    #expect(totals?["categories"]?.object?.map(\.value.string) == ["40.00", "5.00", "10.00"])
    let months = totals?["months"]?.array ?? []
    #expect(months.map { $0["month"]?.string } == ["2026-11", "2026-10"])
    #expect(months.map { $0["spent"]?.string } == ["48.00", "7.00"])
    #expect(months.last?["categories"]?["Rides"]?.string == "7.00")
  }

  @Test(arguments: ["none", "None", "NONE", " n one "])
  func `the word for no category is known as every category is`(word: String) throws {
    let (path, _) = try group()
    let query = word.replacing(" ", with: "+")
    let totals = try browser.json(path + "/totals.json?category=\(query)")["totals"]?["EUR"]
    #expect(totals?["spent"]?.string == "10.00")
  }

  @Test func `totals of some payments`() throws {
    let (path, people) = try group()
    let food = try browser.json(path + "/totals.json?category=food")["totals"]?["EUR"]
    #expect(food?["spent"]?.string == "40.00")
    let october = try browser.json(path + "/totals.json?to=2026-10-31")["totals"]?["EUR"]
    #expect(october?["spent"]?.string == "7.00")
    let ben = try browser.json(path + "/totals.json?member=\(people[1])")["totals"]?["EUR"]
    #expect(ben?["spent"]?.string == "45.00")
    #expect(
      try browser.get(path + "/totals.json?category=fun").text == #"{"totals":{}}"#)
  }

  /// Two phones name the same kind in two spellings, of which the group keeps the first.
  @Test func `totals of some payments have the categories as the group spells them`() throws {
    let (path, _) = try browser.group("Ana\nBen")
    let other = Visitor()
    let there = try other.open(try browser.get(path + "/export").text)
    try browser.pay(path, "7", ("date", "2026-10-31"), ("category", "Rides"))
    try other.pay(there, "2", ("date", "2026-11-01"), ("category", "rides"))
    _ = try browser.open(try other.get(there + "/export").text)
    func categories(_ query: String) throws -> [JSONMember] {
      try browser.json("\(path)/totals.json?\(query)")["totals"]?["EUR"]?["categories"]?.object
        ?? []
    }
    let name = try #require(try categories("").first?.name)
    #expect(try categories("").map(\.value.string) == ["9.00"])
    for (query, sum) in [("to=2026-10-31", "7.00"), ("from=2026-11-01", "2.00")] {
      #expect(try categories(query).map(\.name) == [name])
      #expect(try categories(query).map(\.value.string) == [sum])
      #expect(try browser.get("\(path)/totals?\(query)").text.contains("<bdi>Rides</bdi>"))
    }
  }

  // MARK: Pages

  @Test func `a page finds payments and leads back`() throws {
    let (path, _) = try group()
    #expect(try browser.get(path).text.contains("\(path)?find="))
    let page = try browser.get(path + "?find=taxi").text
    #expect(page.contains("2 payments"))
    #expect(page.contains("€5.00 in all"))
    #expect(page.contains("value=\"taxi\""))
    #expect(!page.contains("Sea shells"))
    #expect(page.contains("href=\"\(path)/report.pdf?find=taxi\""))
    #expect(try browser.get(path + "?find=nothing").text.contains("No payment matches"))
  }

  @Test func `the page of totals tells what the money was for`() throws {
    let (path, _) = try group()
    let page = try browser.get(path + "/totals").text
    #expect(page.contains("<caption>What for</caption>"))
    #expect(page.contains("\(path)?find=&amp;category=Rides"))
    let some = try browser.get(path + "/totals?category=food").text
    #expect(some.contains("Together you have spent <b>€40</b>"))
  }
}

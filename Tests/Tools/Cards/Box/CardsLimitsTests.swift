/// What the letter box of debts and a browser in step may hold.
@Suite struct CardsLimitsTests {
  @Test func `debts are on 50 phones at most`() throws {
    let home = try Household(50)
    #expect(try home.box(0)?["phones"]?.number == "50")
    let late = try Visitor(letters: home.store).post("/cards/join", [("k", home.key)])
    #expect(late.status == 409)
    #expect(late.text.contains("These debts are on 50 phones already"))
    #expect(late.cookies.isEmpty)
    try home[7].post("/cards/box", [("do", "leave")])
    try home.join()
  }

  @Test func `full debts in step take no card more, and deleting works`() throws {
    let home = try Household(2)
    let count = try fill(home)
    #expect(count > 20)
    let letters = try home.box(0)?["letters"]?.number
    #expect(try add(count, to: home[0]).status == 409)
    #expect(try home.box(0)?["letters"]?.number == letters, "what is refused is not sent")
    #expect(try home.names(1).count == count)
    try delete(1, from: home)
    #expect(try home.names(1).count == count - 1)
    #expect(try home.state(0) == home.state(1))
  }

  @Test func `what two phones add at once to full debts fits`() throws {
    let home = try Household(2)
    let count = try fill(home)
    // Phones fill their cookies in different ways, so that one has room for a card or two less.
    try delete(3, from: home)
    _ = try home.names(1)
    try home.hideStore()
    for phone in 0..<2 { #expect(try home[phone].card("At once", "30").isEmpty == false) }
    try home.showStore()
    for phone in [0, 1, 0] { try home[phone].post("/cards/box", [("do", "send")]) }
    for phone in 0..<2 {
      let names = try home.names(phone)
      #expect(names.count == count - 1)
      #expect(names.filter { $0 == "At once" }.count == 2)
      #expect(try home.box(phone)?["waiting"]?.number == "0")
    }
  }

  @Test func `debts that fill a browser are joined by no other that has many`() throws {
    let home = try Household(1)
    _ = try fill(home)
    let other = Visitor()
    for number in 0..<25 { try #require(add(1_000 + number, to: other).status == 303) }
    other.letters = home.store
    let before = try other.get("/cards/export").text
    let joined = try other.post("/cards/join", [("k", home.key)])
    #expect(joined.status == 409)
    #expect(joined.text.contains("This is too much for one browser"))
    #expect(try other.get("/cards/export").text == before)
  }

  /// Adds cards until there is no room; the number of all.
  private func fill(_ home: Household) throws -> Int {
    var count = 1
    while try add(count, to: home[0]).status == 303, count < 500 { count += 1 }
    return count
  }

  private func add(_ number: Int, to phone: Visitor) throws -> TestSite.Reply {
    try phone.post(
      "/cards",
      [
        ("name", "\(number) " + title(number, letters: 70)), ("balance", "900"),
        ("limit", "1000"), ("due-day", "5"),
      ])
  }

  private func delete(_ count: Int, from home: Household) throws {
    for id in try home[0].cardIDs().suffix(count) {
      try #require(try home[0].post("/cards/\(id)/delete").status == 303)
    }
  }
}

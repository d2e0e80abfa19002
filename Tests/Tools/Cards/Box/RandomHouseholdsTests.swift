/// Three phones that add, change, pay and delete at random, change the currency, and undo it, some while
/// the store is away.
@Suite struct RandomHouseholdsTests {
  @Test(arguments: [21, 22, 23, 24] as [UInt64])
  func `have the same in the end, whatever the order`(seed: UInt64) throws {
    let home = try Household(3)
    var random = SeededGenerator(seed: seed)
    var isAway = false
    for step in 0..<80 {
      if step % 20 == 9 {
        if isAway { try home.showStore() } else { try home.hideStore() }
        isAway.toggle()
      }
      try act(step, on: home[Int.random(in: 0..<3, using: &random)], &random)
    }
    if isAway { try home.showStore() }
    for place in [0, 1, 2, 0, 1, 2] { try home[place].post("/cards/box", [("do", "send")]) }
    for place in 0..<3 { #expect(try home.box(place)?["waiting"]?.number == "0") }
    let states = Set(try (0..<3).map { try home.state($0) })
    #expect(states.count == 1)
    // A phone that joins now reads the same from the letters alone.
    try home.join()
    #expect(try home.state(3) == states.first)
    // Each can leave, and take back the last change that it made.
    for place in 0..<3 {
      try home[place].post("/cards/box", [("do", "leave")])
      #expect(try home.state(place) == states.first)
      try home[place].post("/cards/undo")
      let undone = try home.state(place)
      try home[place].post("/cards/undo")
      try home[place].post("/cards/undo")
      #expect(try home.state(place) == undone)
    }
  }

  private func act(
    _ step: Int, on phone: Visitor, _ random: inout SeededGenerator
  ) throws {
    let ids = try phone.cardIDs()
    let balance = "\(Int.random(in: 1...900, using: &random))"
    guard let id = ids.randomElement(using: &random), ids.count > 1 else {
      return _ = try phone.card("Card \(step)", balance, apr: "20")
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0...1: _ = try phone.card("Card \(step)", balance, apr: "20")
    case 2...3:
      try phone.post(
        "/cards/\(id)",
        CardsTestValues.fields("Card \(step)", balance: balance, and: [("apr", "9")]))
    case 4: try phone.post("/cards/\(id)/delete")
    case 5: try phone.post("/cards/undo")
    case 6: try phone.post("/cards/plan/keep", [("budget", "900")])
    case 7: try phone.post("/cards/plan/forget")
    case 8:
      let currency = ["GBP", "EUR", "JPY"].randomElement(using: &random) ?? ""
      try phone.post("/cards/settings", [("currency", currency)])
    default: try phone.post("/cards/balances", [("balance-\(id)", balance)])
    }
  }

  @Test func `a currency that changes while a card is added stays sound on both`() throws {
    let home = try Household(2)
    try home.hideStore()
    try home[0].post("/cards/settings", [("currency", "JPY")])
    _ = try home[1].card("Loan", "500.50")
    try home.showStore()
    for place in [0, 1, 0, 1] { try home[place].post("/cards/box", [("do", "send")]) }
    #expect(try home.state(0) == home.state(1))
    #expect(try home[1].json("/cards.json")["currency"]?.string == "JPY")
    #expect(try home.names(0) == ["Blue", "Loan"])
    #expect(try home[0].json("/cards.json")["summary"]?["balance"]?.string == "1400")
  }

  @Test func `a card of another currency comes back on a phone that has left`() throws {
    let home = try Household(2)
    let id = try home[0].card("Store", "300")
    try home[0].post("/cards/\(id)/delete")
    try home[1].post("/cards/settings", [("currency", "EUR")])
    try home[0].get("/cards")
    try home[0].post("/cards/box", [("do", "leave")])
    #expect(try home[0].post("/cards/undo").status == 303)
    #expect(try home.names(0) == ["Blue", "Store"])
    #expect(try home[0].json("/cards/\(id).json")["balance"]?.string == "300.00")
    #expect(try home[0].json("/cards.json")["currency"]?.string == "EUR")
    try home[0].post("/cards/\(id)/paid", [("amount", "100")])
    #expect(try home[0].json("/cards.json")["summary"]?["balance"]?.string == "1100.00")
  }
}

extension Visitor {
  /// Somebody who typed these debts on a day, and kept a plan of them where there is a budget for it.
  convenience init(
    on day: String? = nil, keeping budget: String? = nil, owing debts: [[(String, String)]]
  ) throws {
    self.init()
    today = day.flatMap { CalendarDate(iso: $0) }
    for debt in debts { #expect(try post("/cards", debt).status == 303) }
    if let budget { #expect(try post("/cards/plan/keep", [("budget", budget)]).status == 303) }
  }

  /// Adds a card, and gives its id.
  func card(
    _ name: String, _ balance: String, of limit: String = "1000", due: String = "5",
    apr: String = "", minimum: String = ""
  ) throws -> String {
    let known = Set(try cardIDs())
    let response = try post(
      "/cards",
      CardsTestValues.fields(
        name, balance: balance, limit: limit, due: due, and: [("apr", apr), ("minimum", minimum)]))
    #expect(response.status == 303)
    return try #require(try cardIDs().first { !known.contains($0) })
  }

  /// All cards and debts, in the order of the list, as programs get them.
  func cards() throws -> [JSONValue] { try json("/cards.json")["cards"]?.array ?? [] }

  /// The card or debt of this name, as programs get it.
  func card(named name: String) throws -> JSONValue {
    try #require(try cards().first { $0["name"]?.string == name })
  }

  /// The id of the card or debt of this name.
  func id(of name: String) throws -> String { try #require(try card(named: name)["id"]?.string) }

  /// Marks a payment as made: of this amount, or what the plan has for it.
  func tick(_ name: String, _ amount: String? = nil, due: String? = nil) throws {
    let card = try card(named: name)
    let fields =
      [("amount", amount ?? card["planned"]?.string ?? "")] + (due.map { [("due", $0)] } ?? [])
    #expect(try post("/cards/\(card["id"]?.string ?? "")/paid", fields).status == 303)
  }

  /// What a page says, with all spaces alike.
  func words(on path: String = "/cards") throws -> String {
    try get(path).words.replacing("\u{A0}", with: " ")
  }

  /// The ids of all cards, in the order of the list.
  func cardIDs() throws -> [String] { try cards().compactMap { $0["id"]?.string } }

  /// The id of the first card of the list.
  func firstCard() throws -> String { try #require(try cardIDs().first) }

  /// The names of all cards, in the order of the list.
  func names() throws -> [String] { try cards().compactMap { $0["name"]?.string } }
}

extension Visitor {
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

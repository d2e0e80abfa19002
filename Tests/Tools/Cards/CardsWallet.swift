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

  /// The ids of all cards, in the order of the list.
  func cardIDs() throws -> [String] {
    try json("/cards.json")["cards"]?.array?.compactMap { $0["id"]?.string } ?? []
  }
}

import Synchronization

/// Whoever follows a link with figures sees the answer to them, and not the head of its page.
@Suite struct AnswerPlaceTests {
  @Test(arguments: ToolList.samples(.blank, .wrong, .answered, .never, .largest))
  func `every link and form that leads to an answer opens at it`(sampled: Sampled) throws {
    for path in sampled.tool.pages { try expectPlaces(on: sampled.address(of: path)) }
  }

  @Test(arguments: ["/", "/about", "/embed/?tool=credit-card", "/evidence", "/guides"])
  func `so does every link of a page that is the same for everybody`(address: String) throws {
    try expectPlaces(on: address)
    for guide in PageElements(try TestSite.get(address).text).links.compactMap({ $0["href"] })
    where guide.hasPrefix("/guides/") {
      try expectPlaces(on: guide)
    }
  }

  @Test func `so does what leads on from debts that are kept`() throws {
    let visitor = Visitor()
    for (name, balance) in [("Blue", "2292"), ("Store", "450")] {
      try visitor.post(
        "/cards",
        filledIn("name=\(name)&balance=\(balance)&limit=3000&due-day=5&apr=19.9"))
    }
    let ids = try visitor.json("/cards.json")["cards"]?.array ?? []
    let paths = ids.compactMap { $0["id"]?.string }.map { "/cards/\($0)" }
    #expect(paths.count == 2)
    for path in paths + ["/cards", "/cards/plan?budget=200"] {
      try expectPlaces(in: visitor.get(path).text, on: path)
    }
  }

  private func expectPlaces(on address: String) throws {
    try expectPlaces(in: TestSite.get(address).text, on: address)
  }

  private func expectPlaces(in text: String, on address: String) throws {
    let elements = PageElements(text).elements
    let page = String(address.prefix { $0 != "?" })
    for leads in elements.compactMap({ $0["href"] }) where leads.contains("?") {
      guard leads.hasPrefix("/") || leads.hasPrefix("?") && Self.stems.contains(page) else {
        continue
      }
      let parts = leads.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 1 || parts[1] == "answer" else { continue }
      let whole = leads.hasPrefix("?") ? page + parts[0] : parts[0]
      #expect(try Self.isAnswered(whole) == (parts.count == 2), "\(leads) on \(address)")
    }
    for form in elements where form.name == "form" && form["method"] == "get" {
      let action = form["action"] ?? ""
      #expect(action.contains("#") || !Self.stems.contains(action), "\(action) on \(address)")
    }
  }

  private static let stems = Set(["", "?"] + ToolList.calculators.map { "/\($0.stem)" })

  /// True for the address of a page with an answer in it; each is asked once.
  private static func isAnswered(_ address: String) throws -> Bool {
    if let known = answered.withLock({ $0[address] }) { return known }
    let isAnswered = try TestSite.get(address).text.contains(" id=\"answer\"")
    answered.withLock { $0[address] = isAnswered }
    return isAnswered
  }

  private static let answered = Mutex<[String: Bool]>([:])
}

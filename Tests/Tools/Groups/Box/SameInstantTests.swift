/// Two phones that change the same thing in one instant.
@Suite struct SameInstantTests {
  @Test func `one of two settlements counts, and the other phone is told`() async throws {
    for _ in 0..<15 {
      let friends = try Friends(2)
      try friends.pay(0, "Taxi")
      _ = try friends.json(1)
      let form = [
        ("from", friends.people[1]), ("to", friends.people[0]), ("amount", "10"),
        ("currency", "EUR"),
      ]
      let statuses = try await atOnce(friends) { phone in
        try phone.post(friends.path + "/settle", form).status
      }
      #expect(statuses.sorted() == [303, 422])
      for place in 0...1 {
        #expect(try friends.json(place)["payments"]?.array?.count == 2)
      }
      #expect(try friends.state(0) == friends.state(1))
    }
  }

  @Test func `one of two edits is kept, and the other phone is told`() async throws {
    for _ in 0..<15 {
      let friends = try Friends(2)
      try friends.pay(0, "Taxi")
      let id = try #require(try friends.json(1)["payments"]?.array?.first?["id"]?.string)
      let address = friends.path + "/payments/\(id)"
      let revisions = try (0...1).map { place in
        let page = try friends[place].get(address).text
        return String(try #require(page.firstMatch(of: /name="rev" value="(\d+)"/)?.1))
      }
      let statuses = try await atOnce(friends) { phone in
        let place = phone === friends[0] ? 0 : 1
        return try phone.post(
          address, [("amount", "4\(place)"), ("title", "Bus \(place)"), ("rev", revisions[place])]
        ).status
      }
      #expect(statuses.sorted() == [303, 409])
      let kept = statuses[0] == 303 ? "Bus 0" : "Bus 1"
      for place in 0...1 { #expect(try friends.titles(place) == [kept]) }
    }
  }

  /// What both phones are answered when they ask at once, in their order.
  private func atOnce(
    _ friends: Friends, _ ask: @escaping (Visitor) throws -> Int
  ) async throws -> [Int] {
    let question = Question(ask: ask)
    return try await withThrowingTaskGroup(of: (Int, Int).self) { group in
      for place in 0...1 {
        let phone = Phone(visitor: friends[place])
        group.addTask { (place, try question.ask(phone.visitor)) }
      }
      return try await group.reduce(into: [0, 0]) { $0[$1.0] = $1.1 }
    }
  }
}

/// A browser that one task alone uses.
private struct Phone: @unchecked Sendable {
  let visitor: Visitor
}

/// A request that each task makes in a browser of its own.
private struct Question: @unchecked Sendable {
  let ask: (Visitor) throws -> Int
}

@testable import GroupsPages

/// A share belongs to a member, whatever the order of members or sharers.
@Suite struct GroupSharesByMemberTests {
  @Test(arguments: 0..<300)
  func `members and sharers in any order have the same shares, bytes and digest`(seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    let ledger = RandomHistory(seed: seed).ledger.namingApart
    let places = Array(ledger.members.indices).shuffled(using: &random)
    let moved = GroupLedger(
      id: ledger.id, title: ledger.title,
      members: zip(ledger.members, places).map {
        .init(id: $0.id, position: $1, revision: $0.revision, name: $0.name, status: $0.status)
      },
      entries: ledger.entries.map {
        .init(
          id: $0.id, position: $0.position, revision: $0.revision,
          value: $0.payment?.shuffled(using: &random))
      },
      rates: Array(ledger.rates), companions: Array(ledger.companions),
      defaultSplit: ledger.defaultSplit, rules: Array(ledger.rules))
    #expect(shares(of: moved) == shares(of: ledger))
    #expect(shares(of: try GroupLedger(packed: moved.packed)) == shares(of: ledger))
    let (one, other) = (ledger.merged(with: moved), moved.merged(with: ledger))
    #expect(one == other)
    #expect(shares(of: one) == shares(of: ledger))
    #expect(try GroupLedger(packed: one.packed).merged(with: moved) == one)
  }

  @Test func `an odd penny stays with its member when positions are exchanged in a file`() throws {
    let friends = try Friends(2)
    let people = friends.people
    try friends[0].pay(
      friends.path, "90", ("split", "exact"), ("with", people[0]), ("with", people[2]),
      ("share-\(people[0])", "80"), ("share-\(people[2])", "10"), ("operation", "p"))
    try friends[0].pay(friends.path, "10", ("operation", "q"))
    let before = try shares(friends, 0)
    // Only their numbers change places, so each member keeps all else.
    let file = try friends.state(0)
    let rest = try #require(file.firstRange(of: "\"payments\""))
    let exchanged = file[..<rest.lowerBound]
      .replacing("\"position\":0", with: "\"position\":9")
      .replacing("\"position\":2", with: "\"position\":0")
      .replacing("\"position\":9", with: "\"position\":2")
    #expect(exchanged != file[..<rest.lowerBound])
    #expect(
      try friends[0].upload(
        Array((exchanged + file[rest.lowerBound...]).utf8), to: friends.path + "/merge"
      ).status == 303)
    #expect(try shares(friends, 0) == before)
    #expect(try shares(friends, 1) == before)
    #expect(before.first == [people[0]: "80.00", people[2]: "10.00"])
    #expect(before.last?.values.sorted() == ["3.33", "3.33", "3.34"])
  }

  private func shares(_ friends: Friends, _ place: Int) throws -> [[String: String]] {
    try friends.json(place)["payments"]?.array?.map { payment in
      var shares: [String: String] = [:]
      for person in friends.people {
        shares[person] = payment["shares"]?[person]?.string
      }
      return shares
    } ?? []
  }

  private func shares(of ledger: GroupLedger) -> [PaymentID: Set<Share<Money>>] {
    var shares: [PaymentID: Set<Share<Money>>] = [:]
    for entry in ledger.entries {
      shares[entry.id] = entry.payment.map { Set($0.countedShares + $0.countedPayers) }
    }
    return shares
  }
}

extension GroupPayment {
  fileprivate func shuffled(using random: inout SeededGenerator) -> GroupPayment {
    var payment = self
    payment.payers.shuffle(using: &random)
    let order = split.members.shuffled(using: &random)
    payment.split = split.sorted { member in order.firstIndex(of: member) ?? 0 }
    return payment
  }
}

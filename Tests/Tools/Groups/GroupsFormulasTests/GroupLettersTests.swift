@Suite struct GroupLettersTests {
  @Test(arguments: 0..<200)
  func `parts in any order, twice or mixed with whole states give what copies give`(
    seed: UInt64
  ) throws {
    let start = RandomHistory(seed: seed)
    let devices = (1...3).map { start.steps(by: $0) }
    var letters: [GroupLedger] = []
    for steps in devices {
      for (before, after) in zip([start.ledger] + steps, steps) {
        letters.append(after.part(after.keys(ofChangesSince: before)))
      }
    }
    let whole = devices.compactMap(\.last)
    let expected = whole.reduce(start.ledger) { $0.merged(with: $1) }
    var generator = SeededGenerator(seed: seed)
    let mixed = (letters + letters.prefix(9) + [devices[0][3]]).shuffled(using: &generator)
    #expect(try start.ledger.receiving(mixed) == expected)
    #expect(try whole[1].receiving(mixed) == expected, "whoever reads them")
  }

  @Test(arguments: 0..<100)
  func `merging letters is commutative, associative and idempotent`(seed: UInt64) throws {
    let start = RandomHistory(seed: seed)
    let parts = (1...3).map { (device: UInt64) in
      let after = start.continued(by: device).ledger
      return after.part(after.keys(ofChangesSince: start.ledger))
    }
    let (one, two, three) = (parts[0], parts[1], parts[2])
    #expect(one.merged(with: two) == two.merged(with: one))
    #expect(one.merged(with: two).merged(with: three) == one.merged(with: two.merged(with: three)))
    #expect(one.merged(with: one) == one)
    #expect(try start.ledger.receiving([one, one]) == start.ledger.receiving([one]))
  }

  @Test func `a part holds what changed, the members it names, and name and currency`() {
    let before = GroupLedger.example(members: 4)
    var after = before
    after.add(.example(300, by: member(2), among: [member(3)]), as: Identifier(7))
    after.add(.example(500), as: Identifier(8))
    #expect(after.keys(ofChangesSince: before) == [payment(7), payment(8)])
    let part = after.part([payment(7)])
    #expect(part.entries.map(\.id) == [Identifier(7)])
    #expect(part.members.map(\.id) == [member(2), member(3)])
    #expect(part.id == before.id && part.title == before.title && part.rates.isEmpty)
    #expect(after.part([]).members.isEmpty && after.part([payment(99)]).entries.isEmpty)
  }

  @Test func `each kind of part has a key`() throws {
    let before = GroupLedger.example(members: 2)
    var after = before
    after.rename("Porto", currency: .eur)
    after.change(member: member(2)) { $0.name = "Ben" }
    after.set(rate: 900_000_000, of: .gbp)
    let ben = PartKey(member(2), GroupLedger.Person.self)
    let rate = PartKey(Currency.gbp, GroupLedger.Worth.self)
    #expect(after.keys(ofChangesSince: before) == [after.title.key, ben, rate])
    let part = after.part([ben, rate])
    #expect(part.members.map(\.name) == ["Ben"])
    #expect(part.rates.map(\.currency) == [.gbp])
    #expect(try before.receiving([part]) == after)
  }

  @Test func `a deletion travels as a part`() throws {
    var one = GroupLedger.example(members: 3)
    one.add(.example(300), as: Identifier(7))
    var two = one
    two.set(nil, of: Identifier(7))
    let part = two.part(two.keys(ofChangesSince: one))
    #expect(part.members.isEmpty && part.entries.count == 1)
    #expect(try one.receiving([part]).payments.isEmpty)
  }

  @Test func `passes over what is about another group or makes none`() {
    let group = GroupLedger.example(members: 49)
    let other = GroupLedger(id: Identifier(1), name: "Faro", currency: .eur, members: [])
    func problem(_ letter: GroupLedger) -> GroupLedger.UnsuitableLetter? {
      thrown(GroupLedger.UnsuitableLetter.self) { try group.receiving([letter]) }
    }
    #expect(problem(other) == .anotherGroup)
    let crowd = [50, 51].map { GroupLedger.Member(id: member($0), position: 60, name: "New") }
    let title = group.title
    #expect(
      problem(GroupLedger(id: group.id, title: title, members: crowd, entries: []))
        == .tooManyMembers)
    #expect(throws: Never.self) {
      _ = try group.receiving([
        GroupLedger(id: group.id, title: title, members: Array(crowd.prefix(1)), entries: [])
      ])
    }
    let stranger = GroupLedger.Entry(
      id: Identifier(7), position: 0, value: .example(300, by: member(99)))
    #expect(
      problem(GroupLedger(id: group.id, title: title, members: [], entries: [stranger]))
        == .unknownMember)
  }

  @Test func `the whole state waits unless the letters of a box alone give it`() {
    let before = GroupLedger.example(members: 3)
    var after = before
    after.add(.example(300), as: Identifier(7))
    let part = after.part([payment(7)])
    #expect(!after.isGiven(by: []))
    #expect(!after.isGiven(by: [before]))
    #expect(after.isGiven(by: [after]))
    #expect(after.isGiven(by: [part, before]))
    var more = after
    more.set(nil, of: Identifier(7))
    #expect(!more.isGiven(by: [part, before]))
  }
}

extension GroupLedger {
  fileprivate func receiving(_ letters: [GroupLedger]) throws -> GroupLedger {
    var received = try letters.reduce(self) { try $0.receiving($1) }
    received.putInOrder()
    return received
  }
}

private func payment(_ number: UInt32) -> PartKey { PartKey(PaymentID(number), GroupPayment.self) }

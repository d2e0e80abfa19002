import Web

@testable import GroupsPages

extension Operation {
  static let example = Operation(Request(path: "/groups"))
}

@Suite struct GroupBookTests {
  @Test func `takes back a deletion`() {
    var book = GroupBook(.example(members: 3))
    var payment = GroupPayment.example(300, .jpy, split: .exact([100, nil, 50], .jpy))
    payment.title = "Ramen"
    book.apply(.example) { $0.add(payment, as: Identifier(7)) }
    book.apply(.example) { $0.set(nil, of: Identifier(7)) }
    book.undo(.example)
    #expect(book.ledger.payments == [payment])
  }

  @Test(arguments: 0..<300)
  func `takes any change back and makes it again, packed and read in between`(seed: UInt64) throws {
    var book = GroupBook(RandomHistory(seed: seed).ledger)
    let before = book.ledger
    let other = RandomHistory(seed: seed).continued(by: seed % 9 + 1)
    book.apply(.example) { $0 = $0.merged(with: other.ledger) }
    book = try GroupBook(packed: book.packed)
    let after = book.ledger
    book.undo(.example)
    #expect(book.ledger.payments == before.payments)
    #expect(book.ledger.name == before.name)
    #expect(book.ledger.currency == before.currency)
    for member in before.members {
      #expect(book.ledger[member: member.id]?.name == member.name)
      #expect(book.ledger[member: member.id]?.status == member.status)
    }
    expectSame(book.ledger, before)
    book.undo(.example)
    expectSame(book.ledger, after)
  }

  /// The same rules, households and default split, after whatever number of changes.
  private func expectSame(_ one: GroupLedger, _ other: GroupLedger) {
    #expect(one.currentRules.map(\.recurrence) == other.currentRules.map(\.recurrence))
    #expect(one.households == other.households)
    #expect(one.defaultSplit?.split == other.defaultSplit?.split)
  }

  /// What somebody else has changed meanwhile stays, and what was kept of other parts too.
  @Test func `an undo after a letter keeps rules, companions and the default split`() throws {
    var start = GroupLedger.example(members: 4)
    start.add(Recurrence(.example(900), every: .month, end: .never), as: RuleID(0xA0))
    var book = GroupBook(start)
    book.apply(.example) { $0.add(.example(300), as: Identifier(7)) }
    var theirs = start
    theirs.set(households: [[member(1), member(2)]])
    theirs.set(defaultSplit: .evenly([member(1), member(3)]))
    theirs.set(
      recurrence: Recurrence(.example(800), every: .week, end: .times(3)), of: RuleID(0xA0))
    theirs.add(Recurrence(.example(100), every: .year, end: .never), as: RuleID(0xB0))
    book.take(book.ledger.merged(with: theirs))
    book = try GroupBook(packed: book.packed)
    book.undo(.example)
    #expect(book.ledger.payments.isEmpty)
    #expect(book.ledger.companions == theirs.companions)
    #expect(book.ledger.defaultSplit == theirs.defaultSplit)
    #expect(book.ledger.rules == theirs.rules)
  }

  @Test func `a change of a rule that somebody else has changed too cannot be undone`() {
    var start = GroupLedger.example(members: 3)
    start.add(Recurrence(.example(900), every: .month, end: .never), as: RuleID(0xA0))
    var book = GroupBook(start)
    book.apply(.example) {
      $0.set(recurrence: Recurrence(.example(700), every: .month, end: .never), of: RuleID(0xA0))
    }
    var theirs = book.ledger
    theirs.set(recurrence: nil, of: RuleID(0xA0))
    book.take(book.ledger.merged(with: theirs))
    #expect(book.history.inverse == nil)
  }
}

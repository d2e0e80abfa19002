@Suite struct GroupMergeTests {
  @Test(arguments: 0..<300)
  func `merges the same whoever merges first, and twice as once`(seed: UInt64) {
    let start = RandomHistory(seed: seed)
    let (one, two, three) = (
      start.continued(by: 1).ledger, start.continued(by: 2).ledger, start.continued(by: 3).ledger
    )
    #expect(one.merged(with: two) == two.merged(with: one))
    #expect(one.merged(with: two).merged(with: three) == one.merged(with: two.merged(with: three)))
    #expect(one.merged(with: one) == one)
    #expect(one.merged(with: two).merged(with: two) == one.merged(with: two))
  }

  @Test func `lets the payment that was edited more often win, a deletion too`() {
    var one = GroupLedger.example(members: 3)
    one.add(.example(300), as: Identifier(7))
    var two = one
    one.set(.example(400), of: Identifier(7))
    two.set(.example(500), of: Identifier(7))
    two.set(.example(600), of: Identifier(7))
    #expect(one.merged(with: two)[entry: Identifier(7)]?.payment == .example(600))
    one.set(.example(700), of: Identifier(7))
    one.set(nil, of: Identifier(7))
    #expect(two.merged(with: one).payments.isEmpty)
    #expect(two.difference(to: two.merged(with: one)).deleted == [.example(600)])
  }
}

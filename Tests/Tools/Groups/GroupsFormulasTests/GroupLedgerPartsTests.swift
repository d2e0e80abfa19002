/// A ledger that is kept in several places.
@Suite struct GroupLedgerPartsTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `parts of a ledger give the whole when they are merged in any order`(seed: UInt64) {
    let ledger = RandomHistory(seed: seed).ledger
    let place = Dictionary(
      ledger.entries.map { ($0.id, Int($0.id.number % 3)) }, uniquingKeysWith: { one, _ in one })
    func entries(at wanted: Int) -> [GroupLedger.Entry] {
      ledger.entries.filter { place[$0.id] == wanted }
    }
    let first = ledger.keeping(entries(at: 0))
    let (second, third) = (ledger.only(entries(at: 1)), ledger.only(entries(at: 2)))
    func merged(_ one: GroupLedger, _ other: GroupLedger) -> GroupLedger {
      one.merged(with: other)
    }
    #expect(merged(merged(first, second), third) == ledger)
    #expect(merged(third, merged(second, first)) == ledger)
  }

  @Test func `a part names the members of its payments alone`() {
    var ledger = GroupLedger.example(members: 3)
    ledger.add(.loan(5_00, from: member(1), to: member(2)), as: PaymentID(1))
    ledger.add(.loan(5_00, from: member(2), to: member(3)), as: PaymentID(2))
    let part = ledger.only([ledger.entries[1]])
    #expect(part.members.map(\.id) == [member(2), member(3)])
    #expect(part.payments.count == 1)
    #expect(ledger.keeping([ledger.entries[0]]).members.count == 3)
  }
}

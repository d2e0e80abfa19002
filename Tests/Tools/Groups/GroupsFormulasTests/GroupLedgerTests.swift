@Suite struct GroupLedgerTests {
  @Test func `gives new payments the serial that comes next for as many sharers`() {
    var ledger = GroupLedger.example(members: 3)
    for serial in 0..<3 {
      #expect(ledger.nextSerial(sharers: 3) == serial)
      ledger.add(
        .example(100, serial: ledger.nextSerial(sharers: 3)), as: Identifier(UInt32(serial)))
    }
    #expect(ledger.nextSerial(sharers: 2) == 0)
    ledger.set(nil, of: Identifier(0))
    #expect(ledger.nextSerial(sharers: 3) == 3)
    ledger.set(nil, of: Identifier(2))
    #expect(ledger.nextSerial(sharers: 3) == 2)
  }

  @Test func `charges a pound among three, three times, evenly`() {
    var ledger = GroupLedger.example(members: 3)
    for id in 0..<3 {
      ledger.add(.example(100, serial: ledger.nextSerial(sharers: 3)), as: Identifier(UInt32(id)))
    }
    let balances = GroupBalances(of: ledger.payments)
    #expect(balances[member(1), in: .eur] == .euros(2))
    #expect(balances[member(2), in: .eur] == .euros(-1))
    #expect(balances[member(3), in: .eur] == .euros(-1))
  }

  /// €10.00 among three, of which two odd pennies go by the order of their ids.
  @Test(arguments: [1, 2, 3], 0..<3)
  func `joining two people changes nobody else's part`(joined: UInt32, serial: Int) {
    for (other, split) in [
      (4, nil), (5, nil), (0, nil),
      (4, .shares([10_000, 20_000, 30_000])),
    ] as [(UInt32, Split?)] {
      var ledger = GroupLedger(
        id: Identifier(1), name: "Lisbon", currency: .eur,
        members: (0...5).map { (member($0), "Member \($0)") })
      for (id, amount) in [(7, 1_000), (8, 1_001), (9, 1_010)] as [(UInt32, Int64)] {
        ledger.add(
          .example(amount, by: member(4), serial: serial, split: split), as: Identifier(id))
      }
      let before = GroupBalances(of: ledger.payments)
      ledger.join(member(joined), to: member(other))
      let after = GroupBalances(of: ledger.payments)
      for id in 0...5 where ![joined, other].contains(UInt32(id)) {
        #expect(after[member(UInt32(id)), in: .eur] == before[member(UInt32(id)), in: .eur])
      }
      #expect(ledger.payments.allSatisfy { $0.addsUp })
    }
  }

  @Test func `takes a payment whatever ids its members have`() {
    var ledger = GroupLedger(
      id: .init(1), name: "Lisbon", currency: .eur,
      members: [(member(1), "Ana"), (member(1), "Ben"), (member(2), "Cy")])
    ledger.add(
      GroupPayment(
        title: "", date: .earliest, amount: .euros(10), conversion: nil,
        payers: [Share(member: member(1), value: .euros(10))], split: .evenly([member(2)]),
        serial: 0), as: Identifier(7))
    #expect(ledger.payments.count == 1)
  }
}

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

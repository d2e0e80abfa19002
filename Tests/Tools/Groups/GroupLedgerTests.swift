import Identifiers
import Calendars
import Finance
import Sealing
import TestSupport
import Testing
import Web

@testable import GroupsSite

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

  @Test(arguments: 0..<500)
  func `is read back as it was written`(seed: UInt64) throws {
    let ledger = RandomHistory(seed: seed).ledger
    #expect(try GroupLedger(packed: ledger.packed) == ledger)
  }

  @Test func `is not read with two members or two payments of one id`() throws {
    let ana = GroupLedger.Member(id: member(1), position: 0, name: "Ana")
    let ben = GroupLedger.Member(id: member(1), position: 1, name: "Ben")
    let title = GroupLedger.Title(name: "Lisbon", currency: .eur)
    let twice = GroupLedger(id: .init(1), title: title, members: [ana, ben], entries: [])
    #expect(throws: MalformedBytes.self) { try GroupLedger(packed: twice.packed) }
    let deleted = (0...1).map { GroupLedger.Entry(id: .init(7), position: $0, payment: nil) }
    let again = GroupLedger(id: .init(1), title: title, members: [ana], entries: deleted)
    #expect(throws: MalformedBytes.self) { try GroupLedger(packed: again.packed) }
  }

  @Test func `takes a payment whatever ids its members have`() {
    var ledger = GroupLedger(
      id: .init(1), name: "Lisbon", currency: .eur,
      members: [(member(1), "Ana"), (member(1), "Ben"), (member(2), "Cy")])
    ledger.add(
      GroupPayment(
        title: "", date: .earliest, amount: .euros(10), conversion: nil,
        payers: [Share(member: member(1), value: .euros(10))], split: .evenly([member(2)]),
        serial: 0, isPayback: false), as: ledger.newPaymentID)
    #expect(ledger.payments.count == 1)
  }

  @Test(arguments: 0..<200)
  func `never traps on bytes that are not its own`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var bytes = RandomHistory(seed: seed).ledger.packed
    for _ in 0..<3 {
      let place = Int.random(in: bytes.indices, using: &generator)
      bytes[place] = .random(in: 0...255, using: &generator)
    }
    if let ledger = try? GroupLedger(packed: bytes) {
      #expect(ledger.payments.allSatisfy { $0.addsUp })
      _ = GroupBalances(of: ledger.payments)
    }
  }

  @Test(arguments: 0..<300)
  func `merges the same whoever merges first, and twice as once`(seed: UInt64) {
    let start = RandomHistory(seed: seed)
    let (one, two, three) = (
      start.continued(by: 1).ledger, start.continued(by: 2).ledger, start.continued(by: 3).ledger
    )
    #expect(one.merged(with: two) == two.merged(with: one))
    #expect(
      one.merged(with: two).merged(with: three) == one.merged(with: two.merged(with: three)))
    #expect(one.merged(with: one) == one)
    #expect(one.merged(with: two).merged(with: two) == one.merged(with: two))
  }

  @Test func `keeps the payments that both sides added`() {
    let start = RandomHistory(seed: 9)
    let (one, two) = (start.continued(by: 1).ledger, start.continued(by: 2).ledger)
    let both = one.merged(with: two)
    for entry in one.entries + two.entries {
      #expect(both[entry: entry.id] != nil)
    }
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

  @Test func `holds eighty payments by six people with long names in one cookie`() throws {
    let names = [
      "Alexandrina Featherstonehaugh", "Bartholomew Cholmondeley", "Krzysztof Leśniewski",
      "Maximiliane von Württemberg", "Nuala Ní Dhomhnaill O’Sullivan", "Оксана Володимирівна",
    ]
    var ledger = GroupLedger(
      id: Identifier(1), name: "Summer holiday in the Algarve", currency: .eur,
      members: names.enumerated().map {
        (Identifier(0x9E37_79B1 &* UInt32($0.offset + 1)), $0.element)
      }
    )
    var generator = SeededGenerator(seed: 80)
    let people = ledger.members.map(\.id)
    for number in 0..<80 {
      let sharers = number % 5 == 0 ? Array(people.dropLast(2)) : people
      var payment = GroupPayment.example(
        .random(in: 300...40_000, using: &generator), number % 4 == 0 ? .gbp : .eur,
        by: people[number % 6], among: sharers, serial: ledger.nextSerial(sharers: sharers.count),
        split: number % 7 == 0
          ? .shares(sharers.map { Share(member: $0, value: Weight(units: 20_000)) }) : nil)
      payment.title =
        ["Dinner at the harbour", "Petrol", "Supermarket", "Museum tickets"][number % 4]
      payment.date = try #require(CalendarDate(iso: "2026-07-01")).addingDays(number / 6)
      ledger.add(payment, as: Identifier(.random(in: 0 ... .max, using: &generator)))
    }
    var book = GroupBook(ledger)
    book.apply(.example) { $0.set(nil, of: $0.entries[0].id) }
    let vault = Vault(Seal(.temporary()), origin: "https://farthing.example", now: 1_795_262_400)
    #expect(vault.fits(book, in: GroupBook.cookie(of: ledger.id)))
    #expect(try GroupBook(packed: book.packed) == book)
  }
}

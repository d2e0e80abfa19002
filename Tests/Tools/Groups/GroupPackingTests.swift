import Calendars
import Finance
import GroupsFormulas
import GroupsTesting
import Identifiers
import Sealing
import TestSupport
import Testing
import Web

@testable import GroupsPages

@Suite struct GroupPackingTests {
  @Test(arguments: 0..<500)
  func `is read back as it was written`(seed: UInt64) throws {
    let ledger = RandomHistory(seed: seed).ledger
    #expect(try GroupLedger(packed: ledger.packed) == ledger)
  }

  @Test(arguments: 0..<200)
  func `a part for a letter is read back as it was written`(seed: UInt64) throws {
    let start = RandomHistory(seed: seed)
    let after = start.continued(by: 1).ledger
    let part = after.part(after.numbers(ofChangesSince: start.ledger))
    #expect(try GroupLedger(packed: part.packed) == part)
  }

  @Test func `stops rather than book a payment to somebody else`() async {
    await #expect(processExitsWith: .failure) {
      var ledger = GroupLedger.example(members: 2)
      ledger.add(.example(300, by: member(9), among: members(2)), as: Identifier(7))
      _ = ledger.packed
    }
  }

  /// A phone that means harm can send numbers so high that none comes after them.
  @Test func `is read back after changes of the highest numbers`() throws {
    let highest = GroupLedger.highestNumber
    let title = GroupLedger.Title(revision: highest, name: "Lisbon", currency: .eur)
    let ana = GroupLedger.Member(id: member(1), position: highest, revision: highest, name: "Ana")
    let tea = GroupLedger.Entry(
      id: .init(7), position: highest, revision: highest,
      payment: .example(300, by: member(1), among: members(1)))
    var ledger = GroupLedger(id: .init(1), title: title, members: [ana], entries: [tea])
    ledger.rename("Porto", currency: .eur)
    ledger.change(member: member(1)) { $0.name = "Anna" }
    ledger.add("Ben", as: member(2))
    ledger.set(nil, of: .init(7))
    ledger.add(.example(300, by: member(2), among: members(2)), as: .init(8))
    #expect(try GroupLedger(packed: ledger.packed) == ledger)
    #expect(ledger.name == "Porto" && ledger.payments.count == 1)
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

  /// Ana's place is before Ben's: bytes that have them the other way round would give Ben's share to
  /// Ana where payments name members by their places.
  @Test func `is not read with members out of their order`() throws {
    func bytes(members: [[UInt8]], payments: [[UInt8]]) -> [UInt8] {
      [0, 0, 0xFA, 0xCE, 1] + Array("EUR".utf8) + [0] + text("Lisbon") + [2]
        + members.joined() + [UInt8(payments.count)] + payments.joined()
    }
    // Each at the position of the one before, so that ids decide.
    let (ana, ben) = ([0, 0, 0, 1, 0, 0] + text("Ana"), [0, 0, 0, 2, 0, 0] + text("Ben"))
    let paid: [UInt8] = [0, 0, 0, 0, 7, 0xAC, 2, 0] + text("Tea")
    let right = bytes(members: [ana, ben], payments: [])
    #expect(try GroupLedger(packed: right).members.map(\.name) == ["Ana", "Ben"])
    #expect(throws: MalformedBytes.self) {
      try GroupLedger(packed: bytes(members: [ben, ana], payments: []))
    }
    let one = try GroupLedger(packed: bytes(members: [ana, ben], payments: [paid]))
    #expect(one.payments.map(\.sharers) == [[member(1), member(2)]])
    #expect(one.packed == bytes(members: [ana, ben], payments: [paid]))
    #expect(throws: MalformedBytes.self) {
      try GroupLedger(packed: bytes(members: [ben, ana], payments: [paid]))
    }
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
          ? .shares(sharers.map { Share(member: $0, value: Weight(tenThousandths: 20_000)) }) : nil)
      payment.title =
        ["Dinner at the harbour", "Petrol", "Supermarket", "Museum tickets"][number % 4]
      payment.date = try #require(CalendarDate(iso: "2026-07-01")).addingDays(number / 6)
      ledger.add(payment, as: Identifier(.random(in: 0 ... .max, using: &generator)))
    }
    var book = GroupBook(ledger)
    book.apply(.example) { $0.set(nil, of: $0.entries[0].id) }
    let vault = Vault(Seal(.temporary()), origin: "https://farthing.example", now: 1_795_262_400)
    let fitting = GroupCookies(of: ledger.id, in: vault).fitting(book, mayGrow: false)
    #expect(fitting?.parts.others == 0)
    #expect(try GroupBook(packed: book.packed) == book)
  }

  /// A cookie as browsers have kept it since the first release, put together by hand.
  @Test func `opens cookies that browsers have kept`() throws {
    let people: [[UInt8]] = [
      [0, 0, 0, 1, 0, 0] + text("Ana"), [0, 0, 0, 2, 1, 0] + text("Ben"),
      [0, 0, 0, 3, 1, 0] + text("Cy"),
    ]
    // The way to share, the id, 3.00 euros by the first member, what was given, the title.
    let entries: [[UInt8]] = [
      [0, 0, 0, 0, 7, 0xAC, 2, 0] + text("Dinner"),
      [4, 0, 0, 0, 8, 0xAC, 2, 0, 2, 0xD1, 0x86, 3, 0] + text("Dinner"),
      [8, 0, 0, 0, 9, 0xAC, 2, 0, 0xC3, 0x4E, 50, 0xD7, 0x26] + text("Dinner"),
      [12, 0, 0, 0, 10, 0xAC, 2, 0, 101, 0, 51] + text("Dinner"),
    ]
    let bytes =
      [0, 0, 0xFA, 0xCE, 1] + Array("EUR".utf8) + [0] + text("Lisbon") + [3] + people.joined()
      + [4] + entries.joined()
    let ledger = try GroupLedger(packed: bytes)
    #expect(
      ledger.payments.map(\.split) == [
        .evenly(members(3)), .shares([10_000, 25_000, 0]), .percent([5_025, 2_500, 2_475]),
        .exact([100, nil, 50]),
      ])
    #expect(ledger.payments.map(\.amount) == [.euros(3), .euros(3), .euros(3), .euros(3)])
    #expect(ledger.packed == bytes)
  }

  /// A dollar is 0.86 euros, set once and changed once; the yen is kept apart again.
  @Test func `exchange rates follow the payments, where there are some`() throws {
    var ledger = GroupLedger(
      id: .init(0xFACE), name: "Lisbon", currency: .eur, members: [(member(1), "Ana")])
    let middle: [UInt8] =
      [0] + text("Lisbon") + [1] + [0, 0, 0, 1, 0, 0] + text("Ana") + [0]
    let plain = [0, 0, 0xFA, 0xCE, 1] + Array("EUR".utf8) + middle
    #expect(ledger.packed == plain)
    for rate: Int64 in [850_000_000, 860_000_000] { ledger.set(rate: rate, of: .usd) }
    ledger.set(rate: 1, of: .jpy)
    ledger.set(rate: nil, of: .jpy)
    // 256 and three currencies; then two rates, each with its place, its changes and its billionths.
    let bytes =
      [0, 0, 0xFA, 0xCE, 0x83, 0x02] + Array("EURJPYUSD".utf8) + middle
      + [2, 1, 1, 0] + [2, 1, 0x80, 0x9E, 0x8A, 0x9A, 0x03, 0]
    #expect(ledger.packed == bytes)
    #expect(try GroupLedger(packed: bytes) == ledger)
    for wrong in [
      plain.replacing([0xCE, 1], with: [0xCE, 0x81, 0x02]),
      bytes.replacing([2, 1, 1, 0, 2, 1], with: [2, 1, 1, 0, 1, 1]),
      bytes.replacing([0x9A, 0x03, 0], with: [0x9A, 0x03, 2]),
      bytes.replacing([0x9A, 0x03, 0], with: [0x9A, 0x03, 3]),
    ] {
      #expect(throws: MalformedBytes.self) { try GroupLedger(packed: wrong) }
    }
  }

  /// What undoes a change, as browsers have kept it since the first release.
  @Test func `what undoes a change is as it was where no rate changed`() throws {
    var ledger = GroupLedger.example(members: 2)
    let before = ledger
    ledger.rename("Porto", currency: .eur)
    let bytes = [13] + text("Lisbon") + text("EUR") + [0, 0]
    #expect(Reversal(of: ledger, to: before).packed == bytes)
    try Reversal(packed: bytes).apply(to: &ledger)
    #expect(ledger.name == "Lisbon")
    ledger.set(rate: 860_000_000, of: .usd)
    var undone = ledger
    Reversal(of: ledger, to: before).apply(to: &undone)
    #expect(undone.rate(of: .usd) == nil)
    #expect(undone.rates.map(\.revision) == [1])
    Reversal(of: undone, to: ledger).apply(to: &undone)
    #expect(undone.rate(of: .usd) == 860_000_000)
  }

  private func text(_ text: String) -> [UInt8] { [UInt8(text.utf8.count)] + text.utf8 }
}

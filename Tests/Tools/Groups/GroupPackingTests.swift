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
    let part = after.part(after.keys(ofChangesSince: start.ledger))
    #expect(try GroupLedger(packed: part.packed) == part)
  }

  @Test func `a group is whole with a name and everybody whom it names`() throws {
    var ledger = GroupLedger.example(members: 2)
    #expect(ledger.isWhole && !GroupLedger.blank.isWhole)
    ledger.add(.example(300, by: member(9), among: members(2)), as: Identifier(7))
    #expect(!ledger.isWhole)
    let book = GroupBook(ledger).packed
    #expect(throws: MalformedBytes.self) { try GroupBook(packed: book) }
  }

  /// A phone that means harm can send such payments, which no form makes.
  @Test(arguments: [
    (1, [35_184_372_088_832, -35_184_372_088_831], 35_184_372_088_832), (1, [2, -1], nil),
    (0, [0], 100),
  ])
  func `is not read where a payer has paid less than nothing, or payers not all`(
    amount: Int64, parts: [Int64], conversion: Int64?
  ) {
    var payment = GroupPayment.example(amount, by: member(1), among: members(2))
    payment.payers = parts.enumerated().map {
      Share(member: member(UInt32($0.offset + 1)), value: Money(minorUnits: $0.element, .eur))
    }
    payment.conversion = conversion.map {
      GroupPayment.Conversion(billionths: 1_000_000_000, groupAmount: Money(minorUnits: $0, .usd))
    }
    var ledger = GroupLedger.example(members: 2)
    ledger.add(payment, as: Identifier(7))
    let bytes = ledger.packed
    #expect(throws: MalformedBytes.self) { try GroupLedger(packed: bytes) }
  }

  @Test func `balances that no payment can hold are not carried over`() {
    let payment = GroupPayment.loan((1 << 46) - 1, from: member(1), to: member(2))
    #expect(Settlement(of: [payment]).canBeKept)
    #expect(!Settlement(of: [payment, payment]).canBeKept)
  }

  /// A phone that means harm can send numbers so high that none comes after them.
  @Test func `is read back after changes of the highest numbers`() throws {
    let highest = highestPartNumber
    let title = GroupLedger.Title(revision: highest, name: "Lisbon", currency: .eur)
    let ana = GroupLedger.Member(id: member(1), position: highest, revision: highest, name: "Ana")
    let tea = GroupLedger.Entry(
      id: .init(7), position: highest, revision: highest,
      value: .example(300, by: member(1), among: members(1)))
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
    let deleted = (0...1).map { GroupLedger.Entry(id: .init(7), position: $0, value: nil) }
    let again = GroupLedger(id: .init(1), title: title, members: [ana], entries: deleted)
    #expect(throws: MalformedBytes.self) { try GroupLedger(packed: again.packed) }
  }

  /// Parts stand in the order of their positions and ids: any other order is another spelling.
  @Test func `is not read with members out of their order`() throws {
    func read(_ ids: [UInt32]) throws -> [MemberID] {
      var writer = ByteWriter()
      writer.write(UInt64(ids.count))
      for (place, id) in ids.enumerated() {
        MemberID(id).write(to: &writer)
        // Each at the position of the one before, so that ids decide.
        writer.write(signed: place == 0 ? 0 : -1)
        writer.write(0 as UInt64)
        writer.write(1 as UInt64)
        writer.write("Ana")
        // Active, with nothing on how to pay them, added and changed by nobody who is known.
        for _ in 0..<4 { writer.write(0 as UInt64) }
      }
      return try Parts<MemberID, GroupLedger.Person>(packed: writer.bytes).all.map(\.id)
    }
    #expect(try read([1, 2]) == [member(1), member(2)])
    #expect(throws: MalformedBytes.self) { try read([2, 1]) }
    #expect(throws: MalformedBytes.self) { try read([1, 1]) }
  }

  @Test(arguments: 0..<200)
  func `never traps on bytes that are not its own`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var writer = ByteWriter()
    RandomHistory(seed: seed).ledger.write(to: &writer)
    var bytes = writer.bytes
    for _ in 0..<3 {
      let place = Int.random(in: bytes.indices, using: &generator)
      bytes[place] = .random(in: 0...255, using: &generator)
    }
    var reader = ByteReader(bytes)
    if let ledger = try? GroupLedger(from: &reader) {
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

  /// People of usual names, payments of usual titles and some of those who came along.
  @Test func `a payment takes eighteen bytes, and four hundred fit`() throws {
    var generator = SeededGenerator(seed: 400)
    let names = ["Ann", "Ben", "Cem", "Dee", "Eve", "Fay"]
    var ledger = GroupLedger(
      id: Identifier(1), name: "Villa", currency: .gbp,
      members: names.map { (Identifier(.random(in: 1 ... .max, using: &generator)), $0) })
    let people = ledger.members.map(\.id)
    let titles = [
      "Groceries", "Dinner", "Taxi", "Rent", "Petrol", "Museum", "Coffee", "Wine", "Train to Bath",
      "Ferry",
    ]
    for number in 0..<400 {
      let some = people.filter { _ in Bool.random(using: &generator) }
      let sharers = Int.random(in: 0..<4, using: &generator) > 0 || some.isEmpty ? people : some
      var payment = GroupPayment.example(
        .random(in: 150...12_000, using: &generator), .gbp, by: people[number % 6], among: sharers,
        serial: ledger.nextSerial(sharers: sharers.count))
      payment.title = titles.randomElement(using: &generator) ?? ""
      payment.date = try #require(CalendarDate(iso: "2026-07-01")).addingDays(number / 3)
      ledger.add(payment, as: Identifier(.random(in: 0 ... .max, using: &generator)))
    }
    let some = ledger.keeping(Array(ledger.entries.prefix(10))).packed.count
    let bytes = Double(ledger.packed.count - some) / 390
    #expect(bytes <= 18, "\(bytes) bytes a payment")
    let vault = Vault(Seal(.temporary()), origin: "https://farthing.example", now: 1_795_262_400)
    #expect(GroupCookies(of: ledger.id, in: vault).fitting(GroupBook(ledger), mayGrow: true) != nil)
  }

  @Test func `what undoes a change gives each part the value it had`() throws {
    var ledger = GroupLedger.example(members: 2)
    let before = ledger
    ledger.rename("Porto", currency: .eur)
    ledger.add("Cy", as: member(3))
    ledger.set(rate: 860_000_000, of: .usd)
    let reversal = try Reversal<GroupLedger>(packed: Reversal(of: ledger, to: before).packed)
    var undone = ledger
    reversal.apply(to: &undone)
    #expect(undone.name == "Lisbon" && undone.rate(of: .usd) == nil)
    #expect(undone[member: member(3)]?.status == .removed, "somebody may have named them")
    #expect(undone.rates.map(\.revision) == [1], "an undo is a change too")
    Reversal(of: undone, to: ledger).apply(to: &undone)
    #expect(undone.rate(of: .usd) == 860_000_000)
    #expect(undone.members.map(\.status) == [.active, .active, .active])
  }
}

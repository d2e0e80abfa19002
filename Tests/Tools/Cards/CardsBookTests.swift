import Keeping
import Web

@testable import CardsPages

@Suite struct CardsBookTests {
  typealias Values = CardsTestValues

  /// Blue (1) and Gold (2), added by two forms.
  func book() -> CardsBook {
    var book = CardsBook()
    book.add(Values.details(), by: Values.operation("a"), as: CardID(1))
    book.add(Values.details("Gold", 100_00), by: Values.operation("b"), as: CardID(2))
    return book
  }

  let blue = CardID(1)
  let today = CardsTestValues.today

  @Test func `stays paid until the paid date has passed`() throws {
    var book = book()
    try book.pay(blue, nil, on: today, by: Values.operation("c"))
    let card = try #require(book.wallet[blue])
    let due = try #require(CalendarDate(iso: "2026-12-05"))
    #expect(card.isPaid(on: due))
    #expect(!card.isPaid(on: due.addingDays(1)))
    #expect(card.nextDue(on: due.addingDays(1))?.iso == "2027-01-05")
  }

  @Test func `takes a second payment in a month for an extra one`() throws {
    var book = book()
    for id in ["c", "d"] {
      try book.pay(blue, Money(minorUnits: 100_00, .gbp), on: today, by: Values.operation(id))
    }
    #expect(book.wallet[blue]?.balance.minorUnits == 700_00)
    #expect(book.wallet[blue]?.nextDue(on: today)?.iso == "2027-01-05")
  }

  @Test func `goes into credit, but not without end`() throws {
    var book = book()
    try book.pay(blue, Money(minorUnits: 1000_00, .gbp), on: today, by: Values.operation("c"))
    #expect(book.wallet[blue]?.balance.minorUnits == -100_00)
    let most = Money(minorUnits: 9_999_999_999, .gbp)
    #expect(throws: CardsProblem.creditTooLarge) {
      try book.pay(blue, most, on: today, by: Values.operation("d"))
    }
  }

  @Test func `keeps a payment when the due day is mended`() throws {
    var book = book()
    try book.pay(blue, nil, on: today, by: Values.operation("c"))
    try book.noting(on: today) { book throws(CardsProblem) in
      try book.change(blue, to: Values.details(dueDay: 6), by: Values.operation("d"))
    }
    #expect(book.wallet[blue]?.nextDue(on: today)?.iso == "2027-01-06")
  }

  @Test func `takes each change back, makes it again and takes it back again`() throws {
    let before = book().wallet.cards.map(\.details)
    let changes: [(inout CardsBook) throws -> Void] = [
      {
        try $0.pay(
          CardID(1), Money(minorUnits: 1, .gbp), on: Values.today, by: Values.operation("c"))
      },
      { try $0.change(CardID(1), to: Values.details("Sky"), by: Values.operation("c")) },
      { try $0.delete(CardID(1), by: Values.operation("c")) },
      { $0.add(Values.details("Third"), by: Values.operation("c"), as: CardID(3)) },
      { try $0.use(.eur, by: Values.operation("c")) },
    ]
    for change in changes {
      var book = book()
      try change(&book)
      let after = book.wallet
      #expect(after.cards.map(\.details) != before)
      for (revision, isUndone) in [(3, true), (4, false), (5, true)] {
        book = try CardsBook(packed: book.packed)
        try book.undo(by: Values.operation("u", seen: revision))
        #expect(book.history.isUndone == isUndone)
        #expect(book.wallet.currency == (isUndone ? .gbp : after.currency))
        #expect(
          book.wallet.cards.map(\.details) == (isUndone ? before : after.cards.map(\.details)))
        #expect(
          book.wallet.cards.map(\.marks)
            == (isUndone ? [DueMarks(), DueMarks()] : after.cards.map(\.marks)))
      }
    }
  }

  @Test func `asks before a change to what another window has changed`() throws {
    var book = book()
    try book.change(blue, to: Values.details("Sky"), by: Values.operation("c", seen: 2))
    let card = try #require(book.wallet[blue])
    #expect(throws: CardsProblem.changedSince(card)) {
      try book.delete(blue, by: Values.operation("d", seen: 2))
    }
    try book.delete(CardID(2), by: Values.operation("e", seen: 2))
    try book.delete(blue, by: Values.operation("f", seen: 3))
  }

  @Test func `keeps the number when the currency changes, or refuses`() throws {
    var book = book()
    try book.use(.jpy, by: Values.operation("c"))
    #expect(book.wallet[blue]?.balance == Money(minorUnits: 900, .jpy))
    try book.use(.bhd, by: Values.operation("d"))
    #expect(book.wallet[blue]?.balance == Money(minorUnits: 900_000, .bhd))
    var pennies = CardsBook()
    pennies.add(Values.details("Blue", 900_01), by: Values.operation("a"), as: blue)
    let card = try #require(pennies.wallet[blue])
    #expect(throws: CardsProblem.needsDecimals(card)) {
      try pennies.use(.jpy, by: Values.operation("b"))
    }
  }

  @Test func `keeps one card for an id when wallets meet`() throws {
    let received = Wallet(cards: [
      Values.card(2, Values.details("Golden", 5)), Values.card(3, Values.details("Green", 7)),
    ])
    var merged = book()
    try merged.take(received, keeping: .merge, by: Values.operation("c"))
    #expect(merged.wallet.cards.map(\.name) == ["Blue", "Golden", "Green"])
    var replaced = book()
    try replaced.take(received, keeping: .replace, by: Values.operation("c"))
    #expect(replaced.wallet.cards.map(\.name) == ["Golden", "Green"])
  }

  @Test(arguments: CardsKeep.allCases)
  func `brings back the cards that were there before others arrived`(keep: CardsKeep) throws {
    var book = book()
    let before = book.wallet.cards.map(\.name)
    let received = Wallet(cards: [Values.card(3, Values.details("Green", 7))])
    try book.take(received, keeping: keep, by: Values.operation("c"))
    let after = book.wallet.cards.map(\.name)
    #expect(after != before)
    book = try CardsBook(packed: book.packed)
    try book.undo(by: Values.operation("d"))
    #expect(book.wallet.cards.map(\.name) == before)
    try book.undo(by: Values.operation("e"))
    #expect(book.wallet.cards.map(\.name) == after)
  }

  @Test(
    arguments: [
      (10_000_000_000, 0, 0), (-10_000_000_000, 0, 0), (0, 10_000_000_000, 0),
      (0, 0, 10_000_000_000), (0, 0, Int64.max), (0, 0, -1),
    ] as [(Int64, Int64, Int64)])
  func `is not read with an amount beyond the limits of the form`(
    balance: Int64, limit: Int64, minimum: Int64
  ) throws {
    func details(_ balance: Int64, _ limit: Int64, _ minimum: Int64) throws -> CardDetails {
      var reader = ByteReader(Self.packed(balance: balance, limit: limit, minimum: minimum))
      return try Holding(from: &reader).details
    }
    #expect(throws: MalformedBytes.self) { try details(balance, limit, minimum) }
    let most: Int64 = 9_999_999_999
    #expect(try details(-most, most, most).minimum?.minorUnits == most)
  }

  /// A card that is due on the fifth, put together by hand.
  private static func packed(balance: Int64, limit: Int64, minimum: Int64) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(raw: Array("GBP".utf8))
    // A card, the first of the kinds.
    writer.write(0 as UInt64)
    writer.write("Blue")
    writer.write(signed: balance)
    writer.write(signed: limit)
    // Due on the fifth, no day of a statement, no rate, and a minimum.
    for number in [5, 0, 0, 1] as [UInt64] { writer.write(number) }
    writer.write(signed: minimum)
    // No reminder, the first colour, and no marks.
    for _ in 0..<7 { writer.write(0 as UInt64) }
    return writer.bytes
  }

  #if compiler(>=6.2)
    @Test func `stops rather than keep a card that could not be read again`() async {
      await #expect(processExitsWith: .failure) {
        _ = Wallet(cards: [CardsTestValues.card(10_000_000_000, of: 0)]).packed
      }
    }
  #endif

  @Test func `comes back as it was packed`() throws {
    var book = book()
    #expect(try CardsBook(packed: book.packed) == book)
    let whole = CardDetails(
      name: "Ünïcode 💳", balance: Money(minorUnits: -9_999_999_999, .gbp),
      limit: Money(minorUnits: 9_999_999_999, .gbp), dueDay: 31, statementDay: 1,
      apr: Percentage(tenThousandths: 999_9900), minimum: Money(minorUnits: 0, .gbp),
      hasReminder: true, style: .slate)
    book.add(whole, by: Values.operation("c"), as: CardID(.max))
    try book.pay(CardID(.max), nil, on: today, by: Values.operation("d"))
    #expect(try CardsBook(packed: book.packed) == book)
    try book.delete(CardID(.max), by: Values.operation("e"))
    #expect(try CardsBook(packed: book.packed) == book)
    for count in 0..<book.packed.count {
      #expect(throws: MalformedBytes.self) {
        try CardsBook(packed: Array(book.packed.prefix(count)))
      }
    }
  }
}

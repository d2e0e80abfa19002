@testable import CardsPages

@Suite struct CardsFileTests {
  /// The members of a card in the order in which they are written.
  private static let card: [(name: String, json: String)] = [
    ("id", #""0000000a""#), ("kind", #""card""#), ("name", #""Blue""#), ("balance", #""-12.34""#),
    ("limit", #""1000.00""#), ("dueDay", "31"), ("statementDay", "3"), ("apr", #""24.9""#),
    ("minimum", #""5.00""#), ("reminder", "true"), ("style", #""plum""#),
    ("paidFor", #""2026-11-05""#), ("settled", #""2026-11-04""#), ("late", "null"),
  ]

  private static let wallet: [(name: String, json: String)] = [
    ("farthing", #""cards""#), ("currency", #""GBP""#), ("cards", "[\(object(card))]"),
  ]

  private static func object(
    _ members: [(name: String, json: String)], without name: String? = nil
  ) -> String {
    let kept = members.filter { $0.name != name }
    return "{\(kept.map { "\"\($0.name)\":\($0.json)" }.joined(separator: ","))}"
  }

  private func read(_ text: String) throws(UnreadableCards) -> Wallet {
    try CardsFile.preview(Array(text.utf8), for: Wallet(currency: .eur)).wallet
  }

  /// The one card of a file that lacks a member.
  private func card(without name: String?) throws -> Card {
    let cards = try read(
      Self.object([Self.wallet[1], ("cards", "[\(Self.object(Self.card, without: name))]")])
    ).cards
    #expect(cards.count == 1)
    return try #require(cards.first)
  }

  private let details = CardDetails(
    name: "Blue", balance: Money(minorUnits: -12_34, .gbp), limit: .pounds(1_000), dueDay: 31,
    statementDay: 3, apr: Percentage(tenThousandths: 24_9000), minimum: .pounds(5),
    hasReminder: true, style: .plum)

  private var blue: Card {
    Card(
      id: CardID(10), details: details,
      marks: DueMarks(
        paid: CalendarDate(iso: "2026-11-05"), settled: CalendarDate(iso: "2026-11-04")))
  }

  @Test func `has the members that the contract names`() throws {
    let written = CardsFile.json(Wallet(currency: .gbp, cards: [blue]))
    #expect(String(decoding: written, as: UTF8.self) == Self.object(Self.wallet))
    #expect(try card(without: nil) == blue)
  }

  @Test(arguments: [
    ("name", "Enter a name for the card"), ("balance", "Enter how much you owe on the card, or 0"),
    ("limit", "Enter the credit limit of the card, or 0 if you do not know it"),
    ("dueDay", "Enter the day of the month when the payment is due"),
  ])
  func `asks for a member that a card must have`(name: String, message: String) {
    #expect(throws: UnreadableCards(message: "The card in line 1: \(message)")) {
      try card(without: name)
    }
  }

  @Test func `a card may lack its other members`() throws {
    #expect(try card(without: "id").details == details)
    #expect(try card(without: "statementDay").details.statementDay == nil)
    #expect(try card(without: "apr").details.apr == nil)
    #expect(try card(without: "minimum").details.minimum == nil)
    #expect(try !card(without: "reminder").details.hasReminder)
    #expect(try card(without: "style").details.style == .teal)
    #expect(try card(without: "paidFor").marks.paid == nil)
    for name in [
      "statementDay", "apr", "minimum", "reminder", "style", "paidFor", "settled", "late",
    ] {
      #expect(try card(without: name).id == CardID(10))
      #expect(try card(without: name).balance == details.balance)
    }
  }

  @Test(arguments: ["currency", "cards"])
  func `is no file of ours without`(name: String) {
    #expect(throws: UnreadableCards(message: "There are no cards of ours in this file")) {
      try read(Self.object(Self.wallet, without: name))
    }
  }

  @Test func `needs no mark of its kind, and passes over members that it does not know`() throws {
    let members = Self.wallet.dropFirst() + [("more", #"{"name":1}"#)]
    #expect(try read(Self.object(Array(members))) == Wallet(currency: .gbp, cards: [blue]))
  }

  @Test func `reads numbers as they would be typed`() throws {
    let text =
      #"{"currency":"JPY","cards":[{"name":"A","balance":5,"limit":"1,000","dueDay":"7"}]}"#
    let details = try #require(try read(text).cards.first).details
    #expect(details.balance == Money(minorUnits: 5, .jpy))
    #expect(details.limit == Money(minorUnits: 1_000, .jpy))
    #expect(details.dueDay == 7)
  }

  @Test func `reads what it writes, whatever the cards`() throws {
    var random = SeededGenerator(seed: 11)
    for currency in [Currency.gbp, .jpy, .bhd] {
      let cards = (1...8).map { Card.random($0, in: currency, using: &random) }
      let wallet = Wallet(currency: currency, cards: cards)
      #expect(try read(String(decoding: CardsFile.json(wallet), as: UTF8.self)) == wallet)
    }
  }
}

extension Card {
  /// A card that a form takes; each member that it may lack is there or not.
  fileprivate static func random(
    _ number: UInt32, in currency: Currency, using random: inout SeededGenerator
  ) -> Card {
    func amount(_ range: ClosedRange<Int64>) -> Money {
      Money(minorUnits: .random(in: range, using: &random), currency)
    }
    func sometimes<Value>(_ value: Value) -> Value? {
      Bool.random(using: &random) ? value : nil
    }
    let day = Int.random(in: 0...30_000, using: &random)
    let details = CardDetails(
      name: "Card \(number) “\\\"<&'", balance: amount(-9_999...9_999_999),
      limit: amount(0...9_999_999), dueDay: .random(in: 1...31, using: &random),
      statementDay: sometimes(.random(in: 1...31, using: &random)),
      apr: sometimes(Percentage(tenThousandths: .random(in: 0...999_9900, using: &random))),
      minimum: sometimes(amount(0...99_999)), hasReminder: .random(using: &random),
      style: CardStyle.allCases.randomElement(using: &random) ?? .teal)
    return Card(
      id: CardID(number &* 0x9E37_79B1), details: details,
      marks: DueMarks(
        paid: sometimes(day).flatMap { CalendarDate(dayNumber: $0) },
        settled: sometimes(day + 1).flatMap { CalendarDate(dayNumber: $0) },
        late: sometimes(day + 2).flatMap { CalendarDate(dayNumber: $0) }))
  }
}

@Suite struct WalletTests {
  typealias Values = CardsTestValues

  @Test(
    arguments: [
      ([], CardStyle.teal), ([.teal], .blue), ([.blue, .blue], .teal),
      ([.teal, .blue, .plum, .bronze], .slate), ([.teal, .blue, .plum, .bronze, .slate], .teal),
      ([.teal, .blue, .plum, .bronze, .slate, .teal], .blue),
    ] as [([CardStyle], CardStyle)])
  func `gives out colours in turn`(used: [CardStyle], next: CardStyle) {
    let cards = used.map { Values.card(1, Values.details(style: $0)) }
    #expect(Wallet(cards: cards).nextStyle == next)
  }

  @Test(
    arguments: [
      ([], nil), ([900], nil), ([900, 450], 1), ([450, 900], 2), ([300, 60], nil), ([301, 60], 1),
      ([900, 900, 60], nil), ([900, 900, 901], 3),
    ] as [([Int64], UInt32?)])
  func `knows of which of several cards the most is used, beyond 30 %`(
    used: [Int64], most: UInt32?
  ) {
    let cards = used.enumerated().map {
      Values.card(UInt32($0.offset) + 1, Values.details("Card", $0.element, of: 1000))
    }
    #expect(Wallet(cards: cards).mostUsed == most.map { CardID($0) })
  }
}

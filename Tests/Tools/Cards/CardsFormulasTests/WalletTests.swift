@Suite struct WalletTests {
  typealias Values = CardsTestValues

  @Test(
    arguments: [
      ([], CardStyle.teal),
      ([.teal], .blue),
      ([.blue, .blue], .teal),
      ([.teal, .blue, .plum, .bronze], .slate),
      ([.teal, .blue, .plum, .bronze, .slate], .teal),
      ([.teal, .blue, .plum, .bronze, .slate, .teal], .blue),
    ] as [([CardStyle], CardStyle)])
  func `gives out colours in turn`(used: [CardStyle], next: CardStyle) {
    let cards = used.map { Values.card(1, Values.details(style: $0)) }
    #expect(Wallet(cards: cards).nextStyle == next)
  }
}

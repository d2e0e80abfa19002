@testable import CardsPages

@Suite struct CardsPlanWordsTests {
  typealias Values = CardsTestValues

  static let cards: [Card] = [
    Values.card(1, Values.details("Blue", 900_00, apr: 25, minimum: 25_00)),
    Values.card(2, Values.details("Store", 450_00, dueDay: 28, apr: 35, minimum: 15_00)),
    Values.card(3, Values.details("Unused", 0)),
  ]

  func sentence(_ cards: [Card] = cards, budget: String) throws -> String {
    let form = try CardsTargetForm(Submission([("budget", budget)]), in: .gbp)
    let target = CardsTarget(Wallet(cards: cards), form, today: Values.today)
    return BudgetSplitWords(target: target, budget: try #require(form.budget)).sentence.text
  }

  @Test func `says how much to pay on which card by when, what is due first first`() throws {
    #expect(
      try sentence(budget: "200")
        == "You could pay £175 on Store by 28 November and £25 on Blue by 5 December.")
  }

  @Test func `says today where a payment is due today`() throws {
    let card = Values.card(1, Values.details("Blue", 900_00, dueDay: 21, apr: 25, minimum: 25_00))
    #expect(try sentence([card], budget: "99.50") == "You could pay £99.50 on Blue today.")
  }

  @Test func `says first that a budget does not reach for the minimums`() throws {
    #expect(
      try sentence(budget: "30")
        == "£30 is less than the minimum payments, which come to £40. "
        + "You could pay £15 on Store by 28 November and £15 on Blue by 5 December.")
    #expect(try sentence(budget: "0") == "The minimum payments come to £40 this month.")
  }

  @Test func `says what is left once every card is clear`() throws {
    #expect(
      try sentence(budget: "1,400")
        == "You could pay £450 on Store by 28 November and £900 on Blue by 5 December. "
        + "That pays off every card, and £50 is left.")
    #expect(
      try sentence(budget: "1,350")
        == "You could pay £450 on Store by 28 November and £900 on Blue by 5 December. "
        + "That pays off every card.")
  }

  @Test func `names three cards of many, and sums up the others`() throws {
    let many = (1...6).map { number in
      Values.card(
        UInt32(number), Values.details("Card \(number)", 500_00, dueDay: number, minimum: 10_00))
    }
    #expect(
      try sentence(many, budget: "60")
        == "You could pay £10 on Card 1 by 1 December, £10 on Card 2 by 2 December, £10 on Card 3 "
        + "by 3 December and £30 on 3 others, listed below.")
    #expect(try sentence(Array(many.prefix(4)), budget: "40").hasSuffix("Card 4 by 4 December."))
  }

  @Test func `has nothing to pay where nothing is owed`() throws {
    #expect(
      try sentence([Self.cards[2]], budget: "10")
        == "You owe nothing, so there is nothing to pay.")
  }
}

@testable import CardsPages

@Suite struct CardsAdviceTests {
  typealias Values = CardsTestValues

  typealias Words = (code: CardsAdvice.Code, text: String, source: String)

  func advice(_ cards: [CardDetails], budget: Int64? = nil) -> [Words] {
    let wallet = Wallet(
      cards: cards.enumerated().map { Values.card(UInt32($0.offset), $0.element) })
    let situation = CardsSituation(
      wallet: wallet, today: Values.today, budget: budget.map { Money(minorUnits: $0, .gbp) })
    return situation.advice.map { ($0.code, situation.words(for: $0), $0.source) }
  }

  func codes(_ cards: [CardDetails], budget: Int64? = nil) -> [CardsAdvice.Code] {
    advice(cards, budget: budget).map(\.code)
  }

  @Test func `says little where nothing is owed`() {
    #expect(codes([Values.details("Blue", 0)]) == [.withinTarget])
  }

  @Test func `sees a penny above the target`() {
    let words = advice([Values.details("Blue", 300_01)]).map(\.text)
    #expect(words[1] == "Blue uses more than 30% of its limit. Paying £0.01 would bring it to 30%.")
  }

  @Test func `asks for help above nine tenths of a limit`() {
    #expect(codes([Values.details("Blue", 900_01)]).first == .askForHelp)
    #expect(codes([Values.details("Blue", 900_00)]).first == .minimumsFirst)
  }

  /// 1% of 300.00 is below the least of 5.00, which is added to the 25.00 that was typed.
  @Test func `counts the minimums that nobody typed`() {
    let cards = [
      Values.details("Blue", 100_00, minimum: 25_00), Values.details("Gold", 300_00),
      Values.details("Green", 0),
    ]
    #expect(
      advice(cards, budget: 29_99).first?.text.hasPrefix(
        "The minimum payments come to £30, partly estimated, which is more than you can pay")
        == true)
    #expect(codes(cards, budget: 30_00).first == .minimumsFirst)
    #expect(
      advice([cards[0]], budget: 1).first?.text.hasPrefix(
        "The minimum payments come to £25, which is more") == true)
  }

  @Test func `names the dearest card where rates differ`() {
    let cards = [Values.details("Blue", 100_00, apr: 20), Values.details("Gold", 50_00, apr: 35)]
    #expect(
      advice(cards).first { $0.code == .highestRateFirst }?.text
        == "After the minimums, whatever is left saves the most on Gold, which charges 35%.")
  }

  @Test func `tells the next statement day`() {
    let text = advice([Values.details("Blue", 400_00, statementDay: 12)])
      .first { $0.code == .payBeforeStatement }?.text
    #expect(text?.contains("next on 12 December 2026") == true)
  }

  @Test func `never tells anybody to borrow more`() {
    let worst = [
      Values.details("Blue", 1200_00, statementDay: 1, apr: 30, minimum: 50_00),
      Values.details("Gold", 990_00, apr: 40, minimum: 50_00), Values.details("Old", 5_00, of: 0),
      Values.details("New", -5_00),
    ]
    for advice in advice(worst, budget: 0) {
      for word in ["open a", "new card", "raise", "increase", "higher limit", "borrow", "transfer"]
      {
        #expect(!advice.text.lowercased().contains(word))
      }
      #expect(!advice.source.isEmpty)
    }
  }
}

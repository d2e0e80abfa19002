import CardsFormulas

/// The card helper.
package enum CardsTool {
  package static let tool = Tool(
    stem: "cards",
    tile: PageLayout.Tool(
      name: "My cards and debts",
      sentence: "See all that you owe, what’s due and what comes first.",
      address: CardsPage.address),
    category: .payOff,
    routes: CardsAPI.letters
      + visits.joined().map { $0.around(CardsVisit.respond).also([.closed, .away]) },
    keeping: ToolKeeping(in: CardStore.cookie, summaries: CardsKeeping.summaries))

  /// The routes that open what the browser keeps.
  private static let visits = [
    CardsAPI.theCards, CardsAPI.helping, CardsPlanAPI.routes, CardsPlanAPI.keeping, CardsAPI.sheet,
    CardsAPI.moving, CardsAPI.inStep, CardsAPI.oneCard,
  ]

  /// Where a form keeps the cards in step.
  package static let box = CardsPath.box.address

  /// A card's name for its use of a limit and the bar of it, for a page that explains them.
  ///
  /// - Parameters:
  ///   - used: What is owed, in words and in whole units.
  ///   - limit: The limit, in words and in whole units.
  /// - Returns: The words and the bar.
  package static func picture(
    using used: (words: String, units: Int64), of limit: (words: String, units: Int64)
  ) -> HTML {
    let utilisation = CardUtilisation(used: used.units, limit: limit.units)
    return """
      <p><b>\(used.words)</b> of \(limit.words): \(utilisation.words ?? "")</p>
      \(utilisation.bar)
      """
  }

  /// The page with a form for a new card that holds these texts.
  package static func address(
    adding name: String, balance: String, limit: String, dueDay: String
  ) -> Address {
    CardsPage.address.with(query: [
      (CardForm.name.name, name), (CardForm.balance.name, balance),
      (CardForm.limit.name, limit), (CardForm.dueDay.name, dueDay), (CardsPage.asksForForm, "card"),
    ]).with(fragment: "new-card")
  }
}

import Forms
import Components
package import CreditCardFormulas
package import Finance
package import Markup
package import Hosting
import Web

/// The credit card calculator.
package enum CreditCardTool {
  package static let tool = Tool(
    stem: "credit-card",
    tile: Frame.Tool(
      name: "Credit card",
      sentence: "See how long your card takes to clear, and what a little more each month saves.",
      address: CreditCardPage.address),
    routes: [
      .get("/credit-card", generated: true, CreditCard.page),
      .get("/credit-card.json", CreditCard.json),
      .get("/credit-card.csv", CreditCard.csv),
    ],
    operations: CreditCardAPI.operations,
    embedding: ToolEmbedding(
      title: "Credit card calculator", choice: "Credit card: how long it takes to clear",
      page: CreditCard.page, parameters: CreditCardAPI.parameters,
      questions: [.init(CreditCardForm.balance), .init(CreditCardForm.apr)]))

  /// The page of a card: its answer where the rate is known, its form with the rest filled in
  /// otherwise.
  package static func address(
    of balance: Money, apr: Percentage?, minimum: MinimumPreset?
  ) -> Address {
    let query: [(String, String?)] = [
      (CreditCardForm.balance.name, balance.plain), (CreditCardForm.apr.name, apr?.plain),
      (CreditCardForm.rule.name, minimum?.rawValue),
      (CreditCardForm.currency.name, balance.currency.code),
    ]
    return CreditCardPage.address.with(
      query: query.compactMap { name, value in value.map { (name, $0) } })
  }
}

import Forms
import Components
package import Finance
package import Markup
package import Hosting
import Web

/// The credit card calculator.
package enum CreditCardTool {
  package static let tool = Tool(
    stem: "credit-card",
    tile: PageLayout.Tool(
      name: "Credit card",
      sentence: "See how long your card takes to clear, and what a little more each month saves.",
      address: CreditCardPage.address),
    door: .payOff,
    routes: [
      .get(CreditCardPath.page, CreditCardAPI.page, generated: true, CreditCardRequests.page),
      .get(CreditCardPath.schedule, CreditCardAPI.schedule, CreditCardRequests.schedule),
      .get(CreditCardPath.json, CreditCardAPI.json, CreditCardRequests.json),
      .get(CreditCardPath.csv, CreditCardAPI.csv, CreditCardRequests.csv),
      .get(CreditCardPath.pdf, CreditCardAPI.pdf, heavy: true, CreditCardRequests.pdf),
    ],
    samples: CreditCardSamples.all,
    embedding: ToolEmbedding(
      title: "Credit card calculator", choice: "Credit card: how long it takes to clear",
      page: CreditCardRequests.page, parameters: CreditCardAPI.parameters,
      questions: [.init(CreditCardForm.balance), .init(CreditCardForm.apr)]))

  /// The page of a card: answered when the rate is known, else the form with the rest filled in.
  package static func address(
    of balance: Money, apr: Percentage?, minimum: MinimumPreset?
  ) -> Address {
    let query: [(String, String?)] = [
      (CreditCardForm.balance.name, balance.plain), (CreditCardForm.apr.name, apr?.plain),
      (CreditCardForm.rule.name, minimum?.rawValue),
      (CreditCardForm.currency.name, balance.currency.code),
    ]
    return address(filling: query)
  }

  /// The answer for an example, given as typed texts.
  package static func address(
    balance: String, apr: String, payment: String? = nil, months: String? = nil
  ) -> Address {
    address(filling: [
      (CreditCardForm.balance.name, balance), (CreditCardForm.apr.name, apr),
      (CreditCardForm.payment.name, payment), (CreditCardForm.months.name, months),
    ])
  }

  private static func address(filling fields: [(String, String?)]) -> Address {
    CreditCardPage.address.with(
      query: fields.compactMap { name, value in value.map { (name, $0) } })
  }
}

import Hosting
import CreditCardFormulas
import Formats
import Forms

/// The routes of the credit card calculator with their descriptions.
enum CreditCardAPI {
  static let page = OpenAPI.Description.page(
    "The credit card calculator", parameters: parameters + [.nation])

  static let json = OpenAPI.Description.json(
    "How long a card takes to clear in two ways of paying", parameters: parameters,
    CreditCardAnswer.shape)

  static let csv = OpenAPI.Description.file(
    "The schedule of one way of paying, month by month",
    parameters: parameters + [
      .init("plan", "Which way of paying", choices: ["minimum", "fixed"])
    ], "text/csv")

  static let parameters: [OpenAPI.Parameter] = [
    .init(CreditCardForm.balance), .init(CreditCardForm.apr),
    .init(CreditCardForm.basis, choices: InterestBasis.allCases.map(\.rawValue)),
    .init(CreditCardForm.rule, choices: MinimumPreset.allCases.map(\.rawValue)),
    .init(CreditCardForm.minimumPercent),
    .init(CreditCardForm.minimumInterest, choices: ["yes", "no"]),
    .init(CreditCardForm.minimumFloor), .init(CreditCardForm.minimumAlonePercent),
    .init(
      CreditCardForm.minimumBase, choices: MinimumPaymentRule.Base.allCases.map(\.rawValue)),
    .init(CreditCardForm.payment), .init(CreditCardForm.months),
    .init("by", "Month to be clear by, as YYYY-MM; months wins over it"),
    .init("by-month", "Or its number, 1 to 12"), .init("by-year", "Or its year"),
    .currency,
  ]
}

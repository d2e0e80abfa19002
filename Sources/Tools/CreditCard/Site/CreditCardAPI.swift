import Hosting
import CreditCardFormulas
import Formats
import Forms

/// What programs can ask of the credit card calculator.
enum CreditCardAPI {
  static let page = OpenAPI.Description.page(
    "The credit card calculator", parameters: parameters + [.nation])

  static let json = OpenAPI.Description.json(
    "How long a card takes to clear in two ways of paying", parameters: parameters, answer)

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

  private static let answer = OpenAPI.Schema.object([
    ("currency", .text), ("monthlyRate", .number), ("minimum", repayment),
    ("fixed", repayment),
    ("saving", .nullable(.object([("months", .count), ("interest", .money)]))),
    (
      "target",
      .nullable(
        .object([
          ("months", .count), ("payment", .money), ("actualMonths", .count), ("interest", .money),
          ("lastPayment", .money), ("by", .nullable(.text)),
        ]))
    ),
    ("schedule", .object([("minimum", .list(month)), ("fixed", .list(month))])),
  ])

  private static let repayment = OpenAPI.Schema.object([
    ("outcome", .text), ("payment", .money), ("belowMinimum", .truth), ("months", .count),
    ("interest", .money), ("paid", .money), ("firstPayment", .money), ("lastPayment", .money),
    ("interestFirstMonth", .money),
  ])

  private static let month = OpenAPI.Schema.object([
    ("month", .count), ("opening", .money), ("interest", .money), ("payment", .money),
    ("closing", .money),
  ])
}

extension PublishedCase {
  /// Credit cards that are paid by the same amount each month.
  static let fixedPayments: [PublishedCase] = [
    .init(
      "credit-card", "balance=3000&apr=24&payment=84&currency=GBP",
      from: bankOfScotland, by: effective,
      .clearing("pub02", "£3,000 at 24%, paying £84", months: "58", interest: "1866")),
    .init(
      "credit-card", "balance=3000&apr=24&payment=124&currency=GBP",
      from: bankOfScotland, by: effective,
      .clearing("pub03", "£3,000 at 24%, paying £124", months: "33", interest: "981")),
    .init(
      "credit-card", "balance=300&apr=35.7&payment=20&currency=GBP",
      from: moneyfacts, by: effective,
      .clearing("pub05", "£300 at 35.7%, paying £20", months: "20", interest: "84")),
    .init(
      "credit-card", "balance=300&apr=35.7&payment=50&currency=GBP",
      from: moneyfacts, by: effective,
      .clearing("pub06", "£300 at 35.7%, paying £50", months: "7", interest: "30")),
    .init(
      "credit-card", "balance=10000&apr=20&basis=nominal&payment=500&currency=USD",
      from: "github.com/jamesmontemagno/app-fire-calculator, issue 45", by: twelfth,
      [
        .money(
          "pub11-first", "First month’s interest on $10,000 at 20%", "166.67",
          at: "/schedule/fixed/0/interest")
      ]
        + .clearing(
          "pub11", "$10,000 at 20%, paying $500", months: "25", interest: "2266")),
    .init(
      "credit-card", "balance=4000&apr=22.9&payment=150&currency=GBP&\(danskeBank)",
      from: "danskebank.co.uk/personal/help/customers-in-financial-difficulty/persistent-debt",
      by: effective,
      .clearing(
        "c2-04", "£4,000 at 22.9%, paying £150", months: "36", monthsWithin: .wholeYears,
        interest: "1415", within: fivePounds)),
    .init(
      "credit-card", "balance=1200&apr=18&payment=100&currency=GBP",
      from: barclaycard, by: effective,
      .clearing("c2-06", "£1,200 at 18%, paying £100", months: "14", interest: "122")),
    .init(
      "credit-card", "balance=2500&apr=16.8&basis=nominal&months=60&currency=GBP",
      from: consumerFinance, by: "\(twelfth), as this article works out a card too",
      [
        .money(
          "c2-08", "Interest on £2,500 at 16.8%, cleared in 60 months", "1212",
          at: "/target/interest", within: .wholeUnits)
      ]),
    .init(
      "credit-card", "balance=2500&apr=7.8&basis=nominal&months=60&currency=GBP",
      from: consumerFinance, by: "\(twelfth), as this article works out a card too",
      [
        .money(
          "c2-09", "Interest on £2,500 at 7.8%, cleared in 60 months", "527",
          at: "/target/interest", within: .wholeUnits)
      ]),
  ]

  static let effective = "the yearly rate is effective, as British cards quote it"
  static let twelfth = "a twelfth of the yearly rate each month"
  static let barclaycard = "barclaycard.co.uk/personal/credit-cards/transfer-balance-faqs"

  private static let bankOfScotland =
    "bankofscotland.co.uk/creditcards/help-guidance/minimum-payments.html"
  private static let moneyfacts = "moneyfactsgroup.co.uk, 18 August 2025"
  private static let consumerFinance =
    "ilovetranslation.com, a copy of an article about consumer finance"
}

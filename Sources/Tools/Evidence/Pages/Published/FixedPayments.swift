extension PublishedCase {
  /// Credit cards that are paid by the same amount each month.
  static let fixedPayments: [PublishedCase] = [
    .init(
      "credit-card", "balance=3000&apr=24&payment=84&currency=GBP",
      from: bankOfScotland, by: effective,
      [
        .months(
          "pub02-months", "Months to clear £3,000 at 24%, paying £84", "58", at: "/fixed/months"),
        .money(
          "pub02-interest", "Interest on £3,000 at 24%, paying £84", "1866",
          at: "/fixed/interest", within: .wholeUnits),
      ]),
    .init(
      "credit-card", "balance=3000&apr=24&payment=124&currency=GBP",
      from: bankOfScotland, by: effective,
      [
        .months(
          "pub03-months", "Months to clear £3,000 at 24%, paying £124", "33", at: "/fixed/months"),
        .money(
          "pub03-interest", "Interest on £3,000 at 24%, paying £124", "981",
          at: "/fixed/interest", within: .wholeUnits),
      ]),
    .init(
      "credit-card", "balance=300&apr=35.7&payment=20&currency=GBP",
      from: moneyfacts, by: effective,
      [
        .months(
          "pub05-months", "Months to clear £300 at 35.7%, paying £20", "20", at: "/fixed/months"),
        .money(
          "pub05-interest", "Interest on £300 at 35.7%, paying £20", "84",
          at: "/fixed/interest", within: .wholeUnits),
      ]),
    .init(
      "credit-card", "balance=300&apr=35.7&payment=50&currency=GBP",
      from: moneyfacts, by: effective,
      [
        .months(
          "pub06-months", "Months to clear £300 at 35.7%, paying £50", "7", at: "/fixed/months"),
        .money(
          "pub06-interest", "Interest on £300 at 35.7%, paying £50", "30",
          at: "/fixed/interest", within: .wholeUnits),
      ]),
    .init(
      "credit-card", "balance=10000&apr=20&basis=nominal&payment=500&currency=USD",
      from: "github.com/jamesmontemagno/app-fire-calculator, issue 45", by: twelfth,
      [
        .money(
          "pub11-first", "First month’s interest on $10,000 at 20%", "166.67",
          at: "/schedule/fixed/0/interest"),
        .months(
          "pub11-months", "Months to clear $10,000 at 20%, paying $500", "25", at: "/fixed/months"),
        .money(
          "pub11-interest", "Interest on $10,000 at 20%, paying $500", "2266",
          at: "/fixed/interest", within: .wholeUnits),
      ]),
    .init(
      "credit-card", "balance=4000&apr=22.9&payment=150&currency=GBP&\(danskeBank)",
      from: "danskebank.co.uk/personal/help/customers-in-financial-difficulty/persistent-debt",
      by: effective,
      [
        .months(
          "c2-04-months", "Months to clear £4,000 at 22.9%, paying £150", "36",
          at: "/fixed/months", within: .wholeYears),
        .money(
          "c2-04-interest", "Interest on £4,000 at 22.9%, paying £150", "1415",
          at: "/fixed/interest", within: fivePounds),
      ]),
    .init(
      "credit-card", "balance=1200&apr=18&payment=100&currency=GBP",
      from: barclaycard, by: effective,
      [
        .months(
          "c2-06-months", "Months to clear £1,200 at 18%, paying £100", "14", at: "/fixed/months"),
        .money(
          "c2-06-interest", "Interest on £1,200 at 18%, paying £100", "122",
          at: "/fixed/interest", within: .wholeUnits),
      ]),
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

extension PublishedCase {
  /// Budgets, and offers out of what they leave.
  static let budgets: [PublishedCase] = [
    .init(
      "budget",
      "pay=160&debt-balance-1=4550&debt-balance-2=6700&debt-balance-3=1200&currency=GBP",
      from: "angeladvance.co.uk, offers to creditors", by: share,
      [
        .money(
          "b-01a", "Share of £160 for a debt of £4,550", "58.47", at: "/debts/offers/0/offer"),
        .money(
          "b-01b", "Share of £160 for a debt of £6,700", "86.10", at: "/debts/offers/1/offer",
          whyNot: "Their three offers add up to £159.99. Ours add up to £160.00."),
        .money(
          "b-01c", "Share of £160 for a debt of £1,200", "15.42", at: "/debts/offers/2/offer"),
      ]),
    .init(
      "budget",
      "pay=100&debt-balance-1=500&debt-balance-2=1000&debt-balance-3=233&debt-balance-4=200"
        + "&currency=GBP",
      from: "moneyadvicehub.org.uk/debtipedia/your-debt/debt-options/informal-offers", by: share,
      [
        ("b-08a", "£500", "25.87"), ("b-08b", "£1,000", "51.73"), ("b-08c", "£233", "12.05"),
        ("b-08d", "£200", "10.35"),
      ].enumerated().map { place, debt -> PublishedFigure in
        .money(
          debt.0, "Share of £100 for a debt of \(debt.1)", debt.2,
          at: "/debts/offers/\(place)/offer")
      }),
    .init(
      "budget", "pay=100&pay-period=week&currency=GBP", from: planner, by: weeks,
      [
        .money(
          "b-02", "£100 a week, as a month", "434.52", at: "/income", within: .unrounded,
          whyNot: days)
      ]),
    .init(
      "budget", "pay=100&pay-period=fortnight&currency=GBP", from: planner, by: weeks,
      [
        .money(
          "b-03", "£100 a fortnight, as a month", "217.26", at: "/income", within: .unrounded,
          whyNot: days)
      ]),
  ]

  private static let share = "in proportion to what is owed"
  private static let planner = "MoneyHelper, budget planner, maps-apps"
  private static let weeks = "52 weeks in a year of 12 months"
  private static let days = """
    They count the days of an average month and divide by 7. We count 52 weeks a year.
    """
}

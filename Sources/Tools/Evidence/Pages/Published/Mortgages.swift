extension PublishedCase {
  static let mortgages: [PublishedCase] = [
    moneyHelper(
      "pub22", "amount=450000&down-payment=40000&rate=5&years=20", "£410,000 at 5% over 20 years",
      payment: "2705.82", total: "649396.45", interest: "239396.45", stressed: "3429.40",
      owed: [(1, "397752.02"), (7, "309923.65"), (19, "31607.27")]),
    moneyHelper(
      "pub23", "amount=500000&rate=4&years=25", "£500,000 at 4% over 25 years",
      payment: "2639.18", total: "791755.26", stressed: "3533.90",
      owed: [(6, "421009.63"), (12, "320633.26"), (19, "168689.89")],
      whyNot: "Theirs pays £2,639.184… each month, ours £2,639.18. In 19 years that comes to £1.51."
    ),
    moneyHelper(
      "pub24", "amount=315000&rate=6.5&years=12", "£315,000 at 6.5% over 12 years",
      payment: "3156.05", total: "454471.41", stressed: "3674.08",
      owed: [(2, "277948.71"), (5, "212536.78"), (8, "133082.76")]),
    moneyHelper(
      "pub25", "amount=690000&rate=0&years=10&months=10", "£690,000 at 0% over 130 months",
      total: "690000", owed: [(1, "626307.69"), (10, "53076.92")]),
    moneyHelper(
      "pub26", "amount=400000&rate=5&years=25&kind=interest-only",
      "£400,000 at 5% over 25 years, interest only",
      payment: "1666.67", total: "900000", stressed: "2666.67"),
    .init(
      "loan", "amount=100000&rate=7.5&years=25&currency=GBP", from: moneyAdvice,
      by: "\(twelfth); pennies of totals cut off in print",
      [
        .money(
          "pub27-payment", "Payment on £100,000 at 7.5% over 25 years", "738.99", at: "/payment"),
        .money(
          "pub27-interest", "Interest on £100,000 at 7.5% over 25 years", "121697",
          at: "/totalInterest", within: .cutOff),
        .money(
          "pub27-total", "Paid in all on £100,000 at 7.5% over 25 years", "221697",
          at: "/totalPaid", within: .cutOff),
      ]
        + [(1, "98585"), (10, "79718"), (24, "8518")].map { year, owed -> PublishedFigure in
          .money(
            "pub27-year-\(year)",
            "Owed after \(Term(months: 12 * year).words) on £100,000 at 7.5% over 25 years",
            owed,
            at: "/schedule/\(12 * year - 1)/closing", within: .cutOff)
        }),
    .init(
      "loan", "amount=100000&rate=6&years=25&kind=interest-only&currency=GBP", from: moneyAdvice,
      by: twelfth,
      [
        .money(
          "loan19-payment", "Payment on £100,000 at 6% over 25 years, interest only", "500.00",
          at: "/payment"),
        .money(
          "loan19-interest", "Interest on £100,000 at 6% over 25 years, interest only", "150000",
          at: "/totalInterest"),
        .money(
          "loan19-total", "Paid in all on £100,000 at 6% over 25 years, interest only", "250000",
          at: "/totalPaid"),
      ]),
  ]

  /// A mortgage in the tests of MoneyHelper's calculator, with what is owed after some years.
  private static func moneyHelper(
    _ id: String, _ query: String, _ mortgage: String, payment: String? = nil, total: String,
    interest: String? = nil, stressed: String? = nil, owed: [(year: Int, amount: String)] = [],
    whyNot: String? = nil
  ) -> PublishedCase {
    let payments = [
      payment.map {
        PublishedFigure.money("\(id)-payment", "Payment on \(mortgage)", $0, at: "/payment")
      },
      stressed.map {
        PublishedFigure.money(
          "\(id)-stress", "Payment on \(mortgage), if the rate rises by 3", $0,
          at: "/stress/payment")
      },
    ].compactMap(\.self)
    let interests = interest.map {
      PublishedFigure.money(
        "\(id)-interest", "Interest on \(mortgage)", $0, at: "/totalInterest",
        within: .unroundedTotal)
    }
    let balances = owed.map { year, amount in
      PublishedFigure.money(
        "\(id)-year-\(year)", "Owed after \(Term(months: 12 * year).words) on \(mortgage)", amount,
        at: "/schedule/\(12 * year - 1)/closing", within: .unroundedTotal, whyNot: whyNot)
    }
    return PublishedCase(
      "loan", "\(query)&currency=GBP", from: mapsApps, by: fractions,
      payments + [
        .money(
          "\(id)-total", "Paid in all on \(mortgage)", total, at: "/totalPaid",
          within: .unroundedTotal)
      ] + (interests.map { [$0] } ?? []) + balances)
  }

  static let mapsApps = "MoneyHelper, maps-apps, its own tests"
  private static let moneyAdvice = "Money Advice Service, mortgage_calculator, its own tests"
}

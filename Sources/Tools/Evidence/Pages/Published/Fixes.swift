extension PublishedCase {
  /// Mortgages with a fix, overpayments and charges.
  static let fixes: [PublishedCase] = [
    .init(
      "mortgage",
      "amount=50000&rate=4.5&years=20&fix-months=24&erc=5&lump-sum=8000&lump-sum-payment=1"
        + "&start=2027-01-01&currency=GBP",
      from: "halifax.co.uk/mortgages/existing-customers/early-repayment-charges.html",
      by: "allowance of 10% of what is owed on 1 January; 5% of what is above it",
      [
        .money("m-01a", "Free to overpay on £50,000 in a year", "5000", at: "/erc/free"),
        .money(
          "m-01b", "Charge for overpaying £8,000 of £50,000", "150", at: "/schedule/0/charge"),
      ]),
    .init(
      "mortgage",
      "amount=100000&rate=4.5&years=20&fix-months=24&erc=3&start=2027-01-01&currency=GBP",
      from: "lloydsbank.com, make a lump sum overpayment; halifax.co.uk has the same",
      by: "10% of what is owed on 1 January",
      [.money("m-30", "Free to overpay on £100,000 in a year", "10000", at: "/erc/free")]),
    mortgage(
      "m-20", "amount=200000&rate=5&years=30", "£200,000 at 5% over 30 years", from: mapsApps,
      payment: "1073.64"),
    mortgage(
      "m-21", "amount=255000&rate=2.74&years=35&\(threeYears)", "£255,000 at 2.74% over 35 years",
      from: newbury, payment: "944.74", next: "1144.01"),
    mortgage(
      "m-22", "amount=104500&rate=3.64&years=25&\(threeYears)", "£104,500 at 3.64% over 25 years",
      from: "newbury.co.uk/view-all-mortgages.aspx, representative example", payment: "531.03",
      next: "559.89"),
    mortgage(
      "m-23", "amount=180000&fee=600&fee-added=yes&rate=1.94&years=35&\(threeYears)",
      "£180,000 and a fee of £600 at 1.94% over 35 years", from: newbury, payment: "592.71",
      next: "803.04"),
    mortgage(
      "m-24", "amount=250000&rate=6.59&years=35&fix-months=24&next-rate=11",
      "£250,000 at 6.59% over 35 years",
      from: "conisterbank.co.im/green-finance, representative example", payment: "1525.87",
      next: "2318.25", within: "0.10", interest: "704668.19"),
    overpaying(
      ("m-05b", "m-05c"), 100, "amount=200000&rate=4.5&years=25", "£200,000 at 4.5%",
      from: "quidwise.co.uk/blog-mortgage-overpayment.html", by: twelfth,
      interest: ("40276", .wholeUnits), months: ("58", "0"), whyNot: quidwise,
      whyNotMonths: quidwise),
    overpaying(
      ("m-06a", "m-06b"), 200, "amount=200000&rate=4.5&years=25", "£200,000 at 4.5%",
      from: "mortgagetoolset.com/overpayment-calculator.html",
      by: "\(twelfth); “about £41,600” and “more than six years”", interest: ("41600", "100"),
      months: ("72", .wholeYears),
      whyNot: "The months saved agree, the interest does not. We could not find out why."),
    .init(
      "mortgage", "amount=250000&rate=5&years=25&extra=100&start=2027-01-01&currency=GBP",
      from: "calcflow.co.uk/guides/overpayments.html",
      by: "\(twelfth); “around £1,462”, “around 3 years” and “more than £25,000”",
      [
        .money(
          "m-08a", "Payment on £250,000 at 5% over 25 years", "1462", at: "/payment", within: "1"),
        .months(
          "m-08b", "Months saved on £250,000 at 5% by £100 a month more", "36",
          at: "/shorten/saved/payments", within: "1"),
        .money(
          "m-08c", "Interest saved on £250,000 at 5% by £100 a month more", "25000",
          at: "/shorten/saved/interest", within: "500"),
      ]),
  ]

  /// The payments of a mortgage now and after its fix, and its interest.
  private static func mortgage(
    _ id: String, _ query: String, _ mortgage: String, from source: String, payment: String,
    next: String? = nil, within tolerance: String = "0", interest: String? = nil
  ) -> PublishedCase {
    let figures: [PublishedFigure?] = [
      .money(
        next == nil ? id : "\(id)a", "Payment on \(mortgage)", payment, at: "/payment"),
      next.map {
        .money(
          "\(id)b", "Payment after the fix on \(mortgage)", $0, at: "/fix/payment",
          within: tolerance)
      },
      interest.map {
        .money("\(id)c", "Interest on \(mortgage)", $0, at: "/plain/totalInterest", within: "10")
      },
    ]
    return PublishedCase(
      "mortgage", "\(query)&start=2027-01-01&currency=GBP", from: source, by: twelfth,
      figures.compactMap(\.self))
  }

  /// What overpaying saves.
  private static func overpaying(
    _ ids: (interest: String, months: String), _ extra: Int, _ query: String, _ mortgage: String,
    from source: String,
    by convention: String, interest: (amount: String, tolerance: String),
    months: (count: String, tolerance: String), whyNot: String, whyNotMonths: String? = nil
  ) -> PublishedCase {
    PublishedCase(
      "mortgage", "\(query)&extra=\(extra)&start=2027-01-01&currency=GBP", from: source,
      by: convention,
      [
        .money(
          ids.interest, "Interest saved on \(mortgage) by £\(extra) a month more",
          interest.amount, at: "/shorten/saved/interest", within: interest.tolerance, whyNot: whyNot
        ),
        .months(
          ids.months, "Months saved on \(mortgage) by £\(extra) a month more",
          months.count, at: "/shorten/saved/payments", within: months.tolerance,
          whyNot: whyNotMonths),
      ])
  }

  private static let threeYears = "fix-months=36&next-rate=4.2"
  private static let newbury = "brokers.newbury.co.uk/mortgage-purchase, representative example"
  private static let quidwise = """
    Both begin with a payment of £1,111.66. They end 58 months sooner, we 42. We could not find out why.
    """
}

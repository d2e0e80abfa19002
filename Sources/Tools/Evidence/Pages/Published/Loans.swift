extension PublishedCase {
  /// Loans, most of them in the tests of other programs, which pay fractions of a penny or cent.
  static let loans: [PublishedCase] = [
    .init(
      "loan", "amount=15000&rate=8&months=60&currency=USD", from: numpy, by: fractions,
      [
        .money(
          "pub14", "Payment on $15,000 at 8% over 60 months", "304.1459143262", at: "/payment",
          within: .unrounded)
      ]),
    .init(
      "loan", "amount=55000&rate=10&months=60&currency=USD", from: numpy, by: fractions,
      [
        .money(
          "pub15", "Paid off by the first payment on $55,000 at 10% over 60 months",
          "710.2541257864", at: "/schedule/0/principal", within: .unrounded)
      ]),
    .init(
      "loan", "amount=2000&rate=10&months=24&currency=USD", from: numpy, by: fractions,
      zip(
        ["first", "second", "third", "fourth"],
        [
          ("16.66666667", "75.62318601"), ("16.03647345", "76.25337923"),
          ("15.40102862", "76.88882405"), ("14.76028842", "77.52956425"),
        ]
      ).enumerated().flatMap { place, month -> [PublishedFigure] in
        [
          .money(
            "pub16-interest-\(place + 1)",
            "Interest in the \(month.0) payment on $2,000 at 10% over 24 months", month.1.0,
            at: "/schedule/\(place)/interest", within: .unrounded),
          .money(
            "pub16-principal-\(place + 1)",
            "Paid off by the \(month.0) payment on $2,000 at 10% over 24 months", month.1.1,
            at: "/schedule/\(place)/principal", within: .unrounded),
        ]
      }),
    .init(
      "loan", "amount=15000&rate=0&months=60&currency=USD", from: numpy, by: fractions,
      [.money("pub17", "Payment on $15,000 at 0% over 60 months", "250", at: "/payment")]),
    .init(
      "loan", "amount=180000&rate=4.25&years=30&extra=200&currency=USD", from: cfpb, by: fractions,
      [
        .money(
          "pub19-payment", "Payment on $180,000 at 4.25% over 30 years", "885.4918039431",
          at: "/payment", within: .unrounded),
        .months(
          "pub20-sooner", "Months saved on $180,000 at 4.25% by $200 a month more", "109",
          at: "/saved/payments"),
        .money(
          "pub20-saved", "Interest saved on $180,000 at 4.25% by $200 a month more", "47047.19",
          at: "/saved/interest", within: .unroundedTotal),
      ]),
    .init(
      "loan", "amount=180000&rate=4.25&years=30&currency=USD", from: cfpb, by: fractions,
      [
        .money(
          "pub19-interest", "Interest in 60 payments on $180,000 at 4.25% over 30 years",
          "36583.3621080978", at: "/schedule/59/cumulativeInterest", within: .unroundedTotal),
        .money(
          "pub19-balance", "Owed after 60 payments on $180,000 at 4.25% over 30 years",
          "163453.8538715144", at: "/schedule/59/closing", within: .unroundedTotal),
      ]),
    .init(
      "loan", "amount=180000&rate=4.375&years=30&currency=USD", from: cfpb, by: fractions,
      [
        .money(
          "pub21", "Interest in 60 payments on $180,000 at 4.375% over 30 years", "37694.10",
          at: "/schedule/59/cumulativeInterest", within: .unroundedTotal)
      ]),
    .init(
      "loan", "amount=300000&rate=7&years=30&currency=USD", from: amortized, by: twelfth,
      [
        .money(
          "pub28-30-years", "Payment on $300,000 at 7% over 30 years", "1995.91", at: "/payment")
      ]),
    .init(
      "loan", "amount=300000&rate=6.5&years=15&currency=USD", from: amortized, by: twelfth,
      [
        .money(
          "pub28-15-years", "Payment on $300,000 at 6.5% over 15 years", "2613.32", at: "/payment")
      ]),
    .init(
      "loan", "amount=10000&rate=5.5&months=36&currency=GBP",
      from: "stepchange.org/credit-confidence", by: "\(twelfth); amounts are given as “about”",
      [
        .money(
          "pub29-payment", "Payment on £10,000 at 5.5% over 36 months", "302", at: "/payment",
          within: .wholeUnits),
        .money(
          "pub29-total", "Paid in all on £10,000 at 5.5% over 36 months", "10870",
          at: "/totalPaid", within: .cutOff),
        .money(
          "pub29-interest", "Interest on £10,000 at 5.5% over 36 months", "870",
          at: "/totalInterest", within: .cutOff),
      ]),
  ]

  static let fractions = "a twelfth of the yearly rate; theirs pays fractions of a penny, ours none"

  private static let numpy = "numpy-financial, its own tests"
  private static let cfpb = "Consumer Financial Protection Bureau, amortize, its own tests"
  private static let amortized = "github.com/GroundSpeed/Amortized, its own tests"
}

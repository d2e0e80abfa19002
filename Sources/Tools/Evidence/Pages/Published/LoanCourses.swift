extension PublishedCase {
  /// Loans whose rate changes, that begin with interest alone, or leave a lump sum at the end.
  static let loanCourses: [PublishedCase] = [
    .init(
      "loan", "amount=255000&rate=2.74&years=35&rate-2=4.2&from-2=37", from: newbury,
      by: twelfth,
      [
        .money(
          "l-01-first", "Payment on £255,000 at 2.74% over 35 years, for 36 months", "944.74",
          at: "/rates/0/payment"),
        .money(
          "l-01-later", "Payment on £255,000 after 36 months, at 4.2%", "1144.01",
          at: "/rates/1/payment"),
      ]),
    .init(
      "loan", "amount=104500&rate=3.64&years=25&rate-2=4.2&from-2=37", from: newbury,
      by: twelfth,
      [
        .money(
          "l-02-later", "Payment on £104,500 after 36 months at 3.64%, at 4.2%", "559.89",
          at: "/rates/1/payment")
      ]),
    .init(
      "loan", "amount=180600&rate=1.94&years=35&rate-2=4.2&from-2=37", from: newbury,
      by: twelfth,
      [
        .money(
          "l-03-later", "Payment on £180,600 after 36 months at 1.94%, at 4.2%", "803.04",
          at: "/rates/1/payment")
      ]),
    .init(
      "loan", "amount=400000&rate=5&years=25&interest-only=300", from: mapsApps, by: twelfth,
      [
        .money(
          "l-04", "Payment of interest alone on £400,000 at 5%", "1666.67", at: "/payment")
      ]),
    .init(
      "loan", "amount=180000&rate=4.25&years=5&balloon=163453.85&currency=USD",
      from: "Consumer Financial Protection Bureau, amortize, its own tests", by: fractions,
      [
        .money(
          "l-05", "Payment on $180,000 at 4.25% that leaves $163,453.85 after 5 years",
          "885.4918039431", at: "/payment", within: .unrounded)
      ]),
  ]

  private static let newbury = "Newbury Building Society, representative example"
}

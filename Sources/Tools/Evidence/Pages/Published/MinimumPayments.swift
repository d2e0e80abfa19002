extension PublishedCase {
  /// Credit cards that are paid by their minimum payments.
  static let minimumPayments: [PublishedCase] = [
    .init(
      "credit-card", "balance=3000&apr=24&currency=GBP",
      from: "bankofscotland.co.uk/creditcards/help-guidance/minimum-payments.html",
      by: onePercent,
      [
        .money(
          "pub01-first", "First minimum payment on £3,000 at 24%", "84",
          at: "/minimum/firstPayment", within: .wholeUnits)
      ]
        + .clearing(
          "pub01", "£3,000 at 24%, by minimum payments", months: "339", interest: "5214",
          in: "minimum")),
    .init(
      "credit-card", "balance=1000&apr=21.88&currency=GBP",
      from: "thetimes.co.uk, 21 October 2022: watch out for that 59.9% credit rate", by: onePercent,
      .clearing(
        "pub04", "£1,000 at 21.88%, by minimum payments", months: "226", interest: "1459",
        within: .cutOff, in: "minimum")),
    .init(
      "credit-card", "balance=2655&apr=19.87&payment=66.95&currency=GBP",
      from: "themoneycharity.org.uk, The Money Statistics, May 2019", by: onePercent,
      [
        .months(
          "pub07-months", "Months to clear £2,655 at 19.87%, by minimum payments", "321",
          at: "/minimum/months", whyNot: oneMonthMore),
        .months(
          "pub07-fixed-months", "Months to clear £2,655 at 19.87%, paying £66.95", "63",
          at: "/fixed/months", whyNot: oneMonthMore),
        .money(
          "pub07-fixed-interest", "Interest on £2,655 at 19.87%, paying £66.95", "1446",
          at: "/fixed/interest", within: .wholeUnits),
      ]),
    .init(
      "credit-card", "balance=2292&apr=17.91&payment=55&currency=GBP",
      from:
        "The Money Charity’s card of May 2015, in an article about a repayment calculator, 2019",
      by: onePercent,
      [
        .months(
          "pub08-months", "Months to clear £2,292 at 17.91%, by minimum payments", "303",
          at: "/minimum/months",
          whyNot: """
            25 years and 3 months were printed. The Money Charity’s lengths count the month in which \
            nothing is left to pay. We count payments made: 25 years and 2 months.
            """),
        .months(
          "pub08-fixed-months", "Months to clear £2,292 at 17.91%, paying £55", "63",
          at: "/fixed/months"),
      ]),
    .init(
      "credit-card", "balance=4476&apr=21.9&payment=119&currency=GBP",
      from: "market-reporter.biz, a copy of a British press article",
      by: onePercent,
      [
        .months(
          "pub09-months", "Months to clear £4,476 at 21.9%, by minimum payments", "370",
          at: "/minimum/months", whyNot: afterInterest),
        .money(
          "pub09-interest", "Interest on £4,476 at 21.9%, by minimum payments", "7125",
          at: "/minimum/interest", within: .wholeUnits,
          whyNot: afterInterest),
        .months(
          "c2-07-months", "Months to clear £4,476 at 21.9%, paying £119", "61",
          at: "/fixed/months",
          whyNot: """
            Theirs is a length less what is saved, both as printed. We could not find out why it is a \
            month more.
            """),
        .money(
          "c2-07-interest", "Interest on £4,476 at 21.9%, paying £119", "2612",
          at: "/fixed/interest", within: .wholeUnits,
          whyNot: "Theirs is an interest less what is saved, both as printed."),
      ]),
    .init(
      "credit-card", "balance=3000&apr=18.9&currency=GBP",
      from: "supportcentre.natwest.com", by: "\(onePercent); pennies cut off in print",
      [
        .money(
          "pub10-interest", "First month’s interest on £3,000 at 18.9%", "43",
          at: "/schedule/minimum/0/interest", within: .cutOff),
        .money(
          "pub10-first", "First minimum payment on £3,000 at 18.9%", "73",
          at: "/minimum/firstPayment", within: .cutOff),
      ]),
    .init(
      "credit-card", "balance=3000&apr=17.9&payment=100&rule=one-percent-25&currency=GBP",
      from: "nationwide.co.uk/credit-cards/help/persistent-debt",
      by: "1% of the balance plus interest, £25 or more (the £25 is inferred)",
      [
        .money(
          "c2-01-first", "First minimum payment on £3,000 at 17.9%", "71.45",
          at: "/minimum/firstPayment"),
        .money(
          "c2-01-interest", "Interest in the first minimum on £3,000 at 17.9%", "41.45",
          at: "/schedule/minimum/0/interest"),
        .money(
          "c2-01-saved", "Saved on £3,000 at 17.9%, paying £100 and not the minimum", "2325",
          at: "/saving/interest", within: .wholeUnits),
        .months(
          "c2-01-sooner", "Months sooner on £3,000 at 17.9%, paying £100 and not the minimum",
          "128", at: "/saving/months"),
      ]),
    .init(
      "credit-card",
      "balance=4000&apr=22.9&payment=120&currency=GBP&\(danskeBank)",
      from: "danskebank.co.uk/personal/help/customers-in-financial-difficulty/persistent-debt",
      by: "3% of the statement balance, or 1% plus interest if that is more; £5 or more",
      .clearing(
        "c2-02", "£4,000 at 22.9%, by minimum payments", months: "288", monthsWithin: .wholeYears,
        interest: "5120", within: fivePounds, in: "minimum")
        + .clearing(
          "c2-03", "£4,000 at 22.9%, paying £120", months: "48", monthsWithin: .wholeYears,
          interest: "2020", within: fivePounds)),
    .init(
      "credit-card", "balance=2000&apr=19.9&currency=GBP",
      from: "finder.com/uk/credit-cards/persistent-debt", by: "\(onePercent) (inferred)",
      [
        .months(
          "c2-05-months", "Months to clear £2,000 at 19.9%, by minimum payments", "288",
          at: "/minimum/months", within: .wholeYears),
        .money(
          "c2-05-paid", "Paid in all on £2,000 at 19.9%, by minimum payments", "4850",
          at: "/minimum/paid", within: "5"),
      ]),
    .init(
      "credit-card", "balance=1000&apr=18&currency=GBP",
      from: "SavvyWoman", by: onePercent,
      [
        .months(
          "min18", "Months to clear £1,000 at 18%, by minimum payments", "204",
          at: "/minimum/months", within: .wholeYears,
          whyNot:
            "17 years were printed, without the card’s rule. Ours is that of most British cards.")
      ]),
    .init(
      "credit-card",
      "balance=10000&apr=15&basis=nominal&payment=500&currency=USD&rule=custom&minimum-percent=1"
        + "&minimum-floor=15",
      from: "github.com/maccurt/Break-Even, its own tests",
      by: "a twelfth of the yearly rate; 1% of the balance plus interest, $15 or more (inferred)",
      [
        .months(
          "pub13-months", "Months to clear $10,000 at 15%, by minimum payments", "335",
          at: "/minimum/months"),
        .money(
          "pub13-interest", "Interest on $10,000 at 15%, by minimum payments", "11979.18",
          at: "/minimum/interest",
          whyNot: "We could not find out why. Ours rounds each month’s interest to the cent."),
      ]
        + .clearing(
          "pub12", "$10,000 at 15%, paying $500", months: "24", interest: "1579.48", within: "0")),
  ]

  static let onePercent =
    "1% of the balance plus interest, £5 or more; the yearly rate is effective"

  static let danskeBank =
    "rule=custom&minimum-percent=1&minimum-floor=5&minimum-alone-percent=3&minimum-base=statement"

  /// The tolerance of amounts that were rounded to five pounds.
  static let fivePounds = "2.5"

  private static let afterInterest = """
    The article does not print the card’s rule. Taking 1% once interest is added comes to 370 months and \
    £7,127.85. Most British cards take it before.
    """

  private static let oneMonthMore = """
    They count the month in which nothing is left to pay. We count payments made.
    """
}

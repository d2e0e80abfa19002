extension PublishedCase {
  /// Several debts in one plan.
  static let plans: [PublishedCase] = [
    .init(
      "plan", "balance-1=3000&apr-1=24&budget=124&currency=GBP",
      from: "bankofscotland.co.uk/creditcards/help-guidance/minimum-payments.html",
      by: effective,
      [
        .months(
          "p-01-months", "Months to clear one card of £3,000 at 24%, paying £124", "33",
          at: "/months"),
        .money(
          "p-01-interest", "Interest on one card of £3,000 at 24%, paying £124", "981",
          at: "/interest", within: .wholeUnits),
      ]),
    .init(
      "plan",
      "balance-1=1000&apr-1=14.99&minimum-1=75&kind-2=loan&balance-2=7500&apr-2=4.75&minimum-2=150"
        + "&basis=nominal&extra=100&order=dearest&currency=USD",
      from: "github.com/nielse63/node-debt-snowball, its own example", by: twelfth,
      [
        .months(
          "p-13-months", "Months to clear $1,000 at 14.99% and $7,500 at 4.75%, paying $325", "28",
          at: "/months"),
        .money(
          "p-13-interest", "Interest on $1,000 at 14.99% and $7,500 at 4.75%, paying $325",
          "523.81", at: "/interest",
          whyNot: "They add in binary fractions. We round each month’s interest to the cent."),
      ]),
    .init(
      "plan",
      "balance-1=900&apr-1=34.9&minimum-1=25&balance-2=3500&apr-2=22.9&minimum-2=70&kind-3=loan"
        + "&balance-3=5600&apr-3=9.9&minimum-3=126&budget=321&order=dearest&currency=GBP",
      from: "avalanchevssnowball.co.uk", by: "\(effective); “about 38 months” and “roughly £2,100”",
      [
        .months(
          "p-14-months", "Months to clear debts of £900, £3,500 and £5,600, paying £321", "38",
          at: "/months",
          whyNot: """
            Both kinds of rate take longer: 39 months, or 40 with a twelfth of it. We could not find \
            out why.
            """),
        .money(
          "p-14-interest", "Interest on debts of £900, £3,500 and £5,600, paying £321", "2100",
          at: "/interest", within: "50",
          whyNot: """
            Both kinds of rate cost more: £2,409.12, or £2,686.02 with a twelfth of it. We could not \
            find out why.
            """),
      ]),
    .init(
      "plan",
      "balance-1=5000&apr-1=22&minimum-1=0&balance-2=3000&apr-2=18&minimum-2=0&balance-3=2000"
        + "&apr-3=12&minimum-3=0&basis=nominal&budget=300&order=dearest&currency=USD",
      from: "scoutmytool.com", by: "\(twelfth); “about 38 months” and “about $2,400”",
      [
        .months(
          "p-16-months", "Months to clear debts of $5,000, $3,000 and $2,000, paying $300", "38",
          at: "/months", whyNot: scoutMyTool),
        .money(
          "p-16-interest", "Interest on debts of $5,000, $3,000 and $2,000, paying $300", "2400",
          at: "/interest", within: "50", whyNot: scoutMyTool),
      ]),
  ]

  private static let scoutMyTool = """
    38 payments of $300 are $11,400: less than the $10,000 owed with $2,400 of interest. We could not \
    find out why.
    """

  /// Balances that move to another card.
  static let transfers: [PublishedCase] = [
    .init(
      "balance-transfer",
      "balance=1200&apr=18&payment=100&fee=2&fee-least=0&promo-months=12&apr-after=18&currency=GBP",
      from: barclaycard, by: effective,
      [
        .months(
          "t-01-stay", "Months to clear £1,200 at 18%, paying £100, without moving it", "14",
          at: "/stay/months"),
        .money(
          "t-01-interest", "Interest on £1,200 at 18%, paying £100, without moving it", "122",
          at: "/stay/interest", within: .wholeUnits),
        .money("t-01-fee", "Fee of 2% for moving £1,200", "24", at: "/fee"),
        .months(
          "t-01-move", "Months to clear £1,200 moved to 0% for 12 months, paying £100", "13",
          at: "/move/months"),
        .money(
          "t-01-saved", "Saved by moving £1,200 at 18% to 0% for 12 months, paying £100", "98",
          at: "/saved", within: .wholeUnits),
      ]),
    .init(
      "balance-transfer",
      "balance=3000&apr=22&payment=100&fee=3&fee-least=0&promo-months=24&apr-after=22&currency=GBP",
      from: "poundlogic.co.uk",
      by: "\(effective); “about 37 months” and “about £730”",
      [
        .months(
          "t-06-stay", "Months to clear £3,000 at 22%, paying £100, without moving it", "37",
          at: "/stay/months", whyNot: poundLogic),
        .money(
          "t-06-interest", "Interest on £3,000 at 22%, paying £100, without moving it", "730",
          at: "/stay/interest", within: "5", whyNot: poundLogic),
      ]),
  ]

  private static let poundLogic = """
    Both kinds of rate take longer: 42 months and £1,198.26, or 44 and £1,395.37 with a twelfth of it. We \
    could not find out why.
    """
}

/// Cards that pay a fixed amount, with figures worked out by an independent program in exact
/// fractions; the published ones are named.
@Suite struct CreditCardFixedTests {
  static let cases = Row.table(
    """
    name                                                                | balance | apr   | basis     | payment | months | interest | paid     | first   | last
    Lloyds/BoS: 4y10m, 1866                                             | 3000    | 24    | effective | 84      | 58     | 1866.04  | 4866.04  | 84.00   | 78.04
    Lloyds/BoS: 2y9m, 981                                               | 3000    | 24    | effective | 124     | 33     | 981.38   | 3981.38  | 124.00  | 13.38
    Moneyfacts Aug-2025: 1y8m, 84                                       | 300     | 35.7  | effective | 20      | 20     | 84.15    | 384.15   | 20.00   | 4.15
    Moneyfacts Aug-2025: 7m, 30                                         | 300     | 35.7  | effective | 50      | 7      | 30.23    | 330.23   | 50.00   | 30.23
    Money Charity 2019: total interest 1446 (says 5y3m: one month more) | 2655    | 19.87 | effective | 66.95   | 62     | 1445.67  | 4100.67  | 66.95   | 16.72
    the original app: 5y3m (first minimum 54.60 rounded up to 55)       | 2292    | 17.91 | effective | 55      | 63     | 1146.11  | 3438.11  | 55.00   | 28.11
    unrounded first minimum                                             | 2292    | 17.91 | effective | 54.60   | 64     | 1160.86  | 3452.86  | 54.60   | 13.06
    Platt 2018 code: first minimum 57.13 -> 57                          | 2292    | 17.91 | nominal   | 57      | 62     | 1234.89  | 3526.89  | 57.00   | 49.89
    MoneySuperMarket-type press example: 5y1m, 2612                     | 4476    | 21.9  | effective | 119     | 60     | 2613.68  | 7089.68  | 119.00  | 68.68
    one penny more than the interest: slow but finite (or capped)       | 1000    | 24.9  | effective | 18.71   | 418    | 6810.65  | 7810.65  | 18.71   | 8.58
    0%                                                                  | 1000    | 0     | effective | 100     | 10     | 0.00     | 1000.00  | 100.00  | 100.00
    clears in month 1, pays 1018.70                                     | 1000    | 24.9  | effective | 2000    | 1      | 18.70    | 1018.70  | 1018.70 | 1018.70
    US nominal rate check                                               | 10000   | 18    | nominal   | 200     | 94     | 8622.34  | 18622.34 | 200.00  | 22.34
    a published bug report: 25 months, 2266                             | 10000   | 20    | nominal   | 500     | 25     | 2266.06  | 12266.06 | 500.00  | 266.06
    a published test's constant: 24 months, 1579.48                     | 10000   | 15    | nominal   | 500     | 24     | 1579.48  | 11579.48 | 500.00  | 79.48
    Danske Bank, persistent debt: 3 years, 1,415                        | 4000    | 22.9  | effective | 150     | 37     | 1414.45  | 5414.45  | 150.00  | 14.45
    """)

  @Test(arguments: cases)
  func `clears as worked out`(card: Row) throws {
    let repayment = try Repayment(
      of: .typed(card["balance"]),
      monthlyRate: .of(card["apr"], isNominal: card["basis"] == "nominal"),
      paying: .typed(card["payment"]))
    let plan = try #require(repayment.cleared)
    #expect(try plan.months.count == card.whole("months"))
    #expect(
      [plan.interest, plan.paid, plan.firstPayment, plan.lastPayment].map(\.plain)
        == card["interest", "paid", "first", "last"])
  }

  @Test(arguments: ["18.69", "18.70"])
  func `never clears where the payment is not above the interest`(payment: String) throws {
    let repayment = try Repayment(
      of: .pounds(1_000), monthlyRate: .of("24.9"), paying: .typed(payment))
    #expect(!repayment.isCleared)
    #expect(repayment.months.isEmpty)
  }
}

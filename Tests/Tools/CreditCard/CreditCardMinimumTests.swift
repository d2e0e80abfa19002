/// Cards that pay only their minimum, with figures worked out by an independent program in exact
/// fractions; the published ones are named.
@Suite struct CreditCardMinimumTests {
  static let cases = Row.table(
    """
    name                                                                      | balance  | apr   | basis     | percent        | floor | alone | of        | months | interest  | paid      | first   | last
    Lloyds, Halifax and Bank of Scotland, minimum payments page: 28y3m, 5,214 | 3000     | 24    | effective | 1 + interest   | 5     | -     | opening   | 339    | 5214.22   | 8214.22   | 84.26   | 3.18
    The Times, October 2022: 18y10m, 1,459                                    | 1000     | 21.88 | effective | 1 + interest   | 5     | -     | opening   | 226    | 1459.50   | 2459.50   | 26.63   | 4.01
    The Money Charity, May 2019, which counts one month more                  | 2655     | 19.87 | effective | 1 + interest   | 5     | -     | opening   | 320    | 3846.44   | 6501.44   | 66.95   | 1.89
    the original app, which printed 303 months                                | 2292     | 17.91 | effective | 1 + interest   | 5     | -     | opening   | 302    | 2984.62   | 5276.62   | 54.60   | 0.54
    the original app's own convention                                         | 2292     | 17.91 | nominal   | 1 + interest   | 5     | -     | opening   | 305    | 3228.99   | 5520.99   | 57.13   | 0.06
    a UK press example, plain rule                                            | 4476     | 21.9  | effective | 1 + interest   | 5     | -     | opening   | 375    | 7244.67   | 11720.67  | 119.24  | 4.71
    NatWest: first month 43 interest, minimum 73                              | 3000     | 18.9  | effective | 1 + interest   | 5     | -     | opening   | 330    | 4170.16   | 7170.16   | 73.59   | 3.83
    Lloyds, new customers: 2.5 % + interest                                   | 1000     | 29.9  | effective | 2.5 + interest | 5     | -     | opening   | 118    | 826.54    | 1826.54   | 47.04   | 2.66
    floor of 25                                                               | 1000     | 29.9  | effective | 1 + interest   | 25    | -     | opening   | 79     | 1039.17   | 2039.17   | 32.04   | 2.30
    Nationwide Gold: 3 % of the balance                                       | 1000     | 29.9  | effective | 3              | 5     | -     | opening   | 286    | 2444.43   | 3444.43   | 30.00   | 0.07
    greatest of three                                                         | 1000     | 34.9  | effective | 1 + interest   | 25    | 2.5   | opening   | 85     | 1288.94   | 2288.94   | 35.26   | 18.24
    Danske Bank: greatest of 3 % of the statement balance, interest + 1 %, 5  | 4000     | 22.9  | effective | 1 + interest   | 5     | 3     | statement | 290    | 5121.69   | 9121.69   | 122.08  | 2.45
    5 % of the statement balance                                              | 2000     | 24.9  | effective | 0              | 5     | 5     | statement | 117    | 1128.69   | 3128.69   | 101.87  | 3.42
    Danske Bank's rule, were it of the balance before interest                | 4000     | 22.9  | effective | 1 + interest   | 5     | 3     | opening   | 300    | 5329.04   | 9329.04   | 120.00  | 2.35
    a balance below the floor                                                 | 4.50     | 24.9  | effective | 1 + interest   | 5     | -     | opening   | 1      | 0.08      | 4.58      | 4.58    | 4.58
    one penny                                                                 | 0.01     | 24.9  | effective | 1 + interest   | 5     | -     | opening   | 1      | 0.00      | 0.01      | 0.01    | 0.01
    no interest                                                               | 1500     | 0     | effective | 1 + interest   | 5     | -     | opening   | 210    | 0.00      | 1500.00   | 15.00   | 1.55
    the largest values                                                        | 99999.99 | 99.99 | effective | 1 + interest   | 5     | -     | opening   | 754    | 594254.66 | 694254.65 | 6945.87 | 3.02
    SavvyWoman's card                                                         | 1000     | 18    | effective | 1 + interest   | 5     | -     | opening   | 219    | 1204.49   | 2204.49   | 23.89   | 3.76
    """)

  @Test(arguments: cases)
  func `clears as worked out`(card: Row) throws {
    let repayment = try Repayment(
      of: .typed(card["balance"]),
      monthlyRate: .of(card["apr"], isNominal: card["basis"] == "nominal"),
      payingMinimum: rule(of: card))
    let plan = try #require(repayment.cleared)
    #expect(try plan.months.count == card.whole("months"))
    #expect(
      [plan.interest, plan.paid, plan.firstPayment, plan.lastPayment].map(\.plain)
        == card["interest", "paid", "first", "last"])
  }

  private func rule(of card: Row) throws -> MinimumPaymentRule {
    let words: String = card["percent"]
    let percent = words.split(separator: " ").map(String.init)
    let base = try #require(MinimumPaymentRule.Base(rawValue: card["of"]))
    let rate = try #require(Percentage(plain: percent[0]))
    return MinimumPaymentRule(
      percent: rate, addsInterest: percent.count > 1,
      floor: .pounds(try card.whole("floor")), percentAlone: Percentage(plain: card["alone"]),
      of: base)
  }

  @Test func `never clears where the minimum is below the interest`() throws {
    let repayment = try Repayment(
      of: .pounds(5_000), monthlyRate: .of("39.9"), payingMinimum: .share("2", floor: 5))
    #expect(!repayment.isCleared)
    #expect(repayment.months.isEmpty)
  }
}

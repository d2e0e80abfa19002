/// Payments that clear a card in time, worked out by an independent program in exact fractions;
/// of £2,500, a consumer finance article prints the same interest to a pound.
@Suite struct CreditCardTargetTests {
  static let cases = Row.table(
    """
    balance | apr   | basis     | months | payment | actual | interest | last
    3000    | 24    | effective | 12     | 280.36  | 12     | 364.28   | 280.32
    3000    | 24    | effective | 36     | 114.12  | 36     | 1108.01  | 113.81
    2292    | 17.91 | effective | 36     | 81.25   | 36     | 632.88   | 81.13
    2292    | 17.91 | effective | 63     | 54.73   | 63     | 1155.97  | 54.71
    2292    | 17.91 | nominal   | 36     | 82.76   | 36     | 687.25   | 82.65
    1000    | 0     | effective | 12     | 83.34   | 12     | 0.00     | 83.26
    1000    | 0     | effective | 7      | 142.86  | 7      | 0.00     | 142.84
    1000    | 39.9  | effective | 1      | 1028.37 | 1      | 28.37    | 1028.37
    1784.53 | 14.99 | nominal   | 36     | 61.86   | 36     | 442.10   | 61.53
    0.01    | 24.9  | effective | 12     | 0.01    | 1      | 0.00     | 0.01
    5000    | 34.9  | effective | 60     | 162.73  | 60     | 4763.65  | 162.58
    15000   | 8     | nominal   | 60     | 304.15  | 60     | 3248.69  | 303.84
    2500    | 16.8  | nominal   | 60     | 61.87   | 60     | 1211.59  | 61.26
    2500    | 7.8   | nominal   | 60     | 50.46   | 60     | 526.97   | 49.83
    """)

  @Test(arguments: cases)
  func `is the smallest payment that clears in time`(card: Row) throws {
    let target = try CreditCardTarget(
      clearing: .typed(card["balance"]),
      monthlyRate: .of(card["apr"], isNominal: card["basis"] == "nominal"),
      inMonths: card.whole("months"))
    #expect(try target.repayment.months.count == card.whole("actual"))
    #expect(
      [target.payment, target.repayment.interest, target.repayment.lastPayment].map(\.plain)
        == card["payment", "interest", "last"])
  }

  @Test func `one penny less takes longer`() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<1_000 {
      let balance = Money(minorUnits: .random(in: 1...2_000_000, using: &random), .gbp)
      let apr = Percentage(tenThousandths: .random(in: 0...600_000, using: &random))
      let rate = try MonthlyRate.effective(apr)
      let months = Int.random(in: 1...120, using: &random)
      let target = try CreditCardTarget(clearing: balance, monthlyRate: rate, inMonths: months)
      #expect(target.repayment.months.count <= months)
      let less = target.payment - Money(minorUnits: 1, .gbp)
      let longer = try Repayment(of: balance, monthlyRate: rate, paying: less)
      #expect((longer.cleared?.months.count ?? .max) > months)
    }
  }
}

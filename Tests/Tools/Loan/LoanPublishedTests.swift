/// Loans that others have published the figures of, held to the tolerance that each allows: most do
/// not round every month, and some print whole pounds.
@Suite struct LoanPublishedTests {
  /// numpy-financial, tests/test_financial.py.
  @Test func `the parts of the first payments are those of numpy-financial`() throws {
    let loan = try LoanSchedule(LoanTerms(borrowing: "2000", at: "10", months: 24))
    #expect(loan.payments.prefix(4).map(\.interest.plain) == ["16.67", "16.04", "15.40", "14.76"])
    #expect(loan.payments.prefix(4).map(\.principal.plain) == ["75.62", "76.25", "76.89", "77.53"])
    let large = try LoanSchedule(LoanTerms(borrowing: "55000", at: "10", months: 60))
    #expect(try isNear(large.payments[0].principal, "710.25", 1))
    let free = try LoanSchedule(LoanTerms(borrowing: "15000", at: "0", months: 60))
    #expect(free.payments.allSatisfy { $0.payment == .dollars(250) })
  }

  /// The payment at three percent more, what is owed after so many years, and how far rounding each
  /// month may lead away, in minor units.
  static let balances = Row.table(
    """
    source                                     | principal | rate | months | stress  | owed                                       | tolerance
    MoneyHelper, maps-apps mortgage calculator | 410000    | 5    | 240    | 3429.40 | 1: 397752.02, 7: 309923.65, 19: 31607.27   | 100
    MoneyHelper, maps-apps mortgage calculator | 500000    | 4    | 300    | 3533.90 | 6: 421009.63, 12: 320633.26, 19: 168689.89 | 200
    MoneyHelper, maps-apps mortgage calculator | 315000    | 6.5  | 144    | 3674.08 | 2: 277948.71, 5: 212536.78, 8: 133082.76   | 100
    MoneyHelper, maps-apps mortgage calculator | 690000    | 0    | 130    | -       | 1: 626307.69, 10: 53076.92                 | 100
    Money Advice Service, mortgage_calculator  | 100000    | 7.5  | 300    | -       | 1: 98585.00, 10: 79718.00, 24: 8518.00     | 120
    """)

  @Test(arguments: balances)
  func `balances are as published`(loan: Row) throws {
    let terms = try LoanTerms(
      borrowing: loan["principal"], at: loan["rate"], months: loan.whole("months"))
    let schedule = try LoanSchedule(terms)
    let owed: String = loan["owed"]
    for pair in owed.split(separator: ", ").map({ $0.split(separator: ": ").map(String.init) }) {
      let closing = schedule.payments[try #require(Int(pair[0])) * 12 - 1].closing
      #expect(try isNear(closing, pair[1], loan.whole("tolerance")))
    }
    let stress: String = loan["stress"]
    if stress != "-" {
      #expect(try terms.raised(by: Percentage(3)).totals().payment.plain == stress)
    }
  }

  /// CFPB, amortize, test/index.js.
  @Test func `a mortgage after five years is as the CFPB has it`() throws {
    let schedule = try LoanSchedule(LoanTerms(borrowing: "180000", at: "4.25", months: 360))
    let after = LoanPayment.list(schedule)[59]
    #expect(try isNear(after.interestSoFar, "36583.36", 20))
    #expect(try isNear(after.month.closing, "163453.85", 20))
    let dearer = try LoanSchedule(LoanTerms(borrowing: "180000", at: "4.375", months: 360))
    #expect(try isNear(LoanPayment.list(dearer)[59].interestSoFar, "37694.10", 20))
  }

  /// CFPB, amortize: 109 months and $47,047.19 saved, without rounding each month.
  @Test func `200 dollars more a month save what the CFPB says`() throws {
    let plain = try LoanTerms(borrowing: "180000", at: "4.25", months: 360)
    let extras = LoanExtras(each: .dollars(200), yearly: .dollars(0), once: .dollars(0))
    let schedule = try LoanSchedule(plain.with(extras: extras))
    let saved = LoanComparison.Saving(
      from: try LoanSchedule(plain).repayment.totals, to: schedule.repayment.totals)
    #expect(saved.payments == 109)
    #expect(try isNear(saved.interest, "47047.19", 100))
    let breaking = schedule.payments.firstIndex { $0.principal > $0.interest }
    #expect(breaking == 55)
  }

  private func isNear(_ money: Money, _ published: String, _ tolerance: Int64) throws -> Bool {
    try (money - .cents(published)).absolute.minorUnits <= tolerance
  }
}

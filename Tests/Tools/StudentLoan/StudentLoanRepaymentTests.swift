/// Loans with every figure worked out by an independent program in exact fractions.
@Suite struct StudentLoanRepaymentTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let principal: Int64
    let apr: String
    var isCompounded = false
    let proportion: Int32
    let payment: String
    let rate: String
    let absolute: String
    let tenYear: String
    let count: Int
    let final: String
    let outstanding: String
    let balance: String
    let total: String
    var special: StudentLoanRepayment.Difference?
    let savings: (absolute: String, tenYear: String)

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "sl01: default: alpha 1, ten-year minimum",
      principal: 30_000, apr: "5.00", proportion: 100,
      payment: "318.20", rate: "0.004166666666666667", absolute: "125.01",
      tenYear: "318.20", count: 120, final: "317.69",
      outstanding: "0.00", balance: "316.37",
      total: "38183.49", savings: ("247748.69", "0.00")),
    Case(
      name: "sl02: compounded monthly rate",
      principal: 30_000, apr: "5.00", isCompounded: true, proportion: 100,
      payment: "318.35", rate: "0.004175072933719833", absolute: "125.26",
      tenYear: "318.35", count: 120, final: "317.49",
      outstanding: "0.00", balance: "316.17",
      total: "38201.14", savings: ("254349.24", "0.00")),
    Case(
      name: "sl03: half of the interest paid: big final payment",
      principal: 30_000, apr: "5.00", proportion: 50,
      payment: "282.81", rate: "0.004166666666666667", absolute: "62.51",
      tenYear: "282.81", count: 121, final: "3937.19",
      outstanding: "3937.17", balance: "0.02",
      total: "37874.39", savings: ("248057.79", "309.10")),
    Case(
      name: "sl04: alpha 0, i>0: ceil(p/120); all interest due at the end",
      principal: 30_000, apr: "5.00", proportion: 0,
      payment: "250.00", rate: "0.004166666666666667", absolute: "0.01",
      tenYear: "250.00", count: 120, final: "7812.60",
      outstanding: "7561.56", balance: "250.00",
      total: "37562.60", savings: ("248369.58", "620.89")),
    Case(
      name: "sl05: 30000 at 5.00 %",
      principal: 30_000, apr: "5.00", proportion: 25,
      payment: "300.00", rate: "0.004166666666666667", absolute: "31.26",
      tenYear: "266.09", count: 106, final: "5287.16",
      outstanding: "5089.76", balance: "196.58",
      total: "36787.16", savings: ("249145.02", "1396.33")),
    Case(
      name: "sl06: 30000 at 5.00 %",
      principal: 30_000, apr: "5.00", proportion: 75,
      payment: "300.00", rate: "0.004166666666666667", absolute: "93.76",
      tenYear: "300.19", count: 121, final: "2035.72",
      outstanding: "2008.92", balance: "26.69",
      total: "38035.72", savings: ("247896.46", "147.77")),
    Case(
      name: "sl07: smallest non-zero alpha",
      principal: 30_000, apr: "5.00", proportion: 1,
      payment: "300.00", rate: "0.004166666666666667", absolute: "1.26",
      tenYear: "250.64", count: 101, final: "6330.12",
      outstanding: "6266.55", balance: "63.31",
      total: "36330.12", savings: ("249602.06", "1853.37")),
    Case(
      name: "sl08: 30000 at 5.00 %",
      principal: 30_000, apr: "5.00", proportion: 99,
      payment: "300.00", rate: "0.004166666666666667", absolute: "123.76",
      tenYear: "317.47", count: 130, final: "150.44",
      outstanding: "88.50", balance: "61.68",
      total: "38850.44", savings: ("247081.74", "-666.95")),
    Case(
      name: "sl09: 0% APR",
      principal: 30_000, apr: "0.00", proportion: 100,
      payment: "250.00", rate: "0.000000000000000000", absolute: "0.01",
      tenYear: "250.00", count: 120, final: "250.00",
      outstanding: "0.00", balance: "250.00",
      total: "30000.00", savings: ("0.00", "0.00")),
    Case(
      name: "sl10: 0% compounded, alpha irrelevant",
      principal: 30_000, apr: "0.00", isCompounded: true, proportion: 50,
      payment: "250.00", rate: "0.000000000000000000", absolute: "0.01",
      tenYear: "250.00", count: 120, final: "250.00",
      outstanding: "0.00", balance: "250.00",
      total: "30000.00", savings: ("0.00", "0.00")),
    Case(
      name: "sl11: just above the ten-year minimum",
      principal: 10_000, apr: "6.80", proportion: 100,
      payment: "115.09", rate: "0.005666666666666667", absolute: "56.68",
      tenYear: "115.09", count: 120, final: "113.51",
      outstanding: "0.00", balance: "112.87",
      total: "13809.22", savings: ("70295.61", "0.00")),
    Case(
      name: "sl12: absolute minimum: interest + 0.01",
      principal: 10_000, apr: "6.80", proportion: 100,
      payment: "56.68", rate: "0.005666666666666667", absolute: "56.68",
      tenYear: "115.09", count: 1484, final: "48.39",
      outstanding: "0.00", balance: "48.12",
      total: "84104.83", savings: ("0.00", "-70295.61")),
    Case(
      name: "sl13: n=1: payment equals the amount due -> nothing displayed",
      principal: 1_000, apr: "6.00", proportion: 100,
      payment: "1005.00", rate: "0.005000000000000000", absolute: "5.01",
      tenYear: "11.11", count: 1, final: "1005.00",
      outstanding: "0.00", balance: "1000.00",
      total: "1005.00", savings: ("5317.55", "326.90")),
    Case(
      name: "sl14: n=1: Refunded 0.01",
      principal: 1_000, apr: "6.00", proportion: 100,
      payment: "1005.01", rate: "0.005000000000000000", absolute: "5.01",
      tenYear: "11.11", count: 1, final: "1005.00",
      outstanding: "0.00", balance: "1000.00",
      total: "1005.00", special: .refunded(Money(minorUnits: 1, .usd)),
      savings: ("5317.55", "326.90")),
    Case(
      name: "sl15: n=1: Refunded",
      principal: 1_000, apr: "6.00", proportion: 100,
      payment: "2000.00", rate: "0.005000000000000000", absolute: "5.01",
      tenYear: "11.11", count: 1, final: "1005.00",
      outstanding: "0.00", balance: "1000.00",
      total: "1005.00", special: .refunded(Money(minorUnits: 99500, .usd)),
      savings: ("5317.55", "326.90")),
    Case(
      name: "sl16: n=1 with alpha 0: Pay Extra 5.00",
      principal: 1_000, apr: "6.00", proportion: 0,
      payment: "1000.00", rate: "0.005000000000000000", absolute: "0.01",
      tenYear: "8.34", count: 1, final: "1005.00",
      outstanding: "0.00", balance: "1000.00",
      total: "1005.00", special: .payExtra(Money(minorUnits: 500, .usd)),
      savings: ("5317.55", "326.90")),
    Case(
      name: "sl17: n=1 with alpha 0.5: Pay Extra 2.50 (strict > test: B reaches exactly 0)",
      principal: 1_000, apr: "6.00", proportion: 50,
      payment: "1002.50", rate: "0.005000000000000000", absolute: "2.51",
      tenYear: "9.66", count: 1, final: "1005.00",
      outstanding: "0.00", balance: "1000.00",
      total: "1005.00", special: .payExtra(Money(minorUnits: 250, .usd)),
      savings: ("5317.55", "326.90")),
    Case(
      name: "sl18: n=2 instead: one cent short",
      principal: 1_000, apr: "6.00", proportion: 50,
      payment: "1002.49", rate: "0.005000000000000000", absolute: "2.51",
      tenYear: "9.66", count: 2, final: "2.51",
      outstanding: "2.50", balance: "0.01",
      total: "1005.00", savings: ("5317.55", "326.90")),
    Case(
      name: "sl19: one dollar",
      principal: 1, apr: "5.00", proportion: 100,
      payment: "0.02", rate: "0.004166666666666667", absolute: "0.01",
      tenYear: "0.02", count: 50, final: "0.02",
      outstanding: "0.00", balance: "0.02",
      total: "1.00", savings: ("0.00", "0.00")),
    Case(
      name: "sl20: odd numbers, compounded",
      principal: 123_457, apr: "7.54", isCompounded: true, proportion: 33,
      payment: "1234.56", rate: "0.006302462337366987", absolute: "256.78",
      tenYear: "1163.60", count: 113, final: "30932.80",
      outstanding: "30648.95", balance: "282.07",
      total: "169203.52", savings: ("1273382.24", "7138.23")),
    Case(
      name: "sl21: high APR",
      principal: 250_000, apr: "13.99", proportion: 100,
      payment: "3880.16", rate: "0.011658333333333333", absolute: "2914.59",
      tenYear: "3880.16", count: 120, final: "3879.55",
      outstanding: "0.00", balance: "3834.84",
      total: "465618.59", savings: ("2799908.60", "0.00")),
    Case(
      name: "sl22: 45678 at 4.45 %",
      principal: 45_678, apr: "4.45", proportion: 60,
      payment: "500.00", rate: "0.003708333333333333", absolute: "101.64",
      tenYear: "434.15", count: 103, final: "3749.87",
      outstanding: "3628.52", balance: "120.90",
      total: "54749.87", savings: ("390938.14", "1926.05")),
    Case(
      name: "sl23: absolute minimum of a 12-dollar loan; interest 0.10; ties at 0.xx5 exercised",
      principal: 12, apr: "10.00", proportion: 100,
      payment: "0.11", rate: "0.008333333333333333", absolute: "0.11",
      tenYear: "0.16", count: 299, final: "0.01",
      outstanding: "0.00", balance: "0.01",
      total: "32.79", savings: ("0.00", "-13.84")),
    Case(
      name: "sl24: half-cent ties: 30*0.07/12*0.5 = 0.0875 ; owed 0.175 -> 0.18",
      principal: 30, apr: "7.00", proportion: 50,
      payment: "0.27", rate: "0.005833333333333333", absolute: "0.10",
      tenYear: "0.30", count: 135, final: "6.46",
      outstanding: "6.34", balance: "0.12",
      total: "42.64", savings: ("39.77", "-0.94")),
    Case(
      name: "sl25: tie: 60*0.01/12 = 0.05 exactly",
      principal: 60, apr: "1.00", proportion: 100,
      payment: "0.60", rate: "0.000833333333333333", absolute: "0.06",
      tenYear: "0.53", count: 105, final: "0.28",
      outstanding: "0.00", balance: "0.28",
      total: "62.68", savings: ("71.77", "0.38")),
  ]

  @Test(arguments: cases)
  func `is repaid as worked out`(loan: Case) throws {
    let terms = try StudentLoanTerms.of(
      loan.principal, apr: loan.apr, isCompounded: loan.isCompounded, proportion: loan.proportion)
    #expect(terms.monthlyRate.decimal(places: 18) == loan.rate)
    #expect(try terms.absoluteMinimum.plain == loan.absolute)
    #expect(try terms.tenYearMinimum.plain == loan.tenYear)
    let repayment = try #require(
      try StudentLoanRepayment(of: terms, paying: .dollars(loan.payment)))
    #expect(repayment.count == loan.count)
    #expect(repayment.finalPayment.plain == loan.final)
    #expect(repayment.outstandingInterest.plain == loan.outstanding)
    #expect(repayment.balanceBeforeFinal.plain == loan.balance)
    #expect(repayment.total.plain == loan.total)
    #expect(repayment.difference == loan.special)
  }

  @Test(arguments: cases)
  func `saves as worked out`(loan: Case) throws {
    let form = try StudentLoanForm(
      Submission([
        ("principal", "\(loan.principal)"), ("apr", loan.apr),
        ("compounded", loan.isCompounded ? "yes" : "no"), ("proportion", "\(loan.proportion)"),
        ("payment", loan.payment),
      ]))
    let comparison = try StudentLoanComparison(
      of: form.terms, paying: form.payment, against: .tenYear, after: nil)
    #expect(comparison.savings.absolute.plain == loan.savings.absolute)
    #expect(comparison.savings.tenYear.plain == loan.savings.tenYear)
  }

  @Test func `the example of the documentation`() throws {
    let repayment = try StudentLoanRepayment(
      of: StudentLoanTerms(
        principal: .whole(30_000, .usd), monthlyRate: .nominal(Percentage(5)),
        proportion: Percentage(50)),
      paying: Money(minorUnits: 282_81, .usd))
    #expect(repayment?.count == 121)
    #expect(repayment?.finalPayment.formatted == "$3,937.19")
  }

  @Test func `a payment below the absolute minimum repays nothing`() throws {
    let terms = try StudentLoanTerms.of(30_000, apr: "5", proportion: 50)
    #expect(try StudentLoanRepayment(of: terms, paying: .dollars("62.50")) == nil)
    #expect(try StudentLoanRepayment(of: terms, paying: .dollars("62.51")) != nil)
  }

  /// $30,000 at 5 % takes 120 payments of $318.20, or $38,183.49 in all.
  @Test func `lists the months to compare with, unless they are the loan's own`() throws {
    let terms = try StudentLoanTerms.of(30_000, apr: "5", proportion: 100)
    let baseline = try StudentLoanComparison(
      of: terms, paying: .dollars("350.00"), against: .tenYear, after: nil
    ).listedBaseline()
    #expect(baseline?.months.count == 120)
    #expect(baseline?.total.plain == "38183.49")
    let own = try StudentLoanComparison(of: terms, paying: nil, against: .tenYear, after: nil)
    #expect(try own.listedBaseline() == nil)
  }

  /// Half of the first month's interest on $30,000 at 5 % is $62.50, on $60,000 it is $125.
  @Test func `tells whether a payment would still reduce a loan of another size`() throws {
    let terms = try StudentLoanTerms.of(10_000, apr: "5", proportion: 50)
    #expect(try terms.isReduced(by: .dollars("62.51"), owing: .whole(30_000, .usd)))
    #expect(try !terms.isReduced(by: .dollars("62.50"), owing: .whole(30_000, .usd)))
    #expect(try !terms.isReduced(by: .dollars("62.51"), owing: .whole(60_000, .usd)))
  }

  @Test func `the ten-year payment of the highest rates is literal, and not the one to pay`() throws
  {
    let terms = try StudentLoanTerms.of(600, apr: "99.99", proportion: 100)
    #expect(try terms.tenYearMinimum.plain == "50.00")
    #expect(try terms.absoluteMinimum.plain == "50.01")
    #expect(try terms.leastTenYearPayment.plain == "50.01")
  }
}

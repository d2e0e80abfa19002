/// Loans with every figure worked out by an independent program in exact fractions.
@Suite struct StudentLoanRepaymentTests {
  static let cases = Row.table(
    """
    name                                                                               | principal | apr   | compounded | proportion | payment | rate                 | absolute | ten years | count | final    | outstanding | balance | total     | special        | saves      | of ten years
    sl01: default: alpha 1, ten-year minimum                                           | 30000     | 5.00  | no         | 100        | 318.20  | 0.004166666666666667 | 125.01   | 318.20    | 120   | 317.69   | 0.00        | 316.37  | 38183.49  | -              | 247748.69  | 0.00
    sl02: compounded monthly rate                                                      | 30000     | 5.00  | yes        | 100        | 318.35  | 0.004175072933719833 | 125.26   | 318.35    | 120   | 317.49   | 0.00        | 316.17  | 38201.14  | -              | 254349.24  | 0.00
    sl03: half of the interest paid: big final payment                                 | 30000     | 5.00  | no         | 50         | 282.81  | 0.004166666666666667 | 62.51    | 282.81    | 121   | 3937.19  | 3937.17     | 0.02    | 37874.39  | -              | 248057.79  | 309.10
    sl04: alpha 0, i>0: ceil(p/120); all interest due at the end                       | 30000     | 5.00  | no         | 0          | 250.00  | 0.004166666666666667 | 0.01     | 250.00    | 120   | 7812.60  | 7561.56     | 250.00  | 37562.60  | -              | 248369.58  | 620.89
    sl05: 30000 at 5.00 %                                                              | 30000     | 5.00  | no         | 25         | 300.00  | 0.004166666666666667 | 31.26    | 266.09    | 106   | 5287.16  | 5089.76     | 196.58  | 36787.16  | -              | 249145.02  | 1396.33
    sl06: 30000 at 5.00 %                                                              | 30000     | 5.00  | no         | 75         | 300.00  | 0.004166666666666667 | 93.76    | 300.19    | 121   | 2035.72  | 2008.92     | 26.69   | 38035.72  | -              | 247896.46  | 147.77
    sl07: smallest non-zero alpha                                                      | 30000     | 5.00  | no         | 1          | 300.00  | 0.004166666666666667 | 1.26     | 250.64    | 101   | 6330.12  | 6266.55     | 63.31   | 36330.12  | -              | 249602.06  | 1853.37
    sl08: 30000 at 5.00 %                                                              | 30000     | 5.00  | no         | 99         | 300.00  | 0.004166666666666667 | 123.76   | 317.47    | 130   | 150.44   | 88.50       | 61.68   | 38850.44  | -              | 247081.74  | -666.95
    sl09: 0% APR                                                                       | 30000     | 0.00  | no         | 100        | 250.00  | 0.000000000000000000 | 0.01     | 250.00    | 120   | 250.00   | 0.00        | 250.00  | 30000.00  | -              | 0.00       | 0.00
    sl10: 0% compounded, alpha irrelevant                                              | 30000     | 0.00  | yes        | 50         | 250.00  | 0.000000000000000000 | 0.01     | 250.00    | 120   | 250.00   | 0.00        | 250.00  | 30000.00  | -              | 0.00       | 0.00
    sl11: just above the ten-year minimum                                              | 10000     | 6.80  | no         | 100        | 115.09  | 0.005666666666666667 | 56.68    | 115.09    | 120   | 113.51   | 0.00        | 112.87  | 13809.22  | -              | 70295.61   | 0.00
    sl12: absolute minimum: interest + 0.01                                            | 10000     | 6.80  | no         | 100        | 56.68   | 0.005666666666666667 | 56.68    | 115.09    | 1484  | 48.39    | 0.00        | 48.12   | 84104.83  | -              | 0.00       | -70295.61
    sl13: n=1: payment equals the amount due -> nothing displayed                      | 1000      | 6.00  | no         | 100        | 1005.00 | 0.005000000000000000 | 5.01     | 11.11     | 1     | 1005.00  | 0.00        | 1000.00 | 1005.00   | -              | 5317.55    | 326.90
    sl14: n=1: Refunded 0.01                                                           | 1000      | 6.00  | no         | 100        | 1005.01 | 0.005000000000000000 | 5.01     | 11.11     | 1     | 1005.00  | 0.00        | 1000.00 | 1005.00   | refunded 1     | 5317.55    | 326.90
    sl15: n=1: Refunded                                                                | 1000      | 6.00  | no         | 100        | 2000.00 | 0.005000000000000000 | 5.01     | 11.11     | 1     | 1005.00  | 0.00        | 1000.00 | 1005.00   | refunded 99500 | 5317.55    | 326.90
    sl16: n=1 with alpha 0: Pay Extra 5.00                                             | 1000      | 6.00  | no         | 0          | 1000.00 | 0.005000000000000000 | 0.01     | 8.34      | 1     | 1005.00  | 0.00        | 1000.00 | 1005.00   | payExtra 500   | 5317.55    | 326.90
    sl17: n=1 with alpha 0.5: Pay Extra 2.50 (strict > test: B reaches exactly 0)      | 1000      | 6.00  | no         | 50         | 1002.50 | 0.005000000000000000 | 2.51     | 9.66      | 1     | 1005.00  | 0.00        | 1000.00 | 1005.00   | payExtra 250   | 5317.55    | 326.90
    sl18: n=2 instead: one cent short                                                  | 1000      | 6.00  | no         | 50         | 1002.49 | 0.005000000000000000 | 2.51     | 9.66      | 2     | 2.51     | 2.50        | 0.01    | 1005.00   | -              | 5317.55    | 326.90
    sl19: one dollar                                                                   | 1         | 5.00  | no         | 100        | 0.02    | 0.004166666666666667 | 0.01     | 0.02      | 50    | 0.02     | 0.00        | 0.02    | 1.00      | -              | 0.00       | 0.00
    sl20: odd numbers, compounded                                                      | 123457    | 7.54  | yes        | 33         | 1234.56 | 0.006302462337366987 | 256.78   | 1163.60   | 113   | 30932.80 | 30648.95    | 282.07  | 169203.52 | -              | 1273382.24 | 7138.23
    sl21: high APR                                                                     | 250000    | 13.99 | no         | 100        | 3880.16 | 0.011658333333333333 | 2914.59  | 3880.16   | 120   | 3879.55  | 0.00        | 3834.84 | 465618.59 | -              | 2799908.60 | 0.00
    sl22: 45678 at 4.45 %                                                              | 45678     | 4.45  | no         | 60         | 500.00  | 0.003708333333333333 | 101.64   | 434.15    | 103   | 3749.87  | 3628.52     | 120.90  | 54749.87  | -              | 390938.14  | 1926.05
    sl23: absolute minimum of a 12-dollar loan; interest 0.10; ties at 0.xx5 exercised | 12        | 10.00 | no         | 100        | 0.11    | 0.008333333333333333 | 0.11     | 0.16      | 299   | 0.01     | 0.00        | 0.01    | 32.79     | -              | 0.00       | -13.84
    sl24: half-cent ties: 30*0.07/12*0.5 = 0.0875 ; owed 0.175 -> 0.18                 | 30        | 7.00  | no         | 50         | 0.27    | 0.005833333333333333 | 0.10     | 0.30      | 135   | 6.46     | 6.34        | 0.12    | 42.64     | -              | 39.77      | -0.94
    sl25: tie: 60*0.01/12 = 0.05 exactly                                               | 60        | 1.00  | no         | 100        | 0.60    | 0.000833333333333333 | 0.06     | 0.53      | 105   | 0.28     | 0.00        | 0.28    | 62.68     | -              | 71.77      | 0.38
    """)

  @Test(arguments: cases)
  func `is repaid as worked out`(loan: Row) throws {
    let terms = try StudentLoanTerms.of(
      loan.whole("principal"), apr: loan["apr"], isCompounded: loan["compounded"] == "yes",
      proportion: loan.whole("proportion"))
    #expect(terms.monthlyRate.decimal(places: 18) == loan["rate"])
    #expect(try terms.absoluteMinimum.plain == loan["absolute"])
    #expect(try terms.tenYearMinimum.plain == loan["ten years"])
    let repayment = try #require(
      try StudentLoanRepayment(of: terms, paying: .dollars(loan["payment"])))
    #expect(try repayment.count == loan.whole("count"))
    let before = [repayment.outstandingInterest, repayment.balanceBeforeFinal]
    #expect(
      ([repayment.finalPayment] + before + [repayment.total]).map(\.plain)
        == loan["final", "outstanding", "balance", "total"])
    #expect(written(repayment.difference) == loan["special"])
  }

  private func written(
    _ difference: (kind: StudentLoanRepayment.Difference, amount: Money)?
  ) -> String {
    difference.map { "\($0.kind) \($0.amount.minorUnits)" } ?? "-"
  }

  @Test(arguments: cases)
  func `saves as worked out`(loan: Row) throws {
    let form = try StudentLoanForm(
      Submission([
        ("principal", loan["principal"]), ("apr", loan["apr"]), ("compounded", loan["compounded"]),
        ("proportion", loan["proportion"]), ("payment", loan["payment"]),
      ]))
    let comparison = try StudentLoanComparison(
      of: form.terms, paying: form.payment, against: .tenYear, after: nil)
    #expect(comparison.saving(against: comparison.absolute).plain == loan["saves"])
    #expect(comparison.saving(against: comparison.tenYear).plain == loan["of ten years"])
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
}

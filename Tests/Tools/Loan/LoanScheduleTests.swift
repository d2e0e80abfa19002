/// Whole loans, with figures worked out by an independent program in exact fractions; those that
/// agree with published ones name their source.
@Suite struct LoanScheduleTests {
  static let cases = Row.table(
    """
    name                                                                | principal | rate  | months | kind          | each   | yearly | with | once   | at | payment   | payments | interest     | paid         | extra     | last      | fewer | saved
    numpy-financial pmt(0.08/12, 60, 15000): 304.1459                   | 15000     | 8     | 60     | repayment     | 0      | 0      | 12   | 0      | 1  | 304.15    | 60       | 3248.69      | 18248.69     | 0.00      | 303.84    | 0     | 0.00
    Amortized app test: 1995.91                                         | 300000    | 7     | 360    | repayment     | 0      | 0      | 12   | 0      | 1  | 1995.91   | 360      | 418524.05    | 718524.05    | 0.00      | 1992.36   | 0     | 0.00
    Amortized app test: 2613.32                                         | 300000    | 6.5   | 180    | repayment     | 0      | 0      | 12   | 0      | 1  | 2613.32   | 180      | 170398.28    | 470398.28    | 0.00      | 2614.00   | 0     | 0.00
    CFPB amortize: 885.49                                               | 180000    | 4.25  | 360    | repayment     | 0      | 0      | 12   | 0      | 1  | 885.49    | 360      | 138777.76    | 318777.76    | 0.00      | 886.85    | 0     | 0.00
    CFPB amortize, $200 more a month: 109 months fewer                  | 180000    | 4.25  | 360    | repayment     | 200    | 0      | 12   | 0      | 1  | 885.49    | 251      | 91730.10     | 271730.10    | 50000.00  | 357.60    | 109   | 47047.66
    Money Advice Service, mortgage_calculator: 738.99, interest 121,697 | 100000    | 7.5   | 300    | repayment     | 0      | 0      | 12   | 0      | 1  | 738.99    | 300      | 121697.94    | 221697.94    | 0.00      | 739.93    | 0     | 0.00
    MoneyHelper: 2,705.82                                               | 410000    | 5     | 240    | repayment     | 0      | 0      | 12   | 0      | 1  | 2705.82   | 240      | 239396.24    | 649396.24    | 0.00      | 2705.26   | 0     | 0.00
    MoneyHelper: 2,639.18                                               | 500000    | 4     | 300    | repayment     | 0      | 0      | 12   | 0      | 1  | 2639.18   | 300      | 291756.26    | 791756.26    | 0.00      | 2641.44   | 0     | 0.00
    MoneyHelper: 3,156.05                                               | 315000    | 6.5   | 144    | repayment     | 0      | 0      | 12   | 0      | 1  | 3156.05   | 144      | 139471.58    | 454471.58    | 0.00      | 3156.43   | 0     | 0.00
    MoneyHelper, no interest: total 690,000                             | 690000    | 0     | 130    | repayment     | 0      | 0      | 12   | 0      | 1  | 5307.69   | 130      | 0.00         | 690000.00    | 0.00      | 5307.99   | 0     | 0.00
    StepChange: about 302 a month, 870 interest                         | 10000     | 5.5   | 36     | repayment     | 0      | 0      | 12   | 0      | 1  | 301.96    | 36       | 870.54       | 10870.54     | 0.00      | 301.94    | 0     | 0.00
    one payment                                                         | 1000      | 12    | 1      | repayment     | 0      | 0      | 12   | 0      | 1  | 1010.00   | 1        | 10.00        | 1010.00      | 0.00      | 1010.00   | 0     | 0.00
    no interest, the residue in the last payment                        | 1000      | 0     | 3      | repayment     | 0      | 0      | 12   | 0      | 1  | 333.33    | 3        | 0.00         | 1000.00      | 0.00      | 333.34    | 0     | 0.00
    an extra larger than the balance                                    | 200000    | 6     | 360    | repayment     | 100000 | 0      | 12   | 0      | 1  | 1199.10   | 2        | 1499.00      | 201499.00    | 199100.80 | 100299.90 | 358   | 230178.04
    1,000 with every twelfth payment                                    | 200000    | 6     | 360    | repayment     | 0      | 1000   | 12   | 0      | 1  | 1199.10   | 305      | 190663.81    | 390663.81    | 25000.00  | 1137.41   | 55    | 41013.23
    10,000 once, with payment 24                                        | 200000    | 6     | 360    | repayment     | 0      | 0      | 12   | 10000  | 24 | 1199.10   | 320      | 193319.37    | 393319.37    | 10000.00  | 806.47    | 40    | 38357.67
    a one-off extra that clears the loan                                | 200000    | 6     | 360    | repayment     | 0      | 0      | 12   | 500000 | 24 | 1199.10   | 24       | 23714.90     | 223714.90    | 194936.50 | 196135.60 | 336   | 207962.14
    Money Advice Service, interest-only: 500.00, payable 250,000        | 100000    | 6     | 300    | interest-only | 0      | 0      | 12   | 0      | 1  | 500.00    | 300      | 150000.00    | 250000.00    | 0.00      | 100500.00 | 0     | 0.00
    MoneyHelper, interest-only: 1,666.67                                | 400000    | 5     | 300    | interest-only | 0      | 0      | 12   | 0      | 1  | 1666.67   | 300      | 500001.00    | 900001.00    | 0.00      | 401666.67 | 0     | 0.00
    the residue in the last payment                                     | 100000    | 3.25  | 360    | repayment     | 0      | 0      | 12   | 0      | 1  | 435.21    | 360      | 56673.28     | 156673.28    | 0.00      | 432.89    | 0     | 0.00
    one cent                                                            | 0.01      | 5     | 12     | repayment     | 0      | 0      | 12   | 0      | 1  | 0.00      | 12       | 0.00         | 0.01         | 0.00      | 0.01      | 0     | 0.00
    36 million at 30 % over 40 years                                    | 36000000  | 30    | 480    | repayment     | 0      | 0      | 12   | 0      | 1  | 900006.41 | 480      | 395999889.03 | 431999889.03 | 0.00      | 896818.64 | 0     | 0.00
    every kind of extra                                                 | 250000    | 6.875 | 360    | repayment     | 150    | 500    | 6    | 2500   | 13 | 1642.32   | 260      | 229481.33    | 479481.33    | 52478.13  | 1770.45   | 100   | 111756.29
    """)

  @Test(arguments: cases)
  func `is as worked out`(loan: Row) throws {
    let plain = try LoanTerms(
      borrowing: loan["principal"], at: loan["rate"], months: loan.whole("months"),
      kind: #require(LoanKind(rawValue: loan["kind"])))
    let terms = plain.with(
      extras: LoanExtras(
        each: try .cents(loan["each"]), yearly: try .cents(loan["yearly"]),
        yearlyPayment: try loan.whole("with"), once: try .cents(loan["once"]),
        oncePayment: try loan.whole("at")))
    let schedule = try LoanSchedule(terms)
    #expect(try schedule.payments.count == loan.whole("payments"))
    let totals = [schedule.totalInterest, schedule.totalPaid, schedule.totalExtra]
    #expect(
      ([schedule.payment] + totals + [schedule.lastPayment]).map(\.plain)
        == loan["payment", "interest", "paid", "extra", "last"])
    let saved = LoanComparison.Saving(
      from: try LoanSchedule(plain).repayment.totals, to: schedule.repayment.totals)
    #expect(try saved.payments == loan.whole("fewer"))
    #expect(saved.interest.plain == loan["saved"])
  }

  @Test func `a yearly extra in January comes with the first payment of each year`() throws {
    let extras = LoanExtras(
      each: .dollars(0), yearly: .dollars(1_000), yearlyPayment: 1, once: .dollars(0))
    let schedule = try LoanSchedule(
      LoanTerms(borrowing: "200000", at: "6", months: 360).with(extras: extras))
    let numbers = schedule.payments.indices.filter { !schedule.extra(at: $0).isZero }
    #expect(numbers.prefix(3) == [0, 12, 24])
  }
}

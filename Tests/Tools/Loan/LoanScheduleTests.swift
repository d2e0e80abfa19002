/// Whole loans, with figures worked out by an independent program in exact fractions; those that
/// agree with published ones name their source.
@Suite struct LoanScheduleTests {
  struct Extras: Sendable {
    var each = "0"
    var yearly = ("0", 12)
    var once = ("0", 1)
  }

  struct Case: CustomTestStringConvertible {
    let name: String
    let principal: String
    let rate: String
    let months: Int
    var kind = LoanKind.repayment
    var extras = Extras()
    let payment: String
    let payments: Int
    let interest: String
    let paid: String
    let extra: String
    let last: String
    let saved: (Int, String)

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "numpy-financial pmt(0.08/12, 60, 15000): 304.1459", principal: "15000", rate: "8",
      months: 60, payment: "304.15", payments: 60, interest: "3248.69", paid: "18248.69",
      extra: "0.00", last: "303.84", saved: (0, "0.00")),
    Case(
      name: "Amortized app test: 1995.91", principal: "300000", rate: "7", months: 360,
      payment: "1995.91", payments: 360, interest: "418524.05", paid: "718524.05", extra: "0.00",
      last: "1992.36", saved: (0, "0.00")),
    Case(
      name: "Amortized app test: 2613.32", principal: "300000", rate: "6.5", months: 180,
      payment: "2613.32", payments: 180, interest: "170398.28", paid: "470398.28", extra: "0.00",
      last: "2614.00", saved: (0, "0.00")),
    Case(
      name: "CFPB amortize: 885.49", principal: "180000", rate: "4.25", months: 360,
      payment: "885.49", payments: 360, interest: "138777.76", paid: "318777.76", extra: "0.00",
      last: "886.85", saved: (0, "0.00")),
    Case(
      name: "CFPB amortize, $200 more a month: 109 months fewer", principal: "180000", rate: "4.25",
      months: 360, extras: .init(each: "200"), payment: "885.49", payments: 251,
      interest: "91730.10", paid: "271730.10", extra: "50000.00", last: "357.60",
      saved: (109, "47047.66")),
    Case(
      name: "Money Advice Service, mortgage_calculator: 738.99, interest 121,697",
      principal: "100000", rate: "7.5", months: 300, payment: "738.99", payments: 300,
      interest: "121697.94", paid: "221697.94", extra: "0.00", last: "739.93", saved: (0, "0.00")),
    Case(
      name: "MoneyHelper: 2,705.82", principal: "410000", rate: "5", months: 240,
      payment: "2705.82", payments: 240, interest: "239396.24", paid: "649396.24", extra: "0.00",
      last: "2705.26", saved: (0, "0.00")),
    Case(
      name: "MoneyHelper: 2,639.18", principal: "500000", rate: "4", months: 300,
      payment: "2639.18", payments: 300, interest: "291756.26", paid: "791756.26", extra: "0.00",
      last: "2641.44", saved: (0, "0.00")),
    Case(
      name: "MoneyHelper: 3,156.05", principal: "315000", rate: "6.5", months: 144,
      payment: "3156.05", payments: 144, interest: "139471.58", paid: "454471.58", extra: "0.00",
      last: "3156.43", saved: (0, "0.00")),
    Case(
      name: "MoneyHelper, no interest: total 690,000", principal: "690000", rate: "0", months: 130,
      payment: "5307.69", payments: 130, interest: "0.00", paid: "690000.00", extra: "0.00",
      last: "5307.99", saved: (0, "0.00")),
    Case(
      name: "StepChange: about 302 a month, 870 interest", principal: "10000", rate: "5.5",
      months: 36, payment: "301.96", payments: 36, interest: "870.54", paid: "10870.54",
      extra: "0.00", last: "301.94", saved: (0, "0.00")),
    Case(
      name: "one payment", principal: "1000", rate: "12", months: 1, payment: "1010.00",
      payments: 1, interest: "10.00", paid: "1010.00", extra: "0.00", last: "1010.00",
      saved: (0, "0.00")),
    Case(
      name: "no interest, the residue in the last payment", principal: "1000", rate: "0", months: 3,
      payment: "333.33", payments: 3, interest: "0.00", paid: "1000.00", extra: "0.00",
      last: "333.34", saved: (0, "0.00")),
    Case(
      name: "an extra larger than the balance", principal: "200000", rate: "6", months: 360,
      extras: .init(each: "100000"), payment: "1199.10", payments: 2, interest: "1499.00",
      paid: "201499.00", extra: "199100.80", last: "100299.90", saved: (358, "230178.04")),
    Case(
      name: "1,000 with every twelfth payment", principal: "200000", rate: "6", months: 360,
      extras: .init(yearly: ("1000", 12)), payment: "1199.10", payments: 305, interest: "190663.81",
      paid: "390663.81", extra: "25000.00", last: "1137.41", saved: (55, "41013.23")),
    Case(
      name: "10,000 once, with payment 24", principal: "200000", rate: "6", months: 360,
      extras: .init(once: ("10000", 24)), payment: "1199.10", payments: 320, interest: "193319.37",
      paid: "393319.37", extra: "10000.00", last: "806.47", saved: (40, "38357.67")),
    Case(
      name: "a one-off extra that clears the loan", principal: "200000", rate: "6", months: 360,
      extras: .init(once: ("500000", 24)), payment: "1199.10", payments: 24, interest: "23714.90",
      paid: "223714.90", extra: "194936.50", last: "196135.60", saved: (336, "207962.14")),
    Case(
      name: "Money Advice Service, interest-only: 500.00, payable 250,000", principal: "100000",
      rate: "6", months: 300, kind: .interestOnly, payment: "500.00", payments: 300,
      interest: "150000.00", paid: "250000.00", extra: "0.00", last: "100500.00", saved: (0, "0.00")
    ),
    Case(
      name: "MoneyHelper, interest-only: 1,666.67", principal: "400000", rate: "5", months: 300,
      kind: .interestOnly, payment: "1666.67", payments: 300, interest: "500001.00",
      paid: "900001.00", extra: "0.00", last: "401666.67", saved: (0, "0.00")),
    Case(
      name: "the residue in the last payment", principal: "100000", rate: "3.25", months: 360,
      payment: "435.21", payments: 360, interest: "56673.28", paid: "156673.28", extra: "0.00",
      last: "432.89", saved: (0, "0.00")),
    Case(
      name: "one cent", principal: "0.01", rate: "5", months: 12, payment: "0.00", payments: 12,
      interest: "0.00", paid: "0.01", extra: "0.00", last: "0.01", saved: (0, "0.00")),
    Case(
      name: "36 million at 30 % over 40 years", principal: "36000000", rate: "30", months: 480,
      payment: "900006.41", payments: 480, interest: "395999889.03", paid: "431999889.03",
      extra: "0.00", last: "896818.64", saved: (0, "0.00")),
    Case(
      name: "every kind of extra", principal: "250000", rate: "6.875", months: 360,
      extras: .init(each: "150", yearly: ("500", 6), once: ("2500", 13)), payment: "1642.32",
      payments: 260, interest: "229481.33", paid: "479481.33", extra: "52478.13", last: "1770.45",
      saved: (100, "111756.29")),
  ]

  @Test(arguments: cases)
  func `is as worked out`(loan: Case) throws {
    let plain = try LoanTerms(
      borrowing: loan.principal, at: loan.rate, months: loan.months, kind: loan.kind)
    let terms = plain.with(
      extras: LoanExtras(
        each: try .cents(loan.extras.each), yearly: try .cents(loan.extras.yearly.0),
        yearlyPayment: loan.extras.yearly.1, once: try .cents(loan.extras.once.0),
        oncePayment: loan.extras.once.1))
    let schedule = try LoanSchedule(terms)
    #expect(schedule.payment.plain == loan.payment)
    #expect(schedule.payments.count == loan.payments)
    #expect(schedule.totalInterest.plain == loan.interest)
    #expect(schedule.totalPaid.plain == loan.paid)
    #expect(schedule.totalExtra.plain == loan.extra)
    #expect(schedule.lastPayment.plain == loan.last)
    let saved = LoanComparison.Saving(
      from: try LoanSchedule(plain).repayment.totals, to: schedule.repayment.totals)
    #expect(saved.payments == loan.saved.0)
    #expect(saved.interest.plain == loan.saved.1)
  }

  @Test func `the example of the documentation`() throws {
    let start = try #require(CalendarDate(year: 2026, month: 12, day: 1))
    let schedule = try LoanSchedule(
      LoanTerms(
        principal: .whole(300_000, .usd), rate: Percentage(7), term: Term(months: 360),
        start: start, extras: .none(.usd)))
    #expect(schedule.payment.formatted == "$1,995.91")
    #expect(schedule.payments.count == 360)
    #expect(schedule.lastPayment.formatted == "$1,992.36")
    #expect(schedule.totalInterest.formatted == "$418,524.05")
    let first = try #require(schedule.payments.first)
    #expect(first.interest.plain == "1750.00")
    #expect(first.principal.plain == "245.91")
    #expect(first.closing.plain == "299754.09")
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

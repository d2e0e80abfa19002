/// Loans that others have published the figures of, held to the tolerance that each allows: most do
/// not round every month, and some print whole pounds.
@Suite struct LoanPublishedTests {
  /// numpy-financial, tests/test_financial.py.
  @Test func `the parts of the first payments are those of numpy-financial`() throws {
    let loan = try LoanSchedule(LoanTerms(borrowing: "2000", at: "10", months: 24))
    #expect(
      loan.payments.prefix(4).map(\.interest.plain) == ["16.67", "16.04", "15.40", "14.76"])
    #expect(
      loan.payments.prefix(4).map(\.principal.plain) == ["75.62", "76.25", "76.89", "77.53"])
    let large = try LoanSchedule(LoanTerms(borrowing: "55000", at: "10", months: 60))
    #expect(try isNear(large.payments[0].principal, "710.25", 1))
    let free = try LoanSchedule(LoanTerms(borrowing: "15000", at: "0", months: 60))
    #expect(free.payments.allSatisfy { $0.payment == .dollars(250) })
  }

  struct Balance: CustomTestStringConvertible {
    let source: String
    let principal: String
    let rate: String
    let months: Int
    let payment: String
    let stress: String?
    let total: String
    /// What is owed after so many years.
    let owed: [Int: String]
    /// How far rounding each month may lead away, in minor units.
    let tolerance: Int64

    var testDescription: String { "\(source): \(principal) at \(rate) %" }
  }

  static let balances: [Balance] = [
    Balance(
      source: "MoneyHelper, maps-apps mortgage calculator", principal: "410000", rate: "5",
      months: 240, payment: "2705.82", stress: "3429.40", total: "649396.45",
      owed: [1: "397752.02", 7: "309923.65", 19: "31607.27"], tolerance: 100),
    Balance(
      source: "MoneyHelper, maps-apps mortgage calculator", principal: "500000", rate: "4",
      months: 300, payment: "2639.18", stress: "3533.90", total: "791755.26",
      owed: [6: "421009.63", 12: "320633.26", 19: "168689.89"], tolerance: 200),
    Balance(
      source: "MoneyHelper, maps-apps mortgage calculator", principal: "315000", rate: "6.5",
      months: 144, payment: "3156.05", stress: "3674.08", total: "454471.41",
      owed: [2: "277948.71", 5: "212536.78", 8: "133082.76"], tolerance: 100),
    Balance(
      source: "MoneyHelper, maps-apps mortgage calculator", principal: "690000", rate: "0",
      months: 130, payment: "5307.69", stress: nil, total: "690000.00",
      owed: [1: "626307.69", 10: "53076.92"], tolerance: 100),
    Balance(
      source: "Money Advice Service, mortgage_calculator", principal: "100000", rate: "7.5",
      months: 300, payment: "738.99", stress: nil, total: "221697.00",
      owed: [1: "98585.00", 10: "79718.00", 24: "8518.00"], tolerance: 120),
    Balance(
      source: "StepChange, credit confidence", principal: "10000", rate: "5.5", months: 36,
      payment: "301.96", stress: nil, total: "10870.00", owed: [:], tolerance: 100),
    Balance(
      source: "GroundSpeed, Amortized tests", principal: "300000", rate: "6.5", months: 180,
      payment: "2613.32", stress: nil, total: "470398.00", owed: [:], tolerance: 100),
  ]

  @Test(arguments: balances)
  func `payments, totals and balances are as published`(loan: Balance) throws {
    let terms = try LoanTerms(borrowing: loan.principal, at: loan.rate, months: loan.months)
    let schedule = try LoanSchedule(terms)
    #expect(schedule.payment.plain == loan.payment)
    #expect(try isNear(schedule.totalPaid, loan.total, loan.tolerance))
    for (year, owed) in loan.owed {
      #expect(try isNear(schedule.payments[year * 12 - 1].closing, owed, loan.tolerance))
    }
    if let stress = loan.stress {
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

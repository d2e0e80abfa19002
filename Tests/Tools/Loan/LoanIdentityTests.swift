/// What holds for every loan, on every row of thousands.
@Suite struct LoanIdentityTests {
  static func terms(_ random: inout SeededGenerator) throws -> LoanTerms {
    let principal = Int64.random(
      in: 1...(Bool.random(using: &random) ? 10_000 : 99_999_999_00), using: &random)
    let months = Int.random(in: 1...Int.random(in: 1...600, using: &random), using: &random)
    let highest: Int64 = .random(in: 0...9, using: &random) == 0 ? 9_999_900 : 200_000
    return LoanTerms(
      principal: Money(minorUnits: principal, .usd),
      rate: Percentage(
        tenThousandths: .random(in: 0...3, using: &random) == 0
          ? 0 : .random(in: 0...highest, using: &random)),
      term: Term(months: months),
      kind: .random(in: 0...4, using: &random) == 0 ? .interestOnly : .repayment,
      frequency: try #require(PaymentFrequency.allCases.randomElement(using: &random)),
      start: try #require(CalendarDate(iso: "2024-01-31")), extras: .none(.usd))
  }

  static func extras(for terms: LoanTerms, _ random: inout SeededGenerator) -> LoanExtras {
    func some(_ random: inout SeededGenerator) -> Money {
      let most = terms.principal.minorUnits / .random(in: 1...1_000, using: &random)
      return Money(
        minorUnits: Bool.random(using: &random) ? 0 : .random(in: 0...most, using: &random), .usd)
    }
    return LoanExtras(
      each: some(&random), yearly: some(&random),
      yearlyPayment: .random(in: 1...terms.frequency.paymentsAYear, using: &random),
      once: some(&random), oncePayment: .random(in: 1...terms.scheduledPayments, using: &random))
  }

  @Test func `every row adds up, and all rows together`() throws {
    var random = SeededGenerator(seed: 3)
    var rows = 0
    for _ in 0..<1_500 {
      let plain = try Self.terms(&random)
      let schedule = try LoanSchedule(plain.with(extras: Self.extras(for: plain, &random)))
      rows += schedule.payments.count
      if let fault = fault(in: schedule) { Issue.record("\(fault): \(schedule.terms)") }
    }
    #expect(rows > 100_000)
  }

  /// The first identity that does not hold, in words.
  private func fault(in schedule: LoanSchedule) -> String? {
    var (owed, interest, principal, extra) = (
      schedule.terms.principal.minorUnits, Int64(0), Int64(0), Int64(0)
    )
    for payment in LoanPayment.list(schedule) {
      let row = payment.month
      guard row.opening.minorUnits == owed else { return "opening is not the closing before" }
      interest += row.interest.minorUnits
      principal += row.principal.minorUnits
      extra += payment.extra.minorUnits
      owed += row.interest.minorUnits - payment.scheduled.minorUnits - payment.extra.minorUnits
      guard row.closing.minorUnits == owed else { return "closing does not follow" }
      guard payment.interestSoFar.minorUnits == interest else { return "cumulative interest" }
      guard row.payment.minorUnits == row.interest.minorUnits + row.principal.minorUnits else {
        return "total is not interest and principal"
      }
      guard !row.closing.isNegative, !row.principal.isNegative, !payment.scheduled.isNegative,
        !payment.extra.isNegative
      else { return "something is below zero" }
    }
    guard owed == 0 else { return "the loan is not cleared" }
    guard principal == schedule.terms.principal.minorUnits else { return "principal" }
    guard schedule.totalInterest.minorUnits == interest, schedule.totalExtra.minorUnits == extra,
      schedule.totalPaid.minorUnits == principal + interest,
      schedule.payments.count <= schedule.terms.scheduledPayments
    else { return "totals" }
    return yearsFault(in: schedule)
  }

  private func yearsFault(in schedule: LoanSchedule) -> String? {
    let years = schedule.years
    guard years.flatMap(\.months) == Array(schedule.payments.indices) else { return "years" }
    for year in years {
      let rows = schedule.payments[year.months]
      let extras = year.months.map(schedule.extra).sum(in: schedule.payment.currency)
      guard year.interest.minorUnits == rows.reduce(0, { $0 + $1.interest.minorUnits }),
        year.principal.minorUnits == rows.reduce(0, { $0 + $1.principal.minorUnits }),
        schedule.extra(in: year) == extras,
        year.paid.minorUnits == rows.reduce(0, { $0 + $1.payment.minorUnits }),
        year.closing == rows.last?.closing
      else { return "the sums of a year" }
    }
    return nil
  }

  @Test func `more extra never takes longer nor costs more`() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<1_000 {
      let plain = try Self.terms(&random)
      let some = Self.extras(for: plain, &random)
      let more = LoanExtras(
        each: some.each + Money(minorUnits: .random(in: 1...100_000, using: &random), .usd),
        yearly: some.yearly, yearlyPayment: some.yearlyPayment, once: some.once,
        oncePayment: some.oncePayment)
      let without = try LoanSchedule(plain)
      let slower = try LoanSchedule(plain.with(extras: some))
      let faster = try LoanSchedule(plain.with(extras: more))
      #expect(slower.payments.count <= without.payments.count)
      #expect(slower.totalInterest <= without.totalInterest)
      #expect(faster.payments.count <= slower.payments.count)
      #expect(faster.totalInterest <= slower.totalInterest)
    }
  }
}

import StudentLoanUKFormulas

/// The answer in JSON.
enum StudentLoanUKJSON {
  static let shape = Shape<StudentLoanUKResult> {
    Member("currency", .currency) { $0.form.yearly.currency }
    Member("taxYear", .matching("^[0-9]{4}-[0-9]{2}$")) { $0.form.taxYear.name }
    Member("past", .truth) { $0.isPast }
    Member("paid", .code) { $0.loan.paid }
    Member("incomeEachTime", .money) { $0.loan.incomeEachTime }
    Member("deductions", .list(deduction)) { $0.loan.deductions }
    Member("takenEachTime", .money) { $0.loan.takenEachTime }
    Member("takenYear", .money) { $0.loan.takenYear }
    Member("writeOff", .nullable(.list(writeOff))) { $0.writeOffs }
    Member("year", .nullable(year)) { $0.year }
  }

  private static let deduction = Shape<StudentLoanUK.Deduction> {
    Member("plan", .code) { $0.plan }
    Member("plans", .list(.code)) { $0.plans }
    Member("threshold", .money) { $0.threshold }
    Member("thresholdEachTime", .money) { $0.thresholdEachTime }
    Member("percent", .number) { "\($0.plan.percent)" }
    Member("taken", .money) { $0.taken }
  }

  private static let writeOff = Shape<StudentLoanUK.WriteOff> {
    Member("plan", .code) { $0.plan }
    Member("years", .count) { $0.plan.yearsUntilWrittenOff }
    Member("month", .nullable(.matching("^[0-9]{4}-[0-9]{2}$"))) { $0.month?.iso }
    Member("atAge", .nullable(.count)) { $0.atAge }
    Member("passed", .truth) { $0.hasPassed }
  }

  private static let year = Shape<StudentLoanUK.Year> {
    Member("interest", .money) { $0.interest }
    Member("taken", .money) { $0.taken }
    Member("balance", .money) { $0.closing }
    Member("falls", .truth) { $0.falls }
  }
}

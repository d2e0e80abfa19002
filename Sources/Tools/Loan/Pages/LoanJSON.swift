import LoanFormulas

/// The answer in JSON.
enum LoanJSON {
  static let shape = Shape.either(repaid, or: never).of { (full: LoanFullResult) in full.outcome }

  private static let repaid = Shape<LoanAnswer> {
    Member("currency", .currency) { $0.result.form.currency }
    Member("principal", .money) { $0.result.comparison.terms.principal }
    Member("payment", .money) { $0.result.comparison.schedule.payment }
    Member("scheduledPayments", .count) { $0.result.comparison.terms.scheduledPayments }
    Member("actualPayments", .count) { $0.result.comparison.schedule.payments.count }
    Member("totalInterest", .money) { $0.result.comparison.schedule.totalInterest }
    Member("totalPaid", .money) { $0.result.comparison.schedule.totalPaid }
    Member("totalExtra", .money) { $0.result.comparison.schedule.totalExtra }
    Member("lastPayment", .money) { $0.result.comparison.schedule.lastPayment }
    Member("saved", saving) { $0.result.comparison.saved }
    Member("stress", stress) { $0.result.comparison.stress }
    Member("payoffDate", .date) { $0.result.comparison.schedule.payoffDate }
    Member("lender", .nullable(.text)) { $0.result.form.lender }
    Member("goals", .list(goal)) { $0.choices.goals }
    Member("lengths", .list(length)) { $0.choices.lengths }
    Member(whereThere: "rates", .list(asking)) { $0.agreed?.rates }
    Member(whereThere: "instalments", .list(asking)) { $0.agreed?.asked }
    Member(whereThere: "interestOnly", .count) { $0.agreed?.terms.course.interestOnly }
    Member(whereThere: "balloon", .money) { $0.agreed?.terms.course.balloon }
    Member("schedule", .list(payment)) { LoanPayment.list($0.result.comparison.schedule) }
  }

  /// A payment in place of a term that never pays the loan off, or not within fifty years.
  private static let never = Shape<LoanNeverRepaid> {
    Member("outcome", .constant("never")) { _ in }
    Member("currency", .currency) { $0.form.currency }
    Member("principal", .money) { $0.form.terms.principal }
    Member("payment", .money) { $0.never.payment }
    Member("firstInterest", .money) { $0.never.firstInterest }
  }

  static func csv(_ result: LoanResult) -> [UInt8] {
    var csv = CSV(header: [
      "Payment #", "Payment Date", "Beginning Balance", "Scheduled Payment", "Extra Payment",
      "Total Payment", "Principal", "Interest", "Ending Balance", "Cumulative Interest",
    ])
    guard case .first(let repaid) = result.outcome else { return csv.bytes }
    for payment in LoanPayment.list(repaid.comparison.schedule) {
      csv.append(
        [.count(payment.number), .date(payment.date)] + payment.amounts.map { .amount($0) })
    }
    return csv.bytes
  }

  // MARK: - Its parts

  private static let saving = Shape<LoanComparison.Saving> {
    Member("payments", .count) { $0.payments }
    Member("interest", .money) { $0.interest }
  }

  private static let stress = Shape<LoanComparison.Stress> {
    Member("rate", .number) { $0.rate.plain }
    Member("payment", .money) { $0.payment }
  }

  private static let goal = Shape<LoanGoal> {
    Member("extra", .money) { $0.extra }
    Member("saved", saving) { $0.saved }
  }

  private static let length = Shape<LoanLength> {
    Member("months", .count) { $0.term.months }
    Member("payment", .money) { $0.payment }
    Member("totalInterest", .money) { $0.interest }
  }

  private static let asking = Shape<LoanAsking> {
    Member("from", .count) { $0.stage.first }
    Member("rate", .number) { $0.stage.rate.plain }
    Member("payment", .nullable(.money)) { $0.payment }
  }

  private static let payment = Shape<LoanPayment> {
    Member("number", .count) { $0.number }
    Member("date", .date) { $0.date }
    Member("opening", .money) { $0.month.opening }
    Member("scheduled", .money) { $0.scheduled }
    Member("extra", .money) { $0.extra }
    Member("total", .money) { $0.month.payment }
    Member("principal", .money) { $0.month.principal }
    Member("interest", .money) { $0.month.interest }
    Member("closing", .money) { $0.month.closing }
    Member("cumulativeInterest", .money) { $0.interestSoFar }
  }
}

extension LoanAnswer {
  /// The loan with its extras; nil where it is one rate and equal payments over a term.
  fileprivate var agreed: LoanSchedule? {
    result.comparison.terms.isPlain ? nil : result.comparison.schedule
  }
}

extension LoanSchedule {
  /// The payments with which a rate begins.
  fileprivate var rates: [LoanAsking] {
    let firsts = [1] + terms.course.laterRates.map(\.from)
    return asked.filter { firsts.contains($0.stage.first) }
  }
}

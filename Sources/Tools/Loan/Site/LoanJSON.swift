import Calendars
import Finance
import Formats
import Forms
import Hosting
import LoanFormulas
import Repayments

/// The answer in JSON.
enum LoanJSON {
  static let shape = Shape<LoanAnswer> {
    Member("currency", .currency) { $0.form.currency }
    Member("principal", .money) { $0.comparison.terms.principal }
    Member("payment", .money) { $0.comparison.schedule.payment }
    Member("scheduledPayments", .count) { $0.comparison.terms.scheduledPayments }
    Member("actualPayments", .count) { $0.comparison.schedule.payments.count }
    Member("totalInterest", .money) { $0.comparison.schedule.totalInterest }
    Member("totalPaid", .money) { $0.comparison.schedule.totalPaid }
    Member("totalExtra", .money) { $0.comparison.schedule.totalExtra }
    Member("lastPayment", .money) { $0.comparison.schedule.lastPayment }
    Member("saved", saving) { $0.comparison.saved }
    Member("stress", stress) { $0.comparison.stress }
    Member("payoffDate", .date) { $0.comparison.schedule.payoffDate }
    Member("lender", .nullable(.text)) { $0.form.lender }
    Member("schedule", .list(payment)) { LoanPayment.list($0.comparison.schedule) }
  }

  static func csv(_ schedule: LoanSchedule) -> [UInt8] {
    var csv = CSV(header: [
      "Payment #", "Payment Date", "Beginning Balance", "Scheduled Payment", "Extra Payment",
      "Total Payment", "Principal", "Interest", "Ending Balance", "Cumulative Interest",
    ])
    for payment in LoanPayment.list(schedule) {
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

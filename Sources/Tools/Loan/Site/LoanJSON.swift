import Hosting
import LoanFormulas
import Calendars
import Formats
import Finance
import Forms

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
    Member("schedule", .list(payment)) { answer in
      answer.comparison.schedule.payments.enumerated().map {
        DatedPayment(number: $0 + 1, payment: $1, terms: answer.comparison.terms)
      }
    }
  }

  static func csv(_ schedule: LoanSchedule) -> [UInt8] {
    var csv = CSV(header: [
      "Payment #", "Payment Date", "Beginning Balance", "Scheduled Payment", "Extra Payment",
      "Total Payment", "Principal", "Interest", "Ending Balance", "Cumulative Interest",
    ])
    for (index, payment) in schedule.payments.enumerated() {
      let amounts = [
        payment.opening, payment.scheduled, payment.extra, payment.total, payment.principal,
        payment.interest, payment.closing, payment.cumulativeInterest,
      ]
      csv.append(
        [.count(index + 1), .date(schedule.terms.date(ofPayment: index + 1))]
          + amounts.map { .amount($0) })
    }
    return csv.bytes
  }

  // MARK: - Its parts

  private struct DatedPayment {
    let number: Int
    let date: CalendarDate
    let payment: LoanSchedule.Payment

    init(number: Int, payment: LoanSchedule.Payment, terms: LoanTerms) {
      self.number = number
      self.payment = payment
      date = terms.date(ofPayment: number)
    }
  }

  private static let saving = Shape<LoanComparison.Saving> {
    Member("payments", .count) { $0.payments }
    Member("interest", .money) { $0.interest }
  }

  private static let stress = Shape<LoanComparison.Stress> {
    Member("rate", .number) { $0.rate.plain }
    Member("payment", .money) { $0.payment }
  }

  private static let payment = Shape<DatedPayment> {
    Member("number", .count) { $0.number }
    Member("date", .date) { $0.date }
    Member("opening", .money) { $0.payment.opening }
    Member("scheduled", .money) { $0.payment.scheduled }
    Member("extra", .money) { $0.payment.extra }
    Member("total", .money) { $0.payment.total }
    Member("principal", .money) { $0.payment.principal }
    Member("interest", .money) { $0.payment.interest }
    Member("closing", .money) { $0.payment.closing }
    Member("cumulativeInterest", .money) { $0.payment.cumulativeInterest }
  }
}

import Hosting
import LoanFormulas
import Calendars
import Formats
import Finance

/// The answer for programs, as the contract words it.
enum LoanAnswer {
  static func json(_ comparison: LoanComparison) -> [UInt8] {
    let (schedule, saved) = (comparison.schedule, comparison.saved)
    var json = JSON()
    json.object {
      $0.member("currency", comparison.form.currency.code)
      $0.member("principal", schedule.terms.principal)
      $0.member("payment", schedule.payment)
      $0.member("scheduledPayments", schedule.terms.scheduledPayments)
      $0.member("actualPayments", schedule.payments.count)
      $0.member("totalInterest", schedule.totalInterest)
      $0.member("totalPaid", schedule.totalPaid)
      $0.member("totalExtra", schedule.totalExtra)
      $0.member("lastPayment", schedule.lastPayment)
      $0.member("saved") {
        $0.member("payments", saved.payments)
        $0.member("interest", saved.interest)
      }
      $0.member("stress") {
        $0.member("rate", comparison.stress.rate.plain)
        $0.member("payment", comparison.stress.payment)
      }
      $0.member("payoffDate", schedule.payoffDate.iso)
      $0.member("lender", comparison.form.lender)
      $0.list("schedule") { payments(of: schedule, in: &$0) }
    }
    return json.bytes
  }

  private static func payments(of schedule: LoanSchedule, in json: inout JSON) {
    for (index, payment) in schedule.payments.enumerated() {
      let date = schedule.terms.date(ofPayment: index + 1)
      json.object {
        $0.member("number", index + 1)
        $0.key("date")
        $0.figure { date.writeISO(into: &$0) }
        $0.member("opening", payment.opening)
        $0.member("scheduled", payment.scheduled)
        $0.member("extra", payment.extra)
        $0.member("total", payment.total)
        $0.member("principal", payment.principal)
        $0.member("interest", payment.interest)
        $0.member("closing", payment.closing)
        $0.member("cumulativeInterest", payment.cumulativeInterest)
      }
    }
  }

  static func csv(_ comparison: LoanComparison) -> [UInt8] {
    let schedule = comparison.schedule
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
        [.value(String(index + 1)), .value(schedule.terms.date(ofPayment: index + 1).iso)]
          + amounts.map { .value($0.plain) })
    }
    return csv.bytes
  }
}

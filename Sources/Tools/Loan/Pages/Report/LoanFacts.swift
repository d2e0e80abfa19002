import LoanFormulas

/// The figures of a report besides its payments, for page and paper.
struct LoanFacts {
  static let lender = "Lender"

  typealias Fact = (name: String, value: String)

  let repaid: LoanRepaid

  private var form: LoanForm { repaid.form }
  private var schedule: LoanSchedule { repaid.comparison.schedule }
  private var saved: LoanComparison.Saving { repaid.comparison.saved }

  /// The results.
  var summary: [Fact] {
    var facts: [Fact] = [
      (
        schedule.changesPayment ? "First scheduled payment" : "Scheduled payment",
        schedule.payment.formatted
      ),
      ("Planned payments", "\(schedule.terms.scheduledPayments)"),
      ("Payments you’ll make", "\(schedule.payments.count)"),
      ("Last payment", schedule.lastPayment.formatted),
      ("Total interest", schedule.totalInterest.formatted),
      ("Total extra", schedule.totalExtra.formatted),
      ("Total paid", schedule.totalPaid.formatted),
      ("Paid off", schedule.payoffDate.words(in: form.currency)),
    ]
    if !saved.interest.isZero { facts.append(("Interest saved", saved.interest.formatted)) }
    return facts
  }

  private var pays: String {
    let each = "\(schedule.payment.formatted) \(schedule.terms.frequency.each)"
    return schedule.changesPayment ? "\(each) at first" : each
  }

  /// The results on paper, without those that are zero or said twice.
  var totals: [Fact] {
    let (planned, made) = (schedule.terms.scheduledPayments, schedule.payments.count)
    var facts: [Fact] = [
      ("You pay", pays),
      ("Payments", made == planned ? "\(made)" : "\(made) in place of \(planned)"),
      ("Last payment", schedule.lastPayment.formatted),
      ("Total interest", schedule.totalInterest.formatted),
    ]
    if !schedule.totalExtra.isZero {
      facts.append(("Total extra", schedule.totalExtra.formatted))
    }
    facts += [
      ("Total paid", schedule.totalPaid.formatted),
      ("Paid off", schedule.payoffDate.words(in: form.currency)),
    ]
    return facts
  }
}

package import LoanFormulas
package import Finance
import Forms

/// A loan with and without its extras: the calculation behind every page and file of the tool.
package struct LoanComparison: Sendable {
  package let form: LoanForm
  package let schedule: LoanSchedule
  package let plain: LoanSchedule
  package let stress: Stress

  /// The payment at a rate three points higher, as in lenders' stress tests.
  package struct Stress: Sendable, Equatable {
    package let rate: Percentage
    package let payment: Money
  }

  package init(_ form: LoanForm) throws(MoneyOverflow) {
    self.form = form
    schedule = try LoanSchedule(form.terms)
    plain =
      form.terms.extras.isNone
      ? schedule : try LoanSchedule(form.terms.with(extras: .none(form.currency)))
    let rate = Percentage(
      tenThousandths: form.terms.rate.tenThousandths + Percentage(3).tenThousandths)
    stress = Stress(rate: rate, payment: try form.terms.with(rate: rate).payment)
  }

  /// The saving of the extras against the same loan without them.
  package struct Saving: Sendable, Equatable {
    package let payments: Int
    package let interest: Money
  }

  package var saved: Saving { Saving(from: plain, to: schedule) }
}

extension LoanComparison.Saving {
  package init(from plain: LoanSchedule, to schedule: LoanSchedule) {
    payments = plain.payments.count - schedule.payments.count
    interest = plain.totalInterest - schedule.totalInterest
  }
}

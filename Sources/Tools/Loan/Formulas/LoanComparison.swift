/// A loan with and without its extras: the calculation behind every page and file of the tool.
package struct LoanComparison: Sendable {
  package let schedule: LoanSchedule
  /// The same loan without its extras.
  package let plain: LoanSchedule
  /// The payment if the rate rose.
  package let stress: Stress

  /// The payment at a higher rate, as in lenders' stress tests.
  package struct Stress: Sendable, Equatable {
    /// The percentage points by which the rate is higher.
    package static let points = 3

    package let rate: Percentage
    package let payment: Money
    /// The interest without extras.
    package let interest: Money
  }

  /// The figures of a loan.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(_ terms: LoanTerms) throws(MoneyOverflow) {
    schedule = try LoanSchedule(terms)
    plain =
      terms.extras.isNone
      ? schedule : try LoanSchedule(terms.with(extras: .none(terms.principal.currency)))
    let stressed = terms.raised(by: Percentage(Int32(Stress.points)))
      .with(extras: .none(terms.principal.currency))
    let (payment, totals) = try stressed.totals()
    stress = Stress(rate: stressed.rate, payment: payment, interest: totals.interest)
  }

  package var terms: LoanTerms { schedule.terms }

  /// The saving of the extras against the same loan without them.
  package struct Saving: Sendable, Equatable {
    /// The payments that are not needed.
    package let payments: Int
    /// The interest that is not paid.
    package let interest: Money
  }

  /// The saving of the extras; nothing when there are none.
  package var saved: Saving {
    Saving(from: plain.repayment.totals, to: schedule.repayment.totals)
  }
}

extension LoanComparison.Saving {
  /// The saving of one way of repaying a loan against another.
  package init(from plain: Repayment.Totals, to other: Repayment.Totals) {
    payments = plain.months - other.months
    interest = plain.interest - other.interest
  }
}

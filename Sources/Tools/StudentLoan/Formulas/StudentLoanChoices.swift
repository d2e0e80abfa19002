package import Finance

/// What a borrower could choose instead, and the way to compare with month by month.
package struct StudentLoanChoices: Sendable {
  /// The effects of more a month than the ten-year payment.
  package let goals: [StudentLoanGoal]
  /// The loan repaid as its baseline is, with its months; nil when there is none to compare with.
  package let compared: StudentLoanRepayment?

  /// The choices of a loan.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(_ comparison: StudentLoanComparison) throws(MoneyOverflow) {
    goals = try StudentLoanGoal.list(for: comparison)
    let baseline = comparison.baseline
    compared =
      comparison.isCompared
      ? try StudentLoanRepayment(
        of: baseline.terms, paying: baseline.payment, listing: StudentLoanComparison.mostMonths)
      : nil
  }
}

extension StudentLoanComparison {
  /// True when there is another way to compare with: a loan cleared at once has none.
  package var isCompared: Bool { !isItsOwnBaseline && repayment.count > 1 }
}

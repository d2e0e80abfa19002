/// What a borrower could choose instead: extras that save something, and other lengths.
package struct LoanChoices: Sendable, Equatable {
  /// A small, a medium and a large extra with every payment.
  package let goals: [LoanGoal]
  /// Three larger extras than that of the loan, where they end it sooner.
  package let sooner: [LoanGoal]
  /// The loan over a shorter time, over its own and over a longer one.
  package let lengths: [LoanLength]

  /// The choices of a loan, worked out from totals alone.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(_ comparison: LoanComparison) throws(MoneyOverflow) {
    (goals, sooner) = try LoanGoal.lists(for: comparison)
    lengths = LoanLength.list(for: comparison)
  }
}

/// The saving of a round extra with every payment.
package struct LoanGoal: Sendable, Equatable {
  package let extra: Money
  /// The saving against the same loan without a regular extra.
  package let saved: LoanComparison.Saving

  /// A small, a medium and a large extra, where they save anything, and three larger ones than that of
  /// the loan, where they end it sooner.
  ///
  /// The yearly and one-off extras stay; their saving is not counted.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package static func lists(
    for comparison: LoanComparison
  ) throws(MoneyOverflow) -> (goals: [LoanGoal], sooner: [LoanGoal]) {
    let (terms, plain) = (comparison.terms, comparison.plain)
    let without = try totals(of: terms, with: .zero(terms.principal.currency), plain)
    func list(of extras: [Money]) throws(MoneyOverflow) -> [LoanGoal] {
      var goals: [LoanGoal] = []
      for extra in extras {
        let saved = LoanComparison.Saving(
          from: without, to: try totals(of: terms, with: extra, plain))
        if !saved.interest.isZero { goals.append(LoanGoal(extra: extra, saved: saved)) }
      }
      return goals
    }
    let (steps, own) = (ExtraSteps(for: comparison.schedule.payment), terms.extras.each)
    let goals = try list(of: steps.choices())
    // Most loans have no extra yet, and larger ones are the same.
    let larger = own.isZero ? goals : try list(of: steps.choices(above: own))
    let now = LoanComparison.Saving(from: without, to: comparison.schedule.repayment.totals)
    return (goals, larger.filter { $0.saved.payments > now.payments })
  }

  /// The totals of the same loan with another regular extra.
  private static func totals(
    of terms: LoanTerms, with each: Money, _ plain: LoanSchedule
  ) throws(MoneyOverflow) -> Repayment.Totals {
    var extras = terms.extras
    extras.each = each
    guard !extras.isNone else { return plain.repayment.totals }
    return try terms.with(extras: extras).totals().totals
  }
}

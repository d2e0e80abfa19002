/// The saving of a round extra with every payment.
package struct LoanGoal: Sendable, Equatable {
  package let extra: Money
  /// The saving against the same loan without a regular extra.
  package let saved: LoanComparison.Saving

  /// A small, a medium and a large extra, when they save anything.
  ///
  /// The yearly and one-off extras stay; their saving is not counted.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package static func list(for comparison: LoanComparison) throws(MoneyOverflow) -> [LoanGoal] {
    let extras = ExtraSteps(for: comparison.schedule.payment).choices()
    return try list(of: extras, for: comparison, against: without(comparison))
  }

  /// Three larger extras than that of a loan, when they end it sooner.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package static func sooner(
    than comparison: LoanComparison
  ) throws(MoneyOverflow) -> [LoanGoal] {
    let without = try without(comparison)
    let now = LoanComparison.Saving(from: without, to: comparison.schedule.repayment.totals)
    let extras = ExtraSteps(for: comparison.schedule.payment).choices(
      above: comparison.terms.extras.each)
    return try list(of: extras, for: comparison, against: without).filter {
      $0.saved.payments > now.payments
    }
  }

  private static func list(
    of extras: [Money], for comparison: LoanComparison, against without: Repayment.Totals
  ) throws(MoneyOverflow) -> [LoanGoal] {
    var goals: [LoanGoal] = []
    for extra in extras {
      let saved = LoanComparison.Saving(
        from: without, to: try totals(of: comparison.terms, with: extra, comparison.plain))
      if !saved.interest.isZero { goals.append(LoanGoal(extra: extra, saved: saved)) }
    }
    return goals
  }

  /// The totals without a regular extra.
  private static func without(
    _ comparison: LoanComparison
  ) throws(MoneyOverflow) -> Repayment.Totals {
    let terms = comparison.terms
    return try totals(of: terms, with: .zero(terms.principal.currency), comparison.plain)
  }

  /// The totals of the same loan with another regular extra.
  private static func totals(
    of terms: LoanTerms, with each: Money, _ plain: LoanSchedule
  ) throws(MoneyOverflow) -> Repayment.Totals {
    let extras = LoanExtras(
      each: each, yearly: terms.extras.yearly, yearlyPayment: terms.extras.yearlyPayment,
      once: terms.extras.once, oncePayment: terms.extras.oncePayment)
    guard !extras.isNone else { return plain.repayment.totals }
    return try terms.with(extras: extras).totals().totals
  }
}

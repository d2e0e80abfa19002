package import Finance
import Repayments

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
    let (terms, plain) = (comparison.terms, comparison.plain)
    let without = try totals(of: terms, with: .zero(terms.principal.currency), plain)
    var goals: [LoanGoal] = []
    for extra in ExtraSteps(for: comparison.schedule.payment).choices {
      let saved = LoanComparison.Saving(
        from: without, to: try totals(of: terms, with: extra, plain))
      if !saved.interest.isZero { goals.append(LoanGoal(extra: extra, saved: saved)) }
    }
    return goals
  }

  /// The totals of the same loan with another regular extra.
  private static func totals(
    of terms: LoanTerms, with each: Money, _ plain: LoanSchedule
  ) throws(MoneyOverflow) -> Repayment.Totals {
    let extras = LoanExtras(
      each: each, yearly: terms.extras.yearly, yearlyPayment: terms.extras.yearlyPayment,
      once: terms.extras.once, oncePayment: terms.extras.oncePayment)
    guard !extras.isNone else { return plain.repayment.totals }
    return try LoanPaymentRule(terms.with(extras: extras)).totals(of: terms.principal)
  }
}

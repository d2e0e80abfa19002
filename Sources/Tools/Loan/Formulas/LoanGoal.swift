package import Finance

/// The saving of a round extra with every payment.
package struct LoanGoal: Sendable, Equatable {
  /// The extra with every payment.
  package let extra: Money
  /// The saving against the same loan without a regular extra.
  package let saved: LoanComparison.Saving

  /// A small, a medium and a large extra, when they save anything.
  ///
  /// The yearly and one-off extras stay; their saving is not counted.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package static func list(for comparison: LoanComparison) throws(MoneyOverflow) -> [LoanGoal] {
    let without = try comparison.paying(extra: .zero(comparison.terms.principal.currency))
    let steps = ExtraSteps(for: comparison.schedule.payment)
    var goals: [LoanGoal] = []
    for extra in steps.choices {
      let saved = LoanComparison.Saving(from: without, to: try comparison.paying(extra: extra))
      if !saved.interest.isZero { goals.append(LoanGoal(extra: extra, saved: saved)) }
    }
    return goals
  }
}

extension LoanComparison {
  /// The same loan with another regular extra.
  fileprivate func paying(extra each: Money) throws(MoneyOverflow) -> LoanSchedule {
    let extras = LoanExtras(
      each: each, yearly: terms.extras.yearly, yearlyPayment: terms.extras.yearlyPayment,
      once: terms.extras.once, oncePayment: terms.extras.oncePayment)
    return extras.isNone ? plain : try LoanSchedule(terms.with(extras: extras))
  }
}

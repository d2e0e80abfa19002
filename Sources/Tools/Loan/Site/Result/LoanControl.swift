import Components
import Finance
import Forms
import LoanFormulas
import Markup
import Repayments

/// The control of a loan's answer: the extra with every payment.
struct LoanControl {
  private let comparison: LoanComparison
  private let goals: [LoanGoal]
  private let state: FormState
  /// The state of a wrong extra in this answer; nil when it is right.
  private let wrong: FormState?
  private let link: LoanLink

  init(
    _ comparison: LoanComparison, _ goals: [LoanGoal], _ state: FormState, mistakes: FormState?,
    _ link: LoanLink
  ) {
    self.comparison = comparison
    self.goals = goals
    self.state = state
    self.link = link
    wrong = mistakes
  }

  /// The control; nil for a loan with a single payment.
  var html: HTML? {
    guard comparison.plain.payments.count > 1 else { return nil }
    let steps = ExtraSteps(for: comparison.schedule.payment)
    return AnswerControl(
      Stepper(
        LoanForm.extra, to: .here(), carrying: link.withoutExtra, shown: extra,
        less: steps.below(extra).map(step), more: steps.above(extra).map(step)),
      LoanForm.extra, label: "Extra \(frequency.eachTime)", state: wrong ?? filled,
      kept: wrong.map { _ in "\(extra.isZero ? "nothing" : extra.short) extra \(frequency.each)" },
      chips: goals.map(chip), title: "Pay a little extra"
    ).html
  }

  private var extra: Money { comparison.terms.extras.each }
  private var frequency: PaymentFrequency { comparison.terms.frequency }

  private func step(_ extra: Money) -> Stepper.Step {
    Stepper.Step(
      extra, extra.isZero ? "Pay nothing extra" : "Pay \(extra.short) extra \(frequency.each)")
  }

  /// The box filled in with the extra of the answer.
  private var filled: FormState {
    FormState(
      typed: Submission([(LoanForm.extra.name, extra.typedInShort)]), currency: state.currency)
  }

  private func chip(_ goal: LoanGoal) -> AnswerControl.Chip {
    AnswerControl.Chip(
      id: goal.extra.plain, "\(goal.extra.short) saves", goal.saved.interest.short,
      to: link.paying(extra: goal.extra), isCurrent: goal.extra == extra)
  }
}

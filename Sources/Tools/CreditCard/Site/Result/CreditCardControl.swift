import Components
import CreditCardFormulas
import Finance
import Forms
import Markup
import Repayments

/// The control of a card's answer: the payment each month, and the payments that end it sooner.
struct CreditCardControl {
  private let comparison: CreditCardComparison
  private let state: FormState
  /// The state of a wrong payment in this answer; nil when it is right.
  private let wrong: FormState?
  private let link: CreditCardLink
  private let steps: PaymentSteps

  init(
    _ comparison: CreditCardComparison, _ state: FormState, mistakes: FormState?,
    _ link: CreditCardLink
  ) {
    self.comparison = comparison
    self.state = state
    self.link = link
    wrong = mistakes.flatMap { $0.error(for: CreditCardForm.payment.name) == nil ? nil : $0 }
    steps = PaymentSteps(comparison.payment, atLeast: comparison.firstMinimum)
  }

  var html: HTML {
    AnswerControl(
      Stepper(
        CreditCardForm.payment, to: .here(), carrying: link.card, shown: comparison.payment,
        less: steps.less.map { Stepper.Step($0, words("less", $0)) },
        more: steps.more.map { Stepper.Step($0, words("more", $0)) }),
      CreditCardForm.payment, label: "Pay each month", state: wrong ?? filled,
      kept: wrong.map { _ in "\(comparison.payment.short) a month" },
      chips: chips, title: "Or be done sooner"
    ).html
  }

  private func words(_ direction: String, _ next: Money) -> String {
    "Pay \(difference(to: next)) \(direction): \(next.short) a month"
  }

  private func difference(to next: Money) -> String {
    (next - comparison.payment).absolute.short
  }

  /// The box filled in with the payment of the answer.
  private var filled: FormState {
    FormState(
      typed: Submission([(CreditCardForm.payment.name, comparison.payment.typedInShort)]),
      currency: state.currency)
  }

  private var chips: [AnswerControl.Chip] {
    let step = steps.more.map { more in
      AnswerControl.Chip(
        id: "more", "\(difference(to: more)) more", more.short, to: link.paying(more))
    }
    return [step].compactMap(\.self) + goals.reversed().map(chip)
  }

  private func chip(_ goal: CreditCardTarget) -> AnswerControl.Chip {
    AnswerControl.Chip(
      id: "\(goal.months)", Term(months: goal.months).words, goal.payment.short,
      to: link.paying(goal.payment), isCurrent: goal.payment == comparison.payment)
  }

  /// The goals that are this answer or sooner, and not below the minimum.
  private var goals: [CreditCardTarget] {
    let months = comparison.fixed.cleared?.months.count ?? .max
    return comparison.goals.filter {
      $0.payment >= comparison.firstMinimum
        && ($0.months < months || $0.payment == comparison.payment)
    }
  }
}

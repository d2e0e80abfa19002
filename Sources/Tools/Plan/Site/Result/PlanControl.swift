import Components
import Finance
import Forms
import Markup
import PlanFormulas

/// The control of a plan: the sum each month, and sums a little above the minimums.
struct PlanControl {
  private let answer: PlanAnswer
  private let link: PlanLink
  /// The state of a wrong sum in this answer; nil when it is right.
  private let wrong: FormState?
  private let steps: PaymentSteps

  init(_ answer: PlanAnswer, _ link: PlanLink, mistakes: FormState?) {
    self.answer = answer
    self.link = link
    wrong = mistakes.flatMap { $0.error(for: PlanForm.budget.name) == nil ? nil : $0 }
    steps = PaymentSteps(
      answer.interestToExceed ?? answer.budget,
      atLeast: max(answer.comparison.firstMinimum, .smallest(answer.currency)))
  }

  var html: HTML {
    AnswerControl(
      Stepper(
        PlanForm.budget, to: .here(), carrying: link.carried, shown: answer.budget,
        less: answer.hasNoSum ? nil : steps.less.map { Stepper.Step($0, words("less", $0)) },
        more: steps.more.map { Stepper.Step($0, words("more", $0)) }),
      PlanForm.budget,
      label: answer.entries.count == 1 ? "Pay each month" : "Pay each month, for all debts",
      state: wrong ?? filled,
      kept: wrong.map { _ in "\(answer.budget.short) a month" },
      chips: chips, title: "Or a little more than the minimums"
    ).html
  }

  private func words(_ direction: String, _ next: Money) -> String {
    "Pay \((next - answer.budget).absolute.short) \(direction): \(next.short) a month"
  }

  /// The box filled in with the sum of the answer; empty where a sum is still to be chosen.
  private var filled: FormState {
    let sum = answer.hasNoSum ? "" : answer.budget.typedInShort
    return FormState(
      typed: Submission([(PlanForm.budget.name, sum)]), currency: answer.currency)
  }

  private var chips: [AnswerControl.Chip] {
    [25, 50, 100].compactMap { (units: Int32) in
      let more = Money.whole(units, answer.currency)
      guard let sum = try? answer.comparison.firstMinimum.adding(more), sum <= .most(sum.currency)
      else { return nil }
      return AnswerControl.Chip(
        id: "\(units)", "Minimums + \(more.short)", sum.short, to: link.paying(sum),
        isCurrent: sum == answer.budget)
    }
  }
}

import Components
import Finance
import Forms
import Markup
import PlanFormulas

/// The control of a plan: the sum each month, and sums a little above the minimums.
struct PlanControl {
  private let answer: PlanAnswer
  private let link: PlanLink
  private let wrong: FormState?

  /// The control; `wrong` is the form with a mistake in its box, nil when it is right.
  init(_ answer: PlanAnswer, _ link: PlanLink, wrong: FormState?) {
    self.answer = answer
    self.link = link
    self.wrong = wrong
  }

  var html: HTML {
    let steps = PaymentSteps(
      answer.interestToExceed ?? answer.budget,
      atLeast: max(answer.comparison.firstMinimum, .smallest(answer.currency)))
    return AnswerControl(
      of: answer.budget, PlanForm.budget,
      label: answer.entries.count == 1 ? "Pay each month" : "Pay each month, for all debts",
      less: answer.hasNoSum ? nil : steps.less, more: steps.more, carrying: link.carried,
      isBlank: answer.hasNoSum, wrong: wrong, chips: chips,
      title: "Or a little more than the minimums"
    ).html
  }

  private var chips: [AnswerControl.Chip] {
    answer.comparison.goals.map { goal in
      AnswerControl.Chip(
        id: "\(goal.extra.wholeUnits)", "Minimums + \(goal.extra.short)", goal.budget.short,
        to: link.paying(goal.budget), isCurrent: goal.budget == answer.budget)
    }
  }
}

import Components
import Finance
import Forms
import Markup
import PlanFormulas

/// The control of a plan: the sum each month, and larger ones by the month in which all is paid off.
struct PlanControl {
  private let result: PlanResult
  private let link: PlanLink
  private let dates: PlanDates
  private let wrong: FormState?

  private var answer: PlanAnswer { result.answer }

  /// The control; `wrong` is the form with a mistake in its box, nil when it is right.
  init(_ result: PlanResult, _ link: PlanLink, _ dates: PlanDates, wrong: FormState?) {
    self.result = result
    self.link = link
    self.dates = dates
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
      title: "Or be debt-free sooner"
    ).html
  }

  private var chips: [AnswerControl.Chip] {
    result.offers.enumerated().map { place, offer in
      AnswerControl.Chip(
        id: "\(place + 1)", dates.short(offer.months), offer.budget.short,
        to: link.paying(offer.budget))
    }
  }
}

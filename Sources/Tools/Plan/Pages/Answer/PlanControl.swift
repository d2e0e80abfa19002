import PlanFormulas

/// The control of a plan: the sum each month, and larger ones by the month in which all is paid off.
struct PlanControl {
  let fullResult: PlanFullResult
  let link: PlanLink
  let dates: PlanDates
  let wrong: FormState?

  private var result: PlanResult { fullResult.result }

  var html: HTML {
    let steps = PaymentSteps(
      result.interestToExceed ?? result.budget,
      atLeast: max(result.comparison.firstMinimum, .smallest(result.currency)))
    return AnswerControl(
      of: result.budget, PlanForm.budget,
      label: result.entries.count == 1 ? "Pay each month" : "Pay each month, for all debts",
      less: result.hasNoSum ? nil : steps.less, more: steps.more, carrying: link.carried,
      isBlank: result.hasNoSum, wrong: wrong, chips: chips
    ).html
  }

  private var chips: [AnswerControl.Chip] {
    fullResult.offers.enumerated().map { place, offer in
      AnswerControl.Chip(
        id: "\(place + 1)", dates.short(offer.months), offer.payment.short,
        to: link.paying(offer.payment))
    }
  }
}

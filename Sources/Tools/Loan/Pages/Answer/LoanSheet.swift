import LoanFormulas
import PlanPages

/// The answer of the loan calculator: figures, chart, control, details.
struct LoanSheet {
  let answer: LoanAnswer
  let calculation: Calculation<LoanFullResult>

  private var comparison: LoanComparison { answer.result.comparison }
  private var choices: LoanChoices { answer.choices }
  private var link: AnswerLink { calculation.link }

  var sheet: AnswerSheet {
    let sentences = LoanSentences(comparison: comparison)
    return AnswerSheet(
      sentences.inShort, about: comparison.terms.inShort, at: link.page,
      help: HelpBox(currency: calculation.state.currency),
      asking: RateQuestion(comparison.terms.rate, in: LoanForm.rate.name, link),
      saying: sentences.answer, whole: sentences.answer,
      """
      \(LoanFigures(comparison: comparison, goals: choices.goals).html)
      \(sentences.noEffect?.note)\
      \(LoanChart(comparison: comparison, today: calculation.state.reading.today).html)\
      \(control?.html)
      \(LoanStageTable(comparison.schedule).map { "\($0.html)\n" as HTML })\
      \(lengths.map { "\($0.html(link))\n" as HTML })\
      \(showsStress ? nil : sentences.stress.note)
      """,
      next: next,
      details: """
        \(years)
        \(parts)
        \(LoanExplanation(comparison: comparison).html)

        """,
      every: ("See every payment", link.below(LoanReport.name)),
      files: link.files)
  }

  private var lengths: LoanLengthTable? { LoanLengthTable(comparison, choices.lengths) }

  /// True when the table of lengths has the payment if the rate rose.
  private var showsStress: Bool { lengths != nil && comparison.terms.extras.isNone }

  private var years: HTML? {
    YearTable(comparison.schedule.years).html(
      id: "by-year", caption: "What you pay and owe, year by year")
  }

  private var parts: HTML? {
    guard comparison.plain.payments.count > 1 else { return nil }
    return details("Where your payments go", LoanPartsChart(schedule: comparison.schedule).html)
  }
}

// MARK: - The way on

extension LoanSheet {
  /// The charge for paying early, the rates of today, all debts together.
  private var next: WhatNext {
    let rates = calculation.site.address(ofTool: "rates")
    return WhatNext(
      .init("Some lenders charge for paying early. Your agreement says if yours does."),
      rates.map { .init(.init("What mortgages cost now", $0)) },
      .init(comparison.terms.plan(paying: comparison.plain.payment)))
  }
}

extension LoanTerms {
  /// The way to the plan with this loan filled in.
  ///
  /// Its payment is left out where it is not the same every month until the loan is paid off: the plan
  /// asks for it.
  func plan(paying payment: Money) -> WhatNext.Link {
    let isMonthly = kind == .repayment && frequency == .monthly && course.isPlain
    return WhatNext.Link(
      "More than one debt? See them all in one plan",
      PlanTool.address(
        beginningWith: principal, apr: rate, basis: .nominal, kind: .loan,
        instalment: isMonthly ? payment : nil))
  }
}

// MARK: - The control

extension LoanSheet {
  /// The extra with every payment; nil for a loan with a single payment.
  private var control: AnswerControl? {
    guard comparison.plain.payments.count > 1 else { return nil }
    let steps = ExtraSteps(for: comparison.schedule.payment)
    let wrong = calculation.wrongControl
    return AnswerControl(
      Stepper(
        LoanForm.extra, carrying: link.carried(without: [LoanForm.extra.name]),
        shown: extra, less: steps.below(extra).map(step), more: steps.above(extra).map(step)),
      LoanForm.extra, label: "Extra \(frequency.eachTime)", state: wrong ?? filled,
      earlier: wrong.map { _ in "\(extra.isZero ? "nothing" : extra.short) extra \(frequency.each)"
      },
      chips: choices.sooner.map(chip), title: "Pay a little extra \(frequency.eachTime)")
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
      typed: Submission([(LoanForm.extra.name, extra.typedInShort)]), currency: extra.currency)
  }

  private func chip(_ goal: LoanGoal) -> AnswerControl.Chip {
    AnswerControl.Chip(
      id: goal.extra.plain, "\(goal.extra.short) saves", goal.saved.interest.short,
      to: link.changing((LoanForm.extra.name, goal.extra.plain)))
  }
}

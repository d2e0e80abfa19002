import LoanFormulas
import Calendars
import Components
import Finance
import Forms
import Hosting
import Markup
import RepaymentViews

/// The answer of the loan calculator: figures, chart, control, details.
struct LoanSheet {
  private let calculation: Calculation<LoanResult>
  private let comparison: LoanComparison
  private let choices: LoanChoices
  private let link: AnswerLink

  init(_ calculation: Calculation<LoanResult>) {
    self.calculation = calculation
    comparison = calculation.answer.answer.comparison
    choices = calculation.answer.choices
    link = calculation.link
  }

  var sheet: AnswerSheet {
    let sentences = LoanSentences(comparison)
    return AnswerSheet(
      sentences.inShort, about: comparison.terms.inShort, at: link.page,
      help: HelpBox(currency: calculation.state.currency),
      asking: RateQuestion(comparison.terms.rate, in: LoanForm.rate.name, link),
      saying: sentences.answer, whole: sentences.answer,
      """
      \(LoanFigures(comparison, offering: choices.goals).html)
      \(sentences.noEffect?.note)\
      \(LoanChart(comparison).html)\
      \(control?.html)
      \(LoanLengthTable(comparison, choices.lengths).map { "\($0.html(link))\n" as HTML })
      """,
      details: """
        <p>\(sentences.stress.html)</p>
        \(years)
        \(parts)
        \(LoanExplanation(comparison).html)

        """,
      files: [
        ("Save as PDF", link.file(".pdf")), ("Save as CSV", link.file(".csv")),
        ("Save as JSON", link.file(".json")),
      ])
  }

  private var years: HTML? {
    YearTable(comparison.schedule.years).html(
      id: "by-year", caption: "What you pay and owe, year by year",
      every: ("See every payment", link.below(LoanReport.name)))
  }

  private var parts: HTML? {
    guard comparison.plain.payments.count > 1 else { return nil }
    return details("Where your payments go", LoanPartsChart(comparison.schedule).html)
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
        LoanForm.extra, to: .here(), carrying: link.carried(without: [LoanForm.extra.name]),
        shown: extra, less: steps.below(extra).map(step), more: steps.above(extra).map(step)),
      LoanForm.extra, label: "Extra \(frequency.eachTime)", state: wrong ?? filled,
      kept: wrong.map { _ in "\(extra.isZero ? "nothing" : extra.short) extra \(frequency.each)" },
      chips: choices.goals.map(chip), title: "Pay a little extra")
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
      to: link.changing((LoanForm.extra.name, goal.extra.plain)), isCurrent: goal.extra == extra)
  }
}

import LoanFormulas
import LoanPages
import MortgageFormulas

/// The answer of the mortgage calculator: figures, chart, control, facts, tables.
struct MortgageSheet {
  let calculation: Calculation<MortgageFullResult>

  private var result: MortgageResult { calculation.result.result }
  private var link: AnswerLink { calculation.link }

  var sheet: AnswerSheet {
    let (full, sentences) = (calculation.result, MortgageSentences(result: result))
    let whole = sentences.waiting.map { sentences.answer + $0 } ?? sentences.answer
    return AnswerSheet(
      sentences.inShort, about: sentences.asked, at: link.page,
      help: HelpBox(currency: result.currency),
      asking: RateQuestion(result.terms.rate, in: MortgageForm.rate.name, link),
      saying: sentences.answer, whole: whole,
      """
      \(MortgageFigures(result: result, goals: full.goals).html)
      \(MortgageChart(result: result).html)\
      \(control?.html)
      \(sentences.unsaid?.note)\
      \(sentences.waiting?.note)\
      \(summaryList(MortgageFacts(result: result).found.map { ($0.name, "<bdi>\($0.value)</bdi>") }))
      \(MortgageTables(full: full).html)
      """,
      next: next,
      details: """
        \(years)
        \(working)

        """,
      every: ("See every payment", link.below(MortgageReport.name)),
      files: link.files)
  }

  private var years: HTML? {
    YearTable(result.schedule.years).html(
      id: "by-year", caption: "What you pay and owe, year by year")
  }

  private var next: WhatNext {
    WhatNext(
      .init("Your offer letter says what you may overpay, and what the charge is."),
      .init(.init("Compare this with other deals", deals)))
  }

  /// The comparison of deals with this mortgage as the first of them.
  private var deals: Address {
    let (terms, form) = (result.terms, result.form)
    return DealsPage.address.with(
      query: MortgageForm.texts(
        loan: result.loan, term: terms.term, rate: terms.rate, fix: terms.fix, fee: form.fee,
        isFeeAdded: form.feeAdded, ending: "-1") + [(DealsFormView.begun, "yes")])
  }

  private var working: HTML {
    let terms = result.terms
    let counted: HTML =
      terms.interest == .daily
      ? "for each day, a 365th of the yearly rate" : "each month, a twelfth of the yearly rate"
    return details(
      "How we worked it out", id: "working",
      """
      <p>Interest is \(counted), on what is still owed, rounded once to the nearest \
      \(result.currency.smallestUnit). The payment is the one that clears the mortgage by its end. When \
      the rate changes, it’s worked out again on what is owed then.</p>
      <p>Anything extra comes off what you owe after the payment. The charge is a percentage of what goes \
      beyond the year’s allowance.</p>
      <p>We assume that the rates stay as typed and every payment is on time. Lenders differ in days and \
      pennies.</p>
      """)
  }
}

// MARK: - The control

extension MortgageSheet {
  /// The extra with every payment; nil for a mortgage with a single payment.
  private var control: AnswerControl? {
    let plain = result.comparison.plain
    guard plain.payments.count > 1 else { return nil }
    let (extra, steps) = (result.terms.extras.each, ExtraSteps(for: plain.asked.first))
    let wrong = calculation.wrongControl
    let filled = FormState(
      typed: Submission([(MortgageForm.extra.name, extra.typedInShort)]), currency: extra.currency)
    return AnswerControl(
      Stepper(
        MortgageForm.extra, carrying: link.carried(without: [MortgageForm.extra.name]),
        shown: extra, less: steps.below(extra).map(step), more: steps.above(extra).map(step)),
      MortgageForm.extra, label: "Overpay each month", state: wrong ?? filled,
      earlier: wrong.map { _ in "\(extra.isZero ? "nothing" : extra.short) extra a month" },
      chips: calculation.result.goals.map { goal in
        AnswerControl.Chip(
          id: goal.extra.plain, "\(goal.extra.short) saves", goal.saved.short,
          to: link.changing((MortgageForm.extra.name, goal.extra.plain)))
      }, title: "What you’d save")
  }

  private func step(_ extra: Money) -> Stepper.Step {
    Stepper.Step(extra, extra.isZero ? "Overpay nothing" : "Overpay \(extra.short) a month")
  }
}

import LoanFormulas

/// The answer to a payment that never pays the loan off.
struct LoanNeverSheet {
  let result: LoanNeverRepaid
  let calculation: Calculation<LoanFullResult>

  var sheet: AnswerSheet {
    let words = LoanNeverWords(result: result)
    let help = HelpBox(currency: calculation.state.currency, tone: .strong)
    return AnswerSheet(
      words.inShort, about: words.asked, at: calculation.link.page, help: nil,
      asking: RateQuestion(
        calculation.form.terms.rate, in: LoanForm.rate.name, calculation.link),
      saying: words.sentence, whole: words.sentence,
      """
      \(AnswerFigures([words.figure]).html)
      \(calculation.site.layout.helpBox(help, on: LoanPage.address))

      """,
      next: WhatNext(.init(words.plan)),
      files: [(AnswerTools.report, calculation.link.file(".pdf"))])
  }
}

/// The words about a payment that never pays the loan off.
struct LoanNeverWords {
  let result: LoanNeverRepaid

  private var never: LoanNever { result.never }
  private var terms: LoanTerms { result.form.terms }

  /// The plan of all debts, where a payment that is too low is seen beside the others.
  var plan: WhatNext.Link { terms.plan(paying: never.payment) }

  private var paying: String { "\(never.payment.short) \(terms.frequency.each)" }

  /// The question in a few words: "£10,000 at 7.9%, paying £40 a month".
  var asked: String { "\(terms.principal.short) at \(terms.rate.formatted), paying \(paying)" }

  /// The answer in a few words, for the title of the window.
  var inShort: String {
    never.isTooSlow
      ? "\(paying) takes more than \(LoanTerms.mostYears) years"
      : "\(paying) never pays off the loan"
  }

  var sentence: Sentence {
    guard !never.isTooSlow else {
      return Sentence(
        .amount(never.payment),
        .words(
          " \(terms.frequency.each) would take more than \(LoanTerms.mostYears) years to pay it "
            + "off. It’s almost all "),
        .words("interest, which is "), .amount(never.firstInterest, .cost), " at first.")
    }
    return Sentence(
      .amount(never.payment), .words(" \(terms.frequency.each) never pays it off. "),
      "The first interest alone is ", .amount(never.firstInterest, .cost), ".")
  }

  var figure: AnswerFigures.Figure {
    AnswerFigures.Figure(
      .costly, paying,
      .words(never.isTooSlow ? "Over \(LoanTerms.mostYears) years" : "Never paid off"),
      more: "The first interest alone is \(never.firstInterest.formatted).")
  }
}

import LoanFormulas

/// The page of the loan calculator.
enum LoanPage: CalculatorPage {
  static let path = Path("/loan")
  static let name = "Loan"
  static let sentence =
    "See what a loan or mortgage costs, and what paying a little extra saves."
  static let title = "How much will your loan or mortgage cost?"
  static let lead: HTML = """
    See what you’d pay, what the interest comes to, and what a little extra would save. Nothing you type is kept.
    """

  /// £10,000 at 7.9% for five years, and £20 a month more.
  static let example = [
    (LoanForm.amount.name, "10000"), (LoanForm.rate.name, "7.9"),
    (LoanForm.term.years.name, "5"), (LoanForm.extra.name, "20"),
  ]

  static func example(_ result: LoanResult) -> (question: String, drawing: HTML) {
    guard case .first(let repaid) = result.outcome else {
      preconditionFailure("The example is a loan over a term")
    }
    let (comparison, terms) = (repaid.comparison, repaid.form.terms)
    return (
      "\(terms.principal.short) at \(terms.rate.formatted), with \(terms.extras.each.short) extra",
      """
      \(LoanFigures(comparison: comparison).html)
      \(LoanChart(comparison: comparison, isDated: false).html)
      """
    )
  }

  /// The field for a first rate; a query with it alone is no submitted form.
  static let rateToUse = OpenAPI.Parameter.rateToUse(like: LoanForm.rate)

  /// The form; below a blank one stands a link to the interest rates, on a site that has them.
  static func form(_ state: FormState, on site: Site) -> HTML {
    guard state.errors.isEmpty else { return LoanFormView(state: state).form(answered: false) }
    let rate = state.typed.typed(rateToUse.name)
    let typed = rate.map { state.typed.typed(LoanForm.rate.name, otherwise: $0) } ?? state.typed
    let blank = FormState(LoanForm.reading(typed, today: site.today))
    return """
      <div>
      \(LoanFormView(state: blank).form(answered: false))
      \(site.address(ofTool: "rates").map(linkToRates))\
      </div>
      """
  }

  private static func linkToRates(_ address: Address) -> HTML {
    """
    <p class="beside">Not sure of the rate? See <a\(href: address)>average rates for a home</a>.</p>

    """
  }

  static func asked(_ calculation: Calculation<LoanFullResult>) -> FoldedForm {
    let view = LoanFormView(state: calculation.state)
    return FoldedForm(view.summary, form: view.form(answered: true))
  }

  static func sheet(_ calculation: Calculation<LoanFullResult>) -> AnswerSheet {
    switch calculation.result.outcome {
    case .first(let answer): LoanSheet(answer: answer, calculation: calculation).sheet
    case .second(let never): LoanNeverSheet(result: never, calculation: calculation).sheet
    }
  }

  /// The page with the mistakes as people see them: programs give the payment number of a one-off
  /// extra, people its month.
  static func wrong(_ reading: FormReading, _ errors: [FieldError], on site: Site) -> Page {
    let state = FormState(reading, errors: LoanForm.lumpSumPayment.asPeopleSee(errors, in: reading))
    return alone(form(state, on: site), state)
  }
}

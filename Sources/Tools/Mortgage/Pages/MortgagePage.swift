import LoanFormulas
import LoanPages
import MortgageFormulas

/// The page of the mortgage calculator.
enum MortgagePage: CalculatorPage {
  static let path = Path("/mortgage")
  static let name = "Mortgage"
  static let sentence =
    "See what you’ll pay when your fix ends, and what overpaying saves or costs."
  static let title = "What will your mortgage cost when the fix ends?"
  static let lead: HTML = """
    See what you’d pay now and after the fix, and what overpaying would save. Nothing you type is kept. \
    Comparing offers? See <a\(href: DealsPage.address)>which deal costs less</a>. Paying interest only? \
    See <a\(href: LoanTool.address)>what a loan costs</a>.
    """

  /// £200,000 at 4.5% for two years, then 7.49%, and £100 a month more.
  static let example = [
    (MortgageForm.amount.name, "200000"), (MortgageForm.rate.name, "4.5"),
    (MortgageForm.term.years.name, "25"), (MortgageForm.fixMonths.name, "24"),
    (MortgageForm.nextRate.name, "7.49"), (MortgageForm.extra.name, "100"),
  ]

  static func example(_ result: MortgageResult) -> (question: String, drawing: HTML) {
    let terms = result.terms
    return (
      "\(terms.principal.short) at \(terms.rate.formatted), with \(terms.extras.each.short) extra",
      """
      \(MortgageFigures(result: result, isDated: false).html)
      \(MortgageChart(result: result, isDated: false).html)
      """
    )
  }

  /// The field for a first rate; a query with it alone is no submitted form.
  static let rateToUse = OpenAPI.Parameter.rateToUse(like: MortgageForm.rate)

  static func form(_ state: FormState, on site: Site) -> HTML {
    guard state.errors.isEmpty, let rate = state.typed.typed(rateToUse.name) else {
      return MortgageFormView(state: state).form(answered: false)
    }
    let typed = state.typed.typed(MortgageForm.rate.name, otherwise: rate)
    let begun = FormState(MortgageForm.reading(typed, today: site.today))
    return MortgageFormView(state: begun).form(answered: false)
  }

  static func asked(_ calculation: Calculation<MortgageFullResult>) -> FoldedForm {
    FoldedForm(
      MortgageFormView.summary(calculation.result.result),
      form: MortgageFormView(state: calculation.state).form(answered: true))
  }

  static func sheet(_ calculation: Calculation<MortgageFullResult>) -> AnswerSheet {
    MortgageSheet(calculation: calculation).sheet
  }

  /// The page with the mistakes as people see them: programs give the payment number of a one-off
  /// extra, people its month.
  static func wrong(_ reading: FormReading, _ errors: [FieldError], on site: Site) -> Page {
    let state = FormState(
      reading, errors: MortgageForm.lumpSumPayment.asPeopleSee(errors, in: reading))
    return alone(form(state, on: site), state)
  }
}

import CreditCardFormulas

/// The page of the credit card calculator.
enum CreditCardPage: CalculatorPage {
  static let path = Path("/credit-card")
  static let name = "Credit card"
  static let sentence =
    "See how long your card takes to pay off, and what a little more each month saves."
  static let title = "How long will it take to pay off your credit card?"
  static let lead: HTML = """
    Type two numbers from your statement. You’ll see what the minimum really costs, and what a \
    little more would save.
    """

  /// £2,292 at 17.91%, the example of the Money Charity's own calculator.
  static let example = [
    (CreditCardForm.balance.name, "2292"), (CreditCardForm.apr.name, "17.91"),
  ]

  static func example(_ result: CreditCardResult) -> (question: String, drawing: HTML) {
    (
      "\(result.form.balance.short) at \(result.form.apr.formatted)",
      """
      \(CreditCardFigures(comparison: result.comparison).html)
      \(CreditCardChart(comparison: result.comparison, today: nil).html)
      """
    )
  }

  static func form(_ state: FormState, on site: Site) -> HTML {
    CreditCardFormView(state: state).form(answered: false)
  }

  static func asked(_ calculation: Calculation<CreditCardResult>) -> FoldedForm {
    let view = CreditCardFormView(state: calculation.state)
    return FoldedForm(view.summary, form: view.form(answered: true))
  }

  static func sheet(_ calculation: Calculation<CreditCardResult>) -> AnswerSheet {
    CreditCardSheet(calculation: calculation).sheet
  }
}

/// The figures and the chart of the example, for pages that explain them.
package enum CreditCardPicture {
  /// The example in pounds; nil is not met with, as its amounts fit.
  package static let html = CalculatorExample<CreditCardPage>(FormState(currency: .gbp)).drawing
}

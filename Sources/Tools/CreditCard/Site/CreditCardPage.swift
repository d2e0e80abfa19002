import Components
import CreditCardFormulas
import Finance
import Forms
import Hosting
package import Markup
import Web

/// The page of the credit card calculator.
enum CreditCardPage: CalculatorPage {
  static let path = Path("/credit-card")
  static let name = "Credit card"
  static let sentence =
    "See how long your card takes to clear, and what a little more each month saves."
  static let title = "How long will it take to pay off your credit card?"
  static let lead: HTML = """
    Two numbers from your statement, and you’ll see what the minimum really costs and what a \
    little more would save.
    """

  /// £2,292 at 17.91%, the example of the Money Charity's own calculator.
  static let example = [
    (CreditCardForm.balance.name, "2292"), (CreditCardForm.apr.name, "17.91"),
  ]

  static func example(_ answer: CreditCardAnswer) -> (question: String, drawing: HTML) {
    (
      "\(answer.form.balance.short) at \(answer.form.apr.formatted)",
      """
      \(CreditCardFigures(answer.comparison).html)
      \(CreditCardChart(answer.comparison, today: nil).html)
      """
    )
  }

  static func form(_ state: FormState, on site: Site) -> HTML {
    CreditCardFormView(state).form(answered: false)
  }

  static func asked(_ calculation: Calculation<CreditCardAnswer>) -> AskedForm {
    let view = CreditCardFormView(calculation.state)
    return AskedForm(view.summary, form: view.form(answered: true))
  }

  static func sheet(_ calculation: Calculation<CreditCardAnswer>) -> AnswerSheet {
    CreditCardSheet(calculation).sheet
  }
}

/// The figures and the chart of the example, for pages that explain them.
package enum CreditCardPicture {
  /// The example in pounds; nil is not met with, as its amounts fit.
  package static let html = CalculatorExample<CreditCardPage>(FormState(currency: .gbp)).drawing
}

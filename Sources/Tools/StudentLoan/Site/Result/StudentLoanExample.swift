import Components
import Finance
import Forms
import Hosting
import Markup
import StudentLoanFormulas

/// The example beside the blank form: $30,000 at 5%, with $350 a month.
struct StudentLoanExample {
  private let state: FormState

  /// - Parameter state: The blank form, whose currency and partner the example keeps.
  init(_ state: FormState) {
    self.state = state
  }

  /// The example; nil where its amounts do not fit, which no currency of the table brings about.
  var html: HTML? {
    let query = [
      (StudentLoanForm.principal.name, "30000"), (StudentLoanForm.apr.name, "5"),
      (StudentLoanForm.payment.name, "350"),
    ]
    let currency = state.currency
    let asked =
      currency == StudentLoanForm.usualCurrency
      ? query : query + [(StudentLoanForm.currency.name, currency.code)]
    let embedding = state.typed.values(of: Embedding.names)
    guard let form = try? StudentLoanForm(Submission(asked)),
      let comparison = try? StudentLoanAnswer(form).comparison,
      let chart = try? StudentLoanChart(comparison)
    else { return nil }
    let terms = form.terms
    return ExampleAnswer(
      "\(terms.principal.short) at \(form.apr.formatted)", at: .here(query: embedding + asked),
      """
      \(StudentLoanFigures(comparison).html)
      \(chart.html)
      """
    ).html
  }
}

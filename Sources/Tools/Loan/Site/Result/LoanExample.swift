import Calendars
import Components
import Finance
import Forms
import Hosting
import LoanFormulas
import Markup

/// The example beside the blank form: £10,000 at 7.9% for five years, and £20 a month more.
///
/// The page is written once when the site is installed, so nothing in it depends on the day.
struct LoanExample {
  private let state: FormState

  /// - Parameter state: The blank form, whose currency and partner the example keeps.
  init(_ state: FormState) {
    self.state = state
  }

  /// The example; nil where its amounts do not fit, which no currency of the table brings about.
  var html: HTML? {
    let query = [
      (LoanForm.amount.name, "10000"), (LoanForm.rate.name, "7.9"),
      (LoanForm.term.years.name, "5"), (LoanForm.extra.name, "20"),
    ]
    let currency = state.currency
    let asked = currency == .gbp ? query : query + [(LoanForm.currency.name, currency.code)]
    guard let form = try? LoanForm(Submission(asked), today: .earliest),
      let comparison = try? LoanComparison(form.terms)
    else { return nil }
    let terms = form.terms
    return ExampleAnswer(
      "\(terms.principal.short) at \(terms.rate.formatted), with \(terms.extras.each.short) extra",
      at: .here(query: state.typed.values(of: Embedding.names) + asked),
      """
      \(LoanFigures(comparison).html)
      \(LoanChart(comparison, isDated: false).html)
      """
    ).html
  }
}

import Calendars
import Components
import CreditCardFormulas
import Finance
import Forms
import Markup

/// The example beside the blank form: £2,292 at 17.91%, the example of the Money Charity's own
/// calculator.
///
/// The page is written once when the site is installed, so nothing in it depends on the day.
struct CreditCardExample {
  private let state: FormState

  /// - Parameter state: The blank form, whose currency and partner the example keeps.
  init(_ state: FormState) {
    self.state = state
  }

  /// The example; nil where its amounts do not fit, which no currency of the table brings about.
  var html: HTML? {
    let query = [
      (CreditCardForm.balance.name, "2292"), (CreditCardForm.apr.name, "17.91"),
    ]
    let currency = state.currency
    let asked = currency == .gbp ? query : query + [(CreditCardForm.currency.name, currency.code)]
    let embedding = CreditCardLink.values(state.typed, of: Embedding.names)
    guard let form = try? CreditCardForm(Submission(asked), today: .earliest),
      let comparison = try? CreditCardComparison(form.terms)
    else { return nil }
    return ExampleAnswer(
      "\(form.balance.short) at \(form.apr.formatted)", at: .here(query: embedding + asked),
      """
      \(CreditCardFigures(comparison).html)
      \(CreditCardChart(comparison, today: nil).html)
      """
    ).html
  }
}

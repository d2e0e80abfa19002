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
  private let page: Address?

  /// An example.
  ///
  /// - Parameters:
  ///   - state: The blank form, whose currency and partner the example keeps.
  ///   - page: The page that answers; nil for the one that the example stands on.
  init(_ state: FormState, on page: Address? = nil) {
    self.state = state
    self.page = page
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
      "\(form.balance.short) at \(form.apr.formatted)",
      at: page?.with(query: asked) ?? .here(query: embedding + asked),
      """
      \(CreditCardFigures(comparison).html)
      \(CreditCardChart(comparison, today: nil).html)
      """
    ).html
  }
}

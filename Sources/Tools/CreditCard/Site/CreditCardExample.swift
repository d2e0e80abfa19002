import Calendars
import Components
import CreditCardFormulas
import Finance
import Forms
import Markup

/// The example beside the blank form: £2,292 at 17.91%, the example of the Money Charity's own
/// calculator.
struct CreditCardExample {
  private let today: CalendarDate
  private let state: FormState

  /// - Parameters:
  ///   - state: The blank form, whose currency and partner the example keeps.
  ///   - today: The day from which its months are counted.
  init(_ state: FormState, today: CalendarDate) {
    self.state = state
    self.today = today
  }

  /// The example; nil where its amounts do not fit, which no currency of the table brings about.
  var html: HTML? {
    let query = [
      (CreditCardForm.balance.name, "2292"), (CreditCardForm.apr.name, "17.91"),
    ]
    let currency = state.currency
    let asked = currency == .gbp ? query : query + [(CreditCardForm.currency.name, currency.code)]
    let embedding = CreditCardLink.values(state.typed, of: Embedding.names)
    guard let form = try? CreditCardForm(Submission(asked), today: today),
      let comparison = try? CreditCardComparison(form.terms)
    else { return nil }
    return ExampleAnswer(
      "\(form.balance.short) at \(form.apr.formatted)", at: .here(query: embedding + asked),
      """
      \(CreditCardFigures(comparison).html)
      \(CreditCardChart(comparison, today: today).html)
      """
    ).html
  }
}

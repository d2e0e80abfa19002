import Calendars
import Components
import CreditCardFormulas
import Finance
import Forms
package import Markup

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
    let asked = asked
    guard let form = try? CreditCardForm(Submission(asked), today: .earliest),
      let drawing = Self.drawing(of: form)
    else { return nil }
    let embedding = state.typed.values(of: Embedding.names)
    return ExampleAnswer(
      "\(form.balance.short) at \(form.apr.formatted)",
      at: page?.with(query: asked) ?? .here(query: embedding + asked), drawing
    ).html
  }

  fileprivate var asked: [(String, String)] {
    let query = [
      (CreditCardForm.balance.name, "2292"), (CreditCardForm.apr.name, "17.91"),
    ]
    let currency = state.currency
    return currency == .gbp ? query : query + [(CreditCardForm.currency.name, currency.code)]
  }

  fileprivate static func drawing(of form: CreditCardForm) -> HTML? {
    guard let comparison = try? CreditCardComparison(form.terms) else { return nil }
    return """
      \(CreditCardFigures(comparison).html)
      \(CreditCardChart(comparison, today: nil).html)
      """
  }
}

/// The figures and the chart of the example, for pages that explain them.
package enum CreditCardPicture {
  /// The example in pounds; nil is not met with, as its amounts fit.
  package static let html: HTML? = {
    let asked = CreditCardExample(FormState(currency: .gbp)).asked
    let form = try? CreditCardForm(Submission(asked), today: .earliest)
    return form.flatMap { CreditCardExample.drawing(of: $0) }
  }()
}

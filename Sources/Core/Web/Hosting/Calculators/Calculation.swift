/// The answer that a calculator works out from its form.
package protocol CalculatorResult: Sendable {
  associatedtype Form: CalculatorForm

  /// Works out the answer.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount of it does not fit in a `Money`.
  init(_ form: Form) throws(MoneyOverflow)
}

/// An answer with the request that it was worked out for.
package struct Calculation<Result: CalculatorResult> {
  package let request: Request
  package let site: Site
  package let state: FormState
  package let form: Result.Form
  package let result: Result
  /// The form as it was typed into a field of the answer, where that was wrong; nil otherwise.
  package let mistakes: FormState?
  /// The links to the other forms of this answer, and to other answers.
  package let link: AnswerLink

  /// The form with a mistake in the answer's own box; nil when that is right.
  package var wrongControl: FormState? {
    mistakes.flatMap { $0.error(for: Result.Form.control.name) == nil ? nil : $0 }
  }
}

package import Finance

/// A part of a form that is answered as one: a box, or a few that belong together.
package protocol Question<Value>: Sendable {
  associatedtype Value: Sendable

  /// The answer in what was sent, or every mistake in it, in page order.
  func answer(in submission: Submission, as currency: Currency) -> Result<Value, InvalidForm>
}

extension Field: Question {
  package func answer(
    in submission: Submission, as currency: Currency
  ) -> Result<Value, InvalidForm> {
    result(of: submission[name], in: currency).mapError { InvalidForm(errors: [$0]) }
  }
}

package import Finance

/// A part of a form that is answered as one: a box, or a few that belong together.
package protocol Question<Value>: Sendable {
  associatedtype Value: Sendable

  /// The answer in what was sent; every mistake in it is thrown, in page order.
  func answer(in submission: Submission, as currency: Currency) throws(InvalidForm) -> Value
}

extension Question {
  func mistakes(in submission: Submission, as currency: Currency) -> [FieldError] {
    do throws(InvalidForm) {
      _ = try answer(in: submission, as: currency)
      return []
    } catch {
      return error.errors
    }
  }
}

extension Field: Question {
  package func answer(
    in submission: Submission, as currency: Currency
  ) throws(InvalidForm) -> Value {
    do throws(FieldError) {
      return try value(of: submission[name], in: currency)
    } catch {
      throw InvalidForm(errors: [error])
    }
  }
}

package import Finance

/// A part of a form with a single answer, in one box or in a few that belong together.
package protocol Question<Value>: Sendable {
  /// The type of the answer.
  associatedtype Value: Sendable

  /// Reads the answer.
  ///
  /// - Parameters:
  ///   - submission: The texts as sent.
  ///   - currency: The currency of the form.
  /// - Returns: The value.
  /// - Throws: Every mistake, in page order.
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
  /// The value of the field.
  ///
  /// - Parameters:
  ///   - submission: The texts as sent.
  ///   - currency: The currency of the form.
  /// - Returns: The value.
  /// - Throws: The one mistake of the field.
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

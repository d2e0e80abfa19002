package import Finance

extension Submission {
  /// Reads several questions.
  ///
  /// - Parameters:
  ///   - currency: The currency of the form.
  ///   - questions: The questions, in page order.
  /// - Returns: Their answers, in the same order.
  /// - Throws: The mistakes of all questions, in page order.
  package func read<each Asked: Question>(
    in currency: Currency, _ questions: repeat each Asked
  ) throws(InvalidForm) -> (repeat (each Asked).Value) {
    do throws(InvalidForm) {
      return (repeat try (each questions).answer(in: self, as: currency))
    } catch {
      var errors: [FieldError] = []
      for question in repeat each questions {
        errors += question.mistakes(in: self, as: currency)
      }
      throw InvalidForm(errors: errors)
    }
  }
}

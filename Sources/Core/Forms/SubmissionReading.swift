package import Finance

extension Submission {
  /// Reads several questions, and reports every mistake, in the order given.
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

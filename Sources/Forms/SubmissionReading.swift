package import Finance

extension Submission {
  /// Reads several questions, and reports every mistake, in the order given.
  package func read<each Asked: Question>(
    in currency: Currency, _ questions: repeat each Asked
  ) throws(InvalidForm) -> (repeat (each Asked).Value) {
    let results = (repeat (each questions).answer(in: self, as: currency))
    var errors: [FieldError] = []
    for result in repeat each results {
      if case .failure(let invalid) = result { errors += invalid.errors }
    }
    do {
      return (repeat try (each results).get())
    } catch {
      throw InvalidForm(errors: errors)
    }
  }
}

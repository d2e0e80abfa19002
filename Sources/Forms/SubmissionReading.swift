package import Finance

extension Submission {
  /// Reads several fields, and reports every wrong one, in the order given.
  package func read<each Value>(
    in currency: Currency, _ fields: repeat Field<each Value>
  ) throws(InvalidForm) -> (repeat each Value) {
    let results = (repeat (each fields).result(of: self[(each fields).name], in: currency))
    var errors: [FieldError] = []
    for result in repeat each results {
      if case .failure(let error) = result { errors.append(error) }
    }
    do {
      return (repeat try (each results).get())
    } catch {
      throw InvalidForm(errors: errors)
    }
  }
}

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
    var reading = FormReading(self, in: currency)
    var all: [any Question] = []
    for question in repeat each questions { all.append(question) }
    let answers = try reading.answers(to: all)
    return (repeat answers[each questions])
  }
}

extension Field {
  /// Reads the answer in a text.
  ///
  /// - Parameters:
  ///   - typed: The text as typed; an empty one counts as not sent.
  ///   - currency: The currency of the form.
  /// - Returns: The value.
  /// - Throws: The message about the first mistake.
  package func value(
    of typed: String?, in currency: Currency
  ) throws(FieldError) -> Value {
    var reading = FormReading(Submission(typed.map { [(name, $0)] } ?? []), in: currency)
    do throws(InvalidForm) {
      return try answer(in: &reading)
    } catch let invalid {
      throw invalid.errors[0]
    }
  }
}

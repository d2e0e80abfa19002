package import Finance

/// One question of a form: its name, its words and what counts as an answer, all in one place.
///
/// The control, its label, the reading of what was typed and every message come from this value.
package struct Field<Value: Sendable>: Sendable {
  /// The name in the address, and the id of the control.
  package let name: String
  package let question: String
  package let hint: String?
  package let unit: FieldUnit
  package let isOptional: Bool

  private let subject: String
  private let missing: String
  private let answer: Answer<Value>
  private var objection: (@Sendable (Value) -> String?)?

  /// A question with its messages.
  ///
  /// `missing` instructs when the field is empty ("Enter how much you owe on the card"); `subject`
  /// begins every sentence about a wrong answer ("Balance must be …").
  package init(
    _ name: String, question: String, hint: String? = nil, missing: String = "", subject: String,
    answer: Answer<Value>
  ) {
    self.name = name
    self.question = question
    self.hint = hint
    self.missing = missing
    self.subject = subject
    self.answer = answer
    unit = answer.unit
    isOptional = answer.absent != nil
  }

  /// The question with the unit in words, for whoever does not see the sign beside the box.
  package func label(in currency: Currency) -> String {
    let words =
      switch unit {
      case .money: "\(question), in \(currency.name)"
      case .percent: "\(question), in percent"
      case .plain: question
      }
    return isOptional && unit != .plain ? "\(words) (optional)" : words
  }

  package func error(_ message: String) -> FieldError {
    FieldError(field: name, message: message)
  }

  /// The same question, where other answers of the form may make one wrong: the message, or nil.
  package func checked(
    _ objection: @escaping @Sendable (Value) -> String?
  ) -> Field {
    var field = self
    field.objection = objection
    return field
  }

  /// The answer in what was typed; an empty field counts as not sent.
  package func value(
    of typed: String?, in currency: Currency
  ) throws(FieldError) -> Value {
    let value = try read(typed, in: currency)
    if let message = objection?(value) { throw error(message) }
    return value
  }

  private func read(_ typed: String?, in currency: Currency) throws(FieldError) -> Value {
    guard let typed, !typed.allSatisfy(\.isWhitespace) else {
      guard let value = answer.absent?(currency) else { throw error(missing) }
      return value
    }
    do throws(Mistake) {
      return try answer.read(typed, currency)
    } catch let mistake {
      throw error(mistake.sentence(about: subject, in: currency))
    }
  }
}

/// What the number in a field counts.
package enum FieldUnit: Sendable {
  case money
  case percent
  case plain
}

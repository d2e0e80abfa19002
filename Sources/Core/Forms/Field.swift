package import Finance

/// One question of a form: its name, its wording and the rule for its answers.
///
/// The control, its label, the reading of the typed text and every message come from this value.
package struct Field<Value: Sendable>: Sendable {
  /// The name in the address, and the id of the control.
  package let name: String
  /// The question that the visitor reads.
  package let question: String
  /// Help below the question; nil for none.
  package let hint: String?
  /// The unit of the number in the field.
  package let unit: FieldUnit
  /// True when the field may be left empty.
  package let isOptional: Bool

  private let subject: String
  private let missing: String
  private let answer: Answer<Value>
  private var objection: (@Sendable (Value) -> String?)?

  /// A question with its messages.
  ///
  /// - Parameters:
  ///   - name: The name in the address, and the id of the control.
  ///   - question: The question that the visitor reads.
  ///   - hint: Help below the question.
  ///   - missing: The message when the field is empty: "Enter how much you owe on the card".
  ///   - subject: The beginning of every message about a wrong answer: "Balance" in "Balance must
  ///     be …".
  ///   - answer: The rule for answers.
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

  /// The question with its unit in words, because a screen reader skips the sign beside the box.
  package func label(in currency: Currency) -> String {
    let words =
      switch unit {
      case .money: "\(question), in \(currency.name)"
      case .percent: "\(question), in percent"
      case .plain: question
      }
    return isOptional && unit != .plain ? "\(words) (optional)" : words
  }

  /// A message about this field.
  package func error(_ message: String) -> FieldError {
    FieldError(field: name, message: message)
  }

  /// The same question with one more check, for rules that depend on other answers.
  ///
  /// - Parameter objection: Returns the message for a wrong value, or nil for a right one.
  /// - Returns: The question with the check.
  package func checked(
    _ objection: @escaping @Sendable (Value) -> String?
  ) -> Field {
    var field = self
    field.objection = objection
    return field
  }

  /// Reads the answer.
  ///
  /// - Parameters:
  ///   - typed: The text as typed; an empty one counts as not sent.
  ///   - currency: The currency of the form.
  /// - Returns: The value.
  /// - Throws: The message about the first mistake.
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

/// The unit of the number in a field.
package enum FieldUnit: Sendable {
  case money
  case percent
  case plain
}

/// One question of a form: its name, its wording and the rule for its answers.
///
/// The control, its label, the reading of the typed text and every message come from this value.
package struct Field<Value: Sendable>: Sendable {
  /// The name in the address, and the id of the control.
  package let name: String
  package let question: String
  package let hint: String?
  package let unit: FieldUnit
  package let isOptional: Bool

  /// The value of HTML's `autocomplete` for the box: "name"; nil when browsers are not to fill it in.
  package private(set) var autofill: StaticString?

  /// The description for programs; nil if the question is enough.
  private let described: String?
  private let subject: String
  private let missing: String
  private let reader: Reader<Value>
  private var objection: (@Sendable (Value, inout FormReading) -> String?)?
  private var adaptation: (@Sendable (inout FormReading) -> Field)?

  /// A question with its messages.
  ///
  /// - Parameters:
  ///   - name: The name in the address, and the id of the control.
  ///   - question: The question that the visitor reads.
  ///   - hint: Help below the question.
  ///   - missing: The message when the field is empty: "Enter how much you owe on the card".
  ///   - subject: The beginning of every message about a wrong answer: "Balance" in "Balance must
  ///     be …".
  ///   - described: The description for programs, if not the question.
  ///   - reader: Reads the text.
  package init(
    _ name: String, question: String, hint: String? = nil, missing: String = "", subject: String,
    described: String? = nil, reader: Reader<Value>
  ) {
    self.name = name
    self.question = question
    self.hint = hint
    self.described = described
    self.missing = missing
    self.subject = subject
    self.reader = reader
    unit = reader.unit
    isOptional = reader.absent != nil
  }

  /// The same question with a box that browsers may fill in, by a value of HTML's `autocomplete`.
  package func filledIn(with autofill: StaticString) -> Field {
    var field = self
    field.autofill = autofill
    return field
  }

  /// The question with its unit in words, because a screen reader skips the sign next to the box.
  package func label(in currency: Currency) -> String {
    let unit = unitInWords(in: currency).map { ", \($0)" } ?? ""
    return question.last == "?"
      ? "\(question.dropLast())\(unit)?\(aside)" : "\(question)\(unit)\(aside)"
  }

  /// The unit of the answer in words, "in pounds"; nil for a plain text.
  package func unitInWords(in currency: Currency) -> String? {
    switch unit {
    case .money: "in \(currency.name)"
    case .percent: "in percent"
    case .plain: nil
    }
  }

  /// The words after a question that may be left blank: " (optional)".
  package var aside: String { isOptional && unit != .plain ? " (optional)" : "" }

  /// A message about this field.
  package func error(_ message: String) -> FieldError {
    FieldError(field: name, message: message)
  }

  /// The choice that an empty field means, as it is sent; nil if there is none.
  package var usual: String? { reader.usual }

  /// The same question with one more check, for rules that depend on other answers.
  ///
  /// - Parameter objection: Returns the message for a wrong value, or nil for a right one.
  /// - Returns: The question with the check.
  package func checked(
    _ objection: @escaping @Sendable (Value, inout FormReading) -> String?
  ) -> Field {
    var field = self
    field.objection = objection
    return field
  }

  /// The same question with words and limits that depend on other answers.
  ///
  /// - Parameter adaptation: Returns the question under the same name.
  /// - Returns: The question with its adaptation.
  package func adapted(
    _ adaptation: @escaping @Sendable (inout FormReading) -> Field
  ) -> Field {
    var field = self
    field.adaptation = adaptation
    return field
  }

  /// The question with the words and limits that follow from other answers.
  package func adapted(to reading: FormReading) -> Field {
    guard let adaptation else { return self }
    var reading = reading
    return adaptation(&reading)
  }

  /// The value of an empty field; nil when it must not be empty.
  package func valueWhenEmpty(in currency: Currency) -> Value? { reader.absent?(currency) }
}

extension Field: Question {
  /// The one text that is sent for the field.
  package var parameters: [FormParameter] {
    [
      FormParameter(
        name, described ?? question, reader.format, isRequired: !isOptional, usual: usual)
    ]
  }

  /// Its name alone, which is asked for far more often than its description.
  package var names: [String] { [name] }

  /// The value of the field.
  ///
  /// - Parameter reading: The submission; an empty text counts as not sent.
  /// - Returns: The value.
  /// - Throws: The first mistake of the field.
  package func value(in reading: inout FormReading) throws(InvalidForm) -> Value {
    if let adaptation { return try adaptation(&reading).value(in: &reading) }
    let value = try read(&reading)
    if let objection, let message = objection(value, &reading) { throw invalid(message) }
    return value
  }

  private func read(_ reading: inout FormReading) throws(InvalidForm) -> Value {
    guard let typed = reading.submission.typed(name) else {
      guard let value = reader.absent?(reading.currency) else { throw invalid(missing) }
      return value
    }
    var sum: Money?
    defer { if unit == .money { reading.note(sum, in: name) } }
    do throws(Mistake) {
      return try reader.read(typed, reading.currency, &sum)
    } catch let mistake {
      throw invalid(mistake.sentence(about: subject, in: reading.currency))
    }
  }

  /// A form in which this field alone is wrong.
  package func invalid(_ message: String) -> InvalidForm { InvalidForm(errors: [error(message)]) }
}

/// The unit of the number in a field.
package enum FieldUnit: Sendable {
  case money
  case percent
  case plain
}

/// A message about one field, in the words that the visitor reads.
package struct FieldError: Error, Equatable, Sendable {
  package let field: String
  /// A sentence without a full stop.
  package let message: String

  package init(field: String, message: String) {
    self.field = field
    self.message = message
  }
}

/// The mistakes of a form: every wrong field once, in page order.
package struct InvalidForm: Error, Equatable, Sendable {
  package let errors: [FieldError]

  package init(errors: [FieldError]) {
    self.errors = errors
  }

  /// A form with one mistake.
  package init(_ field: String, _ message: String) {
    self.init(errors: [FieldError(field: field, message: message)])
  }

  /// True when all mistakes are about these questions.
  package func isOnly(about questions: [any Question]) -> Bool {
    let names = questions.names
    return errors.allSatisfy { names.contains($0.field) }
  }

  /// The message about a field, or nil when it is right.
  package func message(for field: String) -> String? {
    errors.first { $0.field == field }?.message
  }
}

extension [FieldError] {
  /// Reads a part of a form; nil where it has mistakes, which are added to these.
  package mutating func collect<Value>(_ read: () throws(InvalidForm) -> Value) -> Value? {
    do throws(InvalidForm) {
      return try read()
    } catch {
      self += error.errors
      return nil
    }
  }
}

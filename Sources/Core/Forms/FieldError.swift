/// What is wrong with one field, in the words the visitor reads.
package struct FieldError: Error, Equatable, Sendable {
  package let field: String
  package let message: String

  package init(field: String, message: String) {
    self.field = field
    self.message = message
  }
}

/// A form with mistakes: every wrong field once, in page order.
package struct InvalidForm: Error, Equatable, Sendable {
  package let errors: [FieldError]

  package init(errors: [FieldError]) {
    self.errors = errors
  }

  /// Whether nothing but these fields is wrong.
  package func isOnly(about fields: [String]) -> Bool {
    errors.allSatisfy { fields.contains($0.field) }
  }

  package func message(for field: String) -> String? {
    errors.first { $0.field == field }?.message
  }
}

import Documents
import Forms

extension OpenAPI.Parameter {
  /// A field of a form, as programs send it.
  init<Value>(_ field: Field<Value>, choices: [String] = []) {
    self.init(field.name, field.question, isRequired: !field.isOptional, choices: choices)
  }
}

/// What fills one opening of a path: its name, its text, and how that is read.
package struct PathParameter<Value: Sendable>: Sendable {
  let name: String
  let expression: String
  let value: @Sendable (Substring) -> Value?
  let text: @Sendable (Value) -> String

  /// - Parameters:
  ///   - name: Its name in descriptions, such as `id`.
  ///   - expression: A regular expression of its text, for nginx.
  ///   - value: Reads a text; `nil` for one that stands for no value.
  ///   - text: The one text of a value.
  package init(
    _ name: String, expression: String, value: @escaping @Sendable (Substring) -> Value?,
    text: @escaping @Sendable (Value) -> String
  ) {
    self.name = name
    self.expression = expression
    self.value = value
    self.text = text
  }

  var segment: PathPattern.Segment { .opening(name: name, expression: expression, ending: "") }
}

extension Request {
  /// What fills an opening of the request's path.
  ///
  /// - Returns: `nil` where the path has no such opening, or a text in it that stands for no value.
  package subscript<Value>(_ parameter: PathParameter<Value>) -> Value? {
    openings.first { $0.name == parameter.name }.flatMap { parameter.value($0.text) }
  }
}

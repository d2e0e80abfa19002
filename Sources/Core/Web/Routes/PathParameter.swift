/// A value in a path: its name, its text, and how the text is read.
package struct PathParameter<Value: Sendable>: Sendable {
  let name: String
  let expression: String
  let example: String
  let value: @Sendable (Substring) -> Value?
  let text: @Sendable (Value) -> String

  /// A parameter and the two ways between its text and its value.
  ///
  /// - Parameters:
  ///   - name: The name in descriptions, such as `id`.
  ///   - expression: A regular expression that matches the text, for nginx and for programs.
  ///   - example: A text that it matches.
  ///   - value: Reads a text; returns nil when it is not a value.
  ///   - text: Writes a value, in its only spelling.
  package init(
    _ name: String, expression: String, example: String,
    value: @escaping @Sendable (Substring) -> Value?, text: @escaping @Sendable (Value) -> String
  ) {
    self.name = name
    self.expression = expression
    self.example = example
    self.value = value
    self.text = text
  }

  /// The same parameter, which takes any text and is nil for one that is not a value.
  package var optional: PathParameter<Value?> {
    PathParameter<Value?>(
      name, expression: expression, example: example, value: { .some(value($0)) },
      text: { $0.map(text) ?? "" })
  }

  var segment: PathPattern.Segment {
    .opening(PathPattern.Opening(name: name, expression: expression, example: example), ending: "")
  }
}

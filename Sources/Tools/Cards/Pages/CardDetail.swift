import CardsFormulas

/// A detail of a card: its question, its place in the details, and its member in a file.
///
/// Files have texts and numbers that are read as they would be typed, so that a card from a file is
/// held to the rules of the form.
struct CardDetail: Sendable {
  let question: any Question
  let name: String
  let set: @Sendable (FormValues, inout CardDetails) -> Void
  /// The text that gives the same detail when it is typed.
  let typed: @Sendable (CardDetails) -> String
  let member: Members<CardDetails>
  /// The text to type for the value in a file.
  let textInFile: @Sendable (JSONValue) -> String?
  /// True for a detail that is not a figure.
  ///
  /// Files have it last.
  let isLook: Bool

  /// A detail.
  ///
  /// - Parameters:
  ///   - field: The question.
  ///   - path: Where the answer is kept.
  ///   - member: Its name in a file.
  ///   - shape: Its kind in a file.
  ///   - isLook: True for a detail that is not a figure.
  ///   - written: What a file has of it.
  init<Value: TypedDetail, Written>(
    _ field: Field<Value>, _ path: any WritableKeyPath<CardDetails, Value> & Sendable,
    in member: StaticString, _ shape: Shape<Written>, isLook: Bool = false,
    written: @escaping @Sendable (Value) -> Written
  ) {
    question = field
    name = field.name
    set = { $1[keyPath: path] = $0[field] }
    typed = { $0[keyPath: path].typedDetail }
    let inFile = FileMember(
      member, FileKind(shape) { Value.typed(in: $0) }
    ) { (details: CardDetails) in written(details[keyPath: path]) }
    self.member = Members { inFile }
    textInFile = { $0[inFile] }
    self.isLook = isLook
  }
}

/// A value that has one text in the form of a card.
protocol TypedDetail: Sendable {
  /// The text.
  var typedDetail: String { get }
  /// The text that a file's value stands for; nil for a value of another kind.
  static func typed(in value: JSONValue) -> String?
}

extension TypedDetail {
  static func typed(in value: JSONValue) -> String? { value.string ?? value.number }
}

extension String: TypedDetail {
  var typedDetail: String { self }
}

extension Int: TypedDetail {
  var typedDetail: String { String(self) }
}

extension Bool: TypedDetail {
  var typedDetail: String { self ? "on" : "off" }
  static func typed(in value: JSONValue) -> String? { value.bool?.typedDetail }
}

extension Money: TypedDetail {
  var typedDetail: String { typed }
}

extension Percentage: TypedDetail {
  var typedDetail: String { plain }
}

extension DebtKind: TypedDetail {
  var typedDetail: String { rawValue }
}

extension CardStyle: TypedDetail {
  var typedDetail: String { rawValue }
}

extension Optional: TypedDetail where Wrapped: TypedDetail {
  var typedDetail: String { self?.typedDetail ?? "" }
}

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
  ///   - typed: The text that gives a value when it is typed.
  ///   - read: The text that a file's value stands for; nil for a value of another kind.
  ///   - written: What a file has of it.
  init<Value, Written>(
    _ field: Field<Value>, _ path: any WritableKeyPath<CardDetails, Value> & Sendable,
    in member: StaticString, _ shape: Shape<Written>, isLook: Bool = false,
    typed: @escaping @Sendable (Value) -> String,
    read: @escaping @Sendable (JSONValue) -> String? = { $0.string ?? $0.number },
    written: @escaping @Sendable (Value) -> Written
  ) {
    question = field
    name = field.name
    set = { $1[keyPath: path] = $0[field] }
    self.typed = { typed($0[keyPath: path]) }
    let inFile = FileMember(member, FileKind(shape, read: read)) { (details: CardDetails) in
      written(details[keyPath: path])
    }
    self.member = Members { inFile }
    textInFile = { $0[inFile] }
    self.isLook = isLook
  }
}

/// The reason why a file cannot be read as JSON, and the place.
package struct InvalidJSON: Error, Equatable, Sendable {
  /// The kinds of faults.
  package enum Reason: Equatable, Sendable {
    case tooLarge(limit: Int)
    case tooDeep(limit: Int)
    case endsTooEarly
    case expected(String)
    case moreThanOneValue
    case notUTF8
    case tooManyMarks
    case controlCharacter
    case unknownEscape
    case halfCharacter
    case nameTwice(String)
  }

  package let reason: Reason
  /// The place where reading stopped.
  package let position: JSONPosition

  package init(_ reason: Reason, at position: JSONPosition) {
    self.reason = reason
    self.position = position
  }

  /// A sentence for the author of the file, without a full stop.
  package var message: String {
    if case .tooLarge(let limit) = reason { return "The file has more than \(limit) bytes" }
    return "Line \(position.line), character \(position.column): \(fault)"
  }

  private var fault: String {
    switch reason {
    case .tooLarge: "too much"
    case .tooDeep(let limit): "more than \(limit) lists and objects inside one another"
    case .endsTooEarly: "the file ends too early"
    case .expected(let expected): "\(expected) is expected here"
    case .moreThanOneValue: "there is more after the end"
    case .notUTF8: "this is not UTF-8 text"
    case .tooManyMarks: "one letter has more than \(UnreadableText.mostMarks) accents"
    case .controlCharacter: "a control character must be written as an escape"
    case .unknownEscape: "there is no such escape"
    case .halfCharacter: "this escape is half of a character"
    case .nameTwice(let name): "the name “\(name)” is there twice"
    }
  }
}

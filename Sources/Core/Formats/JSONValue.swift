/// A value of a JSON document (RFC 8259) from somebody else, and where it stands in the file.
///
///     let value = try JSONValue(Array(#"{"rate": 6.220}"#.utf8))
///     value["rate"]?.number  // "6.220", exactly as written
///
/// Reading is strict: nothing after the value, no comments, no name twice in an object, and
/// nothing in a string that is not Unicode.
package struct JSONValue: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case null
    case bool(Bool)
    /// The digits as they stand in the file, which may be more than any number type holds.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  package struct Limits: Equatable, Sendable {
    package let bytes: Int

    /// How many arrays and objects may stand inside one another.
    package let depth: Int

    package init(bytes: Int = 1_000_000, depth: Int = 32) {
      self.bytes = bytes
      self.depth = depth
    }
  }

  package let content: Content
  package let position: JSONPosition

  package init(_ content: Content, at position: JSONPosition) {
    self.content = content
    self.position = position
  }

  package init(_ bytes: [UInt8], limits: Limits = Limits()) throws(InvalidJSON) {
    var reader = JSONReader(bytes, limits: limits)
    self = try reader.document()
  }
}

/// A member of an object, in the order of the file; its position is that of its name.
package struct JSONMember: Equatable, Sendable {
  package let name: String
  package let position: JSONPosition
  package let value: JSONValue

  package init(name: String, position: JSONPosition, value: JSONValue) {
    self.name = name
    self.position = position
    self.value = value
  }
}

/// A place in a file: line and character, each counted from 1.
package struct JSONPosition: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Each is `nil` if the value is of another kind.
extension JSONValue {
  package var bool: Bool? {
    guard case .bool(let isTrue) = content else { return nil }
    return isTrue
  }

  package var number: String? {
    guard case .number(let digits) = content else { return nil }
    return digits
  }

  package var string: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }

  package var array: [JSONValue]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  package var object: [JSONMember]? {
    guard case .object(let members) = content else { return nil }
    return members
  }

  package var isNull: Bool { content == .null }

  package subscript(name: String) -> JSONValue? {
    object?.first { $0.name == name }?.value
  }
}

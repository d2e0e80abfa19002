/// A value of a JSON document (RFC 8259) from outside, with its place in the file.
///
///     let value = try JSONValue(Array(#"{"rate": 6.220}"#.utf8))
///     value["rate"]?.number  // "6.220", exactly as written
///
/// Reading is strict: nothing may follow the value, comments and repeated names are refused, and
/// strings must be Unicode.
package struct JSONValue: Equatable, Sendable {
  /// The value, by its kind.
  package enum Content: Equatable, Sendable {
    case null
    case bool(Bool)
    /// The digits as in the file, which may be more than any number type holds.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  /// The limits beyond which a file is refused.
  package struct Limits: Equatable, Sendable {
    /// The most bytes of the whole file.
    package let bytes: Int

    /// The most arrays and objects inside one another.
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

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: How much of it is read.
  /// - Throws: The first fault and its place.
  package init(_ bytes: [UInt8], limits: Limits = Limits()) throws(InvalidJSON) {
    var reader = JSONReader(bytes, limits: limits)
    self = try reader.document()
  }
}

/// A member of an object, in the order of the file; its position is that of its name.
package struct JSONMember: Equatable, Sendable {
  /// The name, with its escapes resolved.
  package let name: String
  package let position: JSONPosition
  package let value: JSONValue
}

/// A place in a file: line and character, each counted from 1.
package struct JSONPosition: Hashable, Sendable {
  /// The line, counting from 1.
  package let line: Int
  /// The character in the line, counting from 1.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The content as one kind of value; nil for any other kind.
extension JSONValue {
  /// True or false; nil for any other kind.
  package var bool: Bool? {
    guard case .bool(let isTrue) = content else { return nil }
    return isTrue
  }

  /// The digits of a number, as in the file; nil for any other kind.
  package var number: String? {
    guard case .number(let digits) = content else { return nil }
    return digits
  }

  package var string: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }

  /// The elements of a list; nil for any other kind.
  package var array: [JSONValue]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  /// The members of an object; nil for any other kind.
  package var object: [JSONMember]? {
    guard case .object(let members) = content else { return nil }
    return members
  }

  package var isNull: Bool { content == .null }

  /// The member of this name; nil if there is none or this is no object.
  package subscript(name: String) -> JSONValue? {
    object?.first { $0.name == name }?.value
  }
}

/// A JSON document (RFC 8259), written straight into bytes.
///
///     var json = JSON()
///     json.object {
///       $0.member("months", 63)
///     }
package struct JSON: Sendable {
  /// The document so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  /// An empty document with room for this many bytes.
  init(reserving capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// Writes an object with the members that a closure writes.
  package mutating func object(_ members: (inout JSON) -> Void) {
    nest("{", members, "}")
  }

  /// Writes a list with the elements that a closure writes.
  package mutating func array(_ elements: (inout JSON) -> Void) {
    nest("[", elements, "]")
  }

  /// Writes a text.
  package mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  /// Writes a whole number.
  package mutating func number(_ number: Int) {
    separate()
    if let number = UInt32(exactly: number), number < Figures.limit {
      bytes.append(Figures(number))
    } else {
      bytes.append(contentsOf: String(number).utf8)
    }
  }

  /// Writes true or false.
  package mutating func bool(_ isTrue: Bool) {
    separate()
    bytes.append(contentsOf: (isTrue ? "true" : "false").utf8)
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// An amount as a string with its currency's digits and no grouping: "1234.50".
  package mutating func string(_ amount: Money) {
    if let figures = Figures(plain: amount) { string(figures) } else { string(amount.plain) }
  }

  /// A date as a string YYYY-MM-DD.
  package mutating func string(_ date: CalendarDate) { string(Figures(date)) }

  private mutating func string(_ figures: Figures) {
    separate()
    bytes.append(quoted: figures)
  }

  private mutating func nest(
    _ open: StaticString, _ content: (inout JSON) -> Void, _ close: StaticString
  ) {
    separate()
    append(open)
    needsComma = false
    content(&self)
    append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func quote(_ text: String) {
    var text = text
    text.withUTF8 { quote($0) }
  }

  /// Whole runs of bytes that need no escape at a time; there is seldom more than one.
  private mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    for position in text.indices where Self.needsEscape(text[position]) {
      bytes.append(contentsOf: text[start..<position])
      escape(text[position])
      start = position + 1
    }
    bytes.append(contentsOf: text[start...])
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): append("\\n")
    case 0..<0x20:
      append("\\u00")
      bytes.append(Self.digits[Int(byte >> 4)])
      bytes.append(Self.digits[Int(byte & 15)])
    default: bytes += [UInt8(ascii: "\\"), byte]
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)
}

extension JSON {
  /// The name of a member, whose value is written next.
  package mutating func key(_ name: StaticString) {
    separate()
    name.withUTF8Buffer { quote($0) }
    append(":")
    needsComma = false
  }

  /// A name with all that is written around it: `,"months":`.
  ///
  /// It is made once for many objects, which saves a loan's JSON 28 % of its instructions.
  struct Key: Sendable {
    fileprivate let bytes: [UInt8]

    init(_ name: StaticString) {
      var json = JSON()
      json.needsComma = true
      json.key(name)
      bytes = json.bytes
    }
  }

  mutating func key(_ key: Key) {
    if needsComma {
      bytes.append(contentsOf: key.bytes)
    } else {
      bytes.append(contentsOf: key.bytes.dropFirst())
    }
    needsComma = false
  }

  /// A member under a name that came from data.
  package mutating func key(text name: String) {
    separate()
    quote(name)
    append(":")
    needsComma = false
  }

  /// Writes a member with a text, or `null`.
  package mutating func member(_ name: StaticString, _ text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  /// Writes a member with a whole number, or `null`.
  package mutating func member(_ name: StaticString, _ count: Int?) {
    key(name)
    if let count { number(count) } else { null() }
  }

  /// Writes a member with true or false.
  package mutating func member(_ name: StaticString, _ isTrue: Bool) {
    key(name)
    bool(isTrue)
  }

  /// Writes a member with an object.
  package mutating func member(_ name: StaticString, _ members: (inout JSON) -> Void) {
    key(name)
    object(members)
  }

  /// Writes a member with a list.
  package mutating func list(_ name: StaticString, _ elements: (inout JSON) -> Void) {
    key(name)
    array(elements)
  }
}

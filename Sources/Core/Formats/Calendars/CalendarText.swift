/// A text as calendar files hold it (RFC 5545, 3.3.11), escaped exactly once.
///
///     let name = CalendarText("Gas; water")
///     let summary: CalendarText = "Pay \(name)"  // Pay Gas\; water
package struct CalendarText: Equatable, Sendable {
  /// The escaped text in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Escapes a text; line breaks are kept, other control characters are left out.
  package init(_ text: String) {
    append(text.utf8)
  }

  init(utf8: some Sequence<UInt8>) {
    append(utf8)
  }

  /// Turns line breaks of any kind into `\n` and leaves other control characters out.
  private mutating func append(_ utf8: some Sequence<UInt8>) {
    bytes.reserveCapacity(bytes.count + utf8.underestimatedCount)
    var last: (UInt8, UInt8) = (0, 0)
    for byte in utf8 {
      append(byte, after: last)
      last = (last.1, byte)
    }
  }

  /// Escapes one byte.
  ///
  /// A line break or control character beyond ASCII is handled at its last byte.
  private mutating func append(_ byte: UInt8, after last: (UInt8, UInt8)) {
    switch byte {
    case Self.backslash, UInt8(ascii: ";"), UInt8(ascii: ","): bytes += [Self.backslash, byte]
    case 0x0A where last.1 == 0x0D: break
    case 0x0A...0x0D: breakLine()
    case 0..<0x20, 0x7F: break
    case 0x80...0x9F where last.1 == 0xC2:
      bytes.removeLast()
      if byte == 0x85 { breakLine() }
    case 0xA8...0xA9 where last == (0xE2, 0x80):
      bytes.removeLast(2)
      breakLine()
    default: bytes.append(byte)
    }
  }

  private mutating func breakLine() {
    bytes += [Self.backslash, UInt8(ascii: "n")]
  }

  private static let backslash = UInt8(ascii: "\\")
}

extension CalendarText: ExpressibleByStringInterpolation {
  /// Puts escaped texts together.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = CalendarText("")

    /// An empty text with room for its pieces.
    package init(literalCapacity: Int, interpolationCount: Int) {
      text.bytes.reserveCapacity(literalCapacity + 32 * interpolationCount)
    }

    /// Adds our own words, escaped like any others.
    package mutating func appendLiteral(_ literal: String) { text.append(literal.utf8) }
    /// Adds a text that may hold anything.
    package mutating func appendInterpolation(_ typed: String) { text.append(typed.utf8) }
    /// Adds a text that is escaped already.
    package mutating func appendInterpolation(_ other: CalendarText) { text.bytes += other.bytes }
  }

  /// Our own words, escaped like any others.
  package init(stringLiteral literal: String) { self.init(literal) }
  /// The pieces, put together.
  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }
}

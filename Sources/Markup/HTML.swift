/// A piece of a page, safe to send.
///
/// Literals are trusted; everything interpolated is escaped unless it is `HTML` already, so text
/// that somebody typed can never become markup.
///
///     let name = "<b>"
///     let page: HTML = "<p title=\"\(name)\">\(name)</p>"
///     // <p title="&lt;b&gt;">&lt;b&gt;</p>
package struct HTML: Sendable, Equatable {
  package private(set) var bytes: [UInt8]

  package init() {
    bytes = []
  }

  /// An empty piece with room for `capacity` bytes, for long tables that are written in place.
  package init(reserving capacity: Int) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  /// The only way from a string to markup: the string is part of the program.
  package init(raw text: StaticString) {
    bytes = []
    append(raw: text)
  }

  package var isEmpty: Bool { bytes.isEmpty }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func append(_ other: HTML) {
    bytes.append(contentsOf: other.bytes)
  }

  package mutating func append(raw text: StaticString) {
    let count = text.utf8CodeUnitCount
    guard count <= Self.short else { return text.withUTF8Buffer { bytes.append(contentsOf: $0) } }
    bytes.append(addingCapacity: count) { span in
      for offset in 0..<count { span.append(text.utf8Start[offset]) }
    }
  }

  /// A tag of a table's cell is so short that a loop is quicker than a copy.
  private static let short = 12

  package mutating func append(escaping text: some StringProtocol) {
    Escaping.write(text.utf8, into: &bytes)
  }

  /// Lets a writer of plain figures (digits, signs, commas) put them straight into the page.
  ///
  /// What it writes is escaped afterwards only where it holds a special character.
  package mutating func append(written write: (inout [UInt8]) -> Void) {
    let start = bytes.count
    write(&bytes)
    Escaping.mend(&bytes, from: start)
  }

  package static func + (left: HTML, right: HTML) -> HTML {
    var both = left
    both.append(right)
    return both
  }
}

extension HTML: CustomStringConvertible {
  package var description: String { text }
}

extension Sequence where Element == HTML {
  /// The pieces one after another.
  package func joined() -> HTML {
    var all = HTML()
    for piece in self { all.append(piece) }
    return all
  }
}

import Glibc

/// A piece of a page, safe to send.
///
/// Literals are trusted; everything interpolated is escaped unless it is `HTML` already, so text
/// that somebody typed can never become markup.
///
///     let name = "<b>"
///     let page: HTML = "<p title=\"\(name)\">\(name)</p>"
///     // <p title="&lt;b&gt;">&lt;b&gt;</p>
package struct HTML: Sendable {
  /// The last piece, which grows.
  private var tail: [UInt8] = []

  /// The pieces before it.
  ///
  /// Long pieces are kept apart, so that they are never copied.
  private var finished: [[UInt8]] = []

  package init() {}

  /// An empty piece with room for `capacity` bytes, for long tables that are written in place.
  package init(reserving capacity: Int) {
    tail.reserveCapacity(capacity)
  }

  /// Markup from the bytes of other markup.
  init(written bytes: [UInt8]) {
    tail = bytes
  }

  /// Markup from a string that is part of the program.
  ///
  /// There is no other way from a string to markup.
  package init(raw text: StaticString) {
    append(raw: text)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package var bytes: [UInt8] { Array(pieces.joined()) }

  /// The text in the pieces that it was written in.
  package var pieces: [[UInt8]] { finished + [tail] }

  /// True when this markup, written at once, stands somewhere in it.
  package func contains(_ markup: StaticString) -> Bool {
    pieces.contains { $0.withUnsafeBytes { Self.does($0, contain: markup) } }
  }

  private static func does(_ text: UnsafeRawBufferPointer, contain markup: StaticString) -> Bool {
    guard var rest = text.baseAddress else { return false }
    let (first, count) = (CInt(markup.utf8Start.pointee), markup.utf8CodeUnitCount)
    let end = rest + text.count - count + 1
    while rest < end, let found = memchr(rest, first, end - rest) {
      if memcmp(found, markup.utf8Start, count) == 0 { return true }
      rest = UnsafeRawPointer(found) + 1
    }
    return false
  }

  /// Adds markup at the end.
  package mutating func append(_ other: HTML) {
    guard !other.isLong else { return append(pieces: other.pieces) }
    tail.append(contentsOf: other.tail)
  }

  private var isLong: Bool { tail.count >= Self.long || !finished.isEmpty }

  /// The size in bytes from which keeping a piece apart costs less than copying it.
  private static let long = 1_024

  private mutating func append(pieces: [[UInt8]]) {
    if !tail.isEmpty { finished.append(tail) }
    finished += pieces
    tail = []
  }

  /// Adds markup that the program holds.
  package mutating func append(raw text: StaticString) {
    let count = text.utf8CodeUnitCount
    append(upTo: count) { room in
      room.copyMemory(from: UnsafeRawBufferPointer(start: text.utf8Start, count: count))
      return count
    }
  }

  /// Adds a text, escaped.
  package mutating func append(escaping text: some StringProtocol) {
    Escaping.write(text.utf8, into: &tail)
  }

  /// Appends the address as text: the `&` between the parts of its query is escaped.
  mutating func append(_ address: Address) {
    Escaping.write(address.bytes, into: &tail)
  }

  /// Lets a writer append at most this many bytes and return their number.
  @inline(__always)
  mutating func append(upTo capacity: Int, _ write: (UnsafeMutableRawBufferPointer) -> Int) {
    tail.append(upTo: capacity) { $1 += write(UnsafeMutableRawBufferPointer(rebasing: $0[$1...])) }
  }

  /// Appends figures, which need no escape.
  package mutating func append(_ figures: Figures) {
    tail.append(figures)
  }

  /// Markup followed by other markup.
  package static func + (left: HTML, right: HTML) -> HTML {
    var both = left
    both.append(right)
    return both
  }
}

extension HTML: Equatable {
  package static func == (left: HTML, right: HTML) -> Bool { left.bytes == right.bytes }
}

extension HTML: CustomStringConvertible {
  package var description: String { text }
}

extension [HTML] {
  /// The pieces one after another.
  package func joined() -> HTML {
    var all = HTML(reserving: 512)
    for piece in self { all.append(piece) }
    return all
  }
}

/// The content lines of RFC 5545, 3.1: folded at 75 bytes and ended by CRLF.
struct CalendarLines {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ name: StaticString, _ value: String) {
    add(name, Array(value.utf8))
  }

  mutating func add(_ name: StaticString, text: CalendarText) {
    add(name, text.bytes)
  }

  private mutating func add(_ name: StaticString, _ value: [UInt8]) {
    let name = "\(name):".utf8
    bytes += name
    fold(value[...], after: name.count)
    bytes += "\r\n".utf8
  }

  /// Folds a long line between characters with CRLF and a space, which counts towards the 75 bytes.
  private mutating func fold(_ value: ArraySlice<UInt8>, after width: Int) {
    var (rest, room) = (value, Self.width - width)
    while rest.count > room {
      var end = rest.startIndex + room
      while Self.isWithinCharacter(rest[end]) { end -= 1 }
      bytes += rest[..<end]
      bytes += "\r\n ".utf8
      (rest, room) = (rest[end...], Self.width - 1)
    }
    bytes += rest
  }

  /// True for a byte that continues a character of UTF-8.
  private static func isWithinCharacter(_ byte: UInt8) -> Bool { byte & 0b1100_0000 == 0b1000_0000 }

  private static let width = 75
}

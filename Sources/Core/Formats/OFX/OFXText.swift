/// The text of an element in an OFX file.
enum OFXText {
  /// True for white space alone, after which a group begins.
  static func isBlank(_ value: ArraySlice<UInt8>) -> Bool {
    guard value.contains(where: { $0 > 0x20 }) else { return true }
    // White space of several bytes: an entity, or a character outside ASCII.
    let isLonger = value.contains { $0 == UInt8(ascii: "&") || $0 >= 0x80 }
    return isLonger && value.count <= longestSpace && (try? unescaped(value))?.isEmpty == true
  }

  /// The text with each entity replaced once and white space collapsed.
  static func unescaped(_ value: ArraySlice<UInt8>) throws(InvalidOFX) -> String {
    var text: [UInt8] = []
    var rest = value
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += rest[..<start]
      rest = rest[start...]
      let entity = entities.first { rest.starts(with: $0.name) }
      text.append(entity?.meaning ?? UInt8(ascii: "&"))
      rest = rest.dropFirst(entity?.name.count ?? 1)
    }
    return try String(fromOutside: text + rest) { _ in InvalidOFX.notAStatement }
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static let longestSpace = 100

  private static let entities: [(name: String.UTF8View, meaning: UInt8)] = [
    ("&lt;".utf8, UInt8(ascii: "<")), ("&gt;".utf8, UInt8(ascii: ">")),
    ("&nbsp;".utf8, UInt8(ascii: " ")), ("&quot;".utf8, UInt8(ascii: "\"")),
    ("&apos;".utf8, UInt8(ascii: "'")), ("&amp;".utf8, UInt8(ascii: "&")),
  ]
}

/// The escaping of text and attribute values.
enum Escaping {
  static func write(_ text: some Sequence<UInt8>, into bytes: inout [UInt8]) {
    let isWritten: Void? = text.withContiguousStorageIfAvailable { write($0, into: &bytes) }
    if isWritten == nil { Array(text).withUnsafeBufferPointer { write($0, into: &bytes) } }
  }

  /// Copies runs of plain bytes at once; usually there is only one.
  private static func write(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
    var start = 0
    for position in text.indices where needsEscape(text[position]) {
      bytes.append(contentsOf: text[start..<position])
      bytes.append(contentsOf: escape(text[position]).utf8)
      start = position + 1
    }
    bytes.append(contentsOf: text[start...])
  }

  /// True when a character of the text is special.
  static func isNeeded(in text: String) -> Bool {
    text.utf8.contains { needsEscape($0) }
  }

  @inline(__always)
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 64 ? special &>> UInt64(byte) & 1 == 1 : byte == 0x7F
  }

  /// A bit for each of the first 64 bytes: the controls but tab and line feed, and " & ' < >.
  private static let special: UInt64 =
    0xFFFF_F9FF | 1 << 34 | 1 << 38 | 1 << 39 | 1 << 60 | 1 << 62

  /// The entity of a special byte.
  ///
  /// The entity of a special byte. Control characters are not allowed in HTML and become the
  /// replacement character.
  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: "\u{FFFD}"
    }
  }
}

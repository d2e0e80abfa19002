/// The one escaper, for text and for attribute values alike.
enum Escaping {
  static func write(_ text: some Sequence<UInt8>, into bytes: inout [UInt8]) {
    for byte in text {
      if needsEscape(byte) {
        bytes.append(contentsOf: escape(byte).utf8)
      } else {
        bytes.append(byte)
      }
    }
  }

  /// Escapes what was already written from `start` on.
  static func mend(_ bytes: inout [UInt8], from start: Int) {
    guard bytes[start...].contains(where: needsEscape) else { return }
    let written = Array(bytes[start...])
    bytes.removeSubrange(start...)
    write(written, into: &bytes)
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default:
      byte < 0x20 && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\t") || byte == 0x7F
    }
  }

  /// Control characters are not allowed in HTML at all: they become the replacement character.
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

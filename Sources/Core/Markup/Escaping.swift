/// The escaping of text and attribute values.
enum Escaping {
  static func write(_ text: some Sequence<UInt8>, into bytes: inout [UInt8]) {
    let isWritten: Void? = text.withContiguousStorageIfAvailable { write($0, into: &bytes) }
    if isWritten == nil { Array(text).withUnsafeBufferPointer { write($0, into: &bytes) } }
  }

  /// Escapes the bytes from `start` on.
  static func mend(_ bytes: inout [UInt8], from start: Int) {
    guard needsEscape(bytes.span.extracting(start...)) else { return }
    let written = Array(bytes[start...])
    bytes.removeSubrange(start...)
    write(written, into: &bytes)
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

  /// True when a byte is special.
  ///
  /// Eight bytes are tested at once; single ones only where that finds something.
  private static func needsEscape(_ bytes: Span<UInt8>) -> Bool {
    bytes.withUnsafeBytes { bytes in
      let whole = bytes.count & ~7
      for start in stride(from: 0, to: whole, by: 8)
      where isSuspicious(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)) {
        return bytes[start...].contains { needsEscape($0) }
      }
      return bytes[whole...].contains { needsEscape($0) }
    }
  }

  /// True when one of eight bytes may be special: a control character, `"` to `'`, `<`, `>` or
  /// delete.
  private static func isSuspicious(_ eight: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    func each(_ byte: UInt64) -> UInt64 { byte &* ones }
    func holdsZero(_ bytes: UInt64) -> UInt64 { (bytes &- ones) & ~bytes }
    let controls = holdsZero(eight & each(0xE0)) | holdsZero(eight ^ each(0x7F))
    let quotes = holdsZero((eight & each(0xFA)) ^ each(0x22))
    let brackets = holdsZero((eight & each(0xFD)) ^ each(0x3C))
    return (controls | quotes | brackets) & each(0x80) != 0
  }

  /// True when one of the first bytes of sixteen is special.
  static func isNeeded(in packed: UInt128, count: Int) -> Bool {
    withUnsafeBytes(of: packed.littleEndian) { $0.prefix(count).contains { needsEscape($0) } }
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
  /// Control characters are not allowed in HTML and become the replacement character.
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

/// The escaping of text and attribute values.
enum Escaping {
  static func write(_ text: some Sequence<UInt8>, into bytes: inout [UInt8]) {
    let isWritten: Void? = text.withContiguousStorageIfAvailable { write($0, into: &bytes) }
    if isWritten == nil { Array(text).withUnsafeBufferPointer { write($0, into: &bytes) } }
  }

  /// Copies runs of plain bytes at once; usually there is only one.
  private static func write(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
    var start = 0
    while let position = firstSpecial(in: text, from: start) {
      bytes.append(contentsOf: text[start..<position])
      bytes.append(contentsOf: escape(text[position]).utf8)
      start = position + 1
    }
    bytes.append(contentsOf: text[start...])
  }

  /// Looks at eight bytes at a time if possible, because most have nothing special.
  private static func firstSpecial(
    in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    let memory = UnsafeRawBufferPointer(text)
    var position = start
    while text.count - position >= 8,
      !mayNeedEscape(memory.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    {
      position += 8
    }
    return text[position...].firstIndex(where: needsEscape)
  }

  /// True when one of eight bytes is special, a tab or a line feed.
  ///
  /// The highest bit of each byte is left out, and no sum of two bytes carries into the next. It is
  /// set in a sum with 0x60 when the rest is 0x20 or more, and in one with 0x7F when the rest is not
  /// zero, which an exclusive or with a character makes of that character alone. `&` and `'` differ
  /// in their lowest bit, `<` and `>` in the next. Bytes that are not ASCII are plain.
  @inline(__always)
  private static func mayNeedEscape(_ eight: UInt64) -> Bool {
    let rests = eight & each(0x7F)
    let arePlain =
      (rests &+ each(0x60)) & ((rests ^ each(0x22)) &+ each(0x7F))
      & (((rests | each(0x01)) ^ each(0x27)) &+ each(0x7F))
      & (((rests | each(0x02)) ^ each(0x3E)) &+ each(0x7F))
      & ((rests ^ each(0x7F)) &+ each(0x7F))
    return (arePlain | eight) & each(0x80) != each(0x80)
  }

  /// Eight times the same byte.
  @inline(__always)
  private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  @inline(__always)
  static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 64 ? special &>> UInt64(byte) & 1 == 1 : byte == 0x7F
  }

  /// A bit for each of the first 64 bytes: the controls but tab and line feed, and " & ' < >.
  private static let special: UInt64 =
    0x5000_00C4_FFFF_F9FF

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

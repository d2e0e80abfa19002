/// Windows-1252, the encoding of files that programs for Windows save in Western Europe.
enum Windows1252 {
  /// The characters of the bytes from 0x80 to 0x9F; all others are those of Unicode.
  ///
  /// Source: the index “windows-1252” of the Encoding Standard of WHATWG.
  private static let signs = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

  static func utf8(of bytes: [UInt8]) -> [UInt8] {
    var text = String.UnicodeScalarView()
    text.reserveCapacity(bytes.count)
    text.append(
      contentsOf: bytes.lazy.map { byte in
        0x80..<0xA0 ~= byte ? signs[Int(byte) - 0x80] : Unicode.Scalar(byte)
      })
    return Array(String(text).utf8)
  }
}

extension [UInt8] {
  /// A text of unknown encoding in UTF-8: what is not UTF-8 is taken for windows-1252.
  ///
  /// UTF-16 is left as it is, by the mark at its beginning: it is neither.
  package var inUTF8: [UInt8] {
    guard String(validating: self, as: UTF8.self) == nil, !starts(with: [0xFF, 0xFE]),
      !starts(with: [0xFE, 0xFF])
    else { return self }
    return Windows1252.utf8(of: self)
  }
}

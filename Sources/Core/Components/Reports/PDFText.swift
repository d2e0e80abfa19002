/// Prepares text for cairo and Pango.
enum PDFText {
  /// The text with spaces for control characters and U+FFFD for the noncharacters of Unicode.
  ///
  /// For each script a font must be found and opened, so scripts beyond the sixth in one text are
  /// not drawn.
  static func drawable(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    var drawable = String.UnicodeScalarView()
    var scripts: Set<UInt32> = []
    for scalar in text.unicodeScalars {
      if let script = script(of: scalar) { scripts.insert(script) }
      drawable.append(scripts.count > mostScripts ? "\u{FFFD}" : replacement(of: scalar))
    }
    return String(drawable)
  }

  private static let mostScripts = 6

  /// A number that is about the same for the letters of one script; nil for Latin letters and for
  /// signs that all scripts use.
  private static func script(of scalar: Unicode.Scalar) -> UInt32? {
    switch scalar.value {
    case ..<0x370, 0x2000..<0x20D0, 0xFE00..<0xFE10, 0xFFFD: nil
    case 0x2E80..<0xA000, 0xAC00..<0xD800, 0xF900..<0xFB00, 0xFF00..<0xFFF0, 0x20000...: 1
    case 0x1F000..<0x1FB00: 2
    default: scalar.value >> 8
    }
  }

  /// True when the text is printable ASCII.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { 0x20..<0x7F ~= $0 }
  }

  private static func replacement(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    let properties = scalar.properties
    if properties.isNoncharacterCodePoint { return "\u{FFFD}" }
    return properties.generalCategory == .control ? " " : scalar
  }
}

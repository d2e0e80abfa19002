/// Text as cairo and Pango take it.
enum PDFText {
  /// The text with spaces for control characters and without what Unicode says is no character.
  static func drawable(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    var drawable = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      drawable.append(replacement(of: scalar))
    }
    return String(drawable)
  }

  /// Whether all of it is printable ASCII.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { 0x20..<0x7F ~= $0 }
  }

  private static func replacement(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    let properties = scalar.properties
    if properties.isNoncharacterCodePoint { return "\u{FFFD}" }
    return properties.generalCategory == .control ? " " : scalar
  }
}

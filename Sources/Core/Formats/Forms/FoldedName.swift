import CGLib

extension String {
  /// The form in which two names are compared.
  ///
  /// It holds the letters in NFKC (Unicode Annex 15), without case, spaces and invisible
  /// characters. Removing a space can join a letter to its accent, and NFKC can produce new spaces,
  /// so the steps are repeated until nothing changes.
  package var folded: String {
    foldedASCII ?? foldedCompletely
  }

  /// The same for text of printable ASCII, which has no other forms than its cases; nil for another.
  private var foldedASCII: String? {
    guard utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else { return nil }
    return String(decoding: utf8.filter { $0 != 0x20 }, as: UTF8.self).lowercased()
  }

  private var foldedCompletely: String {
    var folded = visible.compatible
    for _ in 0..<Self.mostFoldings {
      let again = folded.withoutCase.compatible.visible.compatible
      if again.utf8.elementsEqual(folded.utf8) { break }
      folded = again
    }
    return folded
  }

  /// The most repetitions, so that no text can go on for ever.
  private static var mostFoldings: Int { 8 }

  private var visible: String {
    let letters = unicodeScalars.filter {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
    return String(UnicodeScalarView(letters))
  }

  private var compatible: String {
    converted { g_utf8_normalize($0, $1, G_NORMALIZE_ALL_COMPOSE) }
  }

  private var withoutCase: String {
    converted { g_utf8_casefold($0, $1) }
  }

  /// The result of a function of GLib, or the same text when it returns nothing.
  ///
  /// GLib refuses only text that is not UTF-8, and a `String` is always UTF-8.
  private func converted(
    _ convert: (UnsafePointer<CChar>, Int) -> UnsafeMutablePointer<CChar>?
  ) -> String {
    let converted = withCString { convert($0, utf8.count) }
    guard let converted else { return self }
    defer { g_free(converted) }
    return String(cString: converted)
  }
}

/// A FRED key; it is never printed by accident.
package struct FREDKey: Sendable, CustomStringConvertible, CustomReflectable {
  let text: String

  /// Reads a key file: one word of letters and digits.
  package init?(file: String) {
    let words = file.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let word = words.first, word.utf8.count <= 64,
      word.utf8.allSatisfy(\.isInKey)
    else { return nil }
    text = String(word)
  }

  package var description: String { "(the key)" }

  package var customMirror: Mirror { Mirror(self, children: []) }
}

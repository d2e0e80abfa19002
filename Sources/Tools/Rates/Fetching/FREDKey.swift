/// A FRED key; it is never printed by accident.
package struct FREDKey: Sendable, CustomStringConvertible, CustomReflectable {
  let text: String

  /// Reads a key file: one word of letters and digits.
  package init?(file: String) {
    let words = file.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let word = words.first, word.utf8.count <= 64,
      word.utf8.allSatisfy(Self.isAllowed)
    else { return nil }
    text = String(word)
  }

  package var description: String { "(the key)" }

  package var customMirror: Mirror { Mirror(self, children: []) }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// A visitor's own text in a sentence, isolated so that its direction leaves the other words in
/// order.
///
/// A word of more than 20 letters, such as an email address, may break every ten letters: otherwise it
/// would make a narrow page wider than the screen.
package func own(_ text: String) -> HTML {
  guard text.utf8.count > longestWord else { return "<bdi>\(text)</bdi>" }
  let words = text.split(separator: " ", omittingEmptySubsequences: false).map(breakable)
  return "<bdi>\(words[0])\(each: Array(words.dropFirst()), { " \($0)" })</bdi>"
}

private let longestWord = 20

private func breakable(_ word: Substring) -> HTML {
  guard word.count > longestWord else { return "\(String(word))" }
  let starts = Array(stride(from: 10, to: word.count, by: 10))
  return """
    \(String(word.prefix(10)))\(each: starts, {
      "<wbr>\(String(word.dropFirst($0).prefix(10)))"
    })
    """
}

extension String {
  /// The same for plain text: between U+2068 and U+2069 (Unicode Annex 9).
  ///
  /// The marks are added only to text with letters that are written from right to left.
  package var isolated: String {
    unicodeScalars.contains(where: \.isFromRightToLeft) ? "\u{2068}\(self)\u{2069}" : self
  }
}

extension Unicode.Scalar {
  fileprivate var isFromRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

extension [String] {
  /// A list in words: "Ana", "Ana and Ben", "Ana, Ben and Cy".
  package var inWords: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

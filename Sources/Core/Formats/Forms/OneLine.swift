extension String {
  /// The text on one line, without spaces at its ends, line breaks and control characters.
  ///
  /// Invisible characters that make one name look like another are removed too. Those are
  /// characters that turn the direction of text and characters without a shape, except where a
  /// script or an emoji needs them.
  package var onOneLine: String {
    let scalars = Array(unicodeScalars)
    var line = UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() {
      let next = place + 1 < scalars.count ? scalars[place + 1] : nil
      if scalar.endsWord {
        line.append(" ")
      } else if !scalar.isShapeless || scalar.isNeeded(between: line.last, and: next) {
        line.append(scalar)
      }
    }
    // By scalars: comparing characters with many marks takes long.
    return line.split(separator: " ").map { String($0) }.joined(separator: " ")
  }

  /// True when the text has at most `most` characters and eight bytes for each of them.
  ///
  /// The limit in bytes is needed because one character may contain any number of marks.
  package func isWithin(_ most: Int) -> Bool {
    utf8.count <= most * Self.mostBytes && count <= most
  }

  /// The beginning of the text that ``isWithin(_:)`` accepts.
  package func cut(to most: Int) -> String {
    var beginning = String(prefix(most))
    while beginning.utf8.count > most * Self.mostBytes { beginning.removeLast() }
    return beginning
  }

  private static var mostBytes: Int { 8 }
}

extension Unicode.Scalar {
  /// White space, a control character, or the blank Braille pattern.
  fileprivate var endsWord: Bool {
    properties.isWhitespace || properties.generalCategory == .control || value == 0x2800
  }

  /// True when an invisible character has a meaning between two others.
  fileprivate func isNeeded(between before: Unicode.Scalar?, and after: Unicode.Scalar?) -> Bool {
    guard let before else { return false }
    return switch value {
    case 0x200C: before.isJoined && after?.isJoined == true
    case 0x200D:
      before.isJoined && after?.isJoined == true
        || (before.isPicture || before.value == 0xFE0F) && after?.isPicture == true
    case 0xFE0F, 0xFE0E: before.properties.isEmoji || before.properties.isIdeographic
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF: before.properties.isIdeographic
    case 0x180B...0x180D, 0x180F: (0x1820...0x18AA).contains(before.value)
    case 0xE0020...0xE007F: before.value == 0x1F3F4 || (0xE0020...0xE007E).contains(before.value)
    default: false
    }
  }

  /// A letter or mark of a script in which U+200C and U+200D change how letters join.
  ///
  /// These are Arabic and its neighbours, the scripts of India and South-East Asia, Mongolian and
  /// Adlam.
  private var isJoined: Bool {
    switch value {
    case 0x0600...0x109F, 0x1700...0x1CFF, 0xA800...0xABFF, 0x10800...0x11FFF, 0x1E900...0x1E95F:
      properties.isAlphabetic || properties.canonicalCombiningClass != .notReordered
    default: false
    }
  }

  /// An emoji that can be part of a larger one; digits, which Unicode counts as emoji, are left
  /// out.
  private var isPicture: Bool { properties.isEmoji && value > 0xFF }
}

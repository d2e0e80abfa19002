/// Typed text in plain characters, without invisible ones.
///
/// Digits, letters and marks of other scripts and of full width become ASCII where they mean the
/// same; letters become lower case. Unknown characters stay for the reader to refuse. The full stop of
/// an abbreviation, as in "Rs.500", is told apart from the point of ".5": it becomes an
/// `abbreviationStop`. Spaces and apostrophes are dropped, but within a number they become a `gap` or
/// an `apostrophe`, because they may group digits or part two numbers.
struct TypedText {
  static let abbreviationStop: Unicode.Scalar = "\u{2024}"
  static let gap: Unicode.Scalar = "\u{2009}"
  static let apostrophe: Unicode.Scalar = "'"

  private(set) var characters: [Unicode.Scalar] = []

  /// The number of characters as typed.
  private(set) var length = 0

  /// What was typed after the last of the characters that may group digits.
  private var pending: Unicode.Scalar?

  init(_ text: String) {
    var endsWord = false
    for character in text.unicodeScalars {
      length += 1
      append(endsWord && character == "." ? Self.abbreviationStop : character)
      endsWord = character.isLetter && character != "x" && character != "X"
    }
  }

  private mutating func append(_ character: Unicode.Scalar) {
    if character.isASCII, character > " ", character != "'" {
      append(plain: CollectionOfOne(character.lowercasedASCII))
    } else if let digit = character.decimalDigit {
      append(plain: CollectionOfOne(digit))
    } else if let plain = Self.plain[character] {
      append(plain: CollectionOfOne(plain))
    } else if !character.isUnseen {
      append(
        plain: Array(character.fullWidthAsASCII.properties.lowercaseMapping.unicodeScalars))
    } else if character.isApostrophe {
      pending = Self.apostrophe
    } else if character.properties.isWhitespace {
      pending = pending ?? Self.gap
    }
  }

  private mutating func append(plain: some Collection<Unicode.Scalar>) {
    if let pending, characters.last?.isInNumber == true, plain.first?.isInNumber == true {
      characters.append(pending)
    }
    characters += plain
    pending = nil
  }

  private static let plain: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-", "–": "-", "−": "-", "\u{FE63}": "-",
    "×": "*", "\u{2217}": "*", "\u{2219}": "*", "\u{22C5}": "*", "\u{2715}": "*",
    "÷": "/", "\u{2044}": "/", "\u{2215}": "/",
    "\u{66B}": ".", "\u{3002}": ".", "\u{60C}": ",", "\u{66A}": "%",
    "￡": "£", "₤": "£", "￥": "¥", "￦": "₩", "\u{FE69}": "$",
  ]
}

extension Unicode.Scalar {
  var asciiDigit: Int? { UInt8(exactly: value)?.asciiDigit }

  /// True for what within a number may group its digits.
  var isGap: Bool { self == TypedText.gap || self == TypedText.apostrophe }

  /// True for a digit or a separator of a number.
  var isInNumber: Bool { asciiDigit != nil || isSeparator }

  var isLetter: Bool {
    isASCII ? "a"..."z" ~= lowercasedASCII : properties.isAlphabetic
  }

  fileprivate var lowercasedASCII: Unicode.Scalar {
    "A"..."Z" ~= self ? Unicode.Scalar(UInt8(truncatingIfNeeded: value | 0x20)) : self
  }

  /// The ASCII digit of a decimal digit in any script.
  fileprivate var decimalDigit: Unicode.Scalar? {
    guard properties.numericType == .decimal, let value = properties.numericValue else {
      return nil
    }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }

  fileprivate var fullWidthAsASCII: Unicode.Scalar {
    guard "\u{FF01}"..."\u{FF5E}" ~= self else { return self }
    return Unicode.Scalar(UInt8(truncatingIfNeeded: value - 0xFEE0))
  }

  /// True for spaces, invisible characters, apostrophes and the Arabic mark that groups digits.
  fileprivate var isUnseen: Bool {
    isApostrophe || properties.isWhitespace || properties.generalCategory == .format
  }

  /// True for apostrophes and the Arabic mark that groups digits.
  fileprivate var isApostrophe: Bool {
    switch self {
    case "'", "’", "‘", "ʼ", "′", "\u{66C}", "\u{FF07}": true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// True for a character without a shape, one that turns the direction of text, and the signs
  /// around an interlinear note.
  ///
  /// Names lose such characters, so they do not end a run of combining marks.
  package var isShapeless: Bool {
    value >= 0xAD
      && (properties.isDefaultIgnorableCodePoint || properties.isBidiControl
        || (0xFFF9...0xFFFB).contains(value))
  }
}

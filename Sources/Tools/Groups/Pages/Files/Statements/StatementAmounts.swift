import Finance

/// The amounts of a column of a statement, as its bank writes them.
struct StatementAmounts {
  /// True if the decimals follow a comma: `1.234,50`.
  private let hasCommas: Bool

  init(_ texts: [String]) {
    hasCommas = texts.contains { text in
      let digits = Self.number(text)
      let tail = digits.split(separator: ",", omittingEmptySubsequences: false).last ?? ""
      return digits.contains(",") && !tail.contains(".") && 1...2 ~= tail.count
    }
  }

  /// The number of a cell: `-1,234.50`, `£12.50`, `(12.50)`, `12.50-`; nil where there is none.
  func number(_ text: String) -> ExactDecimal? {
    let isNegative = text.contains("-") || text.contains("−") || text.hasPrefix("(")
    let (comma, point) = (UInt8(ascii: ","), UInt8(ascii: "."))
    let digits = Self.number(text).utf8.compactMap { byte in
      byte == (hasCommas ? point : comma) ? nil : byte == comma ? point : byte
    }
    // A sign in letters is not known here.
    let ending = text.lowercased().suffix(2)
    guard ending != "cr", ending != "dr",
      text.filter({ $0 == "-" || $0 == "−" || $0 == "(" }).count <= 1,
      let number = ExactDecimal(String(decoding: digits, as: UTF8.self))
    else { return nil }
    return isNegative ? -number : number
  }

  /// The text from its first to its last digit, without spaces.
  private static func number(_ text: String) -> String {
    let isDigit: (UInt8) -> Bool = { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard let first = text.utf8.firstIndex(where: isDigit),
      let last = text.utf8.lastIndex(where: isDigit)
    else { return "" }
    let number = text.utf8[first...last]
    // Most amounts have nothing but a point or commas among their digits.
    let isPlain = number.allSatisfy {
      isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",")
    }
    return isPlain ? String(Substring(number)) : withoutSigns(text)
  }

  private static func withoutSigns(_ text: String) -> String {
    let isDigit: (Character) -> Bool = { $0.isASCII && $0.isNumber }
    guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit)
    else { return "" }
    return text[first...last].filter { !$0.isWhitespace && $0 != "'" && $0 != "’" }
  }
}

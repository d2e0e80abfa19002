/// The texts that a program sends for a field, each value in its plain spelling: `1234.50`.
///
/// Readers take other spellings too, such as `£1,234.50`.
package struct TextFormat: Equatable, Sendable {
  /// The kinds of texts.
  package enum Kind: Equatable, Sendable {
    /// Texts that match an anchored regular expression of ECMA-262, with at most this many
    /// characters.
    case pattern(String, most: Int)
    case choice([String])
    case currency
    case file
  }

  package let kind: Kind
  package let example: String
  /// A name in capitals and small letters for a format that many fields have; nil for others.
  package let name: String?

  private init(_ kind: Kind, example: String, name: String? = nil) {
    self.kind = kind
    self.example = example
    self.name = name
  }

  /// Texts that match a regular expression.
  ///
  /// - Parameters:
  ///   - expression: A regular expression of ECMA-262 for the whole text, without anchors.
  ///   - most: The most characters.
  ///   - example: One of the texts.
  ///   - name: The name of a format that many fields have.
  /// - Returns: The format.
  package static func matching(
    _ expression: String, upTo most: Int, example: String, name: String? = nil
  ) -> TextFormat {
    let isWhole = !expression.contains("|")
    let pattern = isWhole ? "^\(expression)$" : "^(\(expression))$"
    return TextFormat(.pattern(pattern, most: most), example: example, name: name)
  }

  /// One of a few texts.
  ///
  /// The example is `example`, or the first.
  package static func choice(_ choices: [String], example: String? = nil) -> TextFormat {
    guard let first = choices.first else { preconditionFailure("A choice has something to choose") }
    return TextFormat(.choice(choices), example: example ?? first)
  }

  /// A file, whose example names it in words.
  package static let file = TextFormat(.file, example: "The bytes of the file")

  package static let currency = TextFormat(.currency, example: "GBP", name: "Currency")

  /// The same texts with another example.
  func showing(_ example: String) -> TextFormat {
    TextFormat(kind, example: example, name: name)
  }

  /// The accepted texts, if there are only a few.
  package var choices: [String] {
    if case .choice(let choices) = kind { choices } else { [] }
  }
}

// MARK: - Amounts

extension TextFormat {
  /// An amount above zero and below a hundred million units.
  package static let money = matching(
    "[1-9][0-9]{0,7}\(decimals)|0[.]([1-9][0-9]{0,2}|0[1-9][0-9]?|00[1-9])", upTo: 12,
    example: "1500", name: "Amount")

  /// An amount from zero to below a hundred million units.
  package static let moneyOrZero = matching(
    "(0|[1-9][0-9]{0,7})\(decimals)", upTo: 12, example: "25", name: "AmountOrZero")

  /// An amount above or below zero; a minus means credit.
  static let moneyOrCredit = matching(
    "-?(0|[1-9][0-9]{0,7})\(decimals)", upTo: 13, example: "1500", name: "AmountOrCredit")

  /// As many as any currency has.
  private static let decimals = "([.][0-9]{1,3})?"
}

// MARK: - Numbers

extension TextFormat {
  /// A whole number in a range, which begins at 0 or above.
  package static func whole(_ range: ClosedRange<Int>, example: Int = 12) -> TextFormat {
    matching(
      NumberExpression.whole(range), upTo: "\(range.upperBound)".utf8.count,
      example: "\(min(max(example, range.lowerBound), range.upperBound))")
  }

  /// A percentage from zero to `most`, with at most `decimals` decimals.
  static func percentage(upTo most: Percentage, decimals: Int) -> TextFormat {
    let dropped = (decimals..<4).reduce(Int64(1)) { dropped, _ in dropped * 10 }
    return decimal(
      upTo: most.tenThousandths / dropped, decimals: decimals,
      example: min(most, Percentage(tenThousandths: 19_9000)).plain,
      name: "PercentageTo\(most.plain)With\(decimals)Decimals")
  }

  /// A number from zero to `most` that weighs one share against the others.
  static func weight(upTo most: Int64) -> TextFormat {
    decimal(upTo: most * 10_000, decimals: 4, example: "1.5", name: "WeightTo\(most)")
  }

  private static func decimal(
    upTo most: Int64, decimals: Int, example: String, name: String
  ) -> TextFormat {
    matching(
      NumberExpression.decimal(upTo: most, decimals: decimals), upTo: "\(most)".utf8.count + 1,
      example: example, name: name)
  }

  /// A number of years from zero to `most`, with quarters and halves, which are whole months.
  static func years(upTo most: Int) -> TextFormat {
    let below = NumberExpression.whole(0...most - 1)
    return matching(
      "(\(below))([.](0{1,4}|50{0,3}|[27]50{0,2}))?|\(most)([.]0{1,4})?",
      upTo: "\(most)".utf8.count + 5, example: "2.5")
  }
}

// MARK: - Words and dates

extension TextFormat {
  /// A line of text of at most `most` characters, which may be empty.
  package static func text(upTo most: Int, example: String) -> TextFormat {
    matching(".*", upTo: most, example: example)
  }

  /// Lines of text of at most `most` characters together.
  package static func lines(upTo most: Int, example: String) -> TextFormat {
    matching("[\\s\\S]*", upTo: most, example: example)
  }

  /// A line of text of at most `most` characters with something to see in it.
  package static func name(upTo most: Int, example: String) -> TextFormat {
    matching(".*\\S.*", upTo: most, example: example)
  }

  /// The id of a thing that the site keeps: eight hexadecimal digits.
  package static let id = matching("[0-9a-f]{8}", upTo: 8, example: "1f2e3d4c", name: "Id")

  /// The longest token, in bytes: more than any cookie holds, and with room for other fields in a form.
  package static let longestToken = 62 * 1_024

  /// A sealed state in a link or a form: base64 of RFC 4648, 5, without padding.
  package static let token = matching(
    "[A-Za-z0-9_-]+", upTo: longestToken, example: "AbCdEf12_-", name: "Token")

  /// A date as YYYY-MM-DD, in these years.
  package static func date(in years: ClosedRange<Int>) -> TextFormat {
    matching(
      "(\(NumberExpression.whole(years)))-(\(monthNumber))-(0[1-9]|[12][0-9]|3[01])", upTo: 10,
      example: "\(year(in: years).example)-06-01")
  }

  /// A month as YYYY-MM, in these years.
  static func month(in years: ClosedRange<Int>) -> TextFormat {
    matching(
      "(\(NumberExpression.whole(years)))-(\(monthNumber))", upTo: 7,
      example: "\(year(in: years).example)-06")
  }

  package static let numberOfMonth = whole(1...12, example: 6)

  /// A year, in these.
  package static func year(in years: ClosedRange<Int>) -> TextFormat { whole(years, example: 2060) }

  private static let monthNumber = "0[1-9]|1[0-2]"
}

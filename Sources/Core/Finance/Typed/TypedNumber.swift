/// A number as typed, with its separators understood.
///
/// Of two kinds of separators, the last is the decimal mark; a separator that occurs twice groups
/// digits. A single separator is the decimal mark unless exactly three digits follow what could be
/// the first group of thousands. In that case a comma groups, as in English; a point `mayGroup`, as
/// in German, and the reader of the field decides. A space or an apostrophe
/// groups digits in threes: 1 234.50.
struct TypedNumber {
  /// The digits without separators and leading zeros.
  let digits: [Int]

  /// The number of digits that are decimals.
  let decimals: Int

  /// True when the decimal point may be meant to group digits: 1.234.
  let mayGroup: Bool

  /// Reads digits, points, commas and gaps; nil when they form no number.
  init?(_ typed: ArraySlice<Unicode.Scalar>) {
    guard let text = Self.withoutGaps(typed) else { return nil }
    let separators = text.filter { $0.asciiDigit == nil }
    guard text.count > separators.count, separators.allSatisfy(\.isSeparator) else { return nil }
    let isLone = separators.count == 1
    let mark = separators.last.flatMap { mark in
      isLone || separators.count(where: { $0 == mark }) == 1 ? mark : nil
    }
    guard let mark, let place = text.lastIndex(of: mark) else {
      self.init(whole: text, grouped: !separators.isEmpty)
      return
    }
    let (whole, fraction) = (text[..<place], text[(place + 1)...])
    let isThousands =
      isLone && fraction.count == 3 && 1...3 ~= whole.count && whole.first != "0"
    if isThousands, mark == "," {
      self.init(whole: text, grouped: true)
    } else {
      self.init(whole: whole, grouped: !isLone, fraction: fraction, mayGroup: isThousands)
    }
  }

  private init?(
    whole: ArraySlice<Unicode.Scalar>, grouped: Bool, fraction: ArraySlice<Unicode.Scalar> = [],
    mayGroup: Bool = false
  ) {
    if grouped {
      guard let separator = whole.first(where: { $0.asciiDigit == nil }),
        whole.isGrouped(by: separator)
      else { return nil }
    }
    digits = Array((whole + fraction).compactMap(\.asciiDigit).drop { $0 == 0 })
    decimals = fraction.count
    self.mayGroup = mayGroup
  }

  /// The text without spaces and apostrophes; nil when they do not group its digits in threes, up
  /// to the decimal mark.
  private static func withoutGaps(
    _ text: ArraySlice<Unicode.Scalar>
  ) -> ArraySlice<Unicode.Scalar>? {
    guard text.contains(where: \.isGap) else { return text }
    let groups = text.split(omittingEmptySubsequences: false, whereSeparator: \.isGap)
    let digits = groups.map { $0.prefix { $0.asciiDigit != nil }.count }
    guard let first = digits.first, 1...3 ~= first, digits.dropFirst().allSatisfy({ $0 == 3 }),
      zip(groups, digits).dropLast().allSatisfy({ $0.count == $1 })
    else { return nil }
    return Array(groups.joined())[...]
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// True for two groups of digits or more, in threes or, with commas, as India has them: 1,23,456.
  func isGrouped(by sign: Unicode.Scalar) -> Bool {
    let groups = split(separator: sign, omittingEmptySubsequences: false)
    guard groups.joined().allSatisfy({ $0.asciiDigit != nil }), let first = groups.first?.count,
      groups.count > 1, groups.last?.count == 3
    else { return false }
    let middle = groups.dropFirst().dropLast()
    let isInThrees = 1...3 ~= first && middle.allSatisfy { $0.count == 3 }
    let isAsInIndia = sign == "," && 1...2 ~= first && middle.allSatisfy { $0.count == 2 }
    return isInThrees || isAsInIndia
  }
}

extension Unicode.Scalar {
  var isSeparator: Bool { self == "." || self == "," }
}

extension TypedNumber {
  /// The most digits before the decimal mark: far more than fields allow, and few enough that 1,200
  /// such payments fit a `Money`.
  static let longestWhole = 12

  var isTooBig: Bool { digits.count - decimals > Self.longestWhole }

  /// The number in units of its last decimal, when it is not too big and has not too many decimals.
  var units: Int128 {
    digits.reduce(0) { $0 &* 10 &+ Int128($1) }
  }

  /// The number in units of the given decimal.
  func units(decimals allowed: Int) -> Int128 {
    units &* Int128(UInt64.powerOfTen(allowed - decimals))
  }
}

/// Whole numbers as people type them, and as they are shown.
package enum WholeNumber {
  /// Reads a whole number: "36", "1,200", " 36 ".
  package static func read(_ text: String) throws(NumberProblem) -> Int {
    Int(try TypedNumber.read(text, decimals: 0).units)
  }

  /// Reads a whole number of months, with the word or without it: "18", "18 months".
  package static func read(months text: String) throws(NumberProblem) -> Int {
    Int(try TypedNumber.read(text, decimals: 0, ignoring: monthWords).units)
  }

  private static let monthWords = ["months", "month", "mths", "mth"].map {
    TypedText($0).characters
  }
}

extension Int {
  /// The number with commas between the thousands: "1,200".
  package var grouped: String {
    (self < 0 ? "−" : "") + String(units: UInt64(magnitude), decimals: 0, grouped: true)
  }
}

/// Regular expressions of ECMA-262 that match exactly the numbers of a range, written without signs,
/// separators and zeros at the beginning.
enum NumberExpression {
  /// An expression for the whole numbers of a range, which begins at 0 or above.
  ///
  ///     NumberExpression.whole(1...31)  // [1-9]|[12][0-9]|3[01]
  static func whole(_ range: ClosedRange<Int>) -> String {
    precondition(range.lowerBound >= 0, "Numbers below zero have a sign")
    return wholes(range).joined(separator: "|")
  }

  /// An expression for the numbers from 0 to `most` of its last decimals.
  ///
  ///     NumberExpression.decimal(upTo: 1005, decimals: 1)
  ///     // (0|[1-9][0-9]?)([.][0-9])?|100([.]([0-5]))?
  ///
  /// - Parameters:
  ///   - most: The largest number, in units of its last decimal.
  ///   - decimals: The most decimals, 1 or more.
  /// - Returns: The expression.
  static func decimal(upTo most: Int64, decimals: Int) -> String {
    let unit = (0..<decimals).reduce(Int64(1)) { unit, _ in unit * 10 }
    let (whole, rest) = most.quotientAndRemainder(dividingBy: unit)
    let text = String(unit + rest).dropFirst()
    let last = "\(whole)([.](\(fraction(upTo: numerals(text)))))?"
    guard whole > 0 else { return last }
    return group(wholes(0...Int(whole) - 1)) + "([.]\(digits(1...decimals)))?|" + last
  }

  // MARK: Whole numbers

  /// Alternatives by the number of digits; lengths that are in the range entirely share one.
  private static func wholes(_ range: ClosedRange<Int>) -> [String] {
    if range.upperBound < 10 { return [digit(range)] }
    let zero = range.lowerBound == 0 ? ["0"] : []
    let positive = max(1, range.lowerBound)...range.upperBound
    let lengths = "\(positive.lowerBound)".utf8.count..."\(positive.upperBound)".utf8.count
    let ranges = lengths.map { (length: $0, numbers: positive.clamped(to: numbers(of: $0))) }
    let complete = ranges.filter { $0.numbers == numbers(of: $0.length) }.map(\.length)
    let parts = ranges.filter { !complete.contains($0.length) }.flatMap {
      sameLength(numerals("\($0.numbers.lowerBound)"), numerals("\($0.numbers.upperBound)"))
    }
    guard let least = complete.first, let most = complete.last else { return zero + parts }
    return zero + ["[1-9]" + digits(least - 1...most - 1)] + parts
  }

  private static func numbers(of length: Int) -> ClosedRange<Int> {
    let least = (1..<length).reduce(1) { least, _ in least * 10 }
    return least...least * 10 - 1
  }

  private static func numerals(_ text: some StringProtocol) -> ArraySlice<Int> {
    text.utf8.map { Int($0) - 48 }[...]
  }

  /// Alternatives for the numbers between two of the same length, by their first digit.
  private static func sameLength(_ low: ArraySlice<Int>, _ high: ArraySlice<Int>) -> [String] {
    guard let least = low.first, let most = high.first else { return [""] }
    let (lowRest, highRest) = (low.dropFirst(), high.dropFirst())
    if least == most { return ["\(least)" + group(sameLength(lowRest, highRest))] }
    let beginsMidway = lowRest.contains { $0 != 0 }
    let endsMidway = highRest.contains { $0 != 9 }
    let nines = lowRest.map { _ in 9 }[...]
    let zeros = lowRest.map { _ in 0 }[...]
    let (from, to) = (least + (beginsMidway ? 1 : 0), most - (endsMidway ? 1 : 0))
    return (beginsMidway ? ["\(least)" + group(sameLength(lowRest, nines))] : [])
      + (from <= to ? [digit(from...to) + digits(lowRest.count...lowRest.count)] : [])
      + (endsMidway ? ["\(most)" + group(sameLength(zeros, highRest))] : [])
  }

  // MARK: Decimals

  /// An expression for one decimal or more, which with zeros behind them are no more than `most`.
  private static func fraction(upTo most: ArraySlice<Int>) -> String {
    guard let first = most.first else { return "" }
    let rest = most.dropFirst()
    guard most.contains(where: { $0 != 0 }) else { return "0{1,\(most.count)}" }
    if rest.isEmpty { return digit(0...first) }
    let same = "\(first)(\(fraction(upTo: rest)))?"
    return first == 0 ? same : "\(digit(0...first - 1))\(digits(0...rest.count))|\(same)"
  }

  // MARK: Pieces

  private static func group(_ parts: [String]) -> String {
    parts.count == 1 ? parts[0] : "(\(parts.joined(separator: "|")))"
  }

  private static func digit(_ range: ClosedRange<Int>) -> String {
    switch range.count {
    case 1: "\(range.lowerBound)"
    case 2: "[\(range.lowerBound)\(range.upperBound)]"
    default: "[\(range.lowerBound)-\(range.upperBound)]"
    }
  }

  /// So many digits, whichever they are.
  private static func digits(_ count: ClosedRange<Int>) -> String {
    switch (count.lowerBound, count.upperBound) {
    case (0, 0): ""
    case (1, 1): "[0-9]"
    case (0, 1): "[0-9]?"
    case (let least, let most) where least == most: "[0-9]{\(most)}"
    case (let least, let most): "[0-9]{\(least),\(most)}"
    }
  }
}

/// Numbers as programs write them: an optional hyphen, ASCII digits, a point, no grouping.
package enum PlainDecimal {
  /// The number in units of its last allowed decimal, or nil when it is written otherwise, has
  /// more decimals or does not fit.
  ///
  ///     PlainDecimal.read("0.85", decimals: 9)  // 850_000_000
  package static func read(_ text: String, decimals: Int) -> Int64? {
    // It is built below zero, because the range has one more number there.
    var number: Int64 = 0
    var isNegative = false
    var hasPoint = false
    var digits = 0
    for (place, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where place == 0: isNegative = true
      case UInt8(ascii: ".") where !hasPoint && digits > 0: (hasPoint, digits) = (true, 0)
      default:
        guard let digit = byte.asciiDigit, let longer = number.lowered(by: digit) else {
          return nil
        }
        number = longer
        digits += 1
      }
    }
    guard digits > 0 else { return nil }
    let missing = hasPoint ? decimals - digits : decimals
    guard missing >= 0 else { return nil }
    for _ in 0..<missing {
      guard let longer = number.lowered(by: 0) else { return nil }
      number = longer
    }
    return isNegative ? number : Int64(exactly: -Int128(number))
  }

  /// The text of units of the last decimal, without zeros at the end: "0.85", "-3", "17.91".
  ///
  /// - Parameters:
  ///   - units: The number in units of its last decimal.
  ///   - decimals: The number of its decimals.
  ///   - least: The number of decimals that are written even if they are zero.
  /// - Returns: The text.
  package static func text(_ units: Int64, decimals: Int, atLeast least: Int = 0) -> String {
    var (left, decimals) = (units.magnitude, decimals)
    while decimals > least, left.isMultiple(of: 10) {
      left /= 10
      decimals -= 1
    }
    return (units < 0 ? "-" : "") + String(units: left, decimals: decimals)
  }
}

extension Int64 {
  /// The number with another digit at its end, built below zero; nil when that does not fit.
  fileprivate func lowered(by digit: Int) -> Int64? {
    let (tens, isTooLong) = multipliedReportingOverflow(by: 10)
    let (next, isTooLarge) = tens.subtractingReportingOverflow(Int64(digit))
    return isTooLong || isTooLarge ? nil : next
  }
}

extension Money {
  /// An amount as `plain` writes it, or with fewer decimals.
  package init?(plain text: String, _ currency: Currency) {
    guard let units = PlainDecimal.read(text, decimals: currency.digits), units != .min else {
      return nil
    }
    self.init(minorUnits: units, currency)
  }
}

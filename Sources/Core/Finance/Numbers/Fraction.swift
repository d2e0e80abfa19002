/// An exact fraction in lowest terms, with a positive denominator.
struct Fraction {
  let numerator: Int128
  let denominator: Int128

  static let zero = Fraction(numerator: 0, denominator: 1)

  var isZero: Bool { numerator == 0 }
}

extension Fraction {
  /// A number given in units of its last decimal.
  init?(_ units: Int128, decimals: Int) {
    self.init(units, over: Int128(UInt64.powerOfTen(decimals)))
  }

  /// Nil for a denominator of zero, and for `Int128.min`, which has no opposite.
  init?(_ numerator: Int128, over denominator: Int128) {
    guard denominator != 0, numerator != .min, denominator != .min else { return nil }
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    self.init(
      numerator: (denominator < 0 ? -numerator : numerator) / divisor,
      denominator: abs(denominator) / divisor)
  }
}

// MARK: - Arithmetic (nil when the result is too large or divided by zero)

extension Fraction {
  static prefix func - (fraction: Fraction) -> Fraction {
    Fraction(numerator: -fraction.numerator, denominator: fraction.denominator)
  }

  static func + (left: Fraction, right: Fraction) -> Fraction? {
    let divisor = greatestCommonDivisor(left.denominator, right.denominator)
    let (leftScale, rightScale) = (right.denominator / divisor, left.denominator / divisor)
    guard let leftPart = product(left.numerator, leftScale),
      let rightPart = product(right.numerator, rightScale),
      let denominator = product(left.denominator, leftScale)
    else { return nil }
    let (numerator, overflow) = leftPart.addingReportingOverflow(rightPart)
    return overflow ? nil : Fraction(numerator, over: denominator)
  }

  static func - (left: Fraction, right: Fraction) -> Fraction? {
    left + -right
  }

  static func * (left: Fraction, right: Fraction) -> Fraction? {
    guard let first = Fraction(left.numerator, over: right.denominator),
      let second = Fraction(right.numerator, over: left.denominator),
      let numerator = product(first.numerator, second.numerator),
      let denominator = product(first.denominator, second.denominator)
    else { return nil }
    return Fraction(numerator, over: denominator)
  }

  static func / (left: Fraction, right: Fraction) -> Fraction? {
    Fraction(right.denominator, over: right.numerator).flatMap { left * $0 }
  }

  private static func product(_ left: Int128, _ right: Int128) -> Int128? {
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    return overflow ? nil : product
  }

  private static func greatestCommonDivisor(_ left: Int128, _ right: Int128) -> Int128 {
    var (larger, smaller) = (abs(left), abs(right))
    while smaller != 0 {
      (larger, smaller) = (smaller, larger % smaller)
    }
    return larger
  }
}

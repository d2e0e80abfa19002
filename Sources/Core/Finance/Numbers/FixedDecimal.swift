/// A number from 0 to 340 with 36 decimals, for powers and roots of rates.
///
/// With 36 decimals more than twenty remain after multiplying by the largest balance, so that no
/// penny depends on them. Products and quotients are rounded down.
package struct FixedDecimal: Hashable, Comparable, Sendable {
  /// The number times 10³⁶.
  package let scaled: UInt128

  /// 10³⁶: a number is stored as its product with this.
  package static let scale: UInt128 = 1_000_000_000_000_000_000_000_000_000_000_000_000
  package static let one = FixedDecimal(scaled: scale)

  package init(scaled: UInt128) {
    self.scaled = scaled
  }

  /// The fraction of two whole numbers, or `nil` when it is 340 or more.
  package init?(_ numerator: UInt128, over denominator: UInt128) {
    let product = numerator.multipliedFullWidth(by: Self.scale)
    guard product.high < denominator else { return nil }
    scaled = denominator.dividingFullWidth(product).quotient
  }

  package static func < (left: FixedDecimal, right: FixedDecimal) -> Bool {
    left.scaled < right.scaled
  }

  /// The sum, or `nil` when it is 340 or more.
  package func plus(_ other: FixedDecimal) -> FixedDecimal? {
    let (sum, overflow) = scaled.addingReportingOverflow(other.scaled)
    return overflow ? nil : FixedDecimal(scaled: sum)
  }

  /// The difference, or `nil` when it would be below zero.
  package func minus(_ other: FixedDecimal) -> FixedDecimal? {
    other > self ? nil : FixedDecimal(scaled: scaled - other.scaled)
  }

  /// The product, or `nil` when it is 340 or more.
  package func times(_ other: FixedDecimal) -> FixedDecimal? {
    let product = scaled.multipliedFullWidth(by: other.scaled)
    guard product.high < Self.scale else { return nil }
    return FixedDecimal(scaled: Self.scale.dividingFullWidth(product).quotient)
  }

  /// The quotient, or `nil` when it is 340 or more.
  package func over(_ other: FixedDecimal) -> FixedDecimal? {
    FixedDecimal(scaled, over: other.scaled)
  }

  /// The number to a whole power, or `nil` when that is 340 or more.
  package func power(_ exponent: Int) -> FixedDecimal? {
    var result = FixedDecimal.one
    var square = self
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 {
        guard let product = result.times(square) else { return nil }
        result = product
      }
      rest >>= 1
      if rest > 0 {
        guard let next = square.times(square) else { return nil }
        square = next
      }
    }
    return result
  }

  /// The greatest number whose square is not above this one, for a number of 1 or more.
  package func squareRoot() -> FixedDecimal? {
    root(2, startingAtMost: 19)
  }

  /// The greatest number whose cube is not above this one, for a number of 1 or more.
  package func cubeRoot() -> FixedDecimal? {
    root(3, startingAtMost: 7)
  }

  /// Newton's method approaches the root from above; the last steps test neighbours exactly.
  private func root(_ degree: Int, startingAtMost most: UInt128) -> FixedDecimal? {
    guard self >= .one else { return nil }
    let degrees = UInt128(degree)
    let bernoulli = Self.scale + (scaled - Self.scale) / degrees
    var guess = FixedDecimal(scaled: min(bernoulli, most * Self.scale))
    while let below = guess.power(degree - 1), let ratio = over(below), ratio < guess {
      let step = (guess.scaled - ratio.scaled) / degrees
      guard step > 0 else { break }
      guess = FixedDecimal(scaled: guess.scaled - step)
    }
    while let power = guess.power(degree), power > self {
      guess = FixedDecimal(scaled: guess.scaled - 1)
    }
    while let next = guess.plus(FixedDecimal(scaled: 1)), let power = next.power(degree),
      power <= self
    {
      guess = next
    }
    return guess
  }
}

/// Rounding of exact figures to minor units, used everywhere.
package enum Rounding {
  /// The quotient rounded to the nearest whole number, halves away from zero.
  ///
  ///     Rounding.half(5, over: 2)   // 3
  ///     Rounding.half(-5, over: 2)  // -3
  package static func half(_ numerator: Int128, over denominator: Int128) -> Int128 {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    guard remainder.magnitude >= denominator.magnitude - remainder.magnitude else {
      return quotient
    }
    return (numerator < 0) == (denominator < 0) ? quotient + 1 : quotient - 1
  }
}

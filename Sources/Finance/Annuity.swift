extension MonthlyRate {
  /// The equal payment that repays a principal in so many periods, rounded once to the minor unit.
  ///
  /// Payment = principal × rate ÷ (1 − (1 + rate)^−periods); without interest, principal ÷ periods.
  /// `nil` without periods, for a negative principal, or where the figures are too large to hold.
  package func annuity(repaying principal: Money, in periods: Int) -> Money? {
    guard periods > 0, let owed = UInt128(exactly: principal.minorUnits) else { return nil }
    guard !isZero else {
      return try? Money(rounding: Int128(owed), over: Int128(periods), principal.currency)
    }
    guard let rate = factor, let growth = rate.plus(.one),
      let discount = FixedDecimal.one.over(growth)?.power(periods),
      let repaid = FixedDecimal.one.minus(discount), let share = rate.over(repaid)
    else { return nil }
    let product = owed.multipliedFullWidth(by: share.scaled)
    guard product.high < FixedDecimal.scale else { return nil }
    let (whole, rest) = FixedDecimal.scale.dividingFullWidth(product)
    let rounded = rest >= FixedDecimal.scale - rest ? whole + 1 : whole
    return Int64(exactly: rounded).map { Money(minorUnits: $0, principal.currency) }
  }
}

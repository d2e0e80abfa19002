extension MonthlyRate {
  /// The equal payment that repays a principal in a number of periods, rounded once to the minor
  /// unit.
  ///
  /// Payment = principal × rate ÷ (1 − (1 + rate)^−periods); without interest, principal ÷ periods.
  /// Nil for 0 periods, for a negative principal, or when figures do not fit.
  package func annuity(repaying principal: Money, in periods: Int) -> Money? {
    guard let payment = payment(repaying: principal, in: periods, charging: .hundred) else {
      return nil
    }
    let roundsUp = payment.rest + payment.doubt >= payment.divisor - payment.rest
    return payment.money(addingOne: roundsUp, principal.currency)
  }

  /// The equal payment, rounded up to the minor unit, when only a proportion of the interest is
  /// charged.
  package func annuityRoundedUp(
    repaying principal: Money, in periods: Int, charging proportion: Percentage
  ) -> Money? {
    guard let payment = payment(repaying: principal, in: periods, charging: proportion) else {
      return nil
    }
    return payment.money(addingOne: payment.rest > payment.doubt, principal.currency)
  }

  /// The payment in minor units, as a whole number and a remainder over a divisor.
  private func payment(
    repaying principal: Money, in periods: Int, charging proportion: Percentage
  ) -> ExactPayment? {
    guard periods > 0, let owed = UInt128(exactly: principal.minorUnits),
      let charged = fraction(of: proportion)
    else { return nil }
    guard charged.numerator > 0 else {
      let (whole, rest) = owed.quotientAndRemainder(dividingBy: UInt128(periods))
      return ExactPayment(whole: whole, rest: rest, divisor: UInt128(periods))
    }
    guard let rate = FixedDecimal(charged.numerator, over: charged.denominator),
      let growth = rate.plus(.one), let discount = FixedDecimal.one.over(growth)?.power(periods),
      let repaid = FixedDecimal.one.minus(discount), let share = rate.over(repaid)
    else { return nil }
    let product = owed.multipliedFullWidth(by: share.scaled)
    guard product.high < FixedDecimal.scale else { return nil }
    let (whole, rest) = FixedDecimal.scale.dividingFullWidth(product)
    return ExactPayment(whole: whole, rest: rest, divisor: FixedDecimal.scale)
  }
}

private struct ExactPayment {
  let whole: UInt128
  let rest: UInt128
  let divisor: UInt128

  /// The most that rounding has changed the remainder by, and a little more: a payment that is a whole
  /// number or a half is one although 36 decimals leave it just beside that.
  var doubt: UInt128 { divisor / 100_000_000_000_000_000 }

  func money(addingOne addsOne: Bool, _ currency: Currency) -> Money? {
    Int64(exactly: addsOne ? whole + 1 : whole).map { Money(minorUnits: $0, currency) }
  }
}

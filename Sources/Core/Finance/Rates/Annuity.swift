extension MonthlyRate {
  /// The equal payment that repays a principal in a number of periods, rounded once to the minor
  /// unit.
  ///
  /// Payment = principal × rate ÷ (1 − (1 + rate)^−periods); without interest, principal ÷ periods. A
  /// balloon bears interest all the time and is repaid by none of the payments: it adds
  /// balloon × rate to the payment of the rest (Kellison, The Theory of Interest, 3.2).
  ///
  ///     MonthlyRate.nominal(Percentage(6)).annuity(repaying: .pounds(1_000), in: 12)  // £86.07
  ///
  /// - Parameters:
  ///   - principal: The amount that is owed at the start.
  ///   - balloon: The amount that is still owed after the last payment; no more than the principal.
  ///   - periods: The number of payments.
  /// - Returns: The payment; nil for 0 periods, for an amount below zero, or when figures do not fit.
  package func annuity(
    repaying principal: Money, leaving balloon: Money? = nil, in periods: Int
  ) -> Money? {
    let balloon = balloon ?? .zero(principal.currency)
    guard
      let payment = payment(
        repaying: principal - balloon, leaving: balloon, in: periods, charging: .hundred)
    else { return nil }
    let roundsUp = payment.rest + payment.doubt >= payment.divisor - payment.rest
    return payment.money(addingOne: roundsUp, principal.currency)
  }

  /// The equal payment, rounded up to the minor unit, when only a proportion of the interest is
  /// charged.
  package func annuityRoundedUp(
    repaying principal: Money, in periods: Int, charging proportion: Percentage
  ) -> Money? {
    guard
      let payment = payment(
        repaying: principal, leaving: .zero(principal.currency), in: periods, charging: proportion)
    else { return nil }
    return payment.money(addingOne: payment.rest > payment.doubt, principal.currency)
  }

  /// The payment in minor units, as a whole number and a remainder over a divisor.
  private func payment(
    repaying principal: Money, leaving balloon: Money, in periods: Int,
    charging proportion: Percentage
  ) -> ExactPayment? {
    guard periods > 0, let owed = UInt128(exactly: principal.minorUnits),
      let left = UInt128(exactly: balloon.minorUnits), let charged = fraction(of: proportion)
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
    let interest = left.multipliedFullWidth(by: rate.scaled)
    let (low, carries) = product.low.addingReportingOverflow(interest.low)
    let high = product.high + interest.high + (carries ? 1 : 0)
    guard high < FixedDecimal.scale else { return nil }
    let (whole, rest) = FixedDecimal.scale.dividingFullWidth((high, low))
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

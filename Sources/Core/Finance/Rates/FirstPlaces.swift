/// The first 64 binary places of a rate below 1, which nearly always decide how interest is rounded.
///
/// They are the rate times 2⁶⁴, rounded down, so their product with a balance below 2⁶⁴ is below the
/// true product by less than balance ÷ 2⁶⁴. Its upper 64 bits are the whole minor units. If its lower
/// bits are a half or more, so are the true ones, and the interest is rounded up. If they are below a
/// half by more than the balance, the true ones are below it too, and it is rounded down. Otherwise
/// the exact product of 128 bits decides.
///
/// This is all code for speed in `Finance`. Without it a plan of six debts takes 25 % more
/// instructions, a credit card's answer 23 %, a loan's 16 % and a student loan's 82 %.
struct FirstPlaces: Hashable, Sendable {
  /// The places as a whole number.
  let number: UInt64

  /// The places of a fraction; nil if it is 1 or more.
  init?(_ numerator: UInt128, over denominator: UInt128) {
    guard numerator < denominator else { return nil }
    let places = denominator.dividingFullWidth(numerator.multipliedFullWidth(by: 1 << 64))
    number = UInt64(truncatingIfNeeded: places.quotient)
  }

  /// The interest on a balance, half-up(balance × rate); nil if the places do not decide.
  func interest(on balance: UInt64) -> UInt64? {
    let product = balance.multipliedFullWidth(by: number)
    let half: UInt64 = 1 << 63
    if product.low >= half { return product.high + 1 }
    return half - product.low > balance ? product.high : nil
  }
}

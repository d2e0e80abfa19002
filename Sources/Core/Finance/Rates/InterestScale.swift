/// The interest of one month on every balance, at one rate and one proportion of it.
///
/// The interest is half-up(proportion × balance × rate), as `MonthlyRate` charges it. As a step
/// function of the balance it lets millions of months be counted at once, which the student loan's
/// absolute minimum needs.
package struct InterestScale: Sendable {
  private let numerator: UInt128
  private let denominator: UInt128
  private let firstPlaces: FirstPlaces

  /// The fall of a balance that lowers the interest by about one minor unit.
  package let width: UInt64

  /// A scale; nil when the proportion of the rate is negative or at least 1.
  package init?(_ rate: MonthlyRate, proportion: Percentage = .hundred) {
    guard let (numerator, denominator) = rate.fraction(of: proportion),
      let firstPlaces = FirstPlaces(numerator, over: denominator), denominator <= UInt128.max / 3
    else { return nil }
    self.numerator = numerator
    self.denominator = denominator
    self.firstPlaces = firstPlaces
    width = numerator == 0 ? .max : UInt64(clamping: denominator / numerator)
  }

  /// The interest on a balance.
  package func interest(on balance: UInt64) -> UInt64 {
    firstPlaces.interest(on: balance) ?? exactInterest(on: balance)
  }

  private func exactInterest(on balance: UInt64) -> UInt64 {
    let product = UInt128(balance).multipliedFullWidth(by: numerator)
    let (whole, rest) = denominator.dividingFullWidth(product)
    return UInt64(truncatingIfNeeded: rest >= denominator - rest ? whole + 1 : whole)
  }

  /// The smallest balance that is charged at least this interest.
  ///
  /// It is the smallest balance with balance × rate ≥ interest − ½. Requires an interest that some
  /// balance is charged.
  package func leastBalance(charged interest: UInt64) -> UInt64 {
    guard interest > 0, numerator > 0 else { return 0 }
    let product = (2 * UInt128(interest) - 1).multipliedFullWidth(by: denominator)
    let divisor = 2 * numerator
    guard product.high < divisor else { return .max }
    let (whole, rest) = divisor.dividingFullWidth(product)
    return UInt64(clamping: rest == 0 ? whole : whole + 1)
  }
}

extension InterestScale {
  /// The sum of the interest on equally spaced balances.
  package func total(from balance: UInt64, risingBy step: UInt64, count: UInt64) -> UInt128 {
    let balances = Balances(first: balance, step: step, count: count)
    if let small = UInt64(exactly: denominator), small <= UInt64.max / 4 {
      return balances.total(UInt64(truncatingIfNeeded: numerator), over: small)
    }
    // The true rate lies between these two; if they agree, the result is exact.
    let places = firstPlaces.number >> 2
    let below = balances.total(places, over: 1 << 62)
    let above = balances.total(places + 1, over: 1 << 62)
    return below == above ? below : balances.total(numerator, over: denominator)
  }
}

private struct Balances {
  let first: UInt64
  let step: UInt64
  let count: UInt64

  /// Σ half-up(balance × rate): whole parts at once, the rest by the sum of floors.
  func total<Whole: FixedWidthInteger & UnsignedInteger>(
    _ numerator: Whole, over denominator: Whole
  ) -> UInt128 where Whole.Magnitude == Whole {
    let rise = denominator.dividingFullWidth(numerator.multipliedFullWidth(by: Whole(step)))
    let start = denominator.dividingFullWidth(numerator.multipliedFullWidth(by: Whole(first)))
    let pairs = UInt128(count) * (UInt128(count) - 1) / 2
    return UInt128(rise.quotient) * pairs + UInt128(start.quotient) * UInt128(count)
      + Self.sumOfFloors(
        Whole(count), slope: 2 * rise.remainder, offset: 2 * start.remainder + denominator,
        over: 2 * denominator)
  }

  /// Σ ⌊(slope × j + offset) ÷ divisor⌋ for j from 0 to count − 1, in steps like Euclid's.
  ///
  /// It counts the lattice points below a line. Whole slopes and offsets are rectangles and
  /// triangles; for the remainder, rows and columns are exchanged.
  private static func sumOfFloors<Whole: FixedWidthInteger & UnsignedInteger>(
    _ count: Whole, slope: Whole, offset: Whole, over divisor: Whole
  ) -> UInt128 where Whole.Magnitude == Whole {
    var (count, slope, offset, divisor) = (count, slope, offset, divisor)
    var sum: UInt128 = 0
    while count > 0 {
      let columns = UInt128(count)
      if slope >= divisor {
        sum += columns * (columns - 1) / 2 * UInt128(slope / divisor)
        slope %= divisor
      }
      if offset >= divisor {
        sum += columns * UInt128(offset / divisor)
        offset %= divisor
      }
      let product = slope.multipliedFullWidth(by: count)
      let (low, carries) = product.low.addingReportingOverflow(offset)
      let high = product.high + (carries ? 1 : 0)
      guard high > 0 || low >= divisor else { return sum }
      (count, offset) = divisor.dividingFullWidth((high, low))
      (slope, divisor) = (divisor, slope)
    }
    return sum
  }
}

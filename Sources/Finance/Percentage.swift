/// A percentage, exact to a ten-thousandth of one percent.
package struct Percentage: Hashable, Sendable, Comparable {
  package let tenThousandths: Int64

  package init(tenThousandths: Int64) {
    self.tenThousandths = tenThousandths
  }

  /// A whole number of percent.
  package init(_ percent: Int32) {
    self.init(tenThousandths: Int64(percent) * Self.one)
  }

  package static let zero = Percentage(0)
  package static let hundred = Percentage(100)

  /// The ten-thousandths in one percent.
  static let one: Int64 = 10_000

  /// The percentage of an amount, rounded once to the minor unit, halves away from zero.
  ///
  ///     Percentage(1).of(Money(minorUnits: 2292_00, .gbp))  // £22.92
  package func of(_ money: Money) throws(MoneyOverflow) -> Money {
    if let part = quickly(of: money) { return part }
    return try Money(
      rounding: Int128(money.minorUnits) * Int128(tenThousandths),
      over: 100 * Int128(Self.one), money.currency)
  }

  /// The same where 64 bits are enough and nothing is negative, which is nearly always.
  private func quickly(of money: Money) -> Money? {
    let whole = 100 * UInt64(Self.one)
    guard let amount = UInt64(exactly: money.minorUnits),
      let rate = UInt64(exactly: tenThousandths)
    else { return nil }
    let (product, isTooLarge) = amount.multipliedReportingOverflow(by: rate)
    guard !isTooLarge, product < .max >> 1 else { return nil }
    return Money(minorUnits: Int64((product + whole / 2) / whole), money.currency)
  }

  package static func < (left: Percentage, right: Percentage) -> Bool {
    left.tenThousandths < right.tenThousandths
  }
}

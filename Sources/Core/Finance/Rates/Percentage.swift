/// A percentage, exact to a ten-thousandth of one percent.
package struct Percentage: Hashable, Sendable, Comparable {
  /// The percentage in ten-thousandths of one percent: 17.91 % is 179,100.
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

  /// The highest yearly rate that forms take for cards, loans and plans: 999.99%.
  package static let mostAPR = Percentage(tenThousandths: 999_9900)
  /// The highest for mortgages and student loans: 99.99%.
  package static let mostOfLender = Percentage(tenThousandths: 99_9900)

  /// The ten-thousandths in one percent.
  static let one: Int64 = 10_000

  /// The percentage of an amount, rounded once to the minor unit, halves away from zero.
  ///
  ///     Percentage(1).of(Money(minorUnits: 2292_00, .gbp))  // £22.92
  package func of(_ money: Money) throws(MoneyOverflow) -> Money {
    try Money(
      rounding: Int128(money.minorUnits) * Int128(tenThousandths),
      over: 100 * Int128(Self.one), money.currency)
  }

  package static func < (left: Percentage, right: Percentage) -> Bool {
    left.tenThousandths < right.tenThousandths
  }
}

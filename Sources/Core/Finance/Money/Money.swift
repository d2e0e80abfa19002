/// A sum of money grew beyond what a `Money` holds.
package struct MoneyOverflow: Error, Equatable {
  package init() {}
}

/// An amount of money: a whole number of pennies, cents or what the currency's minor unit is.
///
/// Amounts of different currencies are never mixed: to add or compare them is a programmer's
/// mistake, not a visitor's.
package struct Money: Hashable, Sendable {
  package let minorUnits: Int64
  package let currency: Currency

  /// An amount in minor units; `Int64.min` alone, which has no opposite, is out of range.
  package init(minorUnits: Int64, _ currency: Currency) {
    precondition(minorUnits != .min, "An amount must have an opposite")
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// An exact fraction of a minor unit, rounded once, halves away from zero.
  package init(
    rounding numerator: Int128, over denominator: Int128, _ currency: Currency
  ) throws(MoneyOverflow) {
    let rounded = Rounding.half(numerator, over: denominator)
    guard let minorUnits = Int64(exactly: rounded), minorUnits != .min else {
      throw MoneyOverflow()
    }
    self.init(minorUnits: minorUnits, currency)
  }

  package static func zero(_ currency: Currency) -> Money {
    Money(minorUnits: 0, currency)
  }
}

extension Money {
  /// An amount in whole units of any currency.
  package static func units(
    _ whole: Int64, _ currency: Currency
  ) throws(MoneyOverflow) -> Money {
    try Money(rounding: Int128(whole) * Int128(currency.minorUnitsPerUnit), over: 1, currency)
  }

  /// An amount in whole units, few enough always to fit.
  package static func whole(_ units: Int32, _ currency: Currency) -> Money {
    Money(minorUnits: Int64(units) * currency.minorUnitsPerUnit, currency)
  }

  package static func pounds(_ units: Int32) -> Money { whole(units, .gbp) }
  package static func dollars(_ units: Int32) -> Money { whole(units, .usd) }
  package static func euros(_ units: Int32) -> Money { whole(units, .eur) }
}

extension Money {
  /// The most that any form or file may state: a cent below a hundred million, £99,999,999.99.
  ///
  /// Sums of as many of them as there can be stay far from what a `Money` holds.
  package static func most(_ currency: Currency) -> Money {
    Money(minorUnits: 100_000_000 * currency.minorUnitsPerUnit - 1, currency)
  }
}

extension Money {
  package var isZero: Bool { minorUnits == 0 }
  package var isNegative: Bool { minorUnits < 0 }

  /// The amount without its sign.
  package var absolute: Money { isNegative ? -self : self }

  /// The least number of whole units that is no less than the amount.
  ///
  ///     Money(minorUnits: 54_60, .gbp).roundedUpToWholeUnits  // £55.00
  package var roundedUpToWholeUnits: Money {
    get throws(MoneyOverflow) {
      let unit = currency.minorUnitsPerUnit
      let (units, left) = minorUnits.quotientAndRemainder(dividingBy: unit)
      return try .units(left > 0 ? units + 1 : units, currency)
    }
  }

  /// The nearest whole number of units, halves away from zero.
  package var roundedToWholeUnits: Money {
    get throws(MoneyOverflow) {
      let unit = Int128(currency.minorUnitsPerUnit)
      return try Money(
        rounding: Rounding.half(Int128(minorUnits), over: unit) * unit, over: 1, currency)
    }
  }

  package func times(_ count: Int) throws(MoneyOverflow) -> Money {
    try checked(minorUnits.multipliedReportingOverflow(by: Int64(count)))
  }

  package static func + (left: Money, right: Money) throws(MoneyOverflow) -> Money {
    left.requireSameCurrency(as: right)
    return try left.checked(left.minorUnits.addingReportingOverflow(right.minorUnits))
  }

  package static func - (left: Money, right: Money) throws(MoneyOverflow) -> Money {
    left.requireSameCurrency(as: right)
    return try left.checked(left.minorUnits.subtractingReportingOverflow(right.minorUnits))
  }

  package static prefix func - (money: Money) -> Money {
    Money(minorUnits: -money.minorUnits, money.currency)
  }

  private func checked(
    _ result: (partialValue: Int64, overflow: Bool)
  ) throws(MoneyOverflow) -> Money {
    guard !result.overflow, result.partialValue != .min else { throw MoneyOverflow() }
    return Money(minorUnits: result.partialValue, currency)
  }

  private func requireSameCurrency(as other: Money) {
    precondition(currency == other.currency, "Amounts of different currencies are never mixed")
  }
}

extension Money: Comparable {
  package static func < (left: Money, right: Money) -> Bool {
    left.requireSameCurrency(as: right)
    return left.minorUnits < right.minorUnits
  }
}

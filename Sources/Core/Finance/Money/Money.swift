/// A sum of money grew beyond what a `Money` holds.
package struct MoneyOverflow: Error, Equatable {
  package init() {}
}

/// An amount of money in whole minor units: pennies, cents and the like.
///
/// Adding or comparing amounts of different currencies is a programming error and stops the
/// program.
package struct Money: Hashable, Sendable {
  /// The amount in minor units: 1250 for £12.50, 1250 for ¥1,250.
  package let minorUnits: Int64
  package let currency: Currency

  /// An amount in minor units.
  ///
  /// `Int64.min`, which has no opposite, is not allowed.
  package init(minorUnits: Int64, _ currency: Currency) {
    precondition(minorUnits != .min, "An amount must have an opposite")
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// An exact fraction of a minor unit, rounded once, halves away from zero.
  ///
  /// - Throws: ``MoneyOverflow`` when the result does not fit.
  package init(
    rounding numerator: Int128, over denominator: Int128, _ currency: Currency
  ) throws(MoneyOverflow) {
    let rounded = Rounding.half(numerator, over: denominator)
    guard let minorUnits = Int64(exactly: rounded), minorUnits != .min else {
      throw MoneyOverflow()
    }
    self.init(minorUnits: minorUnits, currency)
  }

  /// An amount in minor units from a formula.
  ///
  /// - Throws: ``MoneyOverflow`` when it does not fit.
  package init(exactly minorUnits: UInt128, _ currency: Currency) throws(MoneyOverflow) {
    guard let minorUnits = Int64(exactly: minorUnits) else { throw MoneyOverflow() }
    self.init(minorUnits: minorUnits, currency)
  }

  /// An amount in minor units from a formula.
  ///
  /// - Throws: ``MoneyOverflow`` when it does not fit.
  package init(exactly minorUnits: UInt64, _ currency: Currency) throws(MoneyOverflow) {
    try self.init(exactly: UInt128(minorUnits), currency)
  }

  /// No money, in this currency.
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

  /// An amount in whole units, which always fits.
  package static func whole(_ units: Int32, _ currency: Currency) -> Money {
    Money(minorUnits: Int64(units) * currency.minorUnitsPerUnit, currency)
  }

  /// A whole number of pounds.
  package static func pounds(_ units: Int32) -> Money { whole(units, .gbp) }
  /// A whole number of US dollars.
  package static func dollars(_ units: Int32) -> Money { whole(units, .usd) }
  /// A whole number of euros.
  package static func euros(_ units: Int32) -> Money { whole(units, .eur) }
}

extension Money {
  /// The largest amount that forms and files accept: a minor unit below a hundred million,
  /// £99,999,999.99.
  ///
  /// Millions of such amounts can be added without overflow.
  package static func most(_ currency: Currency) -> Money {
    Money(minorUnits: 100_000_000 * currency.minorUnitsPerUnit - 1, currency)
  }

  /// An amount read from a file or a cookie, in minor units; `nil` beyond `most` on either side.
  package init?(stated minorUnits: some BinaryInteger, _ currency: Currency) {
    guard let minorUnits = Int64(exactly: minorUnits),
      minorUnits.magnitude <= Money.most(currency).minorUnits.magnitude
    else { return nil }
    self.init(minorUnits: minorUnits, currency)
  }

  /// One minor unit: a penny, a cent, a yen.
  package static func smallest(_ currency: Currency) -> Money {
    Money(minorUnits: 1, currency)
  }
}

extension Money {
  package var isZero: Bool { minorUnits == 0 }
  package var isNegative: Bool { minorUnits < 0 }

  package var isPositive: Bool { minorUnits > 0 }

  package var absolute: Money { isNegative ? -self : self }

  package var atLeastZero: Money { isNegative ? .zero(currency) : self }

  /// The whole units in the amount, the rest cut off.
  package var wholeUnits: Int64 { minorUnits / currency.minorUnitsPerUnit }

  /// The amount as a height in a chart, in minor units to be scaled.
  package var coordinate: Int64 { minorUnits }
}

// MARK: - Sums

extension Money {
  /// The sum of two amounts of one currency with known bounds.
  ///
  /// A sum that does not fit is a programming error and stops the program. Amounts from forms and
  /// files are at most ``most(_:)``, those from cookies below 2⁴⁶ minor units, so thousands of them
  /// fit. For amounts without such a bound, such as products, use ``adding(_:)``.
  package static func + (left: Money, right: Money) -> Money {
    left.requireSameCurrency(as: right)
    let (sum, overflow) = left.minorUnits.addingReportingOverflow(right.minorUnits)
    precondition(!overflow, "A sum without a bound must be made with adding(_:)")
    return Money(minorUnits: sum, left.currency)
  }

  /// The difference of two amounts of one currency with known bounds.
  ///
  /// It always fits when neither amount is negative; otherwise the bounds of `+` apply.
  package static func - (left: Money, right: Money) -> Money { left + -right }

  /// Adds an amount of the same currency, bounded as for `+`.
  package static func += (left: inout Money, right: Money) { left = left + right }

  /// Subtracts an amount of the same currency, bounded as for `-`.
  package static func -= (left: inout Money, right: Money) { left = left - right }

  package static prefix func - (money: Money) -> Money {
    Money(minorUnits: -money.minorUnits, money.currency)
  }

  /// The sum of two amounts of one currency without known bounds.
  ///
  /// - Throws: ``MoneyOverflow`` when it does not fit.
  package func adding(_ other: Money) throws(MoneyOverflow) -> Money {
    requireSameCurrency(as: other)
    return try checked(minorUnits.addingReportingOverflow(other.minorUnits))
  }

  /// Checks that this many amounts, each at most as large as this one, can be added.
  package func requireRoom(forSumsOf count: Int) throws(MoneyOverflow) {
    _ = try times(count)
  }

  fileprivate func requireSameCurrency(as other: Money) {
    precondition(currency == other.currency, "Amounts of different currencies are never mixed")
  }
}

extension Sequence<Money> {
  /// The sum of amounts of one currency, within the bounds of `+`.
  package func sum(in currency: Currency) -> Money { reduce(.zero(currency), +) }
}

extension [Money] {
  /// The same for an array, which other modules call without a generic.
  package func sum(in currency: Currency) -> Money { reduce(.zero(currency), +) }
}

// MARK: - Products and rounding

extension Money {
  /// The amount multiplied by a count.
  package func times(_ count: Int) throws(MoneyOverflow) -> Money {
    try checked(minorUnits.multipliedReportingOverflow(by: Int64(count)))
  }

  /// An even part of the amount, rounded once, halves away from zero.
  package func divided(by count: Int) -> Money {
    precondition(count > 0, "An amount has one part at least")
    let part = Rounding.half(Int128(minorUnits), over: Int128(count))
    return Money(minorUnits: Int64(part), currency)
  }

  /// The amount rounded up to whole units.
  ///
  ///     Money(minorUnits: 54_60, .gbp).roundedUpToWholeUnits  // £55.00
  package var roundedUpToWholeUnits: Money {
    get throws(MoneyOverflow) {
      let unit = currency.minorUnitsPerUnit
      let (units, left) = minorUnits.quotientAndRemainder(dividingBy: unit)
      return try .units(left > 0 ? units + 1 : units, currency)
    }
  }

  /// The amount rounded to whole units, halves away from zero.
  package var roundedToWholeUnits: Money {
    let unit = Int128(currency.minorUnitsPerUnit)
    let rounded = Rounding.half(Int128(minorUnits), over: unit) * unit
    return Int64(exactly: rounded).map { Money(minorUnits: $0, currency) }
      ?? roundedDown(to: .whole(1, currency))
  }

  /// The middle of two amounts, rounded towards the first.
  package static func halfway(from first: Money, to second: Money) -> Money {
    first + Money(minorUnits: (second - first).minorUnits / 2, first.currency)
  }

  /// The amount converted at a rate in billionths, rounded once, halves away from zero.
  package func converted(
    to other: Currency, billionths: Int64
  ) throws(MoneyOverflow) -> Money {
    let (product, overflow) = (Int128(minorUnits) * Int128(billionths))
      .multipliedReportingOverflow(by: Int128(other.minorUnitsPerUnit))
    guard !overflow else { throw MoneyOverflow() }
    return try Money(
      rounding: product, over: 1_000_000_000 * Int128(currency.minorUnitsPerUnit), other)
  }

  /// The same figure in another currency; nil when that has too few decimals or the result does not
  /// fit.
  package func sameFigure(in other: Currency) -> Money? {
    let figure = Int128(minorUnits) * Int128(other.minorUnitsPerUnit)
    let (units, rest) = figure.quotientAndRemainder(dividingBy: Int128(currency.minorUnitsPerUnit))
    guard rest == 0, let units = Int64(exactly: units), units != .min else { return nil }
    return Money(minorUnits: units, other)
  }

  /// The same figure in another currency, rounded towards zero where it has fewer decimals, and no more
  /// than can be stated.
  package func nearestFigure(in other: Currency) -> Money {
    let figure = Int128(minorUnits) * Int128(other.minorUnitsPerUnit)
    let most = Int128(Money.most(other).minorUnits)
    let units = min(most, max(-most, figure / Int128(currency.minorUnitsPerUnit)))
    return Money(minorUnits: Int64(units), other)
  }

  /// The amount rounded towards zero to a multiple of a step, which must be above zero.
  package func roundedDown(to step: Money) -> Money {
    requireSameCurrency(as: step)
    return Money(minorUnits: minorUnits / step.minorUnits * step.minorUnits, currency)
  }

  private func checked(
    _ result: (partialValue: Int64, overflow: Bool)
  ) throws(MoneyOverflow) -> Money {
    guard !result.overflow, result.partialValue != .min else { throw MoneyOverflow() }
    return Money(minorUnits: result.partialValue, currency)
  }
}

extension Money: Comparable {
  package static func < (left: Money, right: Money) -> Bool {
    left.requireSameCurrency(as: right)
    return left.minorUnits < right.minorUnits
  }
}

// Called by name, these two are quicker than those of all comparable values, which other modules
// call through the conformance.

/// The smaller of two amounts of one currency.
package func min(_ one: Money, _ other: Money) -> Money { other < one ? other : one }

/// The larger of two amounts of one currency.
package func max(_ one: Money, _ other: Money) -> Money { other < one ? one : other }

package import Finance

/// The amounts between which the principal is stepped down and up.
///
/// One step is (most − least) ÷ increments. The next principal is rounded to whole units and
/// differs by at least about one unit.
package struct PrincipalRange: Sendable, Equatable {
  /// The smallest principal of the range.
  package let least: Money
  /// The largest principal of the range.
  package let most: Money
  /// The number of steps from the smallest to the largest, at least 1.
  package let increments: Int

  package init(least: Money, most: Money, increments: Int) {
    self.least = least
    self.most = most
    self.increments = increments
  }

  /// The size of one step, rounded to minor units.
  ///
  /// Throws ``MoneyOverflow`` when it does not fit in a `Money`.
  package var increment: Money {
    get throws(MoneyOverflow) {
      try Money(
        rounding: Int128((most - least).minorUnits), over: Int128(increments), most.currency)
    }
  }

  /// The next smaller principal in whole units, or nil at the lower end of the range.
  ///
  /// - Parameter principal: The principal now.
  /// - Returns: The next one, at least 1 unit.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package func less(than principal: Money) throws(MoneyOverflow) -> Money? {
    let unit = Money.whole(1, principal.currency)
    let next = try min((principal - step).roundedToWholeUnits, most.roundedDownToWholeUnits)
    let lowest = max(try least.roundedUpToWholeUnits, unit)
    return principal > lowest ? max(next, lowest) : nil
  }

  /// The next larger principal in whole units, or nil at the upper end of the range.
  ///
  /// - Parameter principal: The principal now.
  /// - Returns: The next one.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package func more(than principal: Money) throws(MoneyOverflow) -> Money? {
    let next = try max((principal + step).roundedToWholeUnits, least.roundedUpToWholeUnits)
    let highest = try most.roundedDownToWholeUnits
    return principal < highest ? min(next, highest) : nil
  }

  private var step: Money {
    get throws(MoneyOverflow) { max(try increment, .whole(1, most.currency)) }
  }
}

extension Money {
  fileprivate var roundedDownToWholeUnits: Money {
    get throws(MoneyOverflow) { -(try (-self).roundedUpToWholeUnits) }
  }
}

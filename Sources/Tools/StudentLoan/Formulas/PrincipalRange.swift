package import Finance

/// The loans that the buttons for a smaller and a larger one lead to.
///
/// One step is (most − least) ÷ increments; the next loan is a whole number of units, so it is rounded
/// to them, and moves by about one unit at least.
package struct PrincipalRange: Sendable, Equatable {
  package let least: Money
  package let most: Money
  package let increments: Int

  package init(least: Money, most: Money, increments: Int) {
    self.least = least
    self.most = most
    self.increments = increments
  }

  /// The size of one step.
  package var increment: Money {
    get throws(MoneyOverflow) {
      try Money(
        rounding: Int128((most - least).minorUnits), over: Int128(increments), most.currency)
    }
  }

  /// The next smaller loan in the range, if there is one.
  package func less(than principal: Money) throws(MoneyOverflow) -> Money? {
    let unit = Money.whole(1, principal.currency)
    let next = try min((principal - step).roundedToWholeUnits, most.roundedDownToWholeUnits)
    let lowest = max(try least.roundedUpToWholeUnits, unit)
    return principal > lowest ? max(next, lowest) : nil
  }

  /// The next larger loan in the range, if there is one.
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

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

  /// The size of one step, rounded to the minor unit.
  package var increment: Money { (most - least).divided(by: increments) }

  /// The next smaller loan in the range, if there is one.
  package func less(than principal: Money) -> Money? {
    let next = min((principal - step).roundedToWholeUnits, most.roundedDown(to: unit))
    let lowest = max(leastInUnits, unit)
    return principal > lowest ? max(next, lowest) : nil
  }

  /// The next larger loan in the range, if there is one.
  package func more(than principal: Money) -> Money? {
    let next = max((principal + step).roundedToWholeUnits, leastInUnits)
    let highest = most.roundedDown(to: unit)
    return principal < highest ? min(next, highest) : nil
  }

  private var step: Money { max(increment, unit) }

  private var unit: Money { .whole(1, most.currency) }

  /// The least whole number of units in the range.
  private var leastInUnits: Money {
    let below = least.roundedDown(to: unit)
    return below < least ? below + unit : below
  }
}

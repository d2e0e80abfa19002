/// The amounts between which the principal is stepped down and up.
///
/// One step is (most − least) ÷ increments. The next principal is rounded to whole units and
/// differs by at least about one unit.
package struct PrincipalRange: Sendable, Equatable {
  package let least: Money
  package let most: Money
  /// The number of steps from the smallest to the largest, at least 1.
  package let increments: Int

  package init(least: Money, most: Money, increments: Int) {
    self.least = least
    self.most = most
    self.increments = increments
  }

  /// The size of one step, rounded to the minor unit.
  package var increment: Money { (most - least).divided(by: increments) }

  /// The next smaller principal in whole units, at least 1; nil at the lower end of the range.
  package func less(than principal: Money) -> Money? {
    let next = min((principal - step).roundedToWholeUnits, most.roundedDown(to: unit))
    let lowest = max(leastInUnits, unit)
    return principal > lowest ? max(next, lowest) : nil
  }

  /// The next larger principal in whole units; nil at the upper end of the range.
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

package import Finance

/// The smallest equal payment that clears a card in a wanted number of months.
package struct CreditCardTarget: Sendable, Equatable {
  /// The number of months that was asked for; the plan may be shorter.
  package let months: Int
  /// The smallest payment that is enough.
  package let payment: Money
  /// The months when that payment is made.
  package let plan: CreditCardPlan

  /// Finds the payment by halving a bracket; one minor unit less would take longer.
  ///
  /// - Parameters:
  ///   - balance: The amount owed, more than zero.
  ///   - monthlyRate: The interest of one month.
  ///   - months: The number of months to clear it in, at least 1.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`, or no payment clears the
  ///   card.
  package init(
    clearing balance: Money, monthlyRate: MonthlyRate, inMonths months: Int
  ) throws(MoneyOverflow) {
    var (tooSmall, enough) = try Self.bracket(balance, monthlyRate, months)
    while enough - tooSmall > 1 {
      let middle = tooSmall + (enough - tooSmall) / 2
      if try Self.clears(balance, monthlyRate, paying: middle, within: months) {
        enough = middle
      } else {
        tooSmall = middle
      }
    }
    let payment = Money(minorUnits: enough, balance.currency)
    let repayment = try CreditCardRepayment(
      of: balance, monthlyRate: monthlyRate, paying: payment)
    guard let plan = repayment.plan else { throw MoneyOverflow() }
    self.months = months
    self.payment = payment
    self.plan = plan
  }

  /// A payment that is too small and one that is enough, in minor units.
  ///
  /// Rounding each month's interest moves the payment of the annuity formula by one or two minor
  /// units at most. So the bracket around that payment is tried first, and the widest one only if
  /// it fails.
  private static func bracket(
    _ balance: Money, _ rate: MonthlyRate, _ months: Int
  ) throws(MoneyOverflow) -> (tooSmall: Int64, enough: Int64) {
    let widest = (
      tooSmall: Int64(0), enough: try (balance + rate.interest(on: balance)).minorUnits
    )
    guard let annuity = rate.annuity(repaying: balance, in: months) else { return widest }
    let near = (
      tooSmall: max(0, annuity.minorUnits - 2), enough: min(annuity.minorUnits + 2, widest.enough)
    )
    let isEnough = try clears(balance, rate, paying: near.enough, within: months)
    let isTooSmall = try !clears(balance, rate, paying: near.tooSmall, within: months)
    return isEnough && isTooSmall ? near : widest
  }

  private static func clears(
    _ balance: Money, _ rate: MonthlyRate, paying minorUnits: Int64, within months: Int
  ) throws(MoneyOverflow) -> Bool {
    let payment = Money(minorUnits: minorUnits, balance.currency)
    var owed = balance
    for _ in 0..<months {
      let due = try owed + rate.interest(on: owed)
      guard due > payment else { return true }
      let left = try due - payment
      guard left < owed else { return false }
      owed = left
    }
    return false
  }
}

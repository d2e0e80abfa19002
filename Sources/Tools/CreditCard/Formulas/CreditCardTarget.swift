package import Finance

/// The smallest equal payment that clears a card in a wanted number of months.
package struct CreditCardTarget: Sendable, Equatable {
  /// The number of months that was asked for; the plan may be shorter.
  package let months: Int
  /// The smallest payment that is enough.
  package let payment: Money
  /// The months when that payment is made.
  package let plan: CreditCardPlan

  /// Finds the payment and follows it.
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
    payment = try Self.payment(clearing: balance, monthlyRate: monthlyRate, inMonths: months)
    let repayment = try CreditCardRepayment(
      of: balance, monthlyRate: monthlyRate, paying: payment)
    guard let plan = repayment.plan else { throw MoneyOverflow() }
    self.months = months
    self.plan = plan
  }

  /// Finds the payment alone by halving a bracket; one minor unit less would take longer.
  static func payment(
    clearing balance: Money, monthlyRate: MonthlyRate, inMonths months: Int
  ) throws(MoneyOverflow) -> Money {
    let (tooSmall, enough) = try bracket(balance, monthlyRate, months)
    return try .smallest(above: tooSmall, upTo: enough) { payment throws(MoneyOverflow) in
      try clears(balance, monthlyRate, paying: payment, within: months)
    }
  }

  /// A payment that is too small and one that is enough.
  ///
  /// Rounding each month's interest moves the payment of the annuity formula by one or two minor
  /// units at most. So the bracket around that payment is tried first, and the widest one only if
  /// it fails.
  private static func bracket(
    _ balance: Money, _ rate: MonthlyRate, _ months: Int
  ) throws(MoneyOverflow) -> (tooSmall: Money, enough: Money) {
    let nothing = Money.zero(balance.currency)
    let widest = (tooSmall: nothing, enough: try balance.adding(rate.interest(on: balance)))
    guard let annuity = rate.annuity(repaying: balance, in: months) else { return widest }
    let twoPence = try Money.smallest(balance.currency).times(2)
    let near = (
      tooSmall: (annuity - twoPence).atLeastZero,
      enough: min(try annuity.adding(twoPence), widest.enough)
    )
    let isEnough = try clears(balance, rate, paying: near.enough, within: months)
    let isTooSmall = try !clears(balance, rate, paying: near.tooSmall, within: months)
    return isEnough && isTooSmall ? near : widest
  }

  private static func clears(
    _ balance: Money, _ rate: MonthlyRate, paying payment: Money, within months: Int
  ) throws(MoneyOverflow) -> Bool {
    var owed = balance
    for _ in 0..<months {
      let due = try owed.adding(rate.interest(on: owed))
      guard due > payment else { return true }
      let left = due - payment
      guard left < owed else { return false }
      owed = left
    }
    return false
  }
}

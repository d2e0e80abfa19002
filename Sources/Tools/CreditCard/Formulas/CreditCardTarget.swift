/// The smallest equal payment that clears a card in a wanted number of months.
package struct CreditCardTarget: Sendable, Equatable {
  /// The number of months that was asked for; it may take fewer.
  package let months: Int
  /// The smallest payment that is enough.
  package let payment: Money
  /// The months when that payment is made.
  package let repayment: Repayment

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
    repayment = try Repayment(of: balance, monthlyRate: monthlyRate, paying: payment)
    guard repayment.isCleared else { throw MoneyOverflow() }
    self.months = months
  }

  /// Finds the payment alone; one minor unit less would take longer.
  ///
  /// Rounding each month's interest moves the payment of the annuity formula by one or two minor
  /// units at most, so the search begins there.
  static func payment(
    clearing balance: Money, monthlyRate: MonthlyRate, inMonths months: Int
  ) throws(MoneyOverflow) -> Money {
    let nothing = Money.zero(balance.currency)
    let guess = monthlyRate.annuity(repaying: balance, in: months) ?? nothing
    let enough = try balance.adding(monthlyRate.interest(on: balance))
    return try .smallest(near: guess, above: nothing, upTo: enough) {
      payment throws(MoneyOverflow) in
      try clears(balance, monthlyRate, paying: payment, within: months)
    }
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

extension Repayment {
  /// Works out how a card clears when only its minimum is paid.
  ///
  /// It never does if a payment does not exceed the interest. The last payment is the rest of the
  /// debt.
  ///
  /// - Parameters:
  ///   - balance: The amount owed at the start.
  ///   - monthlyRate: The interest of one month.
  ///   - rule: The card's rule for the minimum.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(
    of balance: Money, monthlyRate: MonthlyRate, payingMinimum rule: MinimumPaymentRule
  ) throws(MoneyOverflow) {
    try Self.requireRoom(for: balance, at: monthlyRate)
    try self.init(of: balance, at: monthlyRate) { due throws(MoneyOverflow) in
      let payment = try rule.payment(on: due.opening, interest: due.interest)
      return payment > due.interest ? payment : nil
    }
  }

  /// Works out how a card clears when the same amount is paid every month.
  ///
  ///     try Repayment(
  ///       of: .whole(3_000, .gbp), monthlyRate: .effective(Percentage(24)), paying: .whole(124, .gbp))
  ///     // cleared in 33 months for £981.38 of interest
  ///
  /// - Parameters:
  ///   - balance: The amount owed at the start.
  ///   - monthlyRate: The interest of one month.
  ///   - payment: The amount paid every month; the last month takes only the rest of the debt.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(
    of balance: Money, monthlyRate: MonthlyRate, paying payment: Money
  ) throws(MoneyOverflow) {
    try Self.requireRoom(for: balance, at: monthlyRate)
    try self.init(of: balance, at: monthlyRate) { due in
      payment > due.interest ? min(payment, due.total) : nil
    }
  }

  /// Requires that all months can be added up: a balance falls as long as it is followed, so that
  /// no month has more due than the first.
  private static func requireRoom(
    for balance: Money, at rate: MonthlyRate
  ) throws(MoneyOverflow) {
    try balance.adding(rate.interest(on: balance))
      .requireRoom(forSumsOf: LongestRepayment.months)
  }
}

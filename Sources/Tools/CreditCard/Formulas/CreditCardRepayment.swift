package import Finance
package import Repayments

extension Repayment {
  /// Works out how a card clears when only its minimum is paid.
  ///
  /// Each month's interest is half-up(balance × monthly rate), rounded once; then the payment is
  /// made. The last payment is what is left.
  ///
  /// - Parameters:
  ///   - balance: The amount owed at the start.
  ///   - monthlyRate: The interest of one month.
  ///   - rule: The card's rule for the minimum.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(
    of balance: Money, monthlyRate: MonthlyRate, payingMinimum rule: MinimumPaymentRule
  ) throws(MoneyOverflow) {
    try self.init(of: balance, monthlyRate) { opening, interest throws(MoneyOverflow) in
      try rule.payment(on: opening, interest: interest)
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
  ///   - payment: The amount paid every month; the last month takes only what is left.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(
    of balance: Money, monthlyRate: MonthlyRate, paying payment: Money
  ) throws(MoneyOverflow) {
    try self.init(of: balance, monthlyRate) { opening, interest in
      min(payment, opening + interest)
    }
  }

  /// Follows a card until a payment does not exceed the interest.
  ///
  /// The balance falls until then, so that no month has more due than the first.
  private init(
    of balance: Money, _ rate: MonthlyRate,
    paying payment: (_ opening: Money, _ interest: Money) throws(MoneyOverflow) -> Money
  ) throws(MoneyOverflow) {
    try balance.adding(rate.interest(on: balance))
      .requireRoom(forSumsOf: LongestRepayment.months)
    try self.init(of: balance) { _, opening throws(MoneyOverflow) in
      let interest = try rate.interest(on: opening)
      let payment = try payment(opening, interest)
      return payment > interest
        ? Month(opening: opening, interest: interest, payment: payment) : nil
    }
  }
}

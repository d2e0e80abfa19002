/// A card, and the offer of another to which its balance could move.
package struct BalanceTransferTerms: Sendable, Equatable {
  package let balance: Money
  package let rate: CardRate
  /// The payment of every month, staying or moving; nil for the first minimum in whole units.
  package let payment: Money?
  package let fee: BalanceTransferFee
  package let offerMonths: Int
  package let offerRate: CardRate
  package let rateAfter: CardRate
  /// The credit limit of the new card; nil if it is not known.
  package let limit: Money?

  /// A card and an offer.
  package init(
    balance: Money, rate: CardRate, payment: Money?, fee: BalanceTransferFee, offerMonths: Int,
    offerRate: CardRate, rateAfter: CardRate, limit: Money?
  ) {
    self.balance = balance
    self.rate = rate
    self.payment = payment
    self.fee = fee
    self.offerMonths = offerMonths
    self.offerRate = offerRate
    self.rateAfter = rateAfter
    self.limit = limit
  }
}

/// A yearly rate with its monthly one.
package struct CardRate: Sendable, Equatable {
  /// The yearly rate, by which rates of one basis are compared.
  package let apr: Percentage
  /// The interest of one month.
  package let monthly: MonthlyRate

  /// A rate by the way in which the cards state it.
  ///
  /// - Throws: ``MoneyOverflow`` when the rate is too large to work out.
  package init(_ apr: Percentage, _ basis: InterestBasis) throws(MoneyOverflow) {
    self.apr = apr
    monthly = try basis.monthlyRate(apr)
  }
}

/// The fee for moving an amount: a percentage of it, with a least amount.
package struct BalanceTransferFee: Sendable, Equatable {
  /// The percentage of the amount that is moved.
  package let percent: Percentage
  /// The least fee for any amount.
  package let least: Money

  /// A fee by its percentage and its least amount.
  package init(percent: Percentage, least: Money) {
    self.percent = percent
    self.least = least
  }

  /// The fee for moving an amount, rounded once to the minor unit; nothing for no amount.
  ///
  /// - Throws: ``MoneyOverflow`` when it does not fit in a `Money`.
  package func charged(on amount: Money) throws(MoneyOverflow) -> Money {
    guard amount.isPositive else { return .zero(amount.currency) }
    return max(try percent.of(amount), least)
  }

  /// The most of a balance that moves to a card with this limit.
  ///
  /// Card companies take transfers, with their fee, up to 90 % of the limit.
  ///
  /// - Parameters:
  ///   - balance: The amount owed.
  ///   - limit: The credit limit of the new card; nil for no limit.
  /// - Returns: The amount without its fee.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package func mostMoved(of balance: Money, within limit: Money?) throws(MoneyOverflow) -> Money {
    guard let limit else { return balance }
    let most = try limit.times(9)
    guard try exceeds(most, moving: balance) else { return balance }
    let tooMuch = try Money.smallest(above: .zero(balance.currency), upTo: balance) {
      amount throws(MoneyOverflow) in try exceeds(most, moving: amount)
    }
    return tooMuch - .smallest(balance.currency)
  }

  /// True when ten times an amount and its fee is more than `most`, nine times the limit.
  private func exceeds(_ most: Money, moving amount: Money) throws(MoneyOverflow) -> Bool {
    try amount.adding(charged(on: amount)).times(10) > most
  }
}

/// An offer to each creditor out of what a budget leaves, in proportion to the debts.
package struct BudgetOffers: Equatable, Sendable {
  /// The rule that the offers follow.
  package enum Kind: String, Sendable, CaseIterable {
    /// There is less than one unit of the currency a debt: one unit each, or the debt if it is less.
    case token
    /// What is left, shared by what is owed.
    case share
    /// There is enough for all debts: each is offered its balance.
    case full
  }

  /// The offer for one debt.
  package struct Offer: Equatable, Sendable {
    package let balance: Money
    /// The amount a month.
    package let amount: Money

    /// True for an offer that pays off the whole debt.
    package var isWhole: Bool { amount >= balance }

    /// The number of payments until the debt is paid off, with interest frozen; nil for an offer of
    /// nothing.
    package var months: Int? {
      guard amount.isPositive else { return nil }
      let (whole, rest) = balance.minorUnits.quotientAndRemainder(dividingBy: amount.minorUnits)
      return Int(rest > 0 ? whole + 1 : whole)
    }
  }

  package let kind: Kind
  /// An offer for each debt, in their order.
  package let offers: [Offer]
  /// The sum of all debts.
  package let total: Money

  /// Offers for debts; nil without any.
  ///
  /// Shares are made by the largest remainder, so that they add up to `left`; of equal remainders,
  /// the earlier debt gets the penny.
  ///
  /// - Parameters:
  ///   - balances: What is owed, each above zero.
  ///   - left: What the budget leaves each month.
  package init?(on balances: [Money], from left: Money) {
    guard !balances.isEmpty else { return nil }
    let unit = Money.whole(1, left.currency)
    let units = Money.whole(Int32(clamping: balances.count), left.currency)
    let total = balances.sum(in: left.currency)
    self.total = total
    if left < units {
      kind = .token
      offers = balances.map { Offer(balance: $0, amount: min(unit, $0)) }
    } else if left >= total {
      kind = .full
      offers = balances.map { Offer(balance: $0, amount: $0) }
    } else {
      kind = .share
      let parts = left.parts(by: balances.map(\.minorUnits), tiesFrom: 0)
      offers = zip(balances, parts).map { Offer(balance: $0, amount: $1) }
    }
  }

  /// The sum of all offers.
  package var offered: Money { offers.map(\.amount).sum(in: total.currency) }
}

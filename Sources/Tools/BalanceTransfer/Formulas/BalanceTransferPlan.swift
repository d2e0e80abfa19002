package import Finance

/// The months of both cards together, until they are clear or it is known that they never are.
package struct BalanceTransferPlan: Sendable, Equatable {
  /// One month: its interest, then its payment.
  package struct Month: Sendable, Equatable {
    /// The balances before the month's interest.
    package let opening: Money
    /// The interest of the month.
    package let interest: Money
    /// The amount paid.
    package let payment: Money
    /// The balances after interest and payment.
    package let closing: Money
  }

  /// The months from the first payment on.
  package let months: [Month]
  /// True when nothing is owed after the last month; else the cards are never clear.
  package let isCleared: Bool
  /// The interest of all months together.
  package let interest: Money
  /// All payments together.
  package let paid: Money
  /// The interest of the first month.
  package let firstInterest: Money
  /// The amount on the new card when the offer ends; nil when too much is owed before to follow it.
  package let leftAfterOffer: Money?

  /// Follows the cards until they are clear or pass a bound of ``LongestRepayment``.
  ///
  /// - Parameters:
  ///   - cards: The cards before the first month, with something owed.
  ///   - payment: The amount paid every month.
  ///   - offerMonths: The number of months of the offer.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  init(
    _ cards: BalanceTransferCards, paying payment: Money, offerMonths: Int
  ) throws(MoneyOverflow) {
    var cards = cards
    let nothing = Money.zero(payment.currency)
    let most = try LongestRepayment.mostOwed(in: payment.currency)
    var (months, interest, paid) = ([Month](), nothing, nothing)
    var left: Money?
    while months.count < LongestRepayment.months {
      let month = try cards.pass(paying: payment)
      months.append(month)
      (interest, paid) = (interest + month.interest, paid + month.payment)
      if months.count == offerMonths { left = cards.moved }
      if month.closing.isZero || month.closing > most { break }
    }
    isCleared = cards.owed.isZero
    leftAfterOffer = isCleared ? left ?? nothing : left
    firstInterest = months[0].interest
    (self.months, self.interest, self.paid) = (months, interest, paid)
  }

  /// The balances at the start and after each month.
  package var balances: [Money] { months.prefix(1).map(\.opening) + months.map(\.closing) }
}

/// The balances of the present card and of the new one, followed month by month.
struct BalanceTransferCards {
  /// The amount still on the present card.
  private(set) var unmoved: Money
  /// The amount on the new card, with the fee.
  private(set) var moved: Money

  private let terms: BalanceTransferTerms
  private var month = 0

  init(_ terms: BalanceTransferTerms, unmoved: Money, moved: Money) {
    self.terms = terms
    self.unmoved = unmoved
    self.moved = moved
  }

  /// The amount on both cards.
  var owed: Money { unmoved + moved }

  /// Charges the interest of a month on each card and pays.
  ///
  /// The card with the higher rate in force comes first; with the same rate, the one that owes less,
  /// and the present one when both owe the same.
  ///
  /// - Parameter payment: The amount paid, or as much of it as is due.
  /// - Returns: The month of both cards together.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  mutating func pass(paying payment: Money) throws(MoneyOverflow) -> Repayment.Month {
    month += 1
    let opening = owed
    let rate = month <= terms.offerMonths ? terms.offerRate : terms.rateAfter
    let unmovedInterest = try interest(on: unmoved, terms.rate)
    let movedInterest = try interest(on: moved, rate)
    let unmovedDue = try unmoved.adding(unmovedInterest)
    let movedDue = try moved.adding(movedInterest)
    let paid: (unmoved: Money, moved: Money)
    let unmovedComesFirst =
      terms.rate.apr == rate.apr ? unmovedDue <= movedDue : terms.rate.apr > rate.apr
    if unmovedComesFirst {
      let first = min(payment, unmovedDue)
      paid = (first, min(payment - first, movedDue))
    } else {
      let first = min(payment, movedDue)
      paid = (min(payment - first, unmovedDue), first)
    }
    (unmoved, moved) = (unmovedDue - paid.unmoved, movedDue - paid.moved)
    return Repayment.Month(
      opening: opening, interest: unmovedInterest + movedInterest,
      payment: paid.unmoved + paid.moved,
      closing: owed)
  }

  private func interest(on balance: Money, _ rate: CardRate) throws(MoneyOverflow) -> Money {
    balance.isZero ? balance : try rate.monthly.interest(on: balance)
  }
}

// MARK: - Following them

extension BalanceTransferCards {
  /// Follows the cards until they are clear, or pass a bound of ``LongestRepayment``.
  ///
  /// - Parameter payment: The amount paid every month.
  /// - Returns: The months of both cards together, and the amount on the new card when the offer
  ///   ends; nil when too much is owed before to follow it.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  func repaid(
    by payment: Money
  ) throws(MoneyOverflow) -> (repayment: Repayment, leftAfterOffer: Money?) {
    var (cards, left) = (self, Money?.none)
    let most = try LongestRepayment.mostOwed(in: payment.currency)
    let repayment = try Repayment(of: owed) { number, opening throws(MoneyOverflow) in
      guard opening <= most else { return nil }
      let month = try cards.pass(paying: payment)
      if number == terms.offerMonths { left = cards.moved }
      return month
    }
    return (repayment, repayment.isCleared ? left ?? .zero(payment.currency) : left)
  }

  /// The interest until both cards are clear; nil when they are not within a number of months.
  func interest(
    paying payment: Money, within months: Int = LongestRepayment.months
  ) throws(MoneyOverflow) -> Money? {
    var cards = self
    let most = try LongestRepayment.mostOwed(in: unmoved.currency)
    var interest = Money.zero(unmoved.currency)
    for _ in 0..<months {
      interest += try cards.pass(paying: payment).interest
      if cards.owed.isZero { return interest }
      if cards.owed > most { return nil }
    }
    return nil
  }
}

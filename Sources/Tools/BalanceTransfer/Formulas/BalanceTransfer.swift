/// Compares a balance that stays on its card with the same balance moved to another for a fee.
package struct BalanceTransfer: Sendable {
  package let terms: BalanceTransferTerms
  /// The payment of every month, staying or moving.
  package let payment: Money
  /// The first minimum of the present card by the usual rule.
  package let firstMinimum: Money
  /// The amount that moves, without the fee.
  package let moved: Money
  /// The amount that stays because the new card's limit does not take it.
  package let unmoved: Money
  package let fee: Money
  /// True when the payment is less than the first minimums of the cards after the move.
  package let isBelowMinimum: Bool
  /// The balance paid off on its card.
  package let stay: Repayment
  /// The balance and the fee paid off after the move.
  package let move: Repayment
  /// The amount on the new card when the offer ends; nil when too much is owed before to follow it.
  package let leftAfterOffer: Money?
  /// The smallest payment with which everything is clear when the offer ends.
  package let clearsWithinOffer: Money
  /// Larger payments that clear everything sooner after the move: the next round one, and that which
  /// clears it within the offer.
  package let offers: [PaymentOffer]
  /// The largest fee with which moving costs no more than staying; nil if there is none, if staying
  /// never clears, or if nothing moves.
  package let largestFee: LargestFee?

  /// The largest fee that is worth paying.
  package struct LargestFee: Sendable, Equatable {
    package let amount: Money
    /// The fee as a percentage of what moves, rounded down to two decimals.
    package let percent: Percentage
  }

  /// Follows both ways.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(_ terms: BalanceTransferTerms) throws(MoneyOverflow) {
    let balance = terms.balance
    let firstMinimum = try Self.minimum(of: balance, terms.rate)
    let payment: Money
    if let chosen = terms.payment {
      payment = chosen
    } else {
      payment = try firstMinimum.roundedUpToWholeUnits
    }
    let moved = try terms.fee.mostMoved(of: balance, within: terms.limit)
    let fee = try terms.fee.charged(on: moved)
    let unmoved = balance - moved
    let stay = try BalanceTransferCards(terms, unmoved: balance, moved: .zero(balance.currency))
      .repaid(by: payment).repayment
    let cards = BalanceTransferCards(terms, unmoved: unmoved, moved: try moved.adding(fee))
    (move, leftAfterOffer) = try cards.repaid(by: payment)
    clearsWithinOffer = try Self.clears(cards, within: terms.offerMonths)
    let next = PaymentSteps(payment, atLeast: firstMinimum).more
    let reachable = [clearsWithinOffer].filter { $0 >= firstMinimum }
    offers = try PaymentOffer.sooner(
      than: move.cleared?.months.count, paying: payment,
      among: ([next].compactMap(\.self) + reachable).sorted()
    ) { payment throws(MoneyOverflow) in
      try cards.repaid(by: payment).repayment.cleared?.months.count
    }
    largestFee = try Self.largestFee(terms, unmoved: unmoved, moved: moved, paying: payment, stay)
    let minimum = try Self.minimum(of: unmoved, terms.rate)
      .adding(Self.minimum(of: cards.moved, terms.offerRate))
    isBelowMinimum = payment < minimum
    (self.terms, self.payment, self.firstMinimum) = (terms, payment, firstMinimum)
    (self.moved, self.unmoved, self.fee, self.stay) = (moved, unmoved, fee, stay)
  }

  /// The interest that moving saves, less the fee; below zero when moving costs more, nil when one
  /// of both ways is never clear.
  package var saved: Money? {
    stay.isCleared && move.isCleared ? stay.interest - fee - move.interest : nil
  }

  /// True when moving saves something, or alone clears the balance; nil when neither way does.
  package var isWorthIt: Bool? {
    if let saved { return saved.isPositive }
    return stay.isCleared || move.isCleared ? move.isCleared : nil
  }
}

// MARK: - Its parts

extension BalanceTransfer {
  private static func minimum(of balance: Money, _ rate: CardRate) throws(MoneyOverflow) -> Money {
    try MinimumPaymentRule.usual(in: balance.currency).payment(
      on: balance, interest: rate.monthly.interest(on: balance))
  }

  /// The smallest payment that clears both cards within a number of months, found by halving.
  private static func clears(
    _ cards: BalanceTransferCards, within months: Int
  ) throws(MoneyOverflow) -> Money {
    var first = cards
    let owed = cards.owed
    let smallest = Money.smallest(owed.currency)
    // All these payments together are less than the balance at the start.
    let tooSmall = Money(
      minorUnits: (owed - smallest).minorUnits / Int64(months), owed.currency)
    let enough = try owed.adding(try first.pass(paying: .zero(owed.currency)).interest)
    return try .smallest(above: tooSmall, upTo: enough) { payment throws(MoneyOverflow) in
      try cards.interest(paying: payment, within: months) != nil
    }
  }

  /// The largest fee with which nothing is lost, found by halving.
  private static func largestFee(
    _ terms: BalanceTransferTerms, unmoved: Money, moved: Money, paying payment: Money,
    _ stay: Repayment
  ) throws(MoneyOverflow) -> LargestFee? {
    guard stay.isCleared, moved.isPositive else { return nil }
    func saved(_ fee: Money) throws(MoneyOverflow) -> Money? {
      let cards = BalanceTransferCards(terms, unmoved: unmoved, moved: try moved.adding(fee))
      let interest = try cards.interest(paying: payment)
      return interest.map { stay.interest - fee - $0 }
    }
    let nothing = Money.zero(moved.currency)
    let smallest = Money.smallest(moved.currency)
    guard let most = try saved(nothing), !most.isNegative else { return nil }
    // A fee that is more than what moving free of charge would save.
    let tooMuch = try Money.smallest(above: nothing, upTo: most.adding(smallest)) {
      fee throws(MoneyOverflow) in try saved(fee).map(\.isNegative) ?? true
    }
    let amount = tooMuch - smallest
    let hundredths = Int128(amount.minorUnits) * 10_000 / Int128(moved.minorUnits)
    guard let percent = Int64(exactly: hundredths * 100) else { throw MoneyOverflow() }
    return LargestFee(amount: amount, percent: Percentage(tenThousandths: percent))
  }
}

/// The rule by which card companies write about persistent debt.
///
/// A debt is persistent when more is paid in interest and charges than off the balance in 18 months
/// in which £200 or more is owed throughout (FCA Handbook, CONC 6.7.27R). The card company writes
/// after 18 months, about 9 months later and after 36 months.
package enum PersistentDebtRule {
  /// The number of months in the rule.
  package static let length = 18

  /// The months of the letters, each the last of its 18.
  package static let letterMonths = [18, 27, 36]

  /// The least balance that a card company writes about.
  package static let leastBalance = Money.pounds(200)
}

// MARK: - The way out

extension PersistentDebtRule {
  /// Finds the smallest payment with which interest is not more than principal in 18 months, or
  /// that clears the card before their end.
  ///
  /// Without rounding, what interest exceeds principal by is a straight line over the payment, so
  /// the search begins where that line is zero.
  ///
  /// - Parameters:
  ///   - balance: The amount owed, above zero.
  ///   - rate: The interest of one month.
  /// - Returns: The payment.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package static func wayOut(
    of balance: Money, _ rate: MonthlyRate
  ) throws(MoneyOverflow) -> Money {
    let nothing = Money.zero(balance.currency)
    // This payment, without interest, would clear the card in 18 months: with it, not before.
    let slow = Money(minorUnits: balance.minorUnits / Int64(length), balance.currency)
    let unpaid = try excess(paying: nothing, on: balance, rate)
    let paid = try excess(paying: slow, on: balance, rate)
    let guess =
      unpaid > paid
      ? try Money(
        rounding: Int128(slow.minorUnits) * Int128(unpaid.minorUnits),
        over: Int128((unpaid - paid).minorUnits), balance.currency) : nothing
    let enough = try balance.adding(rate.interest(on: balance))
    return try .smallest(near: guess, above: nothing, upTo: enough) {
      payment throws(MoneyOverflow) in
      try isEnough(payment, for: balance, rate)
    }
  }

  private static func isEnough(
    _ payment: Money, for balance: Money, _ rate: MonthlyRate
  ) throws(MoneyOverflow) -> Bool {
    var (owed, interest) = (balance, Money.zero(balance.currency))
    for month in 1...length {
      let charged = try rate.interest(on: owed)
      let due = try owed.adding(charged)
      if due <= payment, month < length { return true }
      interest = try interest.adding(charged)
      owed = (due - payment).atLeastZero
    }
    return interest <= balance - owed
  }

  /// The interest less the principal of 18 months in which the payment does not clear the card.
  private static func excess(
    paying payment: Money, on balance: Money, _ rate: MonthlyRate
  ) throws(MoneyOverflow) -> Money {
    var (owed, interest) = (balance, Money.zero(balance.currency))
    for _ in 1...length {
      let charged = try rate.interest(on: owed)
      interest = try interest.adding(charged)
      owed = try owed.adding(charged) - payment
    }
    return try interest.adding(owed - balance)
  }
}

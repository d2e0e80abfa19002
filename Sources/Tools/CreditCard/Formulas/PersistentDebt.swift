/// The letters about persistent debt that a card brings, and payments that bring it to an end.
///
/// ``PersistentDebtRule`` says when a card company writes.
package struct PersistentDebt: Sendable, Equatable {
  /// The 18 months before a letter.
  package struct Window: Sendable, Equatable {
    /// The month of the letter, the last of the 18, counted from the first payment.
    package let month: Int
    /// The interest of the 18 months; nil when the card is clear before the last of them.
    package let interest: Money?
    /// The amount by which the balance falls in them, below zero when it grows; nil with `interest`.
    package let principal: Money?
    /// True when the interest is more than the principal and enough is owed all the time.
    package let isPersistent: Bool
  }

  /// The windows when only the minimum is paid.
  package let minimum: [Window]
  /// The windows when the same amount is paid every month.
  package let fixed: [Window]
  /// The smallest payment with which interest is not more than principal in the next 18 months, or
  /// that clears the card before their end.
  package let wayOut: Money
  /// The smallest payment that clears the card in 36 months.
  package let clearsIn36: Money
  /// The smallest payment that clears the card in 48 months.
  package let clearsIn48: Money

  private typealias Rule = PersistentDebtRule

  /// The letters of a card; nil when it is not in pounds, or less than £200 is owed.
  ///
  /// - Parameters:
  ///   - terms: The card.
  ///   - payment: The same payment every month.
  ///   - minimum: The card paid off by its minimum.
  ///   - fixed: The card paid off by that payment.
  ///   - clearsIn36: The smallest payment that clears the card in 36 months.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  init?(
    of terms: CreditCardTerms, paying payment: Money, minimum: Repayment,
    fixed: Repayment, clearsIn36: Money
  ) throws(MoneyOverflow) {
    let (balance, rate) = (terms.balance, terms.monthlyRate)
    guard balance.currency == .gbp, balance >= Rule.leastBalance else { return nil }
    self.minimum = try Self.windows(minimum, of: terms) { due throws(MoneyOverflow) in
      try terms.minimum.payment(on: due.opening, interest: due.interest)
    }
    self.fixed = try Self.windows(fixed, of: terms) { due in min(payment, due.total) }
    wayOut = try Rule.wayOut(of: balance, rate)
    self.clearsIn36 = clearsIn36
    clearsIn48 = try CreditCardTarget.payment(clearing: balance, monthlyRate: rate, inMonths: 48)
  }

  /// True when the minimum or the same payment every month brings a letter.
  package var bringsLetters: Bool { (minimum + fixed).contains(where: \.isPersistent) }
}

// MARK: - Windows

extension PersistentDebt {
  /// The 18-month windows of a repayment.
  ///
  /// Reuses its schedule if it has one.
  private static func windows(
    _ repayment: Repayment, of terms: CreditCardTerms,
    paying payment: (Repayment.Due) throws(MoneyOverflow) -> Money
  ) throws(MoneyOverflow) -> [Window] {
    var windows: [Window] = []
    let months =
      repayment.isCleared
      ? repayment.months
      : try Repayment.months(
        of: terms.balance, at: terms.monthlyRate, upTo: Rule.letterMonths.last ?? 0,
        paying: payment)
    for month in Rule.letterMonths { windows.append(try window(before: month, in: months)) }
    return windows
  }

  /// The months in which letters come when only the minimum is paid, counted from the first payment.
  ///
  /// - Parameter terms: A card in pounds.
  /// - Returns: The months, in order; none below the least balance that letters are about.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package static func letters(of terms: CreditCardTerms) throws(MoneyOverflow) -> [Int] {
    guard terms.balance >= Rule.leastBalance else { return [] }
    let months = try Repayment.months(
      of: terms.balance, at: terms.monthlyRate, upTo: Rule.letterMonths.last ?? 0
    ) { due throws(MoneyOverflow) in
      try terms.minimum.payment(on: due.opening, interest: due.interest)
    }
    var letters: [Int] = []
    for month in Rule.letterMonths where try window(before: month, in: months).isPersistent {
      letters.append(month)
    }
    return letters
  }

  private static func window(
    before month: Int, in months: [Repayment.Month]
  ) throws(MoneyOverflow) -> Window {
    guard months.count >= month else {
      return Window(month: month, interest: nil, principal: nil, isPersistent: false)
    }
    let first = months[month - Rule.length]
    var (interest, least) = (first.interest, first.opening.minorUnits)
    for place in (month - Rule.length + 1)..<month {
      interest = try interest.adding(months[place].interest)
      least = min(least, months[place].opening.minorUnits)
    }
    let closing = months[month - 1].closing
    let principal = first.opening - closing
    return Window(
      month: month, interest: interest, principal: principal,
      isPersistent: interest > principal
        && min(least, closing.minorUnits) >= Rule.leastBalance.minorUnits)
  }
}

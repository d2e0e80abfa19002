package import Finance

/// The outcome of paying off a card month by month, with no new spending.
package enum CreditCardRepayment: Sendable, Equatable {
  /// The balance reaches zero.
  case cleared(CreditCardPlan)

  /// The balance never clears: a payment does not exceed the interest, or it takes more months than
  /// ``LongestRepayment`` allows.
  case never(interestFirstMonth: Money)
}

/// The months of a balance that is cleared, and their totals.
package struct CreditCardPlan: Sendable, Equatable {
  /// One month: its interest, then its payment.
  package struct Month: Sendable, Equatable {
    /// The balance before the month's interest.
    package let opening: Money
    /// The interest charged on the opening balance.
    package let interest: Money
    /// The amount paid, which covers the interest first.
    package let payment: Money
    /// The balance after interest and payment.
    package let closing: Money
  }

  /// The months from the first payment to the last.
  package let months: [Month]
  /// The interest of all months together.
  package let interest: Money
  /// All payments together: the first balance and its interest.
  package let paid: Money

  /// The payment of the first month.
  package let firstPayment: Money
  /// The payment of the last month, which is all that is left.
  package let lastPayment: Money
}

extension CreditCardRepayment {
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
    self = try Self.follow(balance, monthlyRate) { opening, interest throws(MoneyOverflow) in
      try rule.payment(on: opening, interest: interest)
    }
  }

  /// Works out how a card clears when the same amount is paid every month.
  ///
  ///     try CreditCardRepayment(
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
    self = try Self.follow(balance, monthlyRate) { opening, interest in
      min(payment, opening + interest)
    }
  }

  /// The months until the balance is cleared, or nil when it never is.
  package var plan: CreditCardPlan? {
    if case .cleared(let plan) = self { plan } else { nil }
  }

  /// Follows the months; the balance falls with each, so that no month has more due than the first.
  private static func follow(
    _ balance: Money, _ rate: MonthlyRate,
    paying payment: (_ opening: Money, _ interest: Money) throws(MoneyOverflow) -> Money
  ) throws(MoneyOverflow) -> CreditCardRepayment {
    let firstInterest = try rate.interest(on: balance)
    try balance.adding(firstInterest).requireRoom(forSumsOf: LongestRepayment.months)
    var months: [CreditCardPlan.Month] = []
    months.reserveCapacity(120)
    var (opening, interest, paid) = (
      balance, Money.zero(balance.currency), Money.zero(balance.currency)
    )
    while !opening.isZero {
      guard months.count < LongestRepayment.months else {
        return .never(interestFirstMonth: firstInterest)
      }
      let charged = try rate.interest(on: opening)
      let payment = try payment(opening, charged)
      guard payment > charged else { return .never(interestFirstMonth: firstInterest) }
      let closing = opening + charged - payment
      months.append(.init(opening: opening, interest: charged, payment: payment, closing: closing))
      (interest, paid, opening) = (interest + charged, paid + payment, closing)
    }
    guard let first = months.first, let last = months.last else {
      return .never(interestFirstMonth: firstInterest)
    }
    return .cleared(
      CreditCardPlan(
        months: months, interest: interest, paid: paid, firstPayment: first.payment,
        lastPayment: last.payment))
  }
}

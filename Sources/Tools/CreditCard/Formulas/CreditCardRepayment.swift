package import Finance

/// What becomes of a card's balance that is paid off month by month, with no new spending.
package enum CreditCardRepayment: Sendable, Equatable {
  case cleared(CreditCardPlan)

  /// The payment is not above the interest, or clearing takes more than a hundred years.
  case never(interestFirstMonth: Money)
}

/// The months of a balance that is cleared.
package struct CreditCardPlan: Sendable, Equatable {
  package struct Month: Sendable, Equatable {
    package let opening: Money
    package let interest: Money
    package let payment: Money
    package let closing: Money
  }

  package let months: [Month]
  package let interest: Money
  package let paid: Money

  package let firstPayment: Money
  package let lastPayment: Money
}

extension CreditCardRepayment {
  package static let mostMonths = 1_200

  /// How a card clears when only its minimum is paid.
  ///
  /// Interest = half-up(balance × monthly rate), once; then the payment. The last payment is what
  /// is left.
  package init(
    of balance: Money, monthlyRate: MonthlyRate, payingMinimum rule: MinimumPaymentRule
  ) throws(MoneyOverflow) {
    self = try Self.follow(balance, monthlyRate) { opening, interest throws(MoneyOverflow) in
      try rule.payment(on: opening, interest: interest)
    }
  }

  /// How a card clears when the same amount is paid every month.
  ///
  ///     CreditCardRepayment(of: £3,000, monthlyRate: effective 24 %, paying: £124)
  ///     // cleared in 33 months for £981.38 of interest
  package init(
    of balance: Money, monthlyRate: MonthlyRate, paying payment: Money
  ) throws(MoneyOverflow) {
    self = try Self.follow(balance, monthlyRate) { opening, interest in
      min(payment, opening + interest)
    }
  }

  package var plan: CreditCardPlan? {
    if case .cleared(let plan) = self { plan } else { nil }
  }

  /// Follows the months; the balance falls with each, so that no month has more due than the first.
  private static func follow(
    _ balance: Money, _ rate: MonthlyRate,
    paying payment: (_ opening: Money, _ interest: Money) throws(MoneyOverflow) -> Money
  ) throws(MoneyOverflow) -> CreditCardRepayment {
    let firstInterest = try rate.interest(on: balance)
    try balance.adding(firstInterest).requireRoom(forSumsOf: mostMonths)
    var months: [CreditCardPlan.Month] = []
    months.reserveCapacity(120)
    var (opening, interest, paid) = (
      balance, Money.zero(balance.currency), Money.zero(balance.currency)
    )
    while !opening.isZero {
      guard months.count < mostMonths else { return .never(interestFirstMonth: firstInterest) }
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

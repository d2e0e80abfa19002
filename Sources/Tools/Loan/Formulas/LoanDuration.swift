/// How long a loan lasts: over a term, or as long as a payment takes.
package struct LoanDuration: Sendable, Equatable {
  /// The time of all payments in whole months; one that is begun counts.
  package let term: Term
  /// The number of payments; 0 when the payment never pays the loan off.
  package let payments: Int
  /// The payment from which the number follows; nil for a loan over a term.
  package let payment: Money?

  /// A loan over a term.
  package init(over term: Term, paid frequency: PaymentFrequency) {
    self.term = term
    payments = frequency.payments(in: term)
    payment = nil
  }

  private init(paying payment: Money?, _ payments: Int, times frequency: PaymentFrequency) {
    let paymentsAYear = frequency.paymentsAYear
    term = Term(months: (payments * 12 + paymentsAYear - 1) / paymentsAYear)
    self.payments = payments
    self.payment = payment
  }

  /// The same number of payments, whatever each of them is.
  func withoutPayment(_ frequency: PaymentFrequency) -> LoanDuration {
    payment == nil ? self : LoanDuration(paying: nil, payments, times: frequency)
  }

  /// The time that a payment takes at the first rate of a loan.
  ///
  /// Interest is half-up(balance × period rate). The last payment is the first that leaves no more than
  /// the balloon. A payment no higher than the first interest never pays the loan off.
  ///
  ///     try LoanDuration(
  ///       paying: .pounds(250), off: .pounds(10_000), at: Percentage(5), .monthly,
  ///       .plain(.gbp))
  ///     // 44 payments: 3 years and 8 months
  ///
  /// - Parameters:
  ///   - payment: The payment after those of interest alone.
  ///   - principal: The loan.
  ///   - rate: The first yearly rate.
  ///   - frequency: How often is paid.
  ///   - course: The payments of interest alone and the balloon.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(
    paying payment: Money, off principal: Money, at rate: Percentage,
    _ frequency: PaymentFrequency, _ course: LoanCourse
  ) throws(MoneyOverflow) {
    let rate = frequency.periodRate(of: rate)
    let most = frequency.payments(in: Term(months: LoanTerms.mostMonths))
    guard try payment > rate.interest(on: principal), course.interestOnly < most else {
      self.init(paying: payment, 0, times: frequency)
      return
    }
    var isOver = false
    let counted = try Repayment.totals(
      of: principal, at: rate, upTo: most - course.interestOnly
    ) { due in
      isOver = due.total - payment <= course.balloon
      return isOver ? due.total : payment
    }
    self.init(
      paying: payment, isOver ? counted.months + course.interestOnly : 0, times: frequency)
  }
}

/// A payment that never pays a loan off, or not within the longest term.
package struct LoanNever: Sendable, Equatable {
  package let payment: Money
  package let firstInterest: Money

  /// True when the payment is above the interest, but would take too long.
  package var isTooSlow: Bool { payment > firstInterest }

  /// The payment of a loan; nil when it pays the loan off.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init?(_ terms: LoanTerms) throws(MoneyOverflow) {
    guard terms.scheduledPayments == 0, let payment = terms.duration.payment else { return nil }
    self.payment = payment
    firstInterest = try terms.periodRate.interest(on: terms.principal)
  }
}

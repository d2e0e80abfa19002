/// Some payments of a loan that follow one rule: at one rate, and either instalments or interest alone.
package struct LoanStage: Sendable, Equatable {
  /// The number of its first payment, from 1.
  package let first: Int
  /// The number of its last payment.
  package let last: Int
  /// The yearly rate.
  package let rate: Percentage
  /// True when the payments are interest alone.
  package let isInterestAlone: Bool
}

/// A stage of a loan with the payment that the lender asks for in it.
package struct LoanAsking: Sendable, Equatable {
  package let stage: LoanStage
  /// The payment; nil where nothing is owed by then.
  package let payment: Money?
}

extension LoanTerms {
  /// The stages of the loan, from its first payment to the last.
  ///
  /// The payment is worked out anew where one begins: with another rate, and after the payments of
  /// interest alone.
  package var stages: [LoanStage] {
    let last = scheduledPayments
    let later = course.laterRates.map(\.from)
    let firsts = Set([1, interestAlone + 1] + later).filter { $0 <= last }.sorted()
    return firsts.enumerated().map { place, first in
      LoanStage(
        first: first, last: place + 1 < firsts.count ? firsts[place + 1] - 1 : last,
        rate: rate(ofPayment: first), isInterestAlone: first <= interestAlone)
    }
  }

  /// The number of first payments that are interest alone.
  private var interestAlone: Int {
    kind == .interestOnly ? scheduledPayments : course.interestOnly
  }

  /// The yearly rate of a payment's interest.
  package func rate(ofPayment number: Int) -> Percentage {
    course.laterRates.last { $0.from <= number }?.rate ?? rate
  }

  /// The payment that the lender asks for from the start of a stage.
  ///
  /// It is the interest of one period, or the equal payment that leaves the balloon at the end. A
  /// payment that was chosen in place of a term holds until the rate changes.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - balance: The amount owed when it begins.
  /// - Returns: The payment.
  /// - Throws: ``MoneyOverflow`` when it does not fit in a `Money`.
  func payment(in stage: LoanStage, owing balance: Money) throws(MoneyOverflow) -> Money {
    let rate = frequency.periodRate(of: stage.rate)
    if stage.isInterestAlone { return try rate.interest(on: balance) }
    if let payment = duration.payment,
      course.laterRates.first.map({ stage.first < $0.from }) ?? true
    {
      return payment
    }
    guard
      let payment = rate.annuity(
        repaying: balance, leaving: min(course.balloon, balance),
        in: scheduledPayments + 1 - stage.first)
    else { throw MoneyOverflow() }
    return payment
  }
}

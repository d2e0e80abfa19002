package import Finance

/// One line of the schedule of a student loan.
package struct StudentLoanMonth: Sendable, Equatable {
  package let number: Int

  /// What is left of the principal before the payment.
  package let balance: Money
  package let interestOwed: Money

  /// The part of the interest that is paid; in the last month, all that falls due.
  package let interestPaid: Money
  package let principalPaid: Money
  package let payment: Money
  package let closing: Money

  /// The interest set aside so far.
  package let outstanding: Money
}

extension StudentLoanCourse {
  /// The line of the ordinary payment that led from here to another place on the way.
  func month(
    of payment: Money, leadingTo next: StudentLoanCourse
  ) throws(MoneyOverflow) -> StudentLoanMonth {
    let currency = payment.currency
    let interest = try Money(exactly: interestPaid, currency)
    return StudentLoanMonth(
      number: next.paymentsMade, balance: try Money(exactly: balance, currency),
      interestOwed: try Money(exactly: interestOwed, currency), interestPaid: interest,
      principalPaid: payment - interest, payment: payment,
      closing: try Money(exactly: next.balance, currency),
      outstanding: try Money(exactly: next.outstanding, currency))
  }

  /// The line of the last payment, which clears the balance and the interest set aside.
  func lastMonth(_ currency: Currency) throws(MoneyOverflow) -> StudentLoanMonth {
    let balance = try Money(exactly: balance, currency)
    let interestOwed = try Money(exactly: interestOwed, currency)
    let interest = try interestOwed.adding(Money(exactly: outstanding, currency))
    return StudentLoanMonth(
      number: paymentsMade + 1, balance: balance, interestOwed: interestOwed,
      interestPaid: interest, principalPaid: balance, payment: try balance.adding(interest),
      closing: .zero(currency), outstanding: .zero(currency))
  }
}

package import Finance

/// One month in the schedule of a student loan.
package struct StudentLoanMonth: Sendable, Equatable {
  /// The number of the payment, from 1.
  package let number: Int

  /// The principal still owed before the payment.
  package let balance: Money
  /// The whole interest of the month.
  package let interestOwed: Money

  /// The part of the interest that is paid; in the last month, with all that was set aside.
  package let interestPaid: Money
  /// The part of the payment that reduces the principal.
  package let principalPaid: Money
  /// The whole payment.
  package let payment: Money
  /// The principal still owed after the payment.
  package let closing: Money

  /// The interest set aside so far, this month's included; zero after the last payment.
  package let outstanding: Money
}

extension StudentLoanCourse {
  /// The month of an ordinary payment, which led from this state to the next.
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

  /// The month of the last payment, which clears the principal and the interest set aside.
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

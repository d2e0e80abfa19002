/// One month in the schedule of a student loan.
package struct StudentLoanMonth: Sendable, Equatable {
  /// The number of the payment, from 1.
  package let number: Int
  /// The principal still owed, the interest that is paid and the payment.
  ///
  /// In the last month, the interest is paid with all that was set aside.
  package let paid: Repayment.Month
  /// The whole interest of the month.
  package let interestOwed: Money
  /// The interest set aside so far, this month's included; zero after the last payment.
  package let outstanding: Money
}

extension StudentLoanCourse {
  /// The month of an ordinary payment, which led from this state to the next.
  func month(
    of payment: Money, leadingTo next: StudentLoanCourse
  ) throws(MoneyOverflow) -> StudentLoanMonth {
    let currency = payment.currency
    return StudentLoanMonth(
      number: next.paymentsMade,
      paid: Repayment.Month(
        opening: try Money(exactly: balance, currency),
        interest: try Money(exactly: interestPaid, currency), payment: payment,
        closing: try Money(exactly: next.balance, currency)),
      interestOwed: try Money(exactly: interestOwed, currency),
      outstanding: try Money(exactly: next.outstanding, currency))
  }

  /// The month of the last payment, which clears the principal and the interest set aside.
  func lastMonth(_ currency: Currency) throws(MoneyOverflow) -> StudentLoanMonth {
    let balance = try Money(exactly: balance, currency)
    let interestOwed = try Money(exactly: interestOwed, currency)
    let interest = try interestOwed.adding(Money(exactly: outstanding, currency))
    return StudentLoanMonth(
      number: paymentsMade + 1,
      paid: Repayment.Month(
        opening: balance, interest: interest, payment: try balance.adding(interest),
        closing: .zero(currency)),
      interestOwed: interestOwed, outstanding: .zero(currency))
  }
}

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
    let interest = try Money(interestPaid, currency)
    return StudentLoanMonth(
      number: next.paymentsMade, balance: try Money(balance, currency),
      interestOwed: try Money(interestOwed, currency), interestPaid: interest,
      principalPaid: try payment - interest, payment: payment,
      closing: try Money(next.balance, currency),
      outstanding: try Money(next.outstanding, currency))
  }

  /// The line of the last payment, which clears the balance and the interest set aside.
  func lastMonth(_ currency: Currency) throws(MoneyOverflow) -> StudentLoanMonth {
    let balance = try Money(balance, currency)
    let interestOwed = try Money(interestOwed, currency)
    let interest = try interestOwed + Money(outstanding, currency)
    return StudentLoanMonth(
      number: paymentsMade + 1, balance: balance, interestOwed: interestOwed,
      interestPaid: interest, principalPaid: balance, payment: try balance + interest,
      closing: .zero(currency), outstanding: .zero(currency))
  }
}

extension Money {
  fileprivate init(
    _ minorUnits: some BinaryInteger, _ currency: Currency
  ) throws(MoneyOverflow) {
    guard let minorUnits = Int64(exactly: minorUnits) else { throw MoneyOverflow() }
    self.init(minorUnits: minorUnits, currency)
  }
}

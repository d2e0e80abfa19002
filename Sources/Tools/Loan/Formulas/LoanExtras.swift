package import Finance

/// What is paid on a loan beyond what the lender asks for.
package struct LoanExtras: Sendable, Equatable {
  package let each: Money
  package let yearly: Money
  /// The payment of each year with which the yearly extra comes: 12 is every twelfth of a monthly
  /// loan.
  package let yearlyPayment: Int
  package let once: Money
  /// The number of the payment with which the one-off extra comes.
  package let oncePayment: Int?

  package init(
    each: Money, yearly: Money, yearlyPayment: Int = 12, once: Money, oncePayment: Int? = nil
  ) {
    self.each = each
    self.yearly = yearly
    self.yearlyPayment = yearlyPayment
    self.once = once
    self.oncePayment = oncePayment
  }

  package static func none(_ currency: Currency) -> LoanExtras {
    LoanExtras(each: .zero(currency), yearly: .zero(currency), once: .zero(currency))
  }

  package var isNone: Bool {
    each.isZero && yearly.isZero && (once.isZero || oncePayment == nil)
  }

  /// What is meant to come with a payment; a schedule takes no more than is owed.
  package func amount(withPayment number: Int, of paymentsAYear: Int) -> Money {
    var amount = each
    if number % paymentsAYear == yearlyPayment % paymentsAYear { amount += yearly }
    if number == oncePayment { amount += once }
    return amount
  }
}

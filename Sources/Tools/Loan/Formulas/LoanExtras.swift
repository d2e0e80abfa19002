/// Payments on a loan beyond those that the lender asks for.
package struct LoanExtras: Sendable, Equatable {
  package var each: Money
  package let yearly: Money
  /// The number of the payment in each year with which the yearly extra is made.
  ///
  /// For a monthly loan, 12 is every twelfth payment.
  package let yearlyPayment: Int
  package let once: Money
  /// The number of the payment with which the one-off extra is made, from 1; nil if there is none.
  package let oncePayment: Int?

  /// Extras from their amounts; the yearly one comes with the twelfth payment unless said
  /// otherwise.
  package init(
    each: Money, yearly: Money, yearlyPayment: Int = 12, once: Money, oncePayment: Int? = nil
  ) {
    self.each = each
    self.yearly = yearly
    self.yearlyPayment = yearlyPayment
    self.once = once
    self.oncePayment = oncePayment
  }

  /// No extras at all, in a currency.
  package static func none(_ currency: Currency) -> LoanExtras {
    LoanExtras(each: .zero(currency), yearly: .zero(currency), once: .zero(currency))
  }

  /// True when there are no extra payments.
  package var isNone: Bool {
    each.isZero && yearly.isZero && (once.isZero || oncePayment == nil)
  }

  /// The extra intended with a payment; it may be more than the balance.
  ///
  /// - Parameters:
  ///   - number: The number of the payment, from 1.
  ///   - paymentsAYear: The number of payments in a year.
  /// - Returns: The sum of the extras that fall on that payment.
  package func amount(withPayment number: Int, of paymentsAYear: Int) -> Money {
    var amount = each
    if number % paymentsAYear == yearlyPayment % paymentsAYear { amount += yearly }
    if number == oncePayment { amount += once }
    return amount
  }
}

/// A card and how it is to be paid off.
package struct CreditCardTerms: Sendable, Equatable {
  package let balance: Money
  package let monthlyRate: MonthlyRate
  package let minimum: MinimumPaymentRule
  /// The same payment every month; nil for the first minimum in whole units.
  package let payment: Money?
  /// The wanted number of months to clear the card in; nil if there is none.
  package let months: Int?

  /// A card with its terms.
  package init(
    balance: Money, monthlyRate: MonthlyRate, minimum: MinimumPaymentRule, payment: Money?,
    months: Int?
  ) {
    self.balance = balance
    self.monthlyRate = monthlyRate
    self.minimum = minimum
    self.payment = payment
    self.months = months
  }
}

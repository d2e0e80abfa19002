/// The rule by which a card works out its minimum payment: the greatest of up to three figures.
///
/// The FCA requires a minimum that covers interest, fees and charges plus 1 % of the balance (CONC
/// 6.7.5R). Most British cards ask for just that, or for a few pounds when that is more.
package struct MinimumPaymentRule: Sendable, Equatable {
  /// The percentage of the opening balance.
  package let percent: Percentage
  /// True when the month's interest is added to that percentage.
  package let addsInterest: Bool
  /// The least amount, whatever the balance.
  package let floor: Money
  /// Another percentage that is a minimum by itself; nil when the card has none.
  package let percentAlone: Percentage?
  /// The balance that `percentAlone` applies to.
  package let base: Base

  /// The balance that a percentage applies to.
  package enum Base: String, Sendable, CaseIterable {
    /// The balance at the start of the month.
    case opening
    /// The same with the month's interest, as the statement prints it.
    case statement
  }

  /// A rule from its figures; without `percentAlone`, the base has no effect.
  package init(
    percent: Percentage, addsInterest: Bool, floor: Money, percentAlone: Percentage? = nil,
    of base: Base = .opening
  ) {
    self.percent = percent
    self.addsInterest = addsInterest
    self.floor = floor
    self.percentAlone = percentAlone
    self.base = base
  }

  /// The rule of most British cards: 1 % of the balance and the interest, at least 5 whole units.
  package static func usual(in currency: Currency) -> MinimumPaymentRule {
    MinimumPaymentRule(
      percent: Percentage(1), addsInterest: true, floor: .whole(5, currency))
  }

  /// The same amount every month.
  package static func fixed(_ amount: Money) -> MinimumPaymentRule {
    MinimumPaymentRule(percent: .zero, addsInterest: false, floor: amount)
  }

  /// The minimum payment of a month, never more than the balance and its interest.
  ///
  /// - Parameters:
  ///   - balance: The balance at the start of the month.
  ///   - interest: The interest charged on it.
  /// - Returns: The payment.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package func payment(on balance: Money, interest: Money) throws(MoneyOverflow) -> Money {
    let statement = try balance.adding(interest)
    var payment = try percent.of(balance)
    if addsInterest { payment = try payment.adding(interest) }
    if let percentAlone {
      payment = max(payment, try percentAlone.of(base == .statement ? statement : balance))
    }
    return min(max(payment, floor), statement)
  }
}

package import Finance

/// How a card works out the least that must be paid each month: the greatest of up to three figures.
///
/// The FCA asks that a minimum covers interest, fees and charges plus 1 % of the balance
/// (CONC 6.7.5R); most British cards ask just that, or a few pounds when that is more.
package struct MinimumPaymentRule: Sendable, Equatable {
  /// The part of the balance that is asked for.
  package let percent: Percentage
  /// Whether the month's interest is asked for as well.
  package let addsInterest: Bool
  /// The least that is asked for, whatever the balance.
  package let floor: Money
  /// Another part of the balance that is the least, where the card says so.
  package let percentAlone: Percentage?
  /// The balance that `percentAlone` is a part of.
  package let base: Base

  package enum Base: String, Sendable, CaseIterable {
    /// What was owed when the month began.
    case opening
    /// The same with the month's interest, as the statement prints it.
    case statement
  }

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

  /// What most British cards ask for: 1 % of the balance and the interest, at least 5 units.
  package static func usual(in currency: Currency) -> MinimumPaymentRule {
    MinimumPaymentRule(
      percent: Percentage(1), addsInterest: true, floor: .whole(5, currency))
  }

  /// The least to pay in a month; never more than what is owed with the month's interest.
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

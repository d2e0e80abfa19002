package import Finance
import LoanFormulas

/// A mortgage as the lender asks for it, and with its extras and savings in both of their ways.
package struct MortgageComparison: Sendable {
  package let terms: MortgageTerms
  package let charge: EarlyCharge?
  package let plain: MortgageSchedule
  /// The extras shorten the term.
  package let shorten: MortgageSchedule
  /// The extras lower the payments.
  package let lower: MortgageSchedule
  package let stress: [Stress]
  /// When to overpay more than is free; nil without a charge.
  package let moments: ChargeMoments?

  /// The payments if rates rose by some points.
  package struct Stress: Sendable, Equatable {
    package let points: Int
    package let rate: Percentage
    package let payment: Money
    /// The rate after the deal; nil where the rate never changes.
    package let nextRate: Percentage?
    /// The payment at that rate; nil where nothing is owed by then, too.
    package let nextPayment: Money?
  }

  /// What the extras do, by its name in addresses.
  package enum Effect: String, Sendable, CaseIterable {
    case term
    case payment
  }

  /// The saving of a schedule against the plain one.
  package struct Saving: Sendable, Equatable {
    package let payments: Int
    package let interest: Money
    /// The interest less the charges.
    package let net: Money
  }

  /// The figures of a mortgage.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(_ terms: MortgageTerms, charge: EarlyCharge?) throws(MoneyOverflow) {
    self.terms = terms
    self.charge = charge
    let plain = try MortgageSchedule(terms, .plain, charge: charge)
    self.plain = plain
    shorten = try MortgageSchedule(terms, .shortening(plain.asked), charge: charge)
    lower = try MortgageSchedule(terms, .lowering, charge: charge)
    var stress: [Stress] = []
    for points in 1...3 { stress.append(try Self.stress(terms, plain, points: points)) }
    self.stress = stress
    var moments: ChargeMoments?
    if let charge { moments = try ChargeMoments(charge, of: terms) }
    self.moments = moments
  }

  private static func stress(
    _ terms: MortgageTerms, _ plain: MortgageSchedule, points: Int
  ) throws(MoneyOverflow) -> Stress {
    let more = Percentage(Int32(points))
    let fix = terms.change
    let next = try fix.map { fix throws(MoneyOverflow) in
      try terms.payment(
        clearing: plain.owed(after: fix.months), after: fix.months, raisedBy: more)
    }
    return Stress(
      points: points, rate: terms.rate.raised(by: more),
      payment: try terms.payment(clearing: terms.principal, after: 0, raisedBy: more)
        ?? plain.asked.first,
      nextRate: fix?.nextRate.raised(by: more), nextPayment: next ?? nil)
  }

  /// The schedule of an effect.
  package func schedule(_ effect: Effect) -> MortgageSchedule {
    effect == .term ? shorten : lower
  }

  /// The saving of one of the schedules.
  package func saved(by schedule: MortgageSchedule) -> Saving {
    let interest = plain.totalInterest - schedule.totalInterest
    return Saving(
      payments: plain.payments.count - schedule.payments.count, interest: interest,
      net: interest - schedule.charges)
  }
}

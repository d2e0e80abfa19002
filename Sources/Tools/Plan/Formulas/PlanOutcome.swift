/// The end of a plan: all debts are cleared, or never.
package enum PlanOutcome: Sendable, Equatable {
  /// All debts are cleared, in this many months and for this much interest; `paid` is what was
  /// owed and bought, and the interest.
  case cleared(months: Int, interest: Money, paid: Money)

  /// Not all debts are cleared within 1,200 months, or more than 10¹² units are owed in all at the
  /// end of one.
  case never
}

extension PlanOutcome {
  /// The months until all debts are cleared, or nil when they never are.
  package var months: Int? {
    if case .cleared(let months, _, _) = self { months } else { nil }
  }

  /// The interest of all months, or nil when the debts are never cleared.
  package var interest: Money? {
    if case .cleared(_, let interest, _) = self { interest } else { nil }
  }

  /// All payments together, or nil when the debts are never cleared.
  package var paid: Money? {
    if case .cleared(_, _, let paid) = self { paid } else { nil }
  }

  /// True when this way costs less than another, or the same in fewer months; never is the worst.
  func isBetter(than other: PlanOutcome) -> Bool {
    guard let months, let interest else { return false }
    guard let otherMonths = other.months, let otherInterest = other.interest else { return true }
    return (interest.minorUnits, months) < (otherInterest.minorUnits, otherMonths)
  }
}

/// The order with the least interest of all that were tried.
package struct PlanBestOrder: Sendable, Equatable {
  /// The kinds of order that can be the best.
  package enum Of: String, Sendable, CaseIterable {
    case dearest, smallest, own
    /// An order of the debts that stays the same every month.
    case fixed
  }

  package let outcome: PlanOutcome
  /// The kind of order; nil when no order clears the debts.
  package let of: Of?
  /// The places of the debts in order, from 0, when the order stays the same; nil otherwise.
  package let sequence: [Int]?
}

/// The saving of a plan against paying each debt's minimum alone.
package struct PlanSaving: Sendable, Equatable {
  /// The months by which the debts are cleared sooner; negative when it takes longer.
  package let months: Int
  /// The interest that is not paid; negative when it is more.
  package let interest: Money
}

/// The fixed orders that were tried for the best one.
package struct PlanOrdersTried: Sendable, Equatable {
  package let orders: Int
  /// True when these are all that there are.
  package let all: Bool
}

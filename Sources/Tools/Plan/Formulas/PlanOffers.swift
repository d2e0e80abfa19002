package import Finance

/// A larger budget, and the months in which it clears all debts.
package struct PlanOffer: Sendable, Equatable {
  /// The amount paid each month for all debts.
  package let budget: Money
  /// The months until all debts are cleared.
  package let months: Int
}

extension PlanComparison {
  /// Larger budgets that clear all debts in fewer months: at most three, each sooner than the one
  /// before.
  ///
  /// They are 1.1, 1.2 and 1.3 times the budget, or the first minimums where those are more, each
  /// rounded up to a multiple of 5 units, of 50 from 1,000 units on, of 500 from 10,000, and so on;
  /// by the same order, with the same one-offs. Where the budget never clears all debts, they are
  /// those that do.
  ///
  /// Each offer is a plan worked out anew, so ask for them only where they are shown.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package func offers() throws(MoneyOverflow) -> [PlanOffer] {
    var offers: [PlanOffer] = []
    var fewest = chosen.outcome.months ?? .max
    for budget in Self.largerBudgets(than: max(terms.budget, firstMinimum)) {
      let months = try Self.months(of: terms.paying(budget))
      guard let months, months < fewest else { continue }
      offers.append(PlanOffer(budget: budget, months: months))
      fewest = months
    }
    return offers
  }

  /// 1.1, 1.2 and 1.3 times a budget, rounded up; fewer where a budget may not be that large.
  package static func largerBudgets(than budget: Money) -> [Money] {
    [11, 12, 13].compactMap { tenths in
      let most = Money.most(budget.currency)
      // In tenths of minor units, so that nothing is lost before the rounding.
      let wanted = Int128(budget.minorUnits) * Int128(tenths)
      var step = Int128(budget.currency.minorUnitsPerUnit) * 5
      while wanted >= step * 200 * 10 { step *= 10 }
      let rounded = (wanted + step * 10 - 1) / (step * 10) * step
      guard rounded > 0, rounded <= Int128(most.minorUnits) else { return nil }
      return Money(minorUnits: Int64(rounded), budget.currency)
    }
  }

  /// The months in which a plan clears all debts by its order; nil when it never does.
  private static func months(of terms: PlanTerms) throws(MoneyOverflow) -> Int? {
    let columns = try PlanColumns(terms)
    switch terms.order {
    case .dearest: return try PlanOutcome(of: columns, by: .dearest).months
    case .smallest: return try PlanOutcome(of: columns, by: .smallest).months
    case .own: return try PlanOutcome(of: columns, by: .fixed(terms.own ?? [])).months
    case .best: return try PlanSearch(columns, own: terms.own).best.outcome.months
    }
  }
}

extension PlanTerms {
  /// The same debts with another budget.
  fileprivate func paying(_ budget: Money) -> PlanTerms {
    PlanTerms(debts: debts, budget: budget, oneOffs: oneOffs, order: order, own: own)
  }
}

extension PlanComparison {
  /// Larger budgets that clear all debts in fewer months: at most three, each sooner than the one
  /// before.
  ///
  /// They are round sums above the budget, or above the first minimums where those are more, by the
  /// same order, with the same one-offs. Where the budget never clears all debts, they are those that
  /// do.
  ///
  /// Each offer is a plan worked out anew, so ask for them only where they are shown.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package func offers() throws(MoneyOverflow) -> [PaymentOffer] {
    let larger = PaymentOffer.roundPayments(above: max(terms.budget, firstMinimum))
    return try PaymentOffer.sooner(
      than: chosen.outcome.months, paying: terms.budget, among: larger
    ) { budget throws(MoneyOverflow) in try Self.months(of: terms.paying(budget)) }
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

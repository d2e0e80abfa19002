import PlanFormulas

/// The debts of a plan that come before all others.
struct PlanPriority: Sendable {
  /// The debts as listed, at least one.
  let debts: [PlanResult.Debt]

  /// True where the plan has debts that come after these.
  let hasOthers: Bool

  /// The priority debts of a plan; nil where there are none.
  init?(_ result: PlanResult) {
    debts = result.debts.filter { $0.entry.kind == .priority }
    hasOthers = debts.count < result.debts.count
    if debts.isEmpty { return nil }
  }

  /// All that is owed on them at the start.
  var owed: Money { sum(\.entry.debt.balance) }

  /// All that they ask for in the first month.
  var agreed: Money { sum(\.minimum) }

  /// True where a payment is agreed for at least one of them.
  var isAgreed: Bool { withoutAgreement.count < debts.count }

  /// Those for which no payment was given, or one of nothing.
  var withoutAgreement: [PlanResult.Debt] { debts.filter(\.minimum.isZero) }

  /// The month in which the last of them is cleared; nil when it never is.
  var cleared: Int? {
    let ends = debts.map(\.cleared)
    return ends.contains(nil) ? nil : ends.compactMap(\.self).max()
  }

  /// Their names: "Council tax and Energy".
  var names: String { debts.map(\.entry.label).inWords }

  private func sum(_ amount: (PlanResult.Debt) -> Money) -> Money {
    debts.map(amount).sum(in: debts[0].minimum.currency)
  }
}

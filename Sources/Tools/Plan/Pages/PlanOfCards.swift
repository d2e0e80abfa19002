package import BudgetPages
import PlanFormulas

extension PlanTool {
  /// The page with the same plan for debts that were described elsewhere, as if they were typed.
  ///
  /// - Parameters:
  ///   - result: The plan.
  ///   - typed: The texts of its form, of which the payments, the order and the basis are taken.
  ///   - isNaming: True if the debts have their names; without, the address does not tell whose they are.
  ///   - unrated: The numbers of the debts whose rate is left blank.
  /// - Returns: The address; nil without debts and for more debts than can be typed.
  package static func address(
    of result: PlanResult, as typed: Submission, isNaming: Bool = false, unrated: Set<Int> = []
  ) -> Address? {
    guard 1...PlanDebtFields.most ~= result.entries.count else { return nil }
    let debts = zip(PlanForm.debts.entries, result.entries).flatMap { fields, entry in
      (isNaming ? entry.shortName.map { [(fields.name.name, $0)] } ?? [] : [])
        + fields.texts(of: entry).filter {
          $0.0 != fields.terms.apr.name || !unrated.contains(entry.number)
        }
    }
    let same =
      [PlanForm.budget, PlanForm.extra, PlanForm.oneOffs, PlanForm.order] as [any Question]
    let own = typed.typed(PlanForm.own.name) == nil ? nil : result.comparison.terms.own
    let order = own.map { places in
      (PlanForm.own.name, places.map { "\($0 + 1)" }.joined(separator: ","))
    }
    return PlanPage.address.answering(
      debts + typed.values(of: same.names) + (order.map { [$0] } ?? [])
        + typed.values(of: [PlanForm.basis.name])
        + [(PlanForm.currency.name, result.currency.code)])
  }
}

extension PlanEntry {
  /// As much of its name as a plan has room for; nil for a debt without one.
  fileprivate var shortName: String? { name.map(PlanDebtFields.shortened) }

  /// The debt as a budget takes it along: of a kept one its kind alone, as its plan is kept too.
  package var forBudget: BudgetDebt {
    guard id == nil else {
      return BudgetDebt(name: name ?? label, balance: debt.balance, kind: kind)
    }
    let fields = PlanForm.debts.entries[0]
    let known = [fields.name.name, fields.balance.name]
    let texts = fields.texts(of: self).filter { !known.contains($0.0) }
    let basis = basis == .effective ? [] : [(fields.basis.name, basis.rawValue)]
    return BudgetDebt(
      name: name, balance: debt.balance,
      terms: (texts + basis).map { (String($0.0.dropLast("-1".count)), $0.1) })
  }
}

extension PlanDebtFields {
  /// The texts that describe the same debt when they are typed.
  fileprivate func texts(of entry: PlanEntry) -> [(String, String)] {
    let debt = entry.debt
    let first: [(String, String?)] = [
      (kind.name, entry.kind == .card ? nil : entry.kind.rawValue),
      (balance.name, debt.balance.plain), (terms.apr.name, entry.apr.plain),
    ]
    let last: [(String, String?)] = [
      (terms.promotionMonths.name, debt.promotion.map { "\($0.months)" }),
      (terms.promotionAPR.name, entry.promotionAPR?.plain),
      (spend.name, debt.spend.isPositive ? debt.spend.plain : nil),
      (dueDay.name, entry.dueDay.map { "\($0.day)" }),
    ]
    return (first + minimum(of: entry) + last).compactMap { name, text in text.map { (name, $0) } }
  }

  /// The rule by its name, or the fixed amount; nothing for a guess, which is made again.
  private func minimum(of entry: PlanEntry) -> [(String, String?)] {
    guard !entry.isEstimated, entry.kind == .card || entry.hasMinimum else { return [] }
    switch entry.debt.minimum {
    case .fixed(let amount): return [(minimum.name, amount.plain)]
    case .rule(let wanted):
      let preset = Self.rules.first { $0.rule(in: entry.debt.balance.currency) == wanted }
      return [(rule.name, preset?.rawValue)]
    }
  }
}

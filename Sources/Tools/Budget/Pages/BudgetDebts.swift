import BudgetFormulas
package import Finance

/// A debt that another tool hands over to the budget.
package struct BudgetDebt {
  let name: String?
  let balance: Money
  let terms: [(name: String, text: String)]

  /// A debt.
  ///
  /// - Parameters:
  ///   - name: The name that the visitor gave it; nil for none.
  ///   - balance: What is owed.
  ///   - terms: The fields of the debt plan that say the rest of it, without their number.
  package init(name: String?, balance: Money, terms: [(name: String, text: String)] = []) {
    self.name = name
    self.balance = balance
    self.terms = terms
  }
}

extension BudgetDebt {
  /// The most debts in a plan.
  package static let mostInPlan = 9

  /// The most characters of a name in a plan, which are fewer than in a budget.
  package static let longestNameInPlan = 40

  /// A debt of which only its kind is known besides.
  package init(name: String, balance: Money, kind: DebtKind) {
    self.init(
      name: name, balance: balance, terms: kind == .card ? [] : [("kind", kind.rawValue)])
  }
}

extension BudgetTool {
  /// The fields that fill in some debts in the form, which then asks for the lines.
  ///
  /// - Parameters:
  ///   - debts: The debts; those above zero are filled in. Where there are more than the form has
  ///     room for, its last debt is all the others together.
  ///   - arrears: What is paid each month to catch up with priority bills; nil for nothing.
  ///   - currency: The currency of these amounts.
  /// - Returns: The names of fields with their texts.
  package static func fields(
    owing debts: [BudgetDebt], arrears: Money? = nil, in currency: Currency
  ) -> [(String, String)] {
    let owed = debts.filter(\.balance.isPositive).joined(toFit: BudgetForm.owed.entries.count)
    let bill = arrears.flatMap { $0.isPositive ? (BudgetItem.arrears.rawValue, $0.plain) : nil }
    return [bill].compactMap(\.self)
      + zip(BudgetForm.owed.entries, owed).flatMap { $0.texts(of: $1) }
      + [
        (BudgetForm.currency.name, currency.code),
        (BudgetFormView.add, BudgetFormView.Part.nothing.rawValue),
      ]
  }
}

extension [BudgetDebt] {
  /// At most `most` debts, the last of which is all others together where there are more.
  func joined(toFit most: Int) -> [BudgetDebt] {
    guard count > most, let currency = first?.balance.currency else { return self }
    let others = dropFirst(most - 1)
    return prefix(most - 1) + [
      BudgetDebt(
        name: "\(others.count) other debts", balance: others.map(\.balance).sum(in: currency))
    ]
  }
}

extension BudgetDebtFields {
  fileprivate func texts(of debt: BudgetDebt) -> [(String, String)] {
    [
      debt.name.map { (name.name, $0) },
      (balance.name, debt.balance.plain),
      debt.terms.isEmpty ? nil : (terms.name, BudgetDebtTerms.text(debt.terms)),
    ].compactMap(\.self)
  }
}

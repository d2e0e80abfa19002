package import BudgetFormulas

/// The answer to a form: the budget, and an offer for each debt.
package struct BudgetResult: CalculatorResult {
  package typealias Form = BudgetForm

  package let budget: Budget
  /// The debts as they were typed, in the order of the offers.
  package let debts: [BudgetForm.Debt]
  /// The debts that are priority bills: what is paid on them is a line of the budget, and no offer.
  package let first: [BudgetForm.Debt]
  /// The offers; nil without debts.
  package let offers: BudgetOffers?

  package init(_ form: BudgetForm) throws(MoneyOverflow) {
    budget = form.budget
    debts = form.debts.filter { $0.terms.kind != .priority }
    first = form.debts.filter { $0.terms.kind == .priority }
    offers = BudgetOffers(on: debts.map(\.balance), from: budget.left)
  }
}

extension BudgetResult {
  /// A debt with the offer for it.
  struct Offered: Sendable {
    let debt: BudgetForm.Debt
    let offer: BudgetOffers.Offer
  }

  var offered: [Offered] {
    zip(debts, offers?.offers ?? []).map { Offered(debt: $0, offer: $1) }
  }

  /// The amount a month that the budget has for arrears on priority bills.
  var arrears: Money {
    budget.lines.first { $0.item == .arrears }?.monthly ?? .zero(currency)
  }

  var currency: Currency { budget.income.currency }
}

extension BudgetForm.Debt {
  /// The name of the debt on pages: the visitor's own, or "Debt 2".
  var label: String { name ?? "Debt \(number)" }
}

/// Debts and how they are to be paid off together.
package struct PlanTerms: Sendable, Equatable {
  /// The debts as the visitor lists them; a plan without any is cleared in 0 months.
  package let debts: [PlanDebt]
  /// The amount paid each month for all debts, which stays when minimums fall or debts end.
  package let budget: Money
  /// One-off payments on top of the budget.
  package let oneOffs: [PlanOneOff]
  /// The order in which debts get the rest of the budget after the minimums.
  package let order: PlanOrder
  /// The visitor's own order: every place of `debts` once, from 0; nil if there is none.
  package let own: [Int]?

  /// A plan; `own` is needed for the order ``PlanOrder/own``.
  package init(
    debts: [PlanDebt], budget: Money, oneOffs: [PlanOneOff], order: PlanOrder, own: [Int]?
  ) {
    precondition(order != .own || own != nil, "The order of the visitor must be given")
    precondition(
      own.map { $0.sorted() == Array(debts.indices) } ?? true, "An order has every debt once")
    self.debts = debts
    self.budget = budget
    self.oneOffs = oneOffs
    self.order = order
    self.own = own
  }

  /// The places of all debts in a visitor's order, those left out after the others.
  package static func places<ID: Equatable>(of own: [ID], in all: [ID]) -> [Int] {
    (own.compactMap { all.firstIndex(of: $0) } + all.indices).reduce(into: []) { places, place in
      if !places.contains(place) { places.append(place) }
    }
  }
}

/// A payment that is made once.
package struct PlanOneOff: Sendable, Equatable {
  package let amount: Money
  /// The month in which it is paid, from 1.
  package let month: Int

  package init(amount: Money, month: Int) {
    self.amount = amount
    self.month = month
  }
}

/// The order in which debts get the rest of the budget after the minimums.
package enum PlanOrder: String, Sendable, CaseIterable {
  /// The order with the least interest of all that are tried.
  case best
  /// The highest current rate first, decided each month.
  case dearest
  /// The smallest balance after the minimum first, decided each month.
  case smallest
  case own
}

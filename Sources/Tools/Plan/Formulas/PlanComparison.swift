/// Several debts paid off together in different orders, and each by its minimum alone.
package struct PlanComparison: Sendable {
  package let terms: PlanTerms
  package let firstMinimums: [Money]
  /// All minimum payments of the first month together.
  package let firstMinimum: Money
  /// Each debt with its minimum payments alone, without one-offs.
  package let minimums: PlanOutcome
  /// The amounts owed in all meanwhile: at the start and after each month that was followed.
  package let balancesOfMinimums: [Money]
  package let dearest: PlanOutcome
  package let smallest: PlanOutcome
  /// The visitor's own order; nil if there is none.
  package let own: PlanOutcome?
  /// The order with the least interest of all that were tried.
  package let best: PlanBestOrder
  /// The plan in the wanted order; that of `dearest` when the best is wanted and there is none.
  package let chosen: PlanSchedule
  /// The fixed orders that were tried for the best one.
  package let tried: PlanOrdersTried

  /// Works out a plan in all orders.
  ///
  /// Each month, every debt is charged half-up(balance × rate in force), then its minimum is paid.
  /// The rest of the budget and of the month's one-offs goes down the order, as much as a debt
  /// takes, then on to the next. When the minimums are more than the budget, they alone are paid.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(_ terms: PlanTerms) throws(MoneyOverflow) {
    let columns = try PlanColumns(terms)
    let search = try PlanSearch(columns, own: terms.own)
    self.terms = terms
    firstMinimums = try Self.firstMinimums(of: terms.debts)
    firstMinimum = firstMinimums.sum(in: columns.currency)
    (minimums, balancesOfMinimums) = try columns.payingMinimums()
    dearest = search.dearest
    smallest = search.smallest
    own = search.own
    best = search.best
    chosen = try PlanSchedule(terms, columns, by: terms.sharing(best: search.best))
    tried = search.tried
  }

  /// The minimum payment of each debt in the first month, from which a budget is chosen.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package static func firstMinimums(of debts: [PlanDebt]) throws(MoneyOverflow) -> [Money] {
    var minimums: [Money] = []
    for debt in debts { minimums.append(try debt.firstMinimum) }
    return minimums
  }
}

extension PlanComparison {
  /// True when the budget is below the minimums of the first month.
  package var isBelowMinimums: Bool { terms.budget < firstMinimum }

  /// The rest of the budget after the minimums of the first month; nil when they take all of it.
  package var rest: Money? {
    let rest = terms.budget - firstMinimum
    return rest.isPositive ? rest : nil
  }

  /// The saving of the wanted order against each debt's minimum alone; nil when one of both never
  /// clears the debts.
  package var saving: PlanSaving? {
    guard let months = chosen.outcome.months, let interest = chosen.outcome.interest,
      let slowMonths = minimums.months, let dearInterest = minimums.interest
    else { return nil }
    return PlanSaving(months: slowMonths - months, interest: dearInterest - interest)
  }
}

extension PlanColumns {
  /// The end of paying each debt's minimum alone, with the amounts owed until then.
  fileprivate func payingMinimums() throws(MoneyOverflow) -> (PlanOutcome, [Money]) {
    var ledger = PlanLedger(self)
    var balances = [money(ledger.owed)]
    while ledger.goesOn {
      try ledger.charge()
      ledger.close()
      balances.append(money(ledger.owed))
    }
    return (ledger.outcome, balances)
  }
}

extension PlanTerms {
  /// The sharing of the wanted order.
  fileprivate func sharing(best: PlanBestOrder) -> PlanLedger.Sharing {
    switch order {
    case .dearest: .dearest
    case .smallest: .smallest
    case .own: .fixed(own ?? [])
    case .best:
      if let sequence = best.sequence {
        .fixed(sequence)
      } else {
        best.of == .smallest ? .smallest : .dearest
      }
    }
  }
}

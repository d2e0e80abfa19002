package import Finance

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
  package let dearest: PlanWay
  package let smallest: PlanWay
  /// The visitor's own order; nil if there is none.
  package let own: PlanWay?
  /// The order with the least interest of all that were tried.
  package let best: PlanBest
  /// The plan in the wanted order; that of `dearest` when the best is wanted and there is none.
  package let chosen: PlanRun
  /// The fixed orders that were tried for the best one.
  package let tried: PlanTried

  /// Works out a plan in all orders.
  ///
  /// Each month, every debt is charged half-up(balance × rate in force), then its minimum is paid.
  /// The rest of the budget and of the month's one-offs goes down the order, as much as a debt
  /// takes, then on to the next. When the minimums are more than the budget, they alone are paid.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(_ terms: PlanTerms) throws(MoneyOverflow) {
    let columns = try PlanColumns(terms)
    let dearest = try PlanOutcome(of: columns, by: .dearest)
    let smallest = try PlanOutcome(of: columns, by: .smallest)
    var own: PlanOutcome?
    if let order = terms.own { own = try PlanOutcome(of: columns, by: .fixed(order)) }
    let ways = Self.best(dearest: dearest, smallest: smallest, own: own, order: terms.own)
    let orders = try FixedOrders(of: columns, dearest: dearest, betterThan: ways.outcome)
    let best =
      orders.best.order.map {
        PlanBest(outcome: orders.best.outcome, of: .fixed, sequence: $0)
      } ?? ways
    self.terms = terms
    firstMinimums = try Self.firstMinimums(of: terms.debts)
    firstMinimum = firstMinimums.sum(in: columns.currency)
    (minimums, balancesOfMinimums) = try columns.payingMinimums()
    self.dearest = PlanWay(outcome: dearest)
    self.smallest = PlanWay(outcome: smallest)
    self.own = own.map(PlanWay.init)
    self.best = best
    chosen = try PlanRun(terms, columns, by: terms.sharing(best: best))
    tried = orders.tried
  }

  /// The minimum payment of each debt in the first month, from which a budget is chosen.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package static func firstMinimums(of debts: [PlanDebt]) throws(MoneyOverflow) -> [Money] {
    var minimums: [Money] = []
    for debt in debts { minimums.append(try debt.firstMinimum) }
    return minimums
  }

  /// The first of the three ways that no other is better than.
  private static func best(
    dearest: PlanOutcome, smallest: PlanOutcome, own: PlanOutcome?, order: [Int]?
  ) -> PlanBest {
    var best = PlanBest(outcome: dearest, of: dearest == .never ? nil : .dearest, sequence: nil)
    if smallest.isBetter(than: best.outcome) {
      best = PlanBest(outcome: smallest, of: .smallest, sequence: nil)
    }
    if let own, own.isBetter(than: best.outcome) {
      best = PlanBest(outcome: own, of: .own, sequence: order)
    }
    return best
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

  /// 25, 50 and 100 more a month than the first minimums, as far as a budget may go.
  package var goals: [PlanGoal] {
    [25, 50, 100].compactMap { (units: Int32) in
      let extra = Money.whole(units, firstMinimum.currency)
      guard firstMinimum <= .most(extra.currency) - extra else { return nil }
      return PlanGoal(extra: extra, budget: firstMinimum + extra)
    }
  }
}

/// A budget a little above the minimums of the first month.
package struct PlanGoal: Sendable, Equatable {
  /// The amount on top of the minimums.
  package let extra: Money
  /// Both together.
  package let budget: Money
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

extension PlanOutcome {
  fileprivate init(
    of columns: PlanColumns, by sharing: PlanLedger.Sharing
  ) throws(MoneyOverflow) {
    var ledger = PlanLedger(columns)
    while ledger.goesOn {
      try ledger.charge()
      ledger.share(by: sharing)
      ledger.close()
    }
    self = ledger.outcome
  }
}

extension PlanTerms {
  /// The sharing of the wanted order.
  fileprivate func sharing(best: PlanBest) -> PlanLedger.Sharing {
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

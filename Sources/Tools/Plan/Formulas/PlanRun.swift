package import Finance

/// A plan month by month.
package struct PlanRun: Sendable, Equatable {
  /// The end of the plan.
  package let outcome: PlanOutcome
  /// The months from the first to the one that clears the last debt.
  ///
  /// A plan that is never cleared has all 1,200 months, or those until more than 10¹² units are
  /// owed.
  package let months: [PlanMonth]
  /// The end of each debt, as listed in the terms.
  package let debts: [PlanDebtOutcome]
  /// The months in which the budget and one-offs are less than the minimums, of all `months`.
  package let short: [PlanShortMonth]
  /// The one-offs after the end, and what is left over of those of the last month; nil when the
  /// plan is never cleared.
  package let unusedLumps: Money?
  /// The place of the debt that the first month's payments go to after all minimums; nil when the
  /// minimums leave nothing to pay.
  package let firstAfterMinimums: Int?
}

/// A month of a plan.
package struct PlanMonth: Sendable, Equatable {
  /// A debt in one month; all zero once it is cleared.
  package struct Debt: Sendable, Equatable {
    /// The balance before the month's interest.
    package let opening: Money
    /// The interest charged on the opening balance.
    package let interest: Money
    /// The amount paid.
    package let payment: Money
    /// The amount bought after the payment, while the debt is open.
    package let spend: Money
    /// The balance after all that.
    package let closing: Money
  }

  /// The interest of all debts.
  package let interest: Money
  /// The payments of all debts.
  package let payment: Money
  /// The closing balances of all debts.
  package let owed: Money
  /// The debts as listed in the terms.
  package let debts: [Debt]
}

/// The end of one debt of a plan, and its sums.
package struct PlanDebtOutcome: Sendable, Equatable {
  /// The month that clears it, 0 when nothing was owed; nil when it is never cleared.
  package let cleared: Int?
  /// The interest of all months; nil when it is never cleared.
  package let interest: Money?
  /// The purchases of all months; nil when it is never cleared.
  package let spent: Money?
  /// All payments together; nil when it is never cleared.
  package let paid: Money?
  /// The payment of the first month.
  package let firstPayment: Money
}

/// A month in which the budget and one-offs are less than the minimums.
package struct PlanShortMonth: Sendable, Equatable {
  /// The month, from 1.
  package let month: Int
  /// The amount that is missing; the minimums are paid all the same.
  package let by: Money
}

extension PlanRun {
  /// The balances of each debt at the start and after each month; none when nothing was owed.
  package var balances: [[Money]] {
    debts.indices.map { debt in
      months.prefix(1).map { $0.debts[debt].opening } + months.map { $0.debts[debt].closing }
    }
  }
}

// MARK: - Working it out

extension PlanRun {
  /// Follows a plan and keeps its months.
  init(_ terms: PlanTerms, _ columns: PlanColumns, by sharing: PlanLedger.Sharing)
    throws(MoneyOverflow)
  {
    var ledger = PlanLedger(columns)
    var months: [PlanMonth] = []
    var short: [PlanShortMonth] = []
    var firstAfterMinimums: Int?
    while ledger.goesOn {
      try ledger.charge()
      if ledger.month == 1 { firstAfterMinimums = ledger.first(by: sharing) }
      ledger.share(by: sharing)
      months.append(PlanMonth(ledger))
      if ledger.spare < 0 {
        short.append(PlanShortMonth(month: ledger.month, by: columns.money(-ledger.spare)))
      }
      ledger.close()
    }
    outcome = ledger.outcome
    debts = terms.debts.indices.map { debt in
      PlanDebtOutcome(terms.debts[debt], months: months.map { $0.debts[debt] })
    }
    unusedLumps =
      outcome == .never
      ? nil : columns.money(ledger.unusedLumps + terms.lumps(after: ledger.month))
    self.months = months
    self.short = short
    self.firstAfterMinimums = firstAfterMinimums
  }
}

extension PlanLedger {
  /// The part of the last month's one-offs that was not needed.
  fileprivate var unusedLumps: Int64 { min(max(spare, 0), columns.lumps(inMonth: month)) }
}

extension PlanTerms {
  fileprivate func lumps(after month: Int) -> Int64 {
    lumps.filter { $0.month > month }.map(\.amount.minorUnits).reduce(0, +)
  }
}

extension PlanMonth {
  /// The month of a ledger that is shared out and not yet closed.
  fileprivate init(_ ledger: PlanLedger) {
    let columns = ledger.columns
    debts = ledger.opening.indices.map { debt in
      let (opening, interest) = (ledger.opening[debt], ledger.interest[debt])
      let (left, spend) = (ledger.left[debt], ledger.spend(on: debt))
      return Debt(
        opening: columns.money(opening), interest: columns.money(interest),
        payment: columns.money(opening + interest - left), spend: columns.money(spend),
        closing: columns.money(left + spend))
    }
    interest = debts.map(\.interest).sum(in: columns.currency)
    payment = debts.map(\.payment).sum(in: columns.currency)
    owed = debts.map(\.closing).sum(in: columns.currency)
  }
}

extension PlanDebtOutcome {
  /// The end of a debt that had these months.
  fileprivate init(_ debt: PlanDebt, months: [PlanMonth.Debt]) {
    let zero = Money.zero(debt.balance.currency)
    firstPayment = months.first?.payment ?? zero
    guard (months.last?.closing ?? debt.balance).isZero else {
      (cleared, interest, spent, paid) = (nil, nil, nil, nil)
      return
    }
    cleared = months.count { !$0.opening.isZero }
    interest = months.reduce(zero) { $0 + $1.interest }
    spent = months.reduce(zero) { $0 + $1.spend }
    paid = months.reduce(zero) { $0 + $1.payment }
  }
}

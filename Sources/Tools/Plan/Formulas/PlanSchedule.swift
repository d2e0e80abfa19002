/// A plan month by month.
package struct PlanSchedule: Sendable, Equatable {
  package let outcome: PlanOutcome
  /// All debts together, from the first month to the one that clears the last debt.
  ///
  /// A plan that is never cleared has all 1,200 months, or those until more than 10¹² units are
  /// owed.
  package let together: Repayment
  /// Each debt until it is cleared, as listed in the terms.
  package let debts: [Repayment]
  /// The months in which the budget and one-offs are less than the minimums.
  package let short: [PlanShortMonth]
  /// The one-offs after the end, and the unused part of those of the last month; nil when the plan
  /// is never cleared.
  package let unusedOneOffs: Money?
  /// The place of the debt that the first month's payments go to after all minimums; nil when the
  /// minimums leave nothing to pay.
  package let firstAfterMinimums: Int?
}

/// A month in which the budget and one-offs are less than the minimums.
package struct PlanShortMonth: Sendable, Equatable {
  /// The month, from 1.
  package let month: Int
  /// The amount that is missing; the minimums are paid all the same.
  package let by: Money
}

extension PlanSchedule {
  /// A month of each debt, all zero once a debt is cleared.
  ///
  /// - Parameter place: The place of the month, from 0.
  /// - Returns: The months in the order of the debts in the terms.
  package func months(at place: Int) -> [Repayment.Month] {
    debts.map { debt in
      guard place >= debt.months.count else { return debt.months[place] }
      let nothing = Money.zero(debt.balance.currency)
      return Repayment.Month(
        opening: nothing, interest: nothing, payment: nothing, closing: nothing)
    }
  }
}

// MARK: - Working it out

extension PlanSchedule {
  /// Follows a plan and keeps its months.
  init(_ terms: PlanTerms, _ columns: PlanColumns, by sharing: PlanLedger.Sharing)
    throws(MoneyOverflow)
  {
    var ledger = PlanLedger(columns)
    var together: [Repayment.Month] = []
    var months = terms.debts.map { _ in [Repayment.Month]() }
    var short: [PlanShortMonth] = []
    var firstAfterMinimums: Int?
    while ledger.goesOn {
      try ledger.charge()
      if ledger.month == 1 { firstAfterMinimums = ledger.first(by: sharing) }
      ledger.share(by: sharing)
      let open = ledger.opening.indices.filter { ledger.opening[$0] > 0 }
      let monthOfEach = open.map(ledger.month)
      for (debt, month) in zip(open, monthOfEach) { months[debt].append(month) }
      together.append(Repayment.Month(sumOf: monthOfEach, in: columns.currency))
      if ledger.spare < 0 {
        short.append(PlanShortMonth(month: ledger.month, by: columns.money(-ledger.spare)))
      }
      ledger.close()
    }
    outcome = ledger.outcome
    self.together = Repayment(of: terms.owed, in: together)
    debts = zip(terms.debts, months).map { Repayment(of: $0.balance, in: $1) }
    unusedOneOffs =
      outcome == .never
      ? nil : columns.money(ledger.unusedOneOffs + terms.oneOffs(after: ledger.month))
    self.short = short
    self.firstAfterMinimums = firstAfterMinimums
  }
}

extension PlanLedger {
  /// The part of the last month's one-offs that was not needed.
  fileprivate var unusedOneOffs: Int64 { min(max(spare, 0), columns.oneOffs[month]) }

  /// The month of a debt, once it is shared out and not yet closed.
  fileprivate func month(of debt: Int) -> Repayment.Month {
    Repayment.Month(
      opening: columns.money(opening[debt]), interest: columns.money(interest[debt]),
      payment: columns.money(opening[debt] + interest[debt] - left[debt]),
      closing: columns.money(left[debt] + spend(on: debt)))
  }
}

extension Repayment.Month {
  /// The month of several debts together.
  fileprivate init(sumOf months: [Repayment.Month], in currency: Currency) {
    let nothing = Money.zero(currency)
    var (opening, interest, payment, closing) = (nothing, nothing, nothing, nothing)
    for month in months {
      opening += month.opening
      interest += month.interest
      payment += month.payment
      closing += month.closing
    }
    self.init(opening: opening, interest: interest, payment: payment, closing: closing)
  }
}

extension PlanTerms {
  /// The amount owed on all debts at the start.
  package var owed: Money { debts.map(\.balance).sum(in: budget.currency) }

  fileprivate func oneOffs(after month: Int) -> Int64 {
    oneOffs.filter { $0.month > month }.map(\.amount.minorUnits).reduce(0, +)
  }
}

/// The effect of a round amount each month on top of the ten-year payment.
package struct StudentLoanGoal: Sendable, Equatable {
  /// The amount on top.
  package let extra: Money
  package let repayment: StudentLoanRepayment
  /// The amount that is not paid in all.
  package let saved: Money
  /// The time by which the loan is cleared sooner.
  package let sooner: Term

  /// 25, 50 and 100 more a month than the ten-year payment, when they save at least a month.
  ///
  /// In a currency without cents, a unit is worth about a cent of another.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package static func list(
    for comparison: StudentLoanComparison
  ) throws(MoneyOverflow) -> [StudentLoanGoal] {
    let (current, currency) = (comparison.inTenYears, comparison.inTenYears.payment.currency)
    var goals: [StudentLoanGoal] = []
    for units: Int32 in [25, 50, 100] {
      let extra = Money.whole(currency.digits == 0 ? units * 100 : units, currency)
      let payment = current.payment + extra
      guard payment <= .most(currency),
        let repayment = try StudentLoanRepayment(of: current.terms, paying: payment)
      else { continue }
      let goal = StudentLoanGoal(
        extra: extra, repayment: repayment, saved: current.total - repayment.total,
        sooner: Term(months: current.count - repayment.count))
      if goal.sooner.months > 0 { goals.append(goal) }
    }
    return goals
  }
}

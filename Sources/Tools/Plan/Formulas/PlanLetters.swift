import Finance
import Repayments

extension PlanRun {
  /// The months in which a card company writes about persistent debt on a card of the plan.
  ///
  /// The amount paid off is all payments less the interest, without regard to purchases.
  ///
  /// - Parameter debt: The place of the debt in the terms.
  /// - Returns: Some of ``PersistentDebtRule/letterMonths``; none in another currency than pounds.
  package func letters(about debt: Int) -> [Int] {
    PersistentDebtRule.letterMonths.filter { isPersistent(debt, before: $0) }
  }

  private func isPersistent(_ debt: Int, before month: Int) -> Bool {
    let months = debts[debt].months
    guard months.count >= month else { return false }
    let window = months[(month - PersistentDebtRule.length)..<month]
    let least = PersistentDebtRule.leastBalance
    guard let currency = window.first?.opening.currency, currency == least.currency,
      window.allSatisfy({ $0.opening >= least && $0.closing >= least })
    else { return false }
    let interest = window.map(\.interest).sum(in: currency)
    return interest > window.map(\.payment).sum(in: currency) - interest
  }
}

import StudentLoanFormulas

/// The chart of a student loan: what is owed, interest set aside included.
struct StudentLoanChart {
  let comparison: StudentLoanComparison
  let baseline: StudentLoanRepayment?

  /// The chart; nil for a loan with a single payment.
  var html: HTML? { balances?.figure(", with any interest you put off") }

  /// The lines of the chart; nil for a loan with a single payment.
  var balances: BalanceChart? {
    guard comparison.repayment.count > 1 else { return nil }
    return BalanceChart(from: nil, in: comparison.repayment.payment.currency, lines: lines)
  }

  private var lines: [BalanceChart.Line] {
    let isCostlier = comparison.saving.isNegative
    let own = line(isCostlier ? .costly : .better, comparison.repayment)
    guard let baseline else { return [own] }
    return [line(isCostlier ? .plain : .costly, baseline), own]
  }

  private func line(
    _ look: BalanceChart.Look, _ repayment: StudentLoanRepayment
  ) -> BalanceChart.Line {
    let owed = repayment.owed
    let end =
      repayment.hasMoreMonths
      ? "still \(owed[owed.count - 1].short) owed" : repayment.term.inShort
    return BalanceChart.Line(look, "\(repayment.payment.short) a month", end: end, balances: owed)
  }
}

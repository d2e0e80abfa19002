extension BalanceChart.Line {
  /// The line of a debt that is cleared: "paid off Feb 2032" at its end, or the time it takes.
  ///
  /// - Parameters:
  ///   - look: The look of the line.
  ///   - name: The name at its end.
  ///   - repayment: The debt.
  ///   - start: The month before the first payment; nil on a page that is kept for longer than a day.
  package init(
    _ look: BalanceChart.Look, _ name: String, _ repayment: Repayment, from start: CalendarMonth?
  ) {
    let end = start.map { "paid off \($0.addingMonths(repayment.months.count).shortWords)" }
    self.init(
      look, name, end: end ?? repayment.term.inShort, balances: repayment.balances)
  }

  /// The line of a debt that is never clear, as far as it is drawn.
  package init(
    _ look: BalanceChart.Look, _ name: String, stillOwing balances: [Money]
  ) {
    let end = balances.last.map { "still \($0.short) owed" } ?? ""
    self.init(look, name, end: end, balances: balances)
  }
}

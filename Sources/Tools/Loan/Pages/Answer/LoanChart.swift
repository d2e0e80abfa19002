import LoanFormulas

/// The chart of a loan: what is owed, with the extras and without.
struct LoanChart {
  let comparison: LoanComparison

  /// The day of the page; nil for a loan that starts about then.
  var today: CalendarDate?

  /// False on a page that is kept for longer than a day: it counts in years from now.
  var isDated = true

  /// The chart; nil for a loan with a single payment.
  var html: HTML? { balances?.figure() }

  /// The lines of the chart; nil for a loan with a single payment.
  var balances: BalanceChart? {
    guard comparison.plain.payments.count > 1 else { return nil }
    return BalanceChart(
      from: isDated ? CalendarMonth(of: comparison.terms.start) : nil,
      beginning: startsNow ? BalanceChart.now : "Start", in: comparison.terms.principal.currency,
      lines: lines)
  }

  /// True when the loan starts within a month or so.
  private var startsNow: Bool {
    today.map { abs($0.days(until: comparison.terms.start)) <= 31 } ?? true
  }

  private var lines: [BalanceChart.Line] {
    let payment = comparison.plain.paymentInWords
    guard comparison.hasSavings else { return [line(.better, payment, comparison.plain)] }
    let extras = comparison.terms.extras
    let extra = extras.isRegularAlone ? "\(extras.each.short) extra" : nil
    return [
      line(.costly, payment, comparison.plain),
      line(.better, extra ?? "With the extra", comparison.schedule),
    ]
  }

  private func line(
    _ look: BalanceChart.Look, _ name: String, _ schedule: LoanSchedule
  ) -> BalanceChart.Line {
    let end = isDated ? CalendarMonth(of: schedule.payoffDate).shortWords : nil
    // After interest alone the whole loan is still owed.
    let until = comparison.terms.kind == .interestOnly ? "until" : "paid off"
    return BalanceChart.Line(
      look, name, end: end.map { "\(until) \($0)" } ?? schedule.length.inShort,
      balances: schedule.monthlyBalances)
  }
}

extension LoanSchedule {
  /// The balance at the start and at the end of each month, by the payments made up to then.
  var monthlyBalances: [Money] {
    let paymentsAYear = terms.frequency.paymentsAYear
    let months = (payments.count * 12 + paymentsAYear - 1) / paymentsAYear
    return (0...months).map { month in
      let made = min(month * paymentsAYear / 12, payments.count)
      return made == 0 ? terms.principal : payments[made - 1].closing
    }
  }
}

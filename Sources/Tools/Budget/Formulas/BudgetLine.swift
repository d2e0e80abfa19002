/// How often an amount comes in or goes out.
package enum BudgetPeriod: String, Sendable, CaseIterable {
  case week
  case fortnight
  case fourWeeks = "four-weeks"
  case month
  case quarter
  case year

  /// The number of times in a year, which has 52 weeks.
  var timesAYear: Int {
    switch self {
    case .week: 52
    case .fortnight: 26
    case .fourWeeks: 13
    case .month: 12
    case .quarter: 4
    case .year: 1
    }
  }
}

/// An amount on a line of a budget.
package struct BudgetLine: Equatable, Sendable {
  package let item: BudgetItem
  /// The amount of one period.
  package let amount: Money
  package let period: BudgetPeriod
  /// The same by the month, rounded once, halves up.
  package let monthly: Money

  /// A line.
  ///
  ///     try BudgetLine(.rent, .pounds(175), every: .week).monthly  // £758.33
  ///
  /// - Throws: ``MoneyOverflow`` when the amount of a month does not fit in a `Money`.
  package init(
    _ item: BudgetItem, _ amount: Money, every period: BudgetPeriod = .month
  ) throws(MoneyOverflow) {
    self.item = item
    self.amount = amount
    self.period = period
    monthly = try Money(
      rounding: Int128(amount.minorUnits) * Int128(period.timesAYear), over: 12, amount.currency)
  }
}

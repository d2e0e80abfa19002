/// A household's budget by the month: money that comes in, money that goes out, and the rest.
package struct Budget: Equatable, Sendable {
  /// The relation of what is left to the income.
  package enum State: String, Sendable, CaseIterable {
    /// More goes out than comes in.
    case short
    /// At most a twentieth of the income is left.
    case tight
    case spare
  }

  /// The lines with an amount above zero.
  package let lines: [BudgetLine]
  package let income: Money
  /// The priority bills.
  package let priority: Money
  /// All other costs.
  package let other: Money

  /// A budget of lines in a currency; those of zero are left out.
  package init(_ lines: [BudgetLine], in currency: Currency) {
    self.lines = lines.filter(\.amount.isPositive)
    func total(_ kind: BudgetItem.Kind) -> Money {
      lines.filter { $0.item.kind == kind }.map(\.monthly).sum(in: currency)
    }
    (income, priority, other) = (total(.income), total(.priority), total(.other))
  }

  /// Everything that goes out.
  package var outgoings: Money { priority + other }

  /// The income after all bills; below zero when it is not enough.
  package var left: Money { income - outgoings }

  package var state: State {
    if left.isNegative { return .short }
    return Int128(left.minorUnits) * 20 <= Int128(income.minorUnits) ? .tight : .spare
  }
}

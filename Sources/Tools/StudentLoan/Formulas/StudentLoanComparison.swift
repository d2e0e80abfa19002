/// A student loan repaid as the visitor chose, against the smallest possible payment.
package struct StudentLoanComparison: Sendable {
  /// The way of repaying that the savings are told against.
  package let chosenBaseline: StudentLoanBaseline
  /// The least payment that ever clears the loan.
  package let absoluteMinimum: Money
  /// The result of its formula, even when that is below the absolute minimum.
  package let tenYearMinimum: Money
  package let repayment: StudentLoanRepayment

  /// The loan repaid by its absolute minimum, with all of the interest paid monthly.
  package let absolute: StudentLoanRepayment
  /// The loan repaid by its ten-year payment, with all of the interest paid monthly.
  package let tenYear: StudentLoanRepayment

  /// This loan with its ten-year payment, which need not take ten years.
  package let inTenYears: StudentLoanRepayment

  /// The change from the payment shown before; nil when there was none.
  package let change: Change?

  /// The change in savings from the payment shown before.
  package struct Change: Sendable, Equatable {
    /// More saved, less saved, or as much as before.
    package enum Direction: String, CaseIterable, Sendable {
      case up
      case down
      case same
    }

    /// The way in which the savings changed.
    package let direction: Direction
    /// The difference, without a sign.
    package let amount: Money
    /// The payment shown before.
    package let previous: Money
  }

  /// The most months that pages and JSON list.
  package static let mostMonths = 1_200

  /// The figures of a loan.
  ///
  /// - Parameters:
  ///   - terms: The loan.
  ///   - chosen: The payment each month; nil for the one that takes ten years.
  ///   - baseline: The way of repaying that the savings are told against.
  ///   - previous: The payment shown before, if any.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(
    of terms: StudentLoanTerms, paying chosen: Money?, against baseline: StudentLoanBaseline,
    after previous: Money?
  ) throws(MoneyOverflow) {
    let full = terms.payingAllInterest
    let leastTenYearPayment = try terms.leastTenYearPayment
    let payment = chosen ?? leastTenYearPayment
    guard
      let repayment = try StudentLoanRepayment(
        of: terms, paying: payment, listing: Self.mostMonths),
      let absolute = try StudentLoanRepayment(of: full, paying: full.absoluteMinimum),
      let tenYear = try StudentLoanRepayment(of: full, paying: full.leastTenYearPayment),
      let inTenYears = try StudentLoanRepayment(of: terms, paying: leastTenYearPayment)
    else { throw MoneyOverflow() }
    chosenBaseline = baseline
    self.repayment = repayment
    self.absolute = absolute
    self.tenYear = tenYear
    self.inTenYears = inTenYears
    absoluteMinimum = try terms.absoluteMinimum
    tenYearMinimum = try terms.tenYearMinimum
    change = try Self.change(to: repayment, from: previous)
  }

  private static func change(
    to repayment: StudentLoanRepayment, from previous: Money?
  ) throws(MoneyOverflow) -> Change? {
    guard let previous,
      let before = try StudentLoanRepayment(of: repayment.terms, paying: previous)
    else { return nil }
    let more = before.total - repayment.total
    let direction: Change.Direction = more.isZero ? .same : more.isNegative ? .down : .up
    return Change(direction: direction, amount: more.absolute, previous: previous)
  }
}

extension StudentLoanComparison {
  /// The loan repaid as the chosen baseline is.
  package var baseline: StudentLoanRepayment {
    switch chosenBaseline {
    case .absolute: absolute
    case .tenYear: tenYear
    }
  }

  /// True when the loan is repaid exactly as its baseline is.
  package var isItsOwnBaseline: Bool {
    repayment.terms.proportion == .hundred && repayment.payment == baseline.payment
  }

  /// True when there is another way to compare with: a loan cleared at once has none.
  package var isCompared: Bool { !isItsOwnBaseline && repayment.count > 1 }

  /// Lists the months of the chosen baseline.
  ///
  /// - Returns: The loan repaid as its baseline is; nil when there is none to compare with.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package func listedBaseline() throws(MoneyOverflow) -> StudentLoanRepayment? {
    guard isCompared else { return nil }
    return try StudentLoanRepayment(
      of: baseline.terms, paying: baseline.payment, listing: Self.mostMonths)
  }

  /// The saving against the chosen baseline; negative when it costs more.
  package var saving: Money { saving(against: baseline) }

  /// The saving in all against another way of repaying; negative when it costs more.
  package func saving(against other: StudentLoanRepayment) -> Money {
    other.total - repayment.total
  }
}

/// The baselines for savings; in both, all of the interest is paid monthly.
package enum StudentLoanBaseline: String, Sendable, CaseIterable {
  /// The least payment that ever clears the loan.
  case absolute
  /// The payment that takes ten years.
  case tenYear = "ten-year"
}

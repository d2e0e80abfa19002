package import StudentLoanFormulas
package import Finance
import Forms

/// A student loan repaid as the visitor chose, against the smallest possible payment.
package struct StudentLoanComparison: Sendable {
  package let form: StudentLoanForm
  package let absoluteMinimum: Money
  /// The result of its formula, even when that is below the absolute minimum.
  package let tenYearMinimum: Money
  package let repayment: StudentLoanRepayment

  /// The absolute minimum and the ten-year payment, each with all of the interest paid monthly.
  package let absolute: StudentLoanRepayment
  package let tenYear: StudentLoanRepayment

  /// This loan with its ten-year payment, which need not take ten years.
  package let inTenYears: StudentLoanRepayment

  package let savings: Savings
  package let change: Change?
  package let increment: Money

  /// The saving in all against a baseline; negative when it costs more.
  package struct Savings: Sendable, Equatable {
    package let absolute: Money
    package let tenYear: Money
  }

  /// The change in savings from the payment shown before.
  package struct Change: Sendable, Equatable {
    package enum Direction: String, CaseIterable, Sendable {
      case up
      case down
      case same
    }

    package let direction: Direction
    package let amount: Money
    package let previous: Money
  }

  /// The most months that pages and JSON list.
  package static let mostMonths = 1_200

  package init(_ form: StudentLoanForm) throws(MoneyOverflow) {
    let terms = form.terms
    let full = terms.payingAllInterest
    let leastTenYearPayment = try terms.leastTenYearPayment
    let payment = form.payment ?? leastTenYearPayment
    guard
      let repayment = try StudentLoanRepayment(
        of: terms, paying: payment, listing: Self.mostMonths),
      let absolute = try StudentLoanRepayment(of: full, paying: full.absoluteMinimum),
      let tenYear = try StudentLoanRepayment(of: full, paying: full.leastTenYearPayment),
      let inTenYears = try StudentLoanRepayment(of: terms, paying: leastTenYearPayment)
    else { throw MoneyOverflow() }
    self.form = form
    self.repayment = repayment
    self.absolute = absolute
    self.tenYear = tenYear
    self.inTenYears = inTenYears
    absoluteMinimum = try terms.absoluteMinimum
    tenYearMinimum = try terms.tenYearMinimum
    savings = Savings(
      absolute: absolute.total - repayment.total,
      tenYear: tenYear.total - repayment.total)
    change = try Self.change(to: repayment, from: form.previous)
    increment = form.range.increment
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
  /// The baseline that the visitor chose.
  package var baseline: StudentLoanRepayment {
    switch form.baseline {
    case .absolute: absolute
    case .tenYear: tenYear
    }
  }

  /// True when the loan is repaid exactly as its baseline is.
  package var isItsOwnBaseline: Bool {
    form.terms.proportion == .hundred && repayment.payment == baseline.payment
  }

  package var saving: Money {
    switch form.baseline {
    case .absolute: savings.absolute
    case .tenYear: savings.tenYear
    }
  }
}

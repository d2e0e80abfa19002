package import StudentLoanFormulas
package import Finance
import Forms

/// A student loan repaid as the visitor wants to, against the least that would do.
package struct StudentLoanComparison: Sendable {
  package let form: StudentLoanForm
  package let absoluteMinimum: Money
  /// As its formula has it, even below the absolute minimum.
  package let tenYearMinimum: Money
  package let repayment: StudentLoanRepayment

  /// The least payment and the ten-year one, each where all of the interest is paid.
  package let absolute: StudentLoanRepayment
  package let tenYear: StudentLoanRepayment

  /// This loan repaid by its ten-year payment, which need not take ten years.
  package let inTenYears: StudentLoanRepayment

  package let savings: Savings
  package let change: Change?
  package let increment: Money

  /// What is paid less in all than by a baseline; below zero when it is more.
  package struct Savings: Sendable, Equatable {
    package let absolute: Money
    package let tenYear: Money
  }

  /// How savings changed since the payment shown before.
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

  /// As many months as are listed, on pages and for programs.
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
  /// What the visitor chose to compare with, and what is saved against it.
  package var baseline: StudentLoanRepayment {
    switch form.baseline {
    case .absolute: absolute
    case .tenYear: tenYear
    }
  }

  /// Whether the loan is repaid exactly as what it is compared with.
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

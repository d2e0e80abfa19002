package import Finance

/// A loan with simple monthly interest of which only a proportion is paid each month.
///
/// The rest of the interest is set aside, earns no interest itself, and falls due with the last
/// payment.
package struct StudentLoanTerms: Sendable, Equatable {
  package let principal: Money
  package let monthlyRate: MonthlyRate
  package let proportion: Percentage

  package init(principal: Money, monthlyRate: MonthlyRate, proportion: Percentage) {
    self.principal = principal
    self.monthlyRate = monthlyRate
    self.proportion = proportion
  }

  package static let tenYears = 120

  /// The same loan where all of the interest is paid each month.
  package var payingAllInterest: StudentLoanTerms {
    StudentLoanTerms(principal: principal, monthlyRate: monthlyRate, proportion: .hundred)
  }

  /// What of the first month's interest is paid: half-up(α × p × i).
  package var firstInterestPaid: Money {
    get throws(MoneyOverflow) {
      try monthlyRate.interest(on: principal, proportion: proportion)
    }
  }

  /// The least payment that makes the balance fall: the first interest paid and one minor unit.
  package var absoluteMinimum: Money {
    get throws(MoneyOverflow) {
      try firstInterestPaid.adding(.smallest(principal.currency))
    }
  }

  /// The payment that would repay the loan in ten years if interest were not rounded, rounded up.
  ///
  /// Rounding each month's interest can leave a few minor units for a 121st month, and for the
  /// highest rates the formula can fall below the absolute minimum; it is given as it is.
  package var tenYearMinimum: Money {
    get throws(MoneyOverflow) {
      let payment = monthlyRate.annuityRoundedUp(
        repaying: principal, in: Self.tenYears, charging: proportion)
      guard let payment else { throw MoneyOverflow() }
      return payment
    }
  }

  /// The ten-year payment, or the absolute minimum where that is more.
  package var leastTenYearPayment: Money {
    get throws(MoneyOverflow) { max(try tenYearMinimum, try absoluteMinimum) }
  }
}

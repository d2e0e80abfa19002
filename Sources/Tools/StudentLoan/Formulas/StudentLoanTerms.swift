/// A loan with simple monthly interest.
///
/// Only a proportion of it is paid each month.
///
/// The rest of the interest is set aside, earns no interest itself, and falls due with the last
/// payment.
package struct StudentLoanTerms: Sendable, Equatable {
  /// The amount borrowed, p.
  package let principal: Money
  /// The interest rate of one month, i.
  package let monthlyRate: MonthlyRate
  /// The part of each month's interest that is paid, α, from 0 % to 100 %.
  package let proportion: Percentage

  package init(principal: Money, monthlyRate: MonthlyRate, proportion: Percentage) {
    self.principal = principal
    self.monthlyRate = monthlyRate
    self.proportion = proportion
  }

  /// The number of monthly payments in ten years.
  package static let tenYears = 120

  /// The same loan with all of the interest paid each month.
  package var payingAllInterest: StudentLoanTerms {
    StudentLoanTerms(principal: principal, monthlyRate: monthlyRate, proportion: .hundred)
  }

  /// The least payment that reduces the balance: the part of the first month’s interest that is paid,
  /// half-up(α·p·i), and one minor unit.
  ///
  /// Throws ``MoneyOverflow`` when it does not fit in a `Money`.
  package var absoluteMinimum: Money {
    get throws(MoneyOverflow) {
      try monthlyRate.interest(on: principal, proportion: proportion)
        .adding(.smallest(principal.currency))
    }
  }

  /// The payment that would repay the loan in ten years without rounding of interest, rounded up.
  ///
  /// Rounding each month's interest can leave a few minor units for a 121st month. At the highest
  /// rates the result can be below ``absoluteMinimum``. Throws ``MoneyOverflow`` when it does not
  /// fit in a `Money`.
  package var tenYearMinimum: Money {
    get throws(MoneyOverflow) {
      let payment = monthlyRate.annuityRoundedUp(
        repaying: principal, in: Self.tenYears, charging: proportion)
      guard let payment else { throw MoneyOverflow() }
      return payment
    }
  }

  /// True when a payment would still reduce a loan of another size on the same terms.
  package func isReduced(by payment: Money, owing principal: Money) -> Bool {
    let other = StudentLoanTerms(
      principal: principal, monthlyRate: monthlyRate, proportion: proportion)
    do throws(MoneyOverflow) {
      return payment >= (try other.absoluteMinimum)
    } catch {
      return false
    }
  }

  /// The larger of ``tenYearMinimum`` and ``absoluteMinimum``.
  ///
  /// Throws ``MoneyOverflow`` when one of them does not fit in a `Money`.
  package var leastTenYearPayment: Money {
    get throws(MoneyOverflow) { max(try tenYearMinimum, try absoluteMinimum) }
  }
}

package import LoanFormulas

/// A mortgage and how it is to be repaid, month by month.
package struct MortgageTerms: Sendable, Equatable {
  /// A deal whose rate holds for some months.
  package struct Fix: Sendable, Equatable {
    package let months: Int
    /// The yearly rate after those months.
    package let nextRate: Percentage

    package init(months: Int, nextRate: Percentage) {
      self.months = months
      self.nextRate = nextRate
    }
  }

  /// How interest is counted from one payment to the next, by its name in addresses.
  package enum Interest: String, Sendable, CaseIterable {
    /// A twelfth of the yearly rate.
    case monthly
    /// A 365th of the yearly rate for each day.
    case daily
  }

  /// The loan, with a fee that is added to it.
  package let principal: Money
  /// The nominal yearly rate now.
  package let rate: Percentage
  package let term: Term
  /// The deal; nil where the rate is not said to end.
  package let fix: Fix?
  /// The day from which interest counts; the first payment is a month later.
  package let start: CalendarDate
  package let interest: Interest
  /// Savings in an offset account: so much of the balance bears no interest.
  package let savings: Money
  package let extras: LoanExtras

  /// A mortgage with its terms; without savings and extras unless said otherwise.
  package init(
    principal: Money, rate: Percentage, term: Term, fix: Fix? = nil, start: CalendarDate,
    interest: Interest = .monthly, savings: Money? = nil, extras: LoanExtras? = nil
  ) {
    self.principal = principal
    self.rate = rate
    self.term = term
    self.fix = fix.map { Fix(months: min($0.months, term.months), nextRate: $0.nextRate) }
    self.start = start
    self.interest = interest
    self.savings = savings ?? .zero(principal.currency)
    self.extras = extras ?? .none(principal.currency)
  }

  package static let mostMonths = LoanTerms.mostMonths
}

extension MortgageTerms {
  /// The deal, if another rate follows it before the end of the term; nil where the rate never changes.
  package var change: Fix? {
    fix.flatMap { $0.months < term.months && $0.nextRate != rate ? $0 : nil }
  }

  /// The date of a payment, numbered from 1.
  package func date(ofPayment number: Int) -> CalendarDate { start.addingMonths(number) }

  /// The yearly rate of a payment's interest.
  package func rate(ofPayment number: Int) -> Percentage {
    guard let fix, number > fix.months else { return rate }
    return fix.nextRate
  }

  /// The equal payment that clears a balance with the payments left after some, at the rate of the next
  /// one; nil where there is none left.
  ///
  /// - Throws: ``MoneyOverflow`` when it does not fit.
  package func payment(
    clearing balance: Money, after made: Int, raisedBy points: Percentage = .zero
  ) throws(MoneyOverflow) -> Money? {
    guard made < term.months, balance.isPositive else { return nil }
    let yearly = rate(ofPayment: made + 1).raised(by: points)
    guard
      let payment = MonthlyRate.nominal(yearly).annuity(repaying: balance, in: term.months - made)
    else { throw MoneyOverflow() }
    return payment
  }

  /// The interest that falls due with a payment, rounded once.
  ///
  /// - Throws: ``MoneyOverflow`` when it does not fit.
  func interest(on balance: Money, withPayment number: Int) throws(MoneyOverflow) -> Money {
    let yearly = rate(ofPayment: number)
    switch interest {
    case .monthly: return try MonthlyRate.nominal(yearly).interest(on: balance)
    case .daily:
      let days = date(ofPayment: number - 1).days(until: date(ofPayment: number))
      return try MonthlyRate.nominal(yearly, periodsAYear: 365).interest(on: balance.times(days))
    }
  }

  /// The same mortgage with other extras.
  package func with(extras: LoanExtras) -> MortgageTerms { with(term: term, extras: extras) }

  /// The same mortgage over another term.
  package func with(term: Term) -> MortgageTerms { with(term: term, extras: extras) }

  private func with(term: Term, extras: LoanExtras) -> MortgageTerms {
    MortgageTerms(
      principal: principal, rate: rate, term: term, fix: fix, start: start, interest: interest,
      savings: savings, extras: extras)
  }
}

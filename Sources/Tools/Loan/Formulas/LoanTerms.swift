package import Finance

/// A loan and how it is to be repaid.
package struct LoanTerms: Sendable, Equatable {
  package let principal: Money
  /// The nominal yearly rate; each period bears an equal part of it.
  package let rate: Percentage
  package let term: Term
  package let kind: LoanKind
  package let frequency: PaymentFrequency
  /// The day of borrowing; the first payment is one period later.
  package let start: CalendarDate
  /// Payments beyond those that the lender asks for.
  package let extras: LoanExtras

  /// A loan with its terms; repaid monthly unless said otherwise.
  package init(
    principal: Money, rate: Percentage, term: Term, kind: LoanKind = .repayment,
    frequency: PaymentFrequency = .monthly, start: CalendarDate, extras: LoanExtras
  ) {
    self.principal = principal
    self.rate = rate
    self.term = term
    self.kind = kind
    self.frequency = frequency
    self.start = start
    self.extras = extras
  }
}

extension LoanTerms {
  package static let mostMonths = 600

  /// The number of payments over the whole term.
  package var scheduledPayments: Int { frequency.payments(in: term) }

  /// The interest rate of one period: the yearly rate over the number of payments in a year.
  package var periodRate: MonthlyRate {
    .nominal(rate, periodsAYear: Int64(frequency.paymentsAYear))
  }

  /// The regular payment that the lender asks for.
  ///
  /// For a repayment loan it is the annuity over the term, for an interest-only loan the interest
  /// of one period. Throws ``MoneyOverflow`` when it does not fit in a `Money`.
  package var payment: Money {
    get throws(MoneyOverflow) {
      switch kind {
      case .interestOnly: return try periodRate.interest(on: principal)
      case .repayment:
        guard let payment = periodRate.annuity(repaying: principal, in: scheduledPayments) else {
          throw MoneyOverflow()
        }
        return payment
      }
    }
  }

  /// The date of a payment, numbered from 1.
  package func date(ofPayment number: Int) -> CalendarDate {
    frequency.date(ofPayment: number, of: start)
  }

  /// The same loan with other extras.
  package func with(extras: LoanExtras) -> LoanTerms {
    with(rate: rate, term: term, extras: extras)
  }

  /// The same loan at another yearly rate.
  package func with(rate: Percentage) -> LoanTerms {
    with(rate: rate, term: term, extras: extras)
  }

  /// The same loan over another term.
  package func with(term: Term) -> LoanTerms {
    with(rate: rate, term: term, extras: extras)
  }

  private func with(rate: Percentage, term: Term, extras: LoanExtras) -> LoanTerms {
    LoanTerms(
      principal: principal, rate: rate, term: term, kind: kind, frequency: frequency, start: start,
      extras: extras)
  }
}

/// The ways of repaying the principal, by their names in addresses.
package enum LoanKind: String, Sendable, CaseIterable {
  /// Every payment reduces the balance, and the last one clears it.
  case repayment

  /// Payments cover the interest alone; the principal falls due with the last one.
  case interestOnly = "interest-only"
}

/// The times between two payments, by their names in addresses.
package enum PaymentFrequency: String, Sendable, CaseIterable {
  case monthly
  case fortnightly
  case weekly

  /// The number of payments in a year.
  package var paymentsAYear: Int {
    switch self {
    case .monthly: 12
    case .fortnightly: 26
    case .weekly: 52
    }
  }

  /// The number of payments in a term, rounded up.
  package func payments(in term: Term) -> Int {
    (term.months * paymentsAYear + 11) / 12
  }

  /// The date of a payment, numbered from 1.
  ///
  /// Each is counted from the start, so that the day of the month does not drift.
  package func date(ofPayment number: Int, of start: CalendarDate) -> CalendarDate {
    switch self {
    case .monthly: start.addingMonths(number)
    case .fortnightly: start.addingDays(14 * number)
    case .weekly: start.addingDays(7 * number)
    }
  }
}

package import Calendars
package import Finance

/// What is borrowed, and how it is to be paid back.
package struct LoanTerms: Sendable, Equatable {
  package let principal: Money
  /// The yearly rate, of which each payment period bears its even share.
  package let rate: Percentage
  package let term: Term
  package let kind: LoanKind
  package let frequency: PaymentFrequency
  package let start: CalendarDate
  package let extras: LoanExtras

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
  package var scheduledPayments: Int { frequency.payments(in: term) }

  package var periodRate: MonthlyRate {
    .nominal(rate, periodsAYear: Int64(frequency.paymentsAYear))
  }

  /// The payment that the lender asks for each time: of an interest-only loan, its interest.
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

  package func date(ofPayment number: Int) -> CalendarDate {
    frequency.date(ofPayment: number, of: start)
  }

  package func with(extras: LoanExtras) -> LoanTerms {
    with(rate: rate, extras: extras)
  }

  package func with(rate: Percentage) -> LoanTerms {
    with(rate: rate, extras: extras)
  }

  private func with(rate: Percentage, extras: LoanExtras) -> LoanTerms {
    LoanTerms(
      principal: principal, rate: rate, term: term, kind: kind, frequency: frequency, start: start,
      extras: extras)
  }
}

package enum LoanKind: String, Sendable, CaseIterable {
  /// Every payment brings down what is owed, and the last one clears it.
  case repayment

  /// Payments are interest alone; the loan itself falls due with the last one.
  case interestOnly = "interest-only"
}

package enum PaymentFrequency: String, Sendable, CaseIterable {
  case monthly
  case fortnightly
  case weekly

  package var paymentsAYear: Int {
    switch self {
    case .monthly: 12
    case .fortnightly: 26
    case .weekly: 52
    }
  }

  /// How many payments a term has; one that is begun counts.
  package func payments(in term: Term) -> Int {
    (term.months * paymentsAYear + 11) / 12
  }

  /// The date of a payment, counted from the start each time so that the day never drifts.
  package func date(ofPayment number: Int, of start: CalendarDate) -> CalendarDate {
    switch self {
    case .monthly: start.addingMonths(number)
    case .fortnightly: start.addingDays(14 * number)
    case .weekly: start.addingDays(7 * number)
    }
  }
}

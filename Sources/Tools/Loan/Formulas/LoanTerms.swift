/// A loan and how it is to be repaid.
package struct LoanTerms: Sendable, Equatable {
  package let principal: Money
  /// The nominal yearly rate, at first; each period bears an equal part of it.
  package let rate: Percentage
  package let duration: LoanDuration
  package let kind: LoanKind
  package let frequency: PaymentFrequency
  /// The day of borrowing; the first payment is one period later.
  package let start: CalendarDate
  /// Payments beyond those that the lender asks for.
  package let extras: LoanExtras
  package let course: LoanCourse

  /// A loan with its terms; repaid monthly in equal payments unless said otherwise.
  package init(
    principal: Money, rate: Percentage, term: Term, kind: LoanKind = .repayment,
    frequency: PaymentFrequency = .monthly, start: CalendarDate, extras: LoanExtras,
    course: LoanCourse? = nil
  ) {
    self.init(
      principal: principal, rate: rate, lasting: LoanDuration(over: term, paid: frequency),
      kind: kind, frequency: frequency, start: start, extras: extras, course: course)
  }

  /// A loan with its terms that lasts as long as said.
  package init(
    principal: Money, rate: Percentage, lasting duration: LoanDuration, kind: LoanKind,
    frequency: PaymentFrequency, start: CalendarDate, extras: LoanExtras, course: LoanCourse? = nil
  ) {
    self.principal = principal
    self.rate = rate
    self.duration = duration
    self.kind = kind
    self.frequency = frequency
    self.start = start
    self.extras = extras
    self.course = course ?? .plain(principal.currency)
  }
}

extension LoanTerms {
  package static let mostYears = 50
  package static let mostMonths = mostYears * 12

  /// The time of all payments in whole months.
  package var term: Term { duration.term }

  /// The number of payments over the whole term; 0 when they never pay the loan off.
  package var scheduledPayments: Int { duration.payments }

  /// The interest rate of the first period: the yearly rate over the number of payments in a year.
  package var periodRate: MonthlyRate { frequency.periodRate(of: rate) }

  /// True for one rate and equal payments over a term, with nothing owed after them.
  package var isPlain: Bool { course.isPlain && duration.payment == nil }

  /// The date of a payment, numbered from 1.
  package func date(ofPayment number: Int) -> CalendarDate {
    frequency.date(ofPayment: number, of: start)
  }

  /// The same loan with other extras.
  package func with(extras: LoanExtras) -> LoanTerms {
    LoanTerms(
      principal: principal, rate: rate, lasting: duration, kind: kind, frequency: frequency,
      start: start, extras: extras, course: course)
  }

  /// The same loan with as many payments, at rates some points higher.
  package func raised(by points: Percentage) -> LoanTerms {
    let course = LoanCourse(
      laterRates: course.laterRates.map { .init(from: $0.from, rate: $0.rate.raised(by: points)) },
      interestOnly: course.interestOnly, balloon: course.balloon)
    return LoanTerms(
      principal: principal, rate: rate.raised(by: points),
      lasting: duration.withoutPayment(frequency), kind: kind, frequency: frequency, start: start,
      extras: extras, course: course)
  }

  /// The same loan over another term.
  package func with(term: Term) -> LoanTerms {
    LoanTerms(
      principal: principal, rate: rate, term: term, kind: kind, frequency: frequency, start: start,
      extras: extras, course: course)
  }
}

extension Percentage {
  /// The percentage with some points more.
  package func raised(by points: Percentage) -> Percentage {
    Percentage(tenThousandths: tenThousandths + points.tenThousandths)
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

  /// The interest rate of one period: the yearly rate over the number of payments in a year.
  package func periodRate(of yearly: Percentage) -> MonthlyRate {
    .nominal(yearly, periodsAYear: Int64(paymentsAYear))
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

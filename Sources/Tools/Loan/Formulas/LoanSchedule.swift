package import Finance

/// A loan, payment by payment, until nothing is owed.
package struct LoanSchedule: Sendable, Equatable {
  package let terms: LoanTerms
  /// The regular payment that the lender asks for; the last one is the rest of the debt.
  package let payment: Money
  /// The loan until it is clear, extras included.
  package let repayment: Repayment
  /// The amount paid beyond each scheduled payment; empty when there are no extras.
  package let extras: [Money]
  package let totalExtra: Money

  /// Works out every payment of a loan.
  ///
  /// Interest is half-up(balance × period rate), rounded once. Then comes the scheduled payment,
  /// and then the extra, which is never more than the rest of the debt. The last scheduled payment
  /// takes all that is left, with the effects of rounding.
  ///
  ///     try LoanSchedule(
  ///       LoanTerms(
  ///         principal: .whole(300_000, .usd), rate: Percentage(7), term: Term(months: 360),
  ///         start: start, extras: .none(.usd)))
  ///     // 360 payments of $1,995.91, the last of them $1,992.36; interest $418,524.05
  ///
  /// - Parameter terms: The loan and how it is to be repaid.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(_ terms: LoanTerms) throws(MoneyOverflow) {
    let rule = try LoanPaymentRule(terms)
    var extras: [Money] = []
    repayment = try Repayment(of: terms.principal, at: rule.rate, upTo: rule.last) { due in
      let scheduled = rule.scheduled(due)
      guard rule.hasExtras else { return scheduled }
      let extra = rule.extra(due, beyond: scheduled)
      extras.append(extra)
      return scheduled + extra
    }
    self.terms = terms
    self.payment = rule.asked
    self.extras = extras
    totalExtra = extras.sum(in: terms.principal.currency)
  }
}

extension LoanSchedule {
  /// The extra with a scheduled payment; `place` counts from 0.
  package func extra(at place: Int) -> Money {
    extras.isEmpty ? .zero(payment.currency) : extras[place]
  }

  /// The payments from the first to the one that clears the loan, extras included.
  package var payments: [Repayment.Month] { repayment.months }

  /// The interest of all payments together.
  package var totalInterest: Money { repayment.interest }

  /// The years of the schedule, counted from the start of the loan; the last one may be shorter.
  package var years: [RepaymentYear] {
    payments.years(of: terms.frequency.paymentsAYear)
  }

  /// All extras of a year.
  package func extra(in year: RepaymentYear) -> Money {
    extras.isEmpty
      ? .zero(payment.currency) : Array(extras[year.months]).sum(in: payment.currency)
  }

  /// All that is paid: the loan and its interest.
  package var totalPaid: Money { terms.principal + totalInterest }

  /// The last payment, extras included.
  package var lastPayment: Money { payments.last?.payment ?? payment }

  /// The date of the last payment.
  package var payoffDate: CalendarDate { terms.date(ofPayment: payments.count) }
}

/// Works out the payments of a loan from what is due with each.
struct LoanPaymentRule {
  let rate: MonthlyRate
  let asked: Money
  /// The number of the last payment that is scheduled.
  let last: Int
  let hasExtras: Bool

  private let extras: LoanExtras
  private let isRepaid: Bool
  private let paymentsAYear: Int

  /// The rule of a loan whose payments can be added up.
  ///
  /// The balance never rises, so that no payment has more due than the first.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  init(_ terms: LoanTerms) throws(MoneyOverflow) {
    (rate, last, extras) = (terms.periodRate, terms.scheduledPayments, terms.extras)
    (hasExtras, isRepaid) = (!extras.isNone, terms.kind == .repayment)
    paymentsAYear = terms.frequency.paymentsAYear
    asked = try terms.payment
    try terms.principal.adding(rate.interest(on: terms.principal)).requireRoom(forSumsOf: last)
  }

  /// The payment that the lender asks for; the last one takes all that is left.
  func scheduled(_ due: Repayment.Due) -> Money {
    due.number == last ? due.total : isRepaid ? min(asked, due.total) : due.interest
  }

  /// The extra after a scheduled payment, never more than the rest of the debt.
  func extra(_ due: Repayment.Due, beyond scheduled: Money) -> Money {
    min(extras.amount(withPayment: due.number, of: paymentsAYear), due.total - scheduled)
  }

  /// The length and the interest of a loan, without its list of payments.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  func totals(of principal: Money) throws(MoneyOverflow) -> Repayment.Totals {
    try Repayment.totals(of: principal, at: rate, upTo: last) { due in
      guard hasExtras else { return scheduled(due) }
      let intended = extras.amount(withPayment: due.number, of: paymentsAYear)
      return min(scheduled(due) + intended, due.total)
    }
  }
}

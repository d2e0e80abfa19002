package import Calendars
package import Finance
package import Repayments

/// A loan, payment by payment, until nothing is owed.
package struct LoanSchedule: Sendable, Equatable {
  /// The loan and how it is to be repaid.
  package let terms: LoanTerms
  /// The regular payment that the lender asks for; the last one is whatever is left.
  package let payment: Money
  /// The loan until it is clear, extras included.
  package let repayment: Repayment
  /// The amount paid beyond each scheduled payment; empty when there are no extras.
  package let extras: [Money]
  /// All extras together.
  package let totalExtra: Money

  /// Works out every payment of a loan.
  ///
  /// Interest is half-up(balance × period rate), rounded once. Then comes the scheduled payment,
  /// and then the extra, which is never more than what is left. The last scheduled payment takes
  /// all that is left, with the effects of rounding.
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
    let (rate, last) = (terms.periodRate, terms.scheduledPayments)
    let (isRepaid, hasExtras) = (terms.kind == .repayment, !terms.extras.isNone)
    let paymentsAYear = terms.frequency.paymentsAYear
    let asked = try terms.payment
    // The balance never rises, so that no payment has more due than the first.
    try terms.principal.adding(rate.interest(on: terms.principal)).requireRoom(forSumsOf: last)
    var extras: [Money] = []
    repayment = try Repayment(of: terms.principal, upTo: last) {
      number, opening throws(MoneyOverflow) in
      let interest = try rate.interest(on: opening)
      let due = opening + interest
      var payment = number == last ? due : isRepaid ? min(asked, due) : interest
      if hasExtras {
        let extra = min(
          terms.extras.amount(withPayment: number, of: paymentsAYear), due - payment)
        extras.append(extra)
        payment += extra
      }
      return Repayment.Month(
        opening: opening, interest: interest, payment: payment, closing: due - payment)
    }
    self.terms = terms
    self.payment = asked
    self.extras = extras
    totalExtra = extras.sum(in: terms.principal.currency)
  }
}

extension LoanSchedule {
  /// The amount paid beyond a scheduled payment, which is told by its place from 0.
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

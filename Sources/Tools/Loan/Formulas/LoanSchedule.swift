package import Calendars
package import Finance

/// A loan, payment by payment, to the day nothing is owed.
package struct LoanSchedule: Sendable, Equatable {
  package struct Payment: Sendable, Equatable {
    package let opening: Money
    package let scheduled: Money
    package let extra: Money
    package let interest: Money
    package let closing: Money
    package let cumulativeInterest: Money
  }

  package let terms: LoanTerms
  /// What the lender asks for each time; the last payment is what is left.
  package let payment: Money
  package let payments: [Payment]
  package let totalExtra: Money

  /// Works out every payment of a loan.
  ///
  /// Interest = half-up(balance × period rate), once; the scheduled payment; then the extra, which
  /// never exceeds what is left. The last scheduled payment is all that is left, whatever rounding
  /// has made of it.
  ///
  ///     LoanSchedule($300,000 at 7 % over 30 years)
  ///     // 360 payments of $1,995.91, the last of them $1,992.36; interest $418,524.05
  package init(_ terms: LoanTerms) throws(MoneyOverflow) {
    let (rate, extras, last) = (terms.periodRate, terms.extras, terms.scheduledPayments)
    let (isRepaid, hasExtras) = (terms.kind == .repayment, !terms.extras.isNone)
    let (paymentsAYear, nothing) = (
      terms.frequency.paymentsAYear, Money.zero(terms.principal.currency)
    )
    let asked = try terms.payment
    // The balance never rises, so that no payment has more due than the first.
    try terms.principal.adding(rate.interest(on: terms.principal)).requireRoom(forSumsOf: last)
    var payments: [Payment] = []
    payments.reserveCapacity(last)
    var (opening, interest, extra) = (terms.principal, nothing, nothing)
    while !opening.isZero {
      let number = payments.count + 1
      let charged = try rate.interest(on: opening)
      let due = opening + charged
      let scheduled = number == last ? due : isRepaid ? min(asked, due) : charged
      let left = due - scheduled
      let paidExtra =
        hasExtras
        ? min(extras.amount(withPayment: number, of: paymentsAYear), left) : nothing
      let closing = left - paidExtra
      (interest, extra) = (interest + charged, extra + paidExtra)
      payments.append(
        Payment(
          opening: opening, scheduled: scheduled, extra: paidExtra, interest: charged,
          closing: closing, cumulativeInterest: interest))
      opening = closing
    }
    self.terms = terms
    self.payment = asked
    self.payments = payments
    totalExtra = extra
  }
}

extension LoanSchedule.Payment {
  /// What the payment takes off the loan, the extra included.
  package var principal: Money { opening - closing }

  /// All that is paid.
  package var total: Money { scheduled + extra }
}

extension LoanSchedule {
  package var totalInterest: Money {
    payments.last?.cumulativeInterest ?? .zero(payment.currency)
  }

  /// The loan and its interest, which is what was really paid.
  package var totalPaid: Money { terms.principal + totalInterest }

  package var lastPayment: Money { payments.last?.total ?? payment }

  package var payoffDate: CalendarDate { terms.date(ofPayment: payments.count) }
}

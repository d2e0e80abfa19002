package import Calendars
package import Finance

/// A loan, payment by payment, until nothing is owed.
package struct LoanSchedule: Sendable, Equatable {
  /// One payment of the schedule.
  package struct Payment: Sendable, Equatable {
    /// The balance before the payment and its interest.
    package let opening: Money
    /// The amount that the lender asks for.
    package let scheduled: Money
    /// The amount paid beyond that, never more than what is left.
    package let extra: Money
    /// The interest charged on the opening balance.
    package let interest: Money
    /// The balance after both payments.
    package let closing: Money
    /// The interest charged from the start, this payment's included.
    package let cumulativeInterest: Money
  }

  /// The loan and how it is to be repaid.
  package let terms: LoanTerms
  /// The regular payment that the lender asks for; the last one is whatever is left.
  package let payment: Money
  /// The payments from the first to the one that clears the loan.
  package let payments: [Payment]
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
  /// The part that reduces the loan, extras included.
  package var principal: Money { opening - closing }

  /// All that is paid, extras included: no more than the balance and its interest.
  package var total: Money { scheduled + extra }
}

extension LoanSchedule {
  /// The interest of all payments together.
  package var totalInterest: Money {
    payments.last?.cumulativeInterest ?? .zero(payment.currency)
  }

  /// All that is paid: the loan and its interest.
  package var totalPaid: Money { terms.principal + totalInterest }

  /// The last payment, extras included.
  package var lastPayment: Money { payments.last?.total ?? payment }

  /// The date of the last payment.
  package var payoffDate: CalendarDate { terms.date(ofPayment: payments.count) }
}

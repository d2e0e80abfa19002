/// A payment of a loan, as reports and files list it.
package struct LoanPayment: Sendable {
  /// The number of the payment, from 1.
  package let number: Int
  package let date: CalendarDate
  /// The balances, the interest and all that is paid, extras included.
  package let month: Repayment.Month
  /// The amount that the lender asks for.
  package let scheduled: Money
  /// The amount paid beyond that, never more than the rest of the debt.
  package let extra: Money
  /// The interest charged from the start, this payment's included.
  package let interestSoFar: Money

  /// All payments of a loan.
  package static func list(_ schedule: LoanSchedule) -> [LoanPayment] {
    var interest = Money.zero(schedule.payment.currency)
    return schedule.payments.enumerated().map { place, month in
      interest += month.interest
      let extra = schedule.extra(at: place)
      return LoanPayment(
        number: place + 1, date: schedule.terms.date(ofPayment: place + 1), month: month,
        scheduled: month.payment - extra, extra: extra, interestSoFar: interest)
    }
  }

  /// Every amount, in the order of the columns of a table.
  package var amounts: [Money] {
    [
      month.opening, scheduled, extra, month.payment, month.principal, month.interest,
      month.closing, interestSoFar,
    ]
  }
}

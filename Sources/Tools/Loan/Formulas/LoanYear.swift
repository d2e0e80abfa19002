package import Finance

/// The sums of a year's payments; years are counted from the start of the loan.
package struct LoanYear: Sendable, Equatable {
  /// The number of the year, from 1.
  package let number: Int
  /// The places of its payments in the schedule's list, from 0.
  package let payments: Range<Int>
  /// All that the lender asked for in the year.
  package let scheduled: Money
  /// All extras of the year.
  package let extra: Money
  /// The interest charged in the year.
  package let interest: Money
  /// The fall of the balance over the year.
  package let principal: Money
  /// The balance at the start of the year.
  package let opening: Money
  /// The balance at the end of the year.
  package let closing: Money
  /// The interest charged from the start of the loan to the end of the year.
  package let cumulativeInterest: Money

  /// All that is paid in the year, extras included.
  package var paid: Money { scheduled + extra }
}

extension LoanSchedule {
  /// The years of the schedule; the last one may be shorter.
  package var years: [LoanYear] {
    let length = terms.frequency.paymentsAYear
    return stride(from: 0, to: payments.count, by: length).enumerated().map { index, first in
      year(index + 1, of: first..<min(first + length, payments.count))
    }
  }

  /// Sums up one year; principal and interest follow from its first and last payment.
  private func year(_ number: Int, of range: Range<Int>) -> LoanYear {
    let (first, last) = (payments[range.lowerBound], payments[range.upperBound - 1])
    let interest = last.cumulativeInterest - first.cumulativeInterest + first.interest
    let principal = first.opening - last.closing
    let extra =
      totalExtra.isZero ? totalExtra : payments[range].map(\.extra).sum(in: payment.currency)
    return LoanYear(
      number: number, payments: range, scheduled: principal + interest - extra, extra: extra,
      interest: interest, principal: principal, opening: first.opening, closing: last.closing,
      cumulativeInterest: last.cumulativeInterest)
  }
}

package import Finance

/// A year of a loan's payments, counted from its start, summed up.
package struct LoanYear: Sendable, Equatable {
  package let number: Int
  /// Where its payments stand in the schedule.
  package let payments: Range<Int>
  package let scheduled: Money
  package let extra: Money
  package let interest: Money
  package let principal: Money
  package let opening: Money
  package let closing: Money
  package let cumulativeInterest: Money

  package var paid: Money { scheduled + extra }
}

extension LoanSchedule {
  package var years: [LoanYear] {
    let length = terms.frequency.paymentsAYear
    return stride(from: 0, to: payments.count, by: length).enumerated().map { index, first in
      year(index + 1, of: first..<min(first + length, payments.count))
    }
  }

  /// What is not added up follows from the ends of the year: principal is the fall of the balance.
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

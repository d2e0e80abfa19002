/// The sums of a year of a repayment.
package struct RepaymentYear: Sendable, Equatable {
  /// The calendar year, or the number of the year from 1.
  package let number: Int
  /// The places of its months in the repayment, from 0.
  package let months: Range<Int>
  package let opening: Money
  package let interest: Money
  package let paid: Money
  package let closing: Money

  fileprivate init(_ number: Int, _ range: Range<Int>, of months: [Repayment.Month]) {
    let (first, last) = (months[range.lowerBound], months[range.upperBound - 1])
    let nothing = Money.zero(first.opening.currency)
    var (interest, paid) = (nothing, nothing)
    for month in months[range] {
      interest += month.interest
      paid += month.payment
    }
    self.number = number
    self.months = range
    opening = first.opening
    self.interest = interest
    self.paid = paid
    closing = last.closing
  }

  /// The fall of the balance over the year.
  package var principal: Money { opening - closing }
}

extension [Repayment.Month] {
  /// The calendar years of these months.
  ///
  ///     months.years(from: november2026)  // 2026: December alone, 2027: twelve months …
  ///
  /// - Parameter start: The month before the first payment.
  /// - Returns: The years, earliest first.
  package func years(from start: CalendarMonth) -> [RepaymentYear] {
    var years: [RepaymentYear] = []
    while let first = years.last?.months.upperBound ?? indices.first, first < count {
      let month = start.addingMonths(first + 1)
      years.append(
        RepaymentYear(month.year, first..<Swift.min(first + 13 - month.month, count), of: self))
    }
    return years
  }

  /// The years of these months, counted from the first.
  ///
  /// - Parameter length: The number of payments in a year.
  /// - Returns: The years, earliest first; the last one may be shorter.
  package func years(of length: Int) -> [RepaymentYear] {
    stride(from: 0, to: count, by: length).enumerated().map { place, first in
      RepaymentYear(place + 1, first..<Swift.min(first + length, count), of: self)
    }
  }
}

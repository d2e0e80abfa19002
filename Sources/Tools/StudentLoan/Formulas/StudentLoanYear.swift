package import Finance

/// The sums of twelve months of a student loan; years are counted from the first payment.
package struct StudentLoanYear: Sendable, Equatable {
  /// The number of the year, from 1.
  package let number: Int
  /// The places of its months in the list, from 0.
  package let months: Range<Int>
  /// All payments of the year.
  package let paid: Money
  /// The interest paid in the year.
  package let interest: Money
  /// The principal still owed at its end.
  package let closing: Money
  /// The interest set aside at its end.
  package let outstanding: Money
}

extension StudentLoanRepayment {
  /// The years of the listed months; the last one may be shorter.
  package var years: [StudentLoanYear] {
    stride(from: 0, to: months.count, by: 12).enumerated().map { index, first in
      let range = first..<min(first + 12, months.count)
      let (year, last) = (months[range], months[range.upperBound - 1])
      return StudentLoanYear(
        number: index + 1, months: range,
        paid: year.map(\.payment).sum(in: payment.currency),
        interest: year.map(\.interestPaid).sum(in: payment.currency),
        closing: last.closing, outstanding: last.outstanding)
    }
  }

  /// The principal and the interest set aside, at the start and after each listed month.
  package var owed: [Money] {
    [terms.principal] + months.map { $0.closing + $0.outstanding }
  }
}

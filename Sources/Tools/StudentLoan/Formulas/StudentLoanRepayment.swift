/// The course of a student loan that is repaid by the same amount each month.
///
/// By the formulae of “Deeper Insight into the iOS App” by Edward A. Silkworth: of a balance B at
/// the monthly rate i, the interest owed is half-up(B·i) and the interest paid half-up(α·B·i), each
/// rounded once. The difference is set aside until the last payment.
package struct StudentLoanRepayment: Sendable, Equatable {
  package let terms: StudentLoanTerms
  package let payment: Money

  /// The number of payments, the last one included.
  package let count: Int

  /// The principal still owed before the last payment.
  package let balanceBeforeFinal: Money
  /// The interest set aside until the last payment, without that of its own month.
  package let outstandingInterest: Money

  /// The last payment: the principal, its interest and all interest set aside.
  package let finalPayment: Money
  package let total: Money

  /// The first months, as many as were asked for.
  package let months: [StudentLoanMonth]

  /// The last few months, ending with the final payment.
  package let lastMonths: [StudentLoanMonth]

  /// True when it takes more months than are listed.
  package var hasMoreMonths: Bool { count > months.count }

  /// Works out the repayment of a loan and lists its first months.
  ///
  /// It is nil when the payment is below the absolute minimum, because the balance would not fall.
  ///
  ///     try StudentLoanRepayment(
  ///       of: StudentLoanTerms(
  ///         principal: .whole(30_000, .usd), monthlyRate: .nominal(Percentage(5)),
  ///         proportion: Percentage(50)),
  ///       paying: Money(minorUnits: 282_81, .usd))
  ///     // 121 payments, the last one $3,937.19
  ///
  /// - Parameters:
  ///   - terms: The loan.
  ///   - payment: The amount paid each month.
  ///   - most: The number of months to list from the first on.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`, or a rate is too large.
  package init?(
    of terms: StudentLoanTerms, paying payment: Money, listing most: Int = 0
  ) throws(MoneyOverflow) {
    guard try payment >= terms.absoluteMinimum else { return nil }
    guard var course = StudentLoanCourse(terms, paying: payment) else { throw MoneyOverflow() }
    var months = try course.months(of: payment, most: most)
    var nearEnd = Array(months.suffix(Self.lastMonthsKept))
    if months.count == most {
      var beforeEnd = course.goToEnd()
      nearEnd += try beforeEnd.months(of: payment)
    }
    let last = try course.lastMonth(payment.currency)
    nearEnd.append(last)
    if months.count < most { months.append(last) }
    self.terms = terms
    self.payment = payment
    self.months = months
    lastMonths = Array(nearEnd.suffix(Self.lastMonthsKept))
    count = last.number
    balanceBeforeFinal = last.paid.opening
    outstandingInterest = last.paid.interest - last.interestOwed
    finalPayment = last.paid.payment
    total = try payment.times(last.number - 1).adding(last.paid.payment)
  }

  package static let lastMonthsKept = 4
}

extension StudentLoanRepayment {
  /// The time from the first payment to the last, in months.
  package var term: Term { Term(months: count) }

  /// The years of the listed months, counted from the first payment; the last one may be shorter.
  package var years: [RepaymentYear] { months.map(\.paid).years(of: 12) }

  /// The principal and the interest set aside, at the start and after each listed month.
  package var owed: [Money] {
    [terms.principal] + months.map { $0.paid.closing + $0.outstanding }
  }

  /// How a single payment that clears the loan differs from the amount that is due.
  package enum Difference: String, Sendable, CaseIterable {
    /// The payment was too large.
    case refunded
    /// The payment was too small.
    case payExtra
  }

  /// The difference when a single payment clears the loan; nil otherwise and when it is zero.
  package var difference: (kind: Difference, amount: Money)? {
    let surplus = payment - finalPayment
    guard count == 1, !surplus.isZero else { return nil }
    return (kind: surplus.isPositive ? .refunded : .payExtra, amount: surplus.absolute)
  }
}

extension StudentLoanCourse {
  /// Makes up to `most` ordinary payments and lists them.
  fileprivate mutating func months(
    of payment: Money, most: Int = .max
  ) throws(MoneyOverflow) -> [StudentLoanMonth] {
    var months: [StudentLoanMonth] = []
    while months.count < most {
      let before = self
      guard pay() else { break }
      months.append(try before.month(of: payment, leadingTo: self))
    }
    return months
  }
}

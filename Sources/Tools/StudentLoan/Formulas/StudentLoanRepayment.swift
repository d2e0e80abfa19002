package import Finance

/// What becomes of a student loan that is repaid by the same amount each month.
///
/// By the formulae of “Deeper Insight into the iOS App” by Edward A. Silkworth: the interest paid
/// is half-up(α·B·i) and the interest owed half-up(B·i), each rounded once; what is owed and not
/// paid is set aside until the last payment.
package struct StudentLoanRepayment: Sendable, Equatable {
  package let terms: StudentLoanTerms
  package let payment: Money

  /// The number of payments, the last one included.
  package let count: Int

  /// What is left of the principal before the last payment, and the interest set aside until then.
  package let balanceBeforeFinal: Money
  package let outstandingInterest: Money

  /// The balance, its interest, and all the interest that was set aside.
  package let finalPayment: Money
  package let total: Money

  /// The months from the first on, as many as were asked for.
  package let months: [StudentLoanMonth]

  /// The last few months, the one with the final payment at their end.
  package let lastMonths: [StudentLoanMonth]

  /// Follows the loan to its end, and lists so many of its months.
  ///
  /// `nil` where the payment is below the absolute minimum, so that the balance would not fall.
  ///
  ///     StudentLoanRepayment(of: $30,000 at 5 %/12, α = 50 %, paying: $282.81)
  ///     // 121 payments, the last one $3,937.19
  package init?(
    of terms: StudentLoanTerms, paying payment: Money, listing most: Int = 0
  ) throws(MoneyOverflow) {
    guard try payment >= terms.absoluteMinimum else { return nil }
    guard var course = StudentLoanCourse(terms, paying: payment) else { throw MoneyOverflow() }
    var months = try course.months(of: payment, most: most)
    var nearEnd = months
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
    lastMonths = nearEnd.suffix(Self.lastMonthsKept)
    count = last.number
    balanceBeforeFinal = last.balance
    outstandingInterest = last.interestPaid - last.interestOwed
    finalPayment = last.payment
    total = try payment.times(last.number - 1).adding(last.payment)
  }

  package static let lastMonthsKept = 4
}

extension StudentLoanRepayment {
  package var term: Term { Term(months: count) }

  /// Where one payment clears the loan: whether it was too much or too little, and by how much.
  package enum Difference: Sendable, Equatable {
    case refunded(Money)
    case payExtra(Money)
  }

  package var difference: Difference? {
    let surplus = payment - finalPayment
    guard count == 1, !surplus.isZero else { return nil }
    return surplus.isPositive ? .refunded(surplus) : .payExtra(-surplus)
  }
}

extension StudentLoanCourse {
  /// Makes ordinary payments, up to so many, and lists them.
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

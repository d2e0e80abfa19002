/// A debt month by month, from its first payment until it is clear or as far as it was followed.
package struct Repayment: Sendable, Equatable {
  /// One month, or another payment period of a loan: its interest, then its payment.
  package struct Month: Sendable, Equatable {
    /// The balance before the month's interest.
    package let opening: Money
    /// The interest charged on the opening balance.
    package let interest: Money
    package let payment: Money
    /// The balance after interest and payment, and after later purchases.
    package let closing: Money

    package init(opening: Money, interest: Money, payment: Money, closing: Money) {
      self.opening = opening
      self.interest = interest
      self.payment = payment
      self.closing = closing
    }
  }

  package let balance: Money
  /// The months from the first payment to the last that was followed.
  package let months: [Month]
  /// True when nothing is owed after the last month; else the debt is never clear.
  package let isCleared: Bool
  package let interest: Money
  package let paid: Money

  /// The repayment of a balance in these months.
  ///
  /// Their sums must fit in a `Money`.
  package init(of balance: Money, in months: [Month]) {
    var (interest, paid) = (Int64(0), Int64(0))
    for month in months {
      interest += month.interest.minorUnits
      paid += month.payment.minorUnits
    }
    self.balance = balance
    self.months = months
    isCleared = (months.last?.closing ?? balance).isZero
    self.interest = Money(minorUnits: interest, balance.currency)
    self.paid = Money(minorUnits: paid, balance.currency)
  }
}

extension Repayment.Month {
  /// The fall of the balance; below zero if it grows.
  package var principal: Money { opening - closing }

  /// The amount bought after the payment.
  package var spent: Money { closing + payment - interest - opening }
}

// MARK: - Following a debt

extension Repayment {
  /// What is due in a month, from which its payment is worked out.
  package struct Due: Sendable {
    /// The number of the month, from 1.
    package let number: Int
    package let opening: Money
    package let interest: Money
    /// Both together, the most that can be paid.
    package let total: Money

    /// The month after a payment of at most what is due, in the same currency.
    fileprivate func left(after payment: Money) -> Money {
      Money(minorUnits: total.minorUnits - payment.minorUnits, payment.currency)
    }
  }

  /// Follows a debt at one rate until it is clear.
  ///
  /// Each month's interest is half-up(balance × rate), rounded once; then the payment is made.
  ///
  ///     try Repayment(of: .pounds(100), at: .nominal(.zero)) { due in min(.pounds(30), due.total) }
  ///     // four months, the last of £10
  ///
  /// - Parameters:
  ///   - balance: The amount owed at the start; the sums of all months must fit in a `Money`.
  ///   - rate: The interest rate of a month.
  ///   - most: The most months to follow; a debt that is not clear by then never is.
  ///   - payment: Works out the payment of a month, no more than is due; nil if it is known that
  ///     the debt is never clear.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(
    of balance: Money, at rate: MonthlyRate, upTo most: Int = LongestRepayment.months,
    paying payment: (Due) throws(MoneyOverflow) -> Money?
  ) throws(MoneyOverflow) {
    self.init(
      of: balance, in: try Self.months(of: balance, at: rate, upTo: most, paying: payment))
  }

  /// Follows a debt like ``init(of:at:upTo:paying:)``, but adds nothing up.
  ///
  /// - Parameters:
  ///   - balance: The amount owed at the start.
  ///   - rate: The interest rate of a month.
  ///   - most: The most months to follow.
  ///   - payment: Works out the payment of a month, or nil to end before it.
  /// - Returns: The months. Their balances may grow.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package static func months(
    of balance: Money, at rate: MonthlyRate, upTo most: Int,
    paying payment: (Due) throws(MoneyOverflow) -> Money?
  ) throws(MoneyOverflow) -> [Month] {
    var months: [Month] = []
    months.reserveCapacity(min(most, 360))
    var opening = balance
    while !opening.isZero, months.count < most {
      let interest = try rate.interest(on: opening)
      let due = Due(
        number: months.count + 1, opening: opening, interest: interest,
        total: try opening.adding(interest))
      guard let paid = try payment(due) else { break }
      let closing = due.left(after: paid)
      months.append(
        Month(opening: opening, interest: interest, payment: paid, closing: closing))
      opening = closing
    }
    return months
  }

  /// The length and the interest of a debt that is followed without keeping its months.
  package struct Totals: Sendable, Equatable {
    package let months: Int
    package let interest: Money
  }

  /// Follows a debt like ``init(of:at:upTo:paying:)``, but keeps its totals alone.
  ///
  /// - Parameters:
  ///   - balance: The amount owed at the start; the sums of all months must fit in a `Money`.
  ///   - rate: The interest rate of a month.
  ///   - most: The most months to follow.
  ///   - payment: Works out the payment of a month, or nil to end before it.
  /// - Returns: The totals of the months that were followed.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package static func totals(
    of balance: Money, at rate: MonthlyRate, upTo most: Int,
    paying payment: (Due) throws(MoneyOverflow) -> Money?
  ) throws(MoneyOverflow) -> Totals {
    var (months, opening, sum) = (0, balance, Int64(0))
    while !opening.isZero, months < most {
      let interest = try rate.interest(on: opening)
      let due = Due(
        number: months + 1, opening: opening, interest: interest,
        total: Money(
          minorUnits: opening.minorUnits + interest.minorUnits, balance.currency))
      guard let paid = try payment(due) else { break }
      months += 1
      sum += interest.minorUnits
      opening = due.left(after: paid)
    }
    return Totals(months: months, interest: Money(minorUnits: sum, balance.currency))
  }

  /// The length and the interest of this repayment.
  package var totals: Totals { Totals(months: months.count, interest: interest) }

  /// Follows several debts that are paid together until all are clear.
  ///
  /// - Parameters:
  ///   - balance: The amount owed at the start; the sums of all months must fit in a `Money`.
  ///   - most: The most months to follow; debts that are not clear by then never are.
  ///   - month: Works out a month from its number, counted from 1, and its opening balance; nil if
  ///     it is known that the debts are never clear.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(
    of balance: Money, upTo most: Int = LongestRepayment.months,
    month: (_ number: Int, _ opening: Money) throws(MoneyOverflow) -> Month?
  ) throws(MoneyOverflow) {
    var (months, opening): ([Month], Money) = ([], balance)
    while !opening.isZero, months.count < most,
      let next = try month(months.count + 1, opening)
    {
      months.append(next)
      opening = next.closing
    }
    self.init(of: balance, in: months)
  }
}

// MARK: - What comes of it

extension Repayment {
  /// The repayment if it clears the debt; nil otherwise.
  package var cleared: Repayment? { isCleared ? self : nil }

  /// The time from the first payment to the last, in months.
  package var term: Term { Term(months: months.count) }

  /// The interest of the first month; zero when there is none.
  package var firstInterest: Money { months.first?.interest ?? .zero(balance.currency) }

  /// The payment of the first month; zero when there is none.
  package var firstPayment: Money { months.first?.payment ?? .zero(balance.currency) }

  /// The payment of the last month, which is all that is left; zero when there is none.
  package var lastPayment: Money { months.last?.payment ?? .zero(balance.currency) }

  package var spent: Money { months.map(\.spent).sum(in: balance.currency) }

  /// The balance at the start and after each month.
  package var balances: [Money] { [balance] + months.map(\.closing) }
}

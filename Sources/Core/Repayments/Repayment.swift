package import Finance

/// A debt month by month, from its first payment until it is clear or as far as it was followed.
package struct Repayment: Sendable, Equatable {
  /// One month, or another payment period of a loan: its interest, then its payment.
  package struct Month: Sendable, Equatable {
    /// The balance before the month's interest.
    package let opening: Money
    /// The interest charged on the opening balance.
    package let interest: Money
    /// The amount paid.
    package let payment: Money
    /// The balance after interest and payment, and after what was bought since.
    package let closing: Money

    package init(opening: Money, interest: Money, payment: Money, closing: Money) {
      self.opening = opening
      self.interest = interest
      self.payment = payment
      self.closing = closing
    }
  }

  /// The amount owed at the start.
  package let balance: Money
  /// The months from the first payment to the last that was followed.
  package let months: [Month]
  /// True when nothing is owed after the last month; else the debt is never clear.
  package let isCleared: Bool
  /// The interest of all months together.
  package let interest: Money
  /// All payments together.
  package let paid: Money

  /// The repayment of a balance that had these months, whose sums fit in a `Money`.
  package init(of balance: Money, in months: [Month]) {
    let nothing = Money.zero(balance.currency)
    var (interest, paid) = (nothing, nothing)
    for month in months {
      interest += month.interest
      paid += month.payment
    }
    self.balance = balance
    self.months = months
    isCleared = (months.last?.closing ?? balance).isZero
    self.interest = interest
    self.paid = paid
  }
}

extension Repayment.Month {
  /// A month in which nothing is bought.
  package init(opening: Money, interest: Money, payment: Money) {
    self.init(
      opening: opening, interest: interest, payment: payment,
      closing: opening + interest - payment)
  }

  /// The amount by which the balance falls, below zero where it grows.
  package var principal: Money { opening - closing }

  /// The amount bought after the payment.
  package var spent: Money { closing + payment - interest - opening }
}

// MARK: - Following a debt

extension Repayment {
  /// Follows a debt until it is clear.
  ///
  ///     try Repayment(of: .pounds(100)) { _, opening in
  ///       Month(opening: opening, interest: .zero(.gbp), payment: min(.pounds(30), opening))
  ///     }
  ///     // four months, the last of £10
  ///
  /// - Parameters:
  ///   - balance: The amount owed at the start; the sums of all months must fit in a `Money`.
  ///   - most: The most months to follow; a debt that is not clear by then never is.
  ///   - month: Works out a month from its number, counted from 1, and its opening balance; nil
  ///     where it is known that the debt is never clear.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(
    of balance: Money, upTo most: Int = LongestRepayment.months,
    _ month: (_ number: Int, _ opening: Money) throws(MoneyOverflow) -> Month?
  ) throws(MoneyOverflow) {
    self.init(of: balance, in: try Self.months(of: balance, upTo: most, month))
  }

  /// Follows a debt like ``init(of:upTo:_:)``, but adds nothing up.
  ///
  /// - Parameters:
  ///   - balance: The amount owed at the start.
  ///   - most: The most months to follow.
  ///   - month: Works out a month, or nil to end before it.
  /// - Returns: The months, which may grow beyond all bounds.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package static func months(
    of balance: Money, upTo most: Int,
    _ month: (_ number: Int, _ opening: Money) throws(MoneyOverflow) -> Month?
  ) throws(MoneyOverflow) -> [Month] {
    var months: [Month] = []
    months.reserveCapacity(min(most, 120))
    var opening = balance
    while !opening.isZero, months.count < most,
      let next = try month(months.count + 1, opening)
    {
      months.append(next)
      opening = next.closing
    }
    return months
  }
}

// MARK: - What comes of it

extension Repayment {
  /// The repayment where it clears the debt; nil where it never does.
  package var cleared: Repayment? { isCleared ? self : nil }

  /// The time from the first payment to the last, in months.
  package var term: Term { Term(months: months.count) }

  /// The interest of the first month; zero when there is none.
  package var firstInterest: Money { months.first?.interest ?? .zero(balance.currency) }

  /// The payment of the first month; zero when there is none.
  package var firstPayment: Money { months.first?.payment ?? .zero(balance.currency) }

  /// The payment of the last month, which is all that is left; zero when there is none.
  package var lastPayment: Money { months.last?.payment ?? .zero(balance.currency) }

  /// The purchases of all months together.
  package var spent: Money { months.map(\.spent).sum(in: balance.currency) }

  /// The balance at the start and after each month.
  package var balances: [Money] { [balance] + months.map(\.closing) }
}

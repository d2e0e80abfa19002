/// The rest of what a lender agrees with a borrower: later rates, payments of interest alone, and a sum
/// that is owed to the end.
package struct LoanCourse: Sendable, Equatable {
  /// A yearly rate, and the number of the payment from which it counts.
  package struct LaterRate: Sendable, Equatable {
    package let from: Int
    package let rate: Percentage

    package init(from: Int, rate: Percentage) {
      self.from = from
      self.rate = rate
    }
  }

  /// The rates after the first one, earliest first.
  package let laterRates: [LaterRate]
  /// So many of the first payments are interest alone.
  package let interestOnly: Int
  /// The amount that is still owed after the last instalment, and paid with it.
  package let balloon: Money

  package init(laterRates: [LaterRate] = [], interestOnly: Int = 0, balloon: Money) {
    self.laterRates = laterRates
    self.interestOnly = interestOnly
    self.balloon = balloon
  }

  /// One rate, equal payments, and nothing owed after them.
  package static func plain(_ currency: Currency) -> LoanCourse {
    LoanCourse(balloon: .zero(currency))
  }

  /// True when there is one rate, no payment of interest alone and no balloon.
  package var isPlain: Bool { laterRates.isEmpty && interestOnly == 0 && balloon.isZero }
}

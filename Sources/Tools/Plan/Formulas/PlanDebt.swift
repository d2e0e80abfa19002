/// A debt of a plan: a card, a loan, arrears, or anything else that is owed.
package struct PlanDebt: Sendable, Equatable {
  /// The payment that a debt asks for each month.
  package enum Minimum: Sendable, Equatable {
    case rule(MinimumPaymentRule)
    /// The same amount every month, such as a loan's instalment.
    case fixed(Money)
  }

  /// A rate for the first months.
  package struct Promotion: Sendable, Equatable {
    /// The number of months, from the first; 0 for none.
    package let months: Int
    package let rate: MonthlyRate

    package init(months: Int, rate: MonthlyRate) {
      self.months = months
      self.rate = rate
    }
  }

  /// The amount owed at the start; a debt of zero is cleared in month 0.
  package let balance: Money
  /// The interest of one month, once the promotion is over.
  package let rate: MonthlyRate
  /// The rate of the first months; nil when it is the same.
  package let promotion: Promotion?
  /// The payment asked for each month, never more than the balance and its interest.
  package let minimum: Minimum
  /// The purchases of each month after which the debt is still open; zero for a loan.
  package let spend: Money
  /// True for a debt that is paid before all others, such as arrears on rent or energy.
  package let isPriority: Bool

  /// A debt with its terms, all in one currency.
  package init(
    balance: Money, rate: MonthlyRate, promotion: Promotion?, minimum: Minimum, spend: Money,
    isPriority: Bool = false
  ) {
    self.balance = balance
    self.rate = rate
    self.promotion = promotion
    self.minimum = minimum
    self.spend = spend
    self.isPriority = isPriority
  }
}

extension PlanDebt {
  /// The minimum payment of the first month.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package var firstMinimum: Money {
    get throws(MoneyOverflow) {
      let hasPromotion = promotion.map { $0.months > 0 } ?? false
      let inForce = hasPromotion ? promotion?.rate ?? rate : rate
      return try minimum.payment(on: balance, interest: inForce.interest(on: balance))
    }
  }
}

extension PlanDebt.Minimum {
  /// The payment that a debt asks for: what was typed; else a rule for a card, and nothing for
  /// others.
  package init(_ typed: Money?, of kind: DebtKind, otherwise rule: MinimumPaymentRule) {
    if let typed {
      self = .fixed(typed)
    } else {
      self = kind == .card ? .rule(rule) : .fixed(.zero(rule.floor.currency))
    }
  }

  /// The minimum payment of a month, never more than the balance and its interest.
  func payment(on balance: Money, interest: Money) throws(MoneyOverflow) -> Money {
    switch self {
    case .rule(let rule): try rule.payment(on: balance, interest: interest)
    case .fixed(let amount): min(amount, try balance.adding(interest))
    }
  }
}

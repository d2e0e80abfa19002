package import PlanFormulas

/// A plan that a wallet remembers: its terms, and what was owed month by month since.
///
/// It has neither names nor a schedule: all months are worked out from the terms.
package struct KeptPlan: Equatable, Sendable {
  package var id: Identifier<KeptPlan>
  /// The month in which it was kept, number 0; the first payments are made in the month after it.
  package var since: CalendarMonth
  /// All that is paid a month.
  package var budget: Money
  package var order: PlanOrder
  /// All its debts in the order of the visitor; nil if none was given.
  package var own: [CardID]?
  package var basis: InterestBasis
  package var oneOffs: [OneOff]
  /// Its debts, as listed when it was kept.
  package var debts: [Debt]
  /// What was owed, the oldest month first; each month once.
  package var records: [Record]

  package init(
    id: Identifier<KeptPlan>, since: CalendarMonth, budget: Money, order: PlanOrder, own: [CardID]?,
    basis: InterestBasis, oneOffs: [OneOff], debts: [Debt], records: [Record]
  ) {
    self.id = id
    self.since = since
    self.budget = budget
    self.order = order
    self.own = own
    self.basis = basis
    self.oneOffs = oneOffs
    self.debts = debts
    self.records = records
  }

  /// The most debts that one plan follows.
  package static let mostDebts = 20

  /// A payment on top of the budget, in one month.
  package struct OneOff: Equatable, Sendable {
    package var month: CalendarMonth
    package var amount: Money

    package init(month: CalendarMonth, amount: Money) {
      self.month = month
      self.amount = amount
    }
  }

  /// A debt as it was when the plan was kept.
  package struct Debt: Equatable, Sendable {
    package var id: CardID
    package var kind: DebtKind
    package var balance: Money
    package var apr: Percentage
    /// The payment as typed; nil for none.
    package var minimum: Money?
    /// The rule that the typed payment was taken for; nil for none.
    package var rule: MinimumPreset?
    /// The last month of an offer, and its rate.
    package var promotion: Promotion?
    /// Bought each month.
    package var spend: Money
    /// What became of it when it left the wallet; nil while it is there.
    package var gone: Gone?

    package init(
      id: CardID, kind: DebtKind, balance: Money, apr: Percentage, minimum: Money?,
      rule: MinimumPreset?, promotion: Promotion?, spend: Money, gone: Gone? = nil
    ) {
      self.id = id
      self.kind = kind
      self.balance = balance
      self.apr = apr
      self.minimum = minimum
      self.rule = rule
      self.promotion = promotion
      self.spend = spend
      self.gone = gone
    }
  }

  /// A low rate until the end of a month.
  package struct Promotion: Equatable, Sendable {
    package var until: CalendarMonth
    package var apr: Percentage

    package init(until: CalendarMonth, apr: Percentage) {
      self.until = until
      self.apr = apr
    }
  }

  /// The way in which a debt left the wallet.
  package enum Gone: Equatable, Sendable {
    /// It was deleted while it owed something; from this month on it is not planned.
    case deleted(CalendarMonth)
    /// It was deleted when nothing was owed on it any more.
    case clear
  }

  /// What the followed debts owed in all at the last change of a month.
  package struct Record: Equatable, Sendable {
    package let month: CalendarMonth
    package var owed: Money
    /// True when somebody looked at every balance in that month.
    package var isCheckedIn: Bool

    package init(month: CalendarMonth, owed: Money, isCheckedIn: Bool) {
      self.month = month
      self.owed = owed
      self.isCheckedIn = isCheckedIn
    }
  }
}

// MARK: - The plan as kept

extension KeptPlan.Debt {
  /// The debt for the formulas, months counted from `since`.
  fileprivate func terms(
    basis: InterestBasis, since: CalendarMonth
  ) throws(MoneyOverflow) -> PlanDebt {
    let basis = kind == .overdraft ? .effective : basis
    let offer: PlanDebt.Promotion? =
      if let promotion {
        .init(
          months: max(0, since.months(until: promotion.until)),
          rate: try basis.monthlyRate(promotion.apr))
      } else {
        nil
      }
    return PlanDebt(
      balance: balance, rate: try basis.monthlyRate(apr), promotion: offer, minimum: taken,
      spend: spend, isPriority: kind == .priority)
  }

  /// The payment that it asks for, as it was taken when the plan was kept.
  package var taken: PlanDebt.Minimum {
    let currency = balance.currency
    if let rule = rule?.rule(in: currency) { return .rule(rule) }
    return PlanDebt.Minimum(minimum, of: kind, otherwise: .usual(in: currency))
  }
}

extension KeptPlan {
  /// The plan as it was kept, in all orders.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package func comparison() throws(MoneyOverflow) -> PlanComparison {
    var terms: [PlanDebt] = []
    for debt in debts { terms.append(try debt.terms(basis: basis, since: since)) }
    return try PlanComparison(
      PlanTerms(
        debts: terms, budget: budget,
        oneOffs: oneOffs.map { .init(amount: $0.amount, month: since.months(until: $0.month)) },
        order: order, own: own.map { PlanTerms.places(of: $0, in: debts.map(\.id)) }))
  }

  /// True when a debt of the wallet is one of its own.
  package func follows(_ id: CardID) -> Bool { debts.contains { $0.id == id } }
}

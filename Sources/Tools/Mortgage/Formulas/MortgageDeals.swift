/// A deal for a mortgage, as lenders offer it.
package struct MortgageDeal: Sendable, Equatable {
  package let number: Int
  /// The name that the visitor gave it; nil for none.
  package let name: String?
  package let rate: Percentage
  /// The deal's end and the rate after it; nil where the rate holds for the whole term.
  package let fix: MortgageTerms.Fix?
  package let fee: Money
  package let isFeeAdded: Bool
  package let cashback: Money

  package init(
    number: Int, name: String? = nil, rate: Percentage, fix: MortgageTerms.Fix? = nil, fee: Money,
    isFeeAdded: Bool = false, cashback: Money
  ) {
    self.number = number
    self.name = name
    self.rate = rate
    self.fix = fix
    self.fee = fee
    self.isFeeAdded = isFeeAdded
    self.cashback = cashback
  }

  /// The fee, if it is paid and not added to the loan, less the cashback.
  var paidAtFirst: Money { (isFeeAdded ? .zero(fee.currency) : fee) - cashback }
}

/// What a deal costs over some months.
package struct MortgageDealCost: Sendable {
  package let schedule: MortgageSchedule
  /// The payment after the deal; nil where it does not end before the months do.
  package let nextPayment: Money?
  /// The payments of these months.
  package let paid: Money
  /// The balance after them.
  package let owed: Money
  /// Everything together: the payments, a paid fee less the cashback, and what is still owed.
  package let total: Money

  init(
    of loan: Money, at rate: Percentage, _ fix: MortgageTerms.Fix?, paying first: Money, term: Term,
    over months: Int
  ) throws(MoneyOverflow) {
    let terms = MortgageTerms(
      principal: loan, rate: rate, term: term, fix: fix, start: .earliest)
    schedule = try MortgageSchedule(terms, .plain)
    nextPayment = terms.fix.flatMap { [schedule] in
      $0.months < months ? schedule.asked.afterFix : nil
    }
    paid = schedule.paid(in: months)
    owed = schedule.owed(after: months)
    total = paid + first + owed
  }
}

/// Several deals over the same months, and what it takes to leave the one there is.
package struct MortgageDeals: Sendable {
  /// The deal there is now, and what leaving it costs.
  package struct Current: Sendable, Equatable {
    package let rate: Percentage
    package let fix: MortgageTerms.Fix?
    /// The early repayment charge in percent of the loan.
    package let charge: Percentage
    /// Legal, valuation and exit fees.
    package let costs: Money

    package init(rate: Percentage, fix: MortgageTerms.Fix?, charge: Percentage, costs: Money) {
      self.rate = rate
      self.fix = fix
      self.charge = charge
      self.costs = costs
    }
  }

  /// A deal with its cost.
  package struct Costed: Sendable {
    package let deal: MortgageDeal
    package let cost: MortgageDealCost
    /// The difference from the deal that costs least.
    package let more: Money
  }

  /// The current deal left for another.
  package struct Leaving: Sendable {
    package let number: Int
    /// What is paid at first: charge, costs and fee, less the cashback.
    package let upFront: Money
    /// The months after which that is made up; nil where it is not within the months compared.
    package let months: Int?
    /// The payments whose fall makes it up; nil where the payment does not fall.
    package let byPayments: Int?
    /// The cost of staying less that of leaving; below zero where leaving costs more.
    package let saved: Money
  }

  /// Staying, and leaving for each of the deals.
  package struct Leave: Sendable {
    package let charge: Money
    package let costs: Money
    package let stay: MortgageDealCost
    package let deals: [Leaving]
  }

  package let loan: Money
  package let term: Term
  /// The months compared.
  package let over: Int
  package let deals: [Costed]
  /// The deal with the least total; of equal ones, the first.
  package let best: MortgageDeal
  package let leave: Leave?

  /// Compares deals.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(
    _ deals: [MortgageDeal], for loan: Money, term: Term, over: Int, leaving current: Current?
  ) throws(MoneyOverflow) {
    var costs: [(deal: MortgageDeal, cost: MortgageDealCost)] = []
    for deal in deals {
      let principal = deal.isFeeAdded ? loan + deal.fee : loan
      let cost = try MortgageDealCost(
        of: principal, at: deal.rate, deal.fix, paying: deal.paidAtFirst, term: term, over: over)
      costs.append((deal, cost))
    }
    guard let best = costs.min(by: { $0.cost.total < $1.cost.total }) else {
      preconditionFailure("There is a deal to compare")
    }
    (self.loan, self.term, self.over, self.best) = (loan, term, over, best.deal)
    self.deals = costs.map {
      Costed(deal: $0.deal, cost: $0.cost, more: $0.cost.total - best.cost.total)
    }
    var leave: Leave?
    if let current { leave = try Leave(current, loan, term, over, for: self.deals) }
    self.leave = leave
  }
}

extension MortgageDeals.Leave {
  fileprivate init(
    _ current: MortgageDeals.Current, _ loan: Money, _ term: Term, _ over: Int,
    for deals: [MortgageDeals.Costed]
  ) throws(MoneyOverflow) {
    charge = try current.charge.of(loan)
    costs = current.costs
    let leaving = charge + costs
    let stay = try MortgageDealCost(
      of: loan, at: current.rate, current.fix, paying: .zero(loan.currency), term: term, over: over)
    self.stay = stay
    self.deals = deals.map { MortgageDeals.Leaving($0, paying: leaving, or: stay, over: over) }
  }
}

extension MortgageDeals.Leaving {
  fileprivate init(
    _ costed: MortgageDeals.Costed, paying leaving: Money, or stay: MortgageDealCost, over: Int
  ) {
    let (deal, cost) = (costed.deal, costed.cost)
    let upFront = leaving + deal.paidAtFirst
    number = deal.number
    self.upFront = upFront
    saved = stay.total - (cost.total + leaving)
    months = Self.months(upFront, cost.schedule, stay.schedule, over: over)
    let fall = stay.schedule.asked.first.minorUnits - cost.schedule.asked.first.minorUnits
    byPayments =
      upFront.isPositive
      ? fall > 0 ? Int((upFront.minorUnits + fall - 1) / fall) : nil : 0
  }

  /// The least number of months after which leaving has cost no more than staying.
  private static func months(
    _ upFront: Money, _ left: MortgageSchedule, _ stay: MortgageSchedule, over: Int
  ) -> Int? {
    var (spent, instead) = (upFront, Money.zero(upFront.currency))
    for month in 0...over {
      if month > 0 {
        spent += left.paid(withPayment: month)
        instead += stay.paid(withPayment: month)
      }
      if spent + left.owed(after: month) <= instead + stay.owed(after: month) { return month }
    }
    return nil
  }
}

extension MortgageSchedule {
  /// What is paid with one payment; nothing after the last.
  fileprivate func paid(withPayment number: Int) -> Money {
    number <= payments.count ? payments[number - 1].month.payment : .zero(totalExtra.currency)
  }
}

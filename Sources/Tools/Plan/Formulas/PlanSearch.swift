/// The search for the order that costs least: the three ways of sharing, and every fixed order.
struct PlanSearch {
  let dearest: PlanOutcome
  let smallest: PlanOutcome
  /// The visitor's own order; nil when there is none.
  let own: PlanOutcome?
  let best: PlanBestOrder
  let tried: PlanOrdersTried

  /// Follows the debts in all orders; `order` is the visitor's own, nil when there is none.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  init(_ columns: PlanColumns, own order: [Int]?) throws(MoneyOverflow) {
    dearest = try PlanOutcome(of: columns, by: .dearest)
    smallest = try PlanOutcome(of: columns, by: .smallest)
    if let order { own = try PlanOutcome(of: columns, by: .fixed(order)) } else { own = nil }
    let ways = Self.best(
      dearest: dearest, smallest: smallest, own: own,
      order: order.map(columns.withPrioritiesFirst))
    let orders = try FixedOrderSearch(of: columns, dearest: dearest, betterThan: ways.outcome)
    best =
      orders.best.order.map {
        PlanBestOrder(outcome: orders.best.outcome, of: .fixed, sequence: $0)
      } ?? ways
    tried = orders.tried
  }

  /// The first of the three ways that no other is better than.
  private static func best(
    dearest: PlanOutcome, smallest: PlanOutcome, own: PlanOutcome?, order: [Int]?
  ) -> PlanBestOrder {
    var best = PlanBestOrder(
      outcome: dearest, of: dearest == .never ? nil : .dearest, sequence: nil)
    if smallest.isBetter(than: best.outcome) {
      best = PlanBestOrder(outcome: smallest, of: .smallest, sequence: nil)
    }
    if let own, own.isBetter(than: best.outcome) {
      best = PlanBestOrder(outcome: own, of: .own, sequence: order)
    }
    return best
  }
}

extension PlanOutcome {
  init(
    of columns: PlanColumns, by sharing: PlanLedger.Sharing
  ) throws(MoneyOverflow) {
    var ledger = PlanLedger(columns)
    while ledger.goesOn {
      try ledger.charge()
      ledger.share(by: sharing)
      ledger.close()
    }
    self = ledger.outcome
  }
}

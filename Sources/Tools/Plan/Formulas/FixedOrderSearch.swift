/// The search for the best of all fixed orders of a plan's debts.
///
/// Orders are followed as a dictionary sorts them, the first of equals stays. Two things save
/// work, and neither changes the answer. Orders that agree up to the last place that was asked for
/// a debt have the same plan, so that one of them is enough. The next order goes on from the month
/// in which its first different place was asked.
struct FixedOrderSearch {
  /// The most debt-months that are worked out, counted as if every order were followed to the end.
  static let mostDebtMonths = 750_000

  /// The number of orders tried, and if these are all.
  let tried: PlanOrdersTried
  /// The best outcome, and its order if that is better than the best before.
  private(set) var best: (outcome: PlanOutcome, order: [Int]?)

  private let mostMonths: Int
  private var ledger: PlanLedger
  /// For each place of an order, the debts before the month in which it was first asked.
  private var marks: [PlanLedger.Mark]
  /// The last place that was asked; -1 when none was.
  private var lastAsked = -1

  /// Searches for an order that is better than `best` and takes no longer than `dearest`.
  ///
  /// Debts with priority come first in each order, so only the others change places. Every order is
  /// tried when their number × debts × months of `dearest` is at most ``mostDebtMonths``. Otherwise
  /// only the one by the rates after promotions is.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  init(
    of columns: PlanColumns, dearest: PlanOutcome, betterThan best: PlanOutcome
  ) throws(MoneyOverflow) {
    mostMonths = dearest.months ?? LongestRepayment.months
    ledger = PlanLedger(columns)
    marks = columns.balances.map { [start = ledger.mark] _ in start }
    self.best = (best, nil)
    let months = columns.balances.count * mostMonths
    guard let orders = Self.orders(of: columns.others.count, debtMonths: months) else {
      tried = PlanOrdersTried(orders: 1, all: false)
      try follow(columns.byRateAfterPromotions, from: 0)
      return
    }
    tried = PlanOrdersTried(orders: orders, all: true)
    guard !columns.others.isEmpty else { return }
    var order = columns.others
    var changed: Int? = 0
    while let first = changed {
      try follow(order, from: first)
      changed = order.advance(changingUpTo: lastAsked)
    }
  }

  /// The number of orders of some debts; nil when there are too many to try them all.
  private static func orders(of debts: Int, debtMonths: Int) -> Int? {
    let most = mostDebtMonths / max(1, debtMonths)
    var orders = 1
    for factor in stride(from: 2, through: debts, by: 1) {
      orders *= factor
      guard orders <= most else { return nil }
    }
    return orders <= most ? orders : nil
  }

  /// Follows an order from the month in which its first place that is new was asked.
  ///
  /// An order is given up when it costs more than the best or takes longer than `dearest`: neither
  /// interest nor months ever fall.
  private mutating func follow(_ order: [Int], from place: Int) throws(MoneyOverflow) {
    ledger.goBack(to: marks[place])
    lastAsked = place - 1
    while ledger.goesOn, ledger.month < mostMonths {
      try ledger.charge()
      share(by: order)
      ledger.close()
      if let least = best.outcome.interest, ledger.interestInAll > least.minorUnits { return }
    }
    if ledger.outcome.isBetter(than: best.outcome) {
      best = (ledger.outcome, ledger.columns.withPrioritiesFirst(order))
    }
  }

  private mutating func share(by order: [Int]) {
    guard ledger.spare > 0, !ledger.payAllIfEnough() else { return }
    ledger.payPriorities()
    for place in order.indices where ledger.spare > 0 {
      if place > lastAsked {
        marks[place] = ledger.markBeforeMonth
        lastAsked = place
      }
      ledger.pay(order[place])
    }
  }
}

extension [Int] {
  /// Becomes the next order, as a dictionary sorts them, that differs at this place or before.
  ///
  /// - Returns: The first place that changed; nil when there is no such order, or no such place.
  fileprivate mutating func advance(changingUpTo last: Int) -> Int? {
    self[(last + 1)...].sort(by: >)
    guard let place = (0..<count - 1).last(where: { self[$0] < self[$0 + 1] }),
      let next = indices.last(where: { self[$0] > self[place] })
    else { return nil }
    swapAt(place, next)
    self[(place + 1)...].reverse()
    return place
  }
}

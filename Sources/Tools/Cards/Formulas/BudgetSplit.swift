/// The order of payments once the minimums are paid.
package enum CardsAim: String, CaseIterable, Sendable {
  /// The card with the highest rate first, which saves the most interest.
  case interest
  /// The card with the highest utilisation first, down to the target.
  case utilisation
}

/// A monthly amount shared out among cards.
///
/// 1. The minimum payments, at most what is owed: those of priority debts, then by due date, those
///    without one last.
/// 2. Priority debts, until each is cleared, as listed.
/// 3. With the aim `utilisation`: of cards alone, the one with the highest utilisation, down to the
///    target before the next; those without a limit last.
/// 4. The debt with the highest rate, until it is cleared, before the next; unknown rates last.
///
/// Ties are taken in the order that the cards came in.
struct BudgetSplit {
  /// A card in the plan.
  struct Debt {
    let utilisation: CardUtilisation
    /// The minimum payment in minor units.
    let minimum: Int64
    /// The date on which it is due; nil without a due day.
    let due: CalendarDate?
    /// The yearly rate; nil when it is unknown.
    let apr: Percentage?
    /// True for a card, whose limit has a target; false for another debt.
    var isCard = true
    /// True for a debt that is paid before all others.
    var isPriority = false
  }

  /// The payment on each card in minor units, in the order of the cards.
  private(set) var payments: [Int64]
  private var left: Int64

  /// Shares out a budget.
  ///
  /// - Parameters:
  ///   - debts: The cards.
  ///   - budget: The amount to share out, in minor units.
  ///   - aim: The order after the minimums.
  ///   - target: The utilisation to bring cards down to with the aim `utilisation`.
  init(_ debts: [Debt], budget: Int64, aim: CardsAim, target: Percentage) {
    payments = debts.map { _ in 0 }
    left = budget
    for place in debts.indices.sorted(by: { debts[$0].isDue(before: debts[$1]) }) {
      pay(debts[place].minimum, on: place, of: debts)
    }
    for place in debts.indices where debts[place].isPriority { pay(.max, on: place, of: debts) }
    if aim == .utilisation { bringDown(debts, to: target) }
    for place in debts.indices.sorted(by: { debts[$0].isDearer(than: debts[$1]) }) {
      pay(.max, on: place, of: debts)
    }
  }

  private mutating func bringDown(_ debts: [Debt], to target: Percentage) {
    let shares = debts.indices.map { debts[$0].utilisation.paying(payments[$0]) }
    let places = shares.indices.sorted { shares[$0].isHigher(than: shares[$1]) }
    for place in places where debts[place].isCard {
      pay(shares[place].payment(toReach: target), on: place, of: debts)
    }
  }

  /// Pays at most the balance of the card and the rest of the budget.
  private mutating func pay(_ amount: Int64, on place: Int, of debts: [Debt]) {
    let owed = debts[place].utilisation.used - payments[place]
    let payment = min(amount, owed, left)
    payments[place] += payment
    left -= payment
  }
}

extension BudgetSplit.Debt {
  /// True when its minimum is paid before another: that of a priority debt, or the one due sooner.
  fileprivate func isDue(before other: BudgetSplit.Debt) -> Bool {
    (isPriority ? 0 : 1, due.inOrder) < (other.isPriority ? 0 : 1, other.due.inOrder)
  }

  /// True when the rate is higher than another; an unknown rate is lower than any, 0 % included.
  fileprivate func isDearer(than other: BudgetSplit.Debt) -> Bool {
    guard let apr else { return false }
    return other.apr.map { apr > $0 } ?? true
  }
}

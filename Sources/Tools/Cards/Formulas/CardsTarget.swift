/// The payments that bring cards to a target utilisation, and those out of a budget.
package struct CardsTarget: Sendable {
  /// What to pay on one card.
  package struct Row: Sendable {
    package let card: Card
    /// The payment that brings the card to the target; zero for another debt, which has none.
    package let pay: Money
    /// The payment out of the budget; nil without a budget.
    package let planned: Money?

    /// The utilisation of the card after the planned payment; nil without a budget.
    package var utilisationAfter: CardUtilisation? {
      planned.map { card.utilisation.paying($0.minorUnits) }
    }
  }

  /// A payment out of the budget, and its due date.
  package struct Payment: Sendable {
    package let card: Card
    package let amount: Money
    package let due: CalendarDate?
    package let utilisationAfter: CardUtilisation
  }

  package let situation: CardsSituation
  /// The order of payments once the minimums are paid.
  package let aim: CardsAim
  /// The cards in the order of the wallet.
  package let rows: [Row]
  /// The sum of the payments that bring each card to the target.
  package let sum: Money
  /// The payment on any of the cards that brings all of them together to the target.
  package let overall: Money

  /// The payments of a situation.
  package init(_ situation: CardsSituation, aim: CardsAim) {
    self.situation = situation
    self.aim = aim
    let wallet = situation.wallet
    let (cards, target) = (wallet.ordered, situation.target)
    let split = situation.budget.map { budget in
      let debts = cards.map { card in
        BudgetSplit.Debt(
          utilisation: card.utilisation, minimum: card.minimum.amount.minorUnits,
          due: card.nextDue(on: situation.today), apr: card.details.apr,
          isCard: card.kind == .card, isPriority: card.kind == .priority)
      }
      return BudgetSplit(debts, budget: budget.minorUnits, aim: aim, target: target)
    }
    rows = cards.enumerated().map { place, card in
      Row(
        card: card,
        pay: wallet.money(card.kind == .card ? card.utilisation.payment(toReach: target) : 0),
        planned: split.map { wallet.money($0.payments[place]) })
    }
    sum = rows.map(\.pay).sum(in: wallet.currency)
    overall = wallet.money(wallet.utilisation.payment(toReach: target))
  }

  /// The cards.
  package var wallet: Wallet { situation.wallet }
  /// The date of the payments.
  package var today: CalendarDate { situation.today }
  /// The share of each limit to reach.
  package var target: Percentage { situation.target }

  /// The payments on the cards that owe anything, in order of due date; empty without a budget.
  package var planned: [Payment] {
    let payments = rows.compactMap { row -> Payment? in
      guard let amount = row.planned, let after = row.utilisationAfter, !row.card.owed.isZero else {
        return nil
      }
      return Payment(
        card: row.card, amount: amount, due: row.card.nextDue(on: today), utilisationAfter: after)
    }
    return payments.sorted { $0.due.inOrder < $1.due.inOrder }
  }
}

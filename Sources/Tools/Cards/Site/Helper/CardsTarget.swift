import CardsFormulas
import Calendars
import Finance
import Forms

/// The payments that bring cards to a target utilisation, and those out of a budget.
struct CardsTarget: Sendable {
  struct Row: Sendable {
    let card: Card
    /// The payment that brings the card to the target.
    let pay: Money
    /// The payment out of the budget; nil without a budget.
    let planned: Money?
  }

  let situation: CardsSituation
  let aim: CardsAim
  let rows: [Row]
  let sum: Money
  /// The payment that brings all cards together to the target, whichever of them it is paid on.
  let overall: Money

  init(_ wallet: Wallet, _ form: CardsTargetForm, today: CalendarDate) {
    situation = CardsSituation(
      wallet: wallet, target: form.target, today: today, budget: form.budget)
    aim = form.aim
    let cards = wallet.ordered
    let plan = form.budget.map { Self.plan(cards, $0, form, today) }
    rows = cards.enumerated().map { place, card in
      Row(
        card: card, pay: wallet.money(card.utilisation.payment(toReach: form.target)),
        planned: plan.map { wallet.money($0.payments[place]) })
    }
    sum = rows.map(\.pay).sum(in: wallet.currency)
    overall = wallet.money(wallet.utilisation.payment(toReach: form.target))
  }

  var wallet: Wallet { situation.wallet }
  var today: CalendarDate { situation.today }
  var target: Percentage { situation.target }
  var advice: [CardsAdvice] { CardsAdvice.list(for: situation) }

  private static func plan(
    _ cards: [Card], _ budget: Money, _ form: CardsTargetForm, _ today: CalendarDate
  ) -> CardsPlan {
    let debts = cards.map { card in
      CardsPlan.Debt(
        utilisation: card.utilisation, minimum: card.minimum.amount.minorUnits,
        due: card.nextDue(on: today), apr: card.details.apr)
    }
    return CardsPlan(debts, budget: budget.minorUnits, aim: form.aim, target: form.target)
  }
}

extension CardsTarget.Row {
  /// The utilisation of the card after the planned payment; nil without a budget.
  var utilisationAfter: CardUtilisation? {
    planned.map { card.utilisation.paying($0.minorUnits) }
  }
}

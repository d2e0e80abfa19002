/// The figures that the rules of advice depend on.
package struct CardsSituation: Sendable {
  package let wallet: Wallet
  /// The share of each limit to stay within.
  package let target: Percentage
  /// The date of the advice.
  package let today: CalendarDate
  /// The amount that can be paid this month; nil when it was not said.
  package let budget: Money?
  /// The sum of all minimums, when it is more than the budget; nil otherwise.
  package let minimumsBeyondBudget: Money?

  /// The share that is meant when none is given, a common rule of thumb: the guide on utilisation
  /// names its sources.
  package static let usualTarget = Percentage(30)

  /// The situation of some cards.
  package init(
    wallet: Wallet, target: Percentage = usualTarget, today: CalendarDate, budget: Money? = nil
  ) {
    self.wallet = wallet
    self.target = target
    self.today = today
    self.budget = budget
    minimumsBeyondBudget = budget.flatMap { budget in
      let minimums = wallet.minimums
      return minimums > budget ? minimums : nil
    }
  }
}

extension CardsSituation {
  /// The cards that owe anything, in the order of the wallet.
  package var owing: [Card] { wallet.ordered.filter { $0.balance.isPositive } }

  /// True when a card is over its limit, when 90 % of all limits is used, or when the minimums are
  /// more than the budget.
  package var needsHelp: Bool {
    wallet.cards.contains(where: \.isOverLimit) || wallet.utilisation.band == .severe
      || minimumsBeyondBudget != nil
  }
}

/// A piece of advice, with the facts that it rests on.
package enum CardsAdvice: Equatable, Sendable {
  /// To pay for one's home first and to ask a debt adviser.
  case askForHelp
  case minimumsFirst
  case overLimit([Card])
  /// Cards above the target, and the payment that brings the first of them there.
  case aboveTarget([Card], payment: Money)
  /// All cards together are above the target, and the payment that brings them there.
  case overallAboveTarget(payment: Money)
  case withinTarget
  /// A card whose balance is reported before its due date, and its next statement.
  case payBeforeStatement(Card, on: CalendarDate)
  /// The card with the highest rate of those that owe anything.
  case highestRateFirst(Card, apr: Percentage)
  case noLimit([Card])
  /// Credit cards alone: an account with an overdraft is in credit when all is well.
  case inCredit([Card])
}

extension CardsSituation {
  /// The advice, the most important first; empty without cards.
  ///
  /// No rule suggests another card or a higher limit: both lower utilisation, and both make debts
  /// grow.
  package var advice: [CardsAdvice] {
    guard !wallet.isEmpty else { return [] }
    return [
      needsHelp ? .askForHelp : nil,
      owing.isEmpty ? nil : .minimumsFirst,
      some(wallet.ordered.filter(\.isOverLimit)).map { .overLimit($0) },
      some(aboveTarget).map { .aboveTarget($0, payment: toTarget($0[0].utilisation)) },
      isAboveTarget ? .overallAboveTarget(payment: toTarget(wallet.utilisation)) : nil,
      isWithinTarget ? .withinTarget : nil,
      payBeforeStatement,
      dearest.map { .highestRateFirst($0.card, apr: $0.apr) },
      some(wallet.cards.filter { $0.kind == .card && $0.limit.isZero }).map { .noLimit($0) },
      some(wallet.cards.filter { $0.kind == .card && $0.balance.isNegative }).map { .inCredit($0) },
    ].compactMap(\.self)
  }

  private func some(_ cards: [Card]) -> [Card]? { cards.isEmpty ? nil : cards }

  private func toTarget(_ utilisation: CardUtilisation) -> Money {
    wallet.money(utilisation.payment(toReach: target))
  }

  private var aboveTarget: [Card] {
    wallet.ordered.filter { $0.utilisation.limit > 0 && $0.utilisation.isAbove(target) }
  }

  private var isAboveTarget: Bool {
    wallet.utilisation.limit > 0 && wallet.utilisation.isAbove(target)
  }

  private var isWithinTarget: Bool {
    wallet.utilisation.limit > 0 && !isAboveTarget && aboveTarget.isEmpty
  }

  private var payBeforeStatement: CardsAdvice? {
    for card in aboveTarget {
      guard let day = card.details.statementDay else { continue }
      return .payBeforeStatement(card, on: DueDay(day: day).next(from: today))
    }
    return nil
  }

  /// The card with the highest rate of those that owe anything; nil when no known rate is lower.
  package var dearest: (card: Card, apr: Percentage)? {
    let rated = owing.compactMap { card in card.details.apr.map { (card: card, apr: $0) } }
    guard let dearest = rated.max(by: { $0.apr < $1.apr }),
      rated.contains(where: { $0.apr < dearest.apr })
    else { return nil }
    return dearest
  }
}

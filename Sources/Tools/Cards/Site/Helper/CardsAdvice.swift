import CardsFormulas
import Calendars
import Components
import Finance

/// A piece of advice: its name for programs, its words and its source.
struct CardsAdvice: Equatable, Sendable {
  enum Code: String, CaseIterable, Sendable {
    case askForHelp = "ask-for-help"
    case minimumsFirst = "minimums-first"
    case overLimit = "over-limit"
    case aboveTarget = "above-target"
    case overallAboveTarget = "overall-above-target"
    case withinTarget = "within-target"
    case payBeforeStatement = "pay-before-statement"
    case highestRateFirst = "highest-rate-first"
    case noLimit = "no-limit"
    case inCredit = "in-credit"
  }

  let code: Code
  let text: String

  var source: String { code.source }
}

/// The figures that the rules of advice depend on.
struct CardsSituation: Sendable {
  let wallet: Wallet
  let target: Percentage
  let today: CalendarDate
  /// The amount that can be paid this month; nil when it was not said.
  let budget: Money?
  /// The sum of all minimums, when it is more than the budget; nil otherwise.
  let minimumsBeyondBudget: Money?

  init(wallet: Wallet, target: Percentage, today: CalendarDate, budget: Money?) {
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

extension CardsAdvice {
  /// The advice for a situation, the most important first; empty without cards.
  ///
  /// No rule suggests another card or a higher limit: both lower utilisation, and both make debts
  /// grow.
  static func list(for situation: CardsSituation) -> [CardsAdvice] {
    guard !situation.wallet.isEmpty else { return [] }
    return Code.allCases.compactMap { code in
      code.text(in: situation).map { CardsAdvice(code: code, text: $0) }
    }
  }
}

// MARK: - The rules

extension CardsAdvice.Code {
  /// The words of the rule, or nil where it does not apply.
  fileprivate func text(in situation: CardsSituation) -> String? {
    switch self {
    case .askForHelp: situation.askForHelp
    case .minimumsFirst: situation.minimumsFirst
    case .overLimit: situation.overLimit
    case .aboveTarget: situation.aboveTarget
    case .overallAboveTarget: situation.overallAboveTarget
    case .withinTarget: situation.withinTarget
    case .payBeforeStatement: situation.payBeforeStatement
    case .highestRateFirst: situation.highestRateFirst
    case .noLimit: situation.noLimit
    case .inCredit: situation.inCredit
    }
  }

  fileprivate var source: String {
    switch self {
    case .askForHelp, .minimumsFirst:
      "The order that debt charities teach: bills for your home first, then the minimum on every "
        + "card, then the dearest card"
    case .overLimit:
      "Card agreements: going over the limit can cost a fee, and shows on your credit file"
    case .aboveTarget, .overallAboveTarget, .withinTarget:
      "The Consumer Financial Protection Bureau, ClearScore and checkmyfile all name about 30%"
    case .payBeforeStatement:
      "Card companies report the balance of your statement, not that of the due date"
    case .highestRateFirst: "Arithmetic: the highest rate costs the most for the same debt"
    case .noLimit: "A share can only be worked out of a limit"
    case .inCredit: "A balance below zero is money of yours"
    }
  }
}

extension CardsSituation {
  /// The cards that owe anything, in the order of the wallet.
  var owing: [Card] { wallet.ordered.filter { $0.balance.isPositive } }

  /// True when a card is over its limit, when 90 % of all limits is used, or when the minimums are
  /// more than the budget.
  var needsHelp: Bool {
    wallet.cards.contains(where: \.isOverLimit) || wallet.utilisation.band == .severe
      || minimumsBeyondBudget != nil
  }

  /// The card with the highest rate of those that owe anything; nil when no known rate is lower.
  var dearest: (card: Card, apr: Percentage)? {
    let rated = owing.compactMap { card in card.details.apr.map { (card: card, apr: $0) } }
    guard let dearest = rated.max(by: { $0.apr < $1.apr }),
      rated.contains(where: { $0.apr < dearest.apr })
    else { return nil }
    return dearest
  }

  fileprivate var askForHelp: String? {
    guard needsHelp else { return nil }
    let guesses = owing.filter(\.minimum.isEstimated).count
    let estimated =
      guesses == 0 ? "" : guesses == owing.count ? ", estimated" : ", partly estimated"
    let reason = minimumsBeyondBudget.map {
      "The minimum payments come to \($0.short)\(estimated), which is more than you can pay this "
        + "month. "
    }
    let tax = wallet.currency == .gbp ? "council tax" : "taxes"
    return (reason ?? "")
      + "Pay for your home, gas, electricity and \(tax) before any card. A debt adviser can "
      + "ask your card companies for time and for lower interest. It is free."
  }

  fileprivate var minimumsFirst: String? {
    guard !owing.isEmpty else { return nil }
    return "Pay at least the minimum on every card by its due date. A payment that is missed can "
      + "cost a fee, and shows on your credit file."
  }

  fileprivate var overLimit: String? {
    let over = wallet.ordered.filter(\.isOverLimit)
    guard let card = over.first else { return nil }
    guard over.count == 1 else {
      return "\(over.map(\.name).inWords) are over their limits. Going over can cost a fee each "
        + "month, so bringing them below soon could help."
    }
    return
      "\(card.name) is \(card.excess.short) over its limit. Going over can cost a fee each month, "
      + "so paying that soon could help."
  }

  fileprivate var aboveTarget: String? {
    let above = wallet.ordered.filter { $0.utilisation.limit > 0 && $0.utilisation.isAbove(target) }
    guard let card = above.first else { return nil }
    guard above.count == 1 else {
      return "\(above.map(\.name).inWords) use more than \(target.formatted) of their limits. "
        + "Lenders look at each card, too, and \(card.name) is the fullest."
    }
    let payment = wallet.money(card.utilisation.payment(toReach: target))
    return "\(card.name) uses more than \(target.formatted) of its limit. Paying "
      + "\(payment.short) would bring it to \(target.formatted)."
  }

  fileprivate var overallAboveTarget: String? {
    let overall = wallet.utilisation
    guard overall.limit > 0, overall.isAbove(target) else { return nil }
    let payment = wallet.money(overall.payment(toReach: target))
    return "All cards together use more than \(target.formatted) of their limits. Paying "
      + "\(payment.short) on any of them would bring that to \(target.formatted)."
  }

  fileprivate var withinTarget: String? {
    let overall = wallet.utilisation
    guard overall.limit > 0, !overall.isAbove(target), aboveTarget == nil else { return nil }
    return "Every card uses \(target.formatted) of its limit or less. Keeping it so helps your "
      + "credit score."
  }

  fileprivate var payBeforeStatement: String? {
    let card = wallet.ordered.first {
      $0.details.statementDay != nil && $0.utilisation.limit > 0 && $0.utilisation.isAbove(target)
    }
    guard let card, let day = card.details.statementDay else { return nil }
    let statement = DueDay(day: day).next(from: today)
    return "The balance of \(card.name) is reported on its statement day, next on "
      + "\(statement.words(in: wallet.currency)). A payment before then lowers what is reported; one on the due date "
      + "may come too late for it."
  }

  fileprivate var highestRateFirst: String? {
    dearest.map { card, apr in
      "After the minimums, whatever is left saves the most on \(card.name), which charges "
        + "\(apr.formatted)."
    }
  }

  fileprivate var noLimit: String? {
    let cards = wallet.cards.filter { $0.limit.isZero }
    guard !cards.isEmpty else { return nil }
    return "\(cards.map(\.name).inWords) \(cards.count == 1 ? "has" : "have") no limit here, and "
      + "\(cards.count == 1 ? "is" : "are") left out of the shares. Your statement says what it is."
  }

  fileprivate var inCredit: String? {
    let cards = wallet.cards.filter(\.balance.isNegative)
    guard let card = cards.first else { return nil }
    guard cards.count == 1 else {
      return "\(cards.map(\.name).inWords) owe you money. You could spend it, or ask for it back."
    }
    return "\(card.name) owes you \((-card.balance).short). You could spend it, or ask for it back."
  }
}

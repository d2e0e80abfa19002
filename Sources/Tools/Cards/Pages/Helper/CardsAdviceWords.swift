import CardsFormulas

extension Card {
  /// The name for sentences and labels, isolated from the direction of the text around it.
  ///
  /// Data has the name of the details.
  var name: String { details.name.isolated }
}

extension CardsAdvice {
  /// The names of pieces of advice for programs.
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

  /// The name for programs.
  var code: Code {
    switch self {
    case .askForHelp: .askForHelp
    case .minimumsFirst: .minimumsFirst
    case .overLimit: .overLimit
    case .aboveTarget: .aboveTarget
    case .overallAboveTarget: .overallAboveTarget
    case .withinTarget: .withinTarget
    case .payBeforeStatement: .payBeforeStatement
    case .highestRateFirst: .highestRateFirst
    case .noLimit: .noLimit
    case .inCredit: .inCredit
    }
  }

  var source: String {
    switch self {
    case .askForHelp, .minimumsFirst:
      "Debt charities teach this order: home bills first, then each minimum, then the highest rate"
    case .overLimit:
      "Card agreements: going over the limit can cost a fee, and shows on your credit file"
    case .aboveTarget, .overallAboveTarget, .withinTarget:
      "The Consumer Financial Protection Bureau, ClearScore and checkmyfile all name about 30%"
    case .payBeforeStatement:
      "Card companies report the balance of your statement, not that of the due date"
    case .highestRateFirst: "Arithmetic: the highest rate costs the most for the same debt"
    case .noLimit: "A percentage of a limit needs the limit"
    case .inCredit: "A balance below zero is money of yours"
    }
  }
}

extension CardsSituation {
  /// A piece of advice in words.
  func words(for advice: CardsAdvice) -> String {
    switch advice {
    case .askForHelp: askForHelp
    case .minimumsFirst: minimumsFirst
    case .overLimit(let cards): overLimit(cards)
    case .aboveTarget(let cards, let payment): aboveTarget(cards, payment)
    case .overallAboveTarget(let payment):
      "All cards together use more than \(target.formatted) of their limits. Paying off "
        + "\(payment.short) in all would bring that to \(target.formatted)."
    case .withinTarget: withinTarget
    case .payBeforeStatement(let card, let statement):
      "The balance of \(card.name) is reported on its statement day, next on "
        + "\(statement.words(in: wallet.currency)). A payment before then lowers what is reported; "
        + "one on the due date may come too late for it."
    case .highestRateFirst(let card, let apr): highestRateFirst(card, apr)
    case .noLimit(let cards): noLimit(cards)
    case .inCredit(let cards):
      cards.count == 1
        ? "\(names(cards)) owes you \((-cards[0].balance).short). You could spend it, or ask for it "
          + "back."
        : "\(names(cards)) owe you money. You could spend it, or ask for it back."
    }
  }

  private var minimumsFirst: String {
    let least = owing.areCards ? "the minimum on every card" : "what each debt asks for"
    return "Pay at least \(least) by its due date. A payment that is missed can "
      + "cost a fee, and shows on your credit file."
  }

  private var withinTarget: String {
    let known = wallet.cards.contains { $0.kind == .card && $0.limit.isZero } ? " with a limit" : ""
    return "Every card\(known) uses \(target.formatted) of its limit or less. Keeping it so helps "
      + "your credit score."
  }

  private func overLimit(_ cards: [Card]) -> String {
    guard cards.count == 1 else {
      return "\(names(cards)) are over their limits. Going over can cost a fee each "
        + "month, so bringing them below soon could help."
    }
    return
      "\(names(cards)) is \(cards[0].excess.short) over its limit. Going over can cost a fee "
      + "each month, so paying that soon could help."
  }

  private func aboveTarget(_ cards: [Card], _ payment: Money) -> String {
    guard cards.count == 1 else {
      return "\(names(cards)) use more than \(target.formatted) of their limits. "
        + "Lenders look at each card, too, and \(cards[0].name) is "
        + "\(cards[0].excess.isPositive ? "furthest over" : "closest to") its limit."
    }
    return "\(names(cards)) uses more than \(target.formatted) of its limit. Paying "
      + "\(payment.short) would bring it to \(target.formatted)."
  }

  private func highestRateFirst(_ card: Card, _ apr: Percentage) -> String {
    guard card.kind != .priority else {
      return "\(card.name) costs the most: \(apr.formatted) a year."
    }
    let first = owing.contains { $0.kind == .priority } ? " and the priority bills" : ""
    return "After the minimums\(first), whatever is left saves the most on \(card.name), which "
      + "charges \(apr.formatted)."
  }

  private func noLimit(_ cards: [Card]) -> String {
    let (has, isLeft) = cards.count == 1 ? ("has", "is") : ("have", "are")
    return "\(names(cards)) \(has) no limit here, and \(isLeft) left out of these percentages. "
      + "Your statement says what it is."
  }

  private func names(_ cards: [Card]) -> String { cards.map(\.name).inWords }

  private var askForHelp: String {
    let guesses = owing.filter(\.minimum.isEstimated).count
    let estimated =
      guesses == 0 ? "" : guesses == owing.count ? ", estimated" : ", partly estimated"
    let reason = minimumsBeyondBudget.map {
      "The minimum payments come to \($0.short)\(estimated), which is more than you can pay this "
        + "month. "
    }
    let tax = wallet.currency == .gbp ? "council tax" : "taxes"
    let (any, them) =
      owing.areCards ? ("any card", "your card companies") : ("any other debt", "whom you owe")
    return (reason ?? "")
      + "Pay for your home, gas, electricity and \(tax) before \(any). A debt adviser can "
      + "ask \(them) for time and for lower interest. It is free."
  }
}

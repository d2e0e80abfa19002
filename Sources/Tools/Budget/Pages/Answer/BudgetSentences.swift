import BudgetFormulas

/// The answer in sentences that a person can repeat, on the page and on paper.
struct BudgetSentences {
  let result: BudgetResult

  private var budget: Budget { result.budget }

  /// The question in a few words: "Budget of 3 lines, and 2 debts".
  var asked: String {
    "Budget of \(budget.countInWords)\(result.debtsInWords.map { ", and \($0)" } ?? "")"
  }

  /// The answer in a few words, for the title of the window.
  var inShort: String {
    budget.left.isNegative
      ? "\(budget.left.absolute.formatted) short each month: budget"
      : "\(budget.left.formatted) left each month: budget"
  }

  /// What comes in, what goes out and the difference.
  var answer: Sentence {
    let flows: [Sentence.Part] = [
      .amount(budget.income), " comes in each month and ", .amount(budget.outgoings), " goes out",
    ]
    switch budget.state {
    case .short:
      return Sentence(flows + [": ", .amount(budget.left.absolute, .cost), " more than comes in."])
    case .tight:
      guard budget.left.isPositive else {
        return Sentence(flows + [". Nothing is left for unexpected costs."])
      }
      return Sentence(
        flows + [
          ". ", .amount(budget.left, .good), " is left. That is little for unexpected costs.",
        ])
    case .spare:
      return Sentence(flows + [". ", .amount(budget.left, .good), " is left."])
    }
  }

  /// The rule of the offers; nil without debts.
  var offers: Sentence? {
    guard let offers = result.offers else { return nil }
    switch offers.kind {
    case .token:
      let unit = Money.whole(1, result.currency)
      return Sentence(
        "Less than ", .amount(unit), " is left for each debt, so each offer is a token of ",
        .amount(unit), ", or the whole debt if that is less.")
    case .share:
      let shared = Sentence(
        .amount(budget.left), " shared by what is owed, ", .amount(offers.total), " in all.")
      return budget.state == .tight
        ? shared + "It leaves nothing for unexpected costs." : shared
    case .full:
      return Sentence("What is left covers all that is owed, ", .amount(offers.total), ".")
    }
  }

  /// The words beside a priority bill while the budget has no line for arrears.
  static let nothingSetAside = """
    Nothing is set aside for it yet. Type what you can pay under “\(BudgetItem.arrears.words)”
    """

  /// The words beside a priority bill, which is offered nothing here.
  var ofPriorityBill: String {
    result.arrears.isPositive ? "counted in your priority bills" : Self.nothingSetAside
  }

  /// The words below the offers; nil where there are none, and where all that is owed is offered.
  var refusal: String? {
    guard let offers = result.offers, offers.kind != .full else { return nil }
    return
      "The companies you owe may refuse an offer, and may go on adding interest. Then it takes longer."
  }

  /// The meaning of an offer: "10 months, if interest is stopped".
  func meaning(of offer: BudgetOffers.Offer) -> String {
    guard let kind = result.offers?.kind, let months = offer.months else {
      return "Too little is left for an offer"
    }
    if offer.isWhole { return "all of it" }
    switch kind {
    case .token: return "a token"
    case .full, .share: return "\(Term(months: months).words), if interest is stopped"
    }
  }
}

import CardsFormulas

/// A budget shared out among cards: a table, or a list where the screen is narrow.
struct BudgetSplitTable {
  let target: CardsTarget
  let budget: Money

  var html: HTML? {
    let payments = target.planned
    guard !payments.isEmpty else { return nil }
    return """
      \(Table(
        "plan", caption: "How to share out \(budget.short)",
        columns: [
          areCards ? "Card" : "Debt", "Pay", "By", "Minimum",
          areCards ? "Used then" : "Used or owed then",
        ], look: "names plan",
        rows: payments.map(row).joined()
      ).html)
      <p class="hint">\(order)</p>
      \(estimate)
      """
  }

  private var areCards: Bool { target.planned.map(\.card).areCards }

  /// A row.
  ///
  /// The words of class `word` turn it into a line of text on narrow screens.
  private func row(_ payment: CardsTarget.Payment) -> HTML {
    """
    <tr><th scope="row">\(own(payment.card.details.name))\
    <td><span class="word">pay </span><b>\(payment.amount.formatted)</b>\
    <td>\(due(payment))\
    <td><span class="word">minimum </span>\(payment.card.minimum.words)\
    <td>\(payment.card.kind == .card ? used(payment.utilisationAfter) : owed(after: payment))

    """
  }

  private func due(_ payment: CardsTarget.Payment) -> HTML {
    guard let due = payment.due else { return "any day" }
    return due == target.today
      ? "today"
      : "<span class=\"word\">by </span>\(due.dayAndMonth(in: payment.amount.currency))"
  }

  private func used(_ share: CardUtilisation) -> HTML {
    share.percent.map { "\($0)%<span class=\"word\"> used then</span>" } ?? "no limit"
  }

  /// What is owed then on a debt that has no share of a limit.
  private func owed(after payment: CardsTarget.Payment) -> HTML {
    "\((payment.card.owed - payment.amount).formatted) owed<span class=\"word\"> then</span>"
  }

  private var order: String {
    switch target.aim {
    case .interest:
      "\(first) Then everything else goes to the highest rate, then to the next. "
        + "\(areCards ? "Cards" : "Debts") without a rate here come last."
    case .utilisation:
      "\(first) Then the card closest to its limit, down to \(target.target.formatted), then the next. Cards "
        + "without a limit come last. Everything else goes to the highest rate."
    }
  }

  /// The sentences about minimums and priority bills, which are paid before all else.
  private var first: String {
    target.planned.contains { $0.card.kind == .priority }
      ? "First the minimums, those of priority bills before the others, soonest first. Then the "
        + "priority bills, until they’re paid off."
      : "First the minimums, soonest first."
  }

  /// The note on how minimums are estimated; nil when none is.
  private var estimate: HTML? {
    let estimated = target.planned.map(\.card).filter(\.minimum.isEstimated)
    guard !estimated.isEmpty else { return nil }
    let rule = MinimumPaymentRule.usual(in: target.wallet.currency)
    let unknown =
      estimated.contains { $0.details.apr == nil }
      ? " Where a rate isn’t known here, our guess leaves out the interest." : ""
    return """
      <p class="hint">We guess a minimum at \(rule.percent.formatted) of what you owe and a month’s \
      interest, or \(rule.floor.short) if that’s more.\(unknown) Your statement has the exact \
      minimum. You can add it in <a\(href: CardsPage.address)>your cards and debts</a>.</p>

      """
  }
}

extension CardMinimum {
  fileprivate var words: String {
    isEstimated ? "\(amount.formatted), estimated" : amount.formatted
  }
}

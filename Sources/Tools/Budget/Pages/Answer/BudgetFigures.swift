import BudgetFormulas

/// The large figures of a budget: what goes out, and what is left or short.
struct BudgetFigures {
  let result: BudgetResult

  private var budget: Budget { result.budget }

  var html: HTML { AnswerFigures([outgoings, left]).html }

  private var outgoings: AnswerFigures.Figure {
    AnswerFigures.Figure(
      .plain, "Goes out each month", .amount(budget.outgoings),
      more: "of \(budget.income.formatted) that comes in")
  }

  private var left: AnswerFigures.Figure {
    switch budget.state {
    case .short:
      AnswerFigures.Figure(
        .costly, "Short each month", .amount(budget.left.absolute),
        more: "more goes out than comes in")
    case .tight:
      AnswerFigures.Figure(
        .better, "Left each month", .amount(budget.left),
        more: "\(budget.left.isZero ? "nothing" : "little") is left for unexpected costs")
    case .spare:
      AnswerFigures.Figure(
        .better, "Left each month", .amount(budget.left), more: "after all the bills you typed",
        aside: result.debts.isEmpty ? nil : "for debts, saving and unexpected costs")
    }
  }
}

/// The income above the bills on one scale, with what is left or short at the end.
struct BudgetBars {
  let budget: Budget

  /// The picture with its key, whose figures a screen reader reads.
  var html: HTML {
    let nothing = Money.zero(budget.income.currency)
    // What is short hangs over the end of the income.
    let first = min(budget.priority, budget.income)
    let end = min(budget.outgoings, budget.income)
    return """
      <div class="in-out">
      <p><span><b>Comes in</b> \(budget.income.formatted)</span></p>
      \(bar([("bar-in", nothing, budget.income)]))
      \(bar([
        ("bar-first", nothing, first), ("bar-other", first, end),
        ("bar-left", end, budget.income), ("bar-over", budget.income, budget.outgoings),
      ]))
      <p>\(key("bar-first", "Priority bills", budget.priority))\
      \(key("bar-other", "Everything else", budget.other))\
      \(rest)</p>
      </div>
      """
  }

  private var rest: HTML {
    budget.left.isNegative
      ? "<span class=\"cost\"><b>\(budget.left.absolute.formatted) more than comes in</b></span>"
      : "<span class=\"good\"><b>\(budget.left.formatted) left</b></span>"
  }

  private func key(_ look: StaticString, _ words: String, _ amount: Money) -> HTML? {
    guard amount.isPositive else { return nil }
    return """
      <span><svg width="14" height="14" aria-hidden="true">\
      <rect class="\(look.description)" width="14" height="14" rx="3"/></svg> \
      <b>\(words)</b> \(amount.formatted)</span>
      """
  }

  // MARK: - The scale

  private func bar(_ parts: [(look: StaticString, from: Money, to: Money)]) -> HTML {
    """
    <svg width="100%" height="28" aria-hidden="true">\
    \(each: parts.filter { $0.from < $0.to }, { part in
      let (start, end) = (place(part.from), place(part.to))
      return """
        <rect class="\(part.look.description)" x="\(AmountBars.percent(start))" \
        width="\(AmountBars.percent(end - start))" height="100%" rx="6"/>
        """
    })</svg>
    """
  }

  /// A position in hundredths of a percent of the longer bar.
  private func place(_ amount: Money) -> Int {
    let longest = max(budget.income, budget.outgoings, .smallest(amount.currency))
    return Int(Int128(amount.minorUnits) * 10_000 / Int128(longest.minorUnits))
  }
}

import BudgetFormulas

/// The answer of the budget: figures, bars, offers, and each line by the month.
struct BudgetSheet {
  let calculation: Calculation<BudgetResult>

  private var result: BudgetResult { calculation.result }
  private var sentences: BudgetSentences { BudgetSentences(result: result) }

  /// The answer; where little or nothing is left, help comes right after the figures.
  var sheet: AnswerSheet {
    let (link, answer) = (calculation.link, sentences.answer)
    let needsHelp = result.budget.state != .spare
    let help = HelpBox(currency: result.currency, tone: needsHelp ? .strong : .calm)
    let box = calculation.site.layout.helpBox(help, on: BudgetPage.address)
    return AnswerSheet(
      sentences.inShort, about: sentences.asked,
      at: isPosted ? BudgetPage.address : link.page, help: needsHelp ? nil : help,
      saying: answer, whole: sentences.offers.map { answer + $0 } ?? answer,
      """
      \(BudgetFigures(result: result).html)
      \(BudgetBars(budget: result.budget).html)
      \(needsHelp ? "\(box)\n" as HTML : nil)\
      \(offers)
      """,
      next: BudgetNext(calculation: calculation).html,
      details: details("Each line by the month", id: "working", lines),
      files: isPosted ? [] : link.files, hasLink: !isPosted)
  }

  /// True for a budget whose debts no address names.
  private var isPosted: Bool { BudgetPosting.isPosted(calculation.state.typed) }

  // MARK: - Offers

  private var offers: HTML? {
    guard sentences.offers != nil || !result.first.isEmpty else { return nil }
    return """
      <section class="part" aria-labelledby="offers">
      <h3 id="offers">What each debt could be offered a month</h3>
      \(sentences.offers.map { "<p>\($0.html)</p>\n" as HTML })\
      <ul class="offers">
      \(each: result.offered, row)\
      \(each: result.first, row)\
      </ul>
      \(sentences.refusal.map { "<p class=\"hint\">\($0)</p>\n" as HTML })\
      </section>
      """
  }

  private func row(_ offered: BudgetResult.Offered) -> HTML {
    """
    <li><div><b>\(own(offered.debt.label))</b> \
    <span>\(offered.offer.balance.formatted) owed</span></div> \
    <div><b>\(offered.offer.amount.formatted)</b> <span>\(sentences.meaning(of: offered.offer))</span></div>

    """
  }

  /// A priority bill, which is offered nothing here.
  private func row(_ first: BudgetForm.Debt) -> HTML {
    """
    <li><div><b>\(own(first.label))</b> <span>\(first.balance.formatted) owed</span></div> \
    <div><span>\(sentences.ofPriorityBill)</span></div>

    """
  }

  // MARK: - Lines

  private var lines: HTML {
    Table(
      "each-line", caption: "Each line by the month",
      columns: ["Line", "As typed", "Each month"], decisive: 3, look: "names",
      rows: """
        \(each: result.budget.lines, { line in
          """
          <tr><th scope="row">\(line.item.words)<td>\(line.amount.formatted) every \(line.period.words)\
          <td>\(line.monthly.formatted)

          """
        })
        """
    ).html
  }
}

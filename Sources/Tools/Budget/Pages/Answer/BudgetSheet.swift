import BudgetFormulas
import Components
import Finance
import Forms
import Hosting
import Markup

/// The answer of the budget: figures, bars, offers, and each line by the month.
struct BudgetSheet {
  private let calculation: Calculation<BudgetResult>
  private let result: BudgetResult
  private let sentences: BudgetSentences

  init(_ calculation: Calculation<BudgetResult>) {
    self.calculation = calculation
    result = calculation.result
    sentences = BudgetSentences(result)
  }

  /// The answer; where little or nothing is left, help comes right after the figures.
  var sheet: AnswerSheet {
    let (link, answer) = (calculation.link, sentences.answer)
    let needsHelp = result.budget.state != .spare
    let help = HelpBox(currency: result.currency, tone: needsHelp ? .strong : .calm)
    let box = calculation.site.layout.helpBox(help, on: BudgetPage.address)
    return AnswerSheet(
      sentences.inShort, about: sentences.asked, at: link.page, help: needsHelp ? nil : help,
      saying: answer, whole: sentences.offers.map { answer + $0 } ?? answer,
      """
      \(BudgetFigures(result).html)
      \(BudgetBars(result.budget).html)
      \(needsHelp ? "\(box)\n" as HTML : nil)\
      \(offers)
      """,
      next: next,
      details: details("Each line by the month", id: "working", lines),
      files: [
        ("Save as PDF", link.file(".pdf")), ("Save as CSV", link.file(".csv")),
        ("Save as JSON", link.file(".json")),
      ])
  }

  private var next: WhatNext {
    let plan = result.debts.isEmpty ? nil : calculation.site.address(ofTool: "plan")
    return WhatNext(
      plan.map { .init(.init("See all your debts in one plan, with their interest", $0)) })
  }

  // MARK: - Offers

  private var offers: HTML? {
    guard let rule = sentences.offers else { return nil }
    return """
      <section class="part" aria-labelledby="offers">
      <h3 id="offers">What each debt could be offered</h3>
      <p>\(rule.html)</p>
      <table class="offers">
      <thead><tr><th scope="col">Debt<th scope="col">Offer a month</thead>
      <tbody>
      \(each: result.offered, row)\
      </tbody>
      </table>
      <p class="hint">\(BudgetSentences.refusal)</p>
      </section>
      """
  }

  private func row(_ offered: BudgetResult.Offered) -> HTML {
    """
    <tr><th scope="row">\(own(offered.debt.label)) \
    <span>\(offered.offer.balance.formatted) owed</span>\
    <td><b>\(offered.offer.amount.formatted)</b> <span>\(sentences.meaning(of: offered.offer))</span>

    """
  }

  // MARK: - Lines

  private var lines: HTML {
    Table(
      "each-line", caption: "Each line by the month",
      columns: ["Line", "As typed", "Each month"], look: "names",
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

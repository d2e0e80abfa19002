import Components
import Finance
import Markup
import PlanFormulas
import Repayments

/// The list of debts with what each gets this month, when it is gone and what it costs.
struct PlanPayments {
  private let answer: PlanAnswer
  private let dates: PlanDates

  init(_ answer: PlanAnswer, _ dates: PlanDates) {
    self.answer = answer
    self.dates = dates
  }

  var html: HTML {
    """
    <section aria-labelledby="payments">
    <h2 id="payments">What to pay first</h2>
    \(extra.map { "<p>\($0.html)</p>\n" as HTML })\
    <ul class="dues undated">
    \(each: zip(answer.debts, answer.costs), { row($0, $1) })\
    </ul>
    </section>
    """
  }

  /// The rest of the budget after all minimums, and the debt that it goes to first; nil where there
  /// is no rest, or enough of it to pay everything at once.
  private var extra: Sentence? {
    guard answer.entries.count > 1, answer.run.together.months.count > 1,
      let rest = answer.comparison.rest,
      let first = answer.run.firstAfterMinimums
    else { return nil }
    let getMore = answer.debts.count { $0.repayment.firstPayment > $0.minimum }
    return Sentence(
      "Every debt gets its minimum. The rest, ", .amount(rest), ",",
      .words(getMore > 1 ? " goes first to " : " goes to "),
      .words("\(answer.entries[first].label)."))
  }

  private func row(_ debt: PlanAnswer.Debt, _ cost: BandChart.Band.Cost) -> HTML {
    """
    <li><p class="what"><svg class="swatch" width="14" height="14" aria-hidden="true">\
    <rect class="band-\(cost.rawValue)" width="14" height="14" rx="3"/></svg>\
    <b>\(own(debt.entry.name ?? debt.entry.label))</b><span>\(facts(of: debt))</span></p>\
    <p class="sum">\(debt.repayment.firstPayment.formatted)</p></li>

    """
  }

  private func facts(of debt: PlanAnswer.Debt) -> String {
    let facts =
      [rate(of: debt.entry)]
      + (debt.entry.isEstimated ? ["minimum about \(debt.minimum.short)"] : [])
    guard let repayment = debt.repayment.cleared else {
      return (facts + ["never gone"]).joined(separator: ", ")
    }
    return
      (facts + [
        "gone \(dates.when(repayment.months.count))", "\(repayment.interest.formatted) interest",
      ])
      .joined(separator: ", ")
  }

  private func rate(of entry: PlanEntry) -> String {
    guard let offer = entry.promotionAPR, let end = entry.promotionEnd else {
      return entry.apr.formatted
    }
    return "\(offer.formatted) until \(dates.words(end)), then \(entry.apr.formatted)"
  }
}

import Calendars
import Components
import Finance
import Forms
import Markup

/// The example beside the blank form: a store card, a card and a loan.
///
/// The page is written once when the site is installed, so nothing in it depends on the day.
struct PlanExample {
  private let state: FormState

  init(_ state: FormState) {
    self.state = state
  }

  /// The example; nil where its amounts do not fit, which no currency of the table brings about.
  var html: HTML? {
    guard let form = try? PlanForm(Submission(asked), today: .earliest),
      let answer = try? PlanAnswer(form)
    else { return nil }
    let dates = PlanDates(from: nil)
    let embedding = state.typed.values(of: Embedding.names)
    return ExampleAnswer(
      "\(answer.countInWords), \(answer.owed.short) in all",
      at: .here(query: embedding + asked),
      """
      \(PlanFigures(answer, dates).html)
      \(PlanChart(answer, dates).html)
      """
    ).html
  }

  private var asked: [(String, String)] {
    let debts = PlanForm.debts.entries
    let query = [
      (debts[0].name.name, "Store card"), (debts[0].balance.name, "600"),
      (debts[0].terms.apr.name, "34.9"), (debts[1].name.name, "Credit card"),
      (debts[1].balance.name, "3000"), (debts[1].terms.apr.name, "24.9"),
      (debts[2].name.name, "Car loan"), (debts[2].balance.name, "4000"),
      (debts[2].terms.apr.name, "7.9"), (debts[2].kind.name, PlanDebtKind.loan.rawValue),
      (debts[2].minimum.name, "125"), (PlanForm.budget.name, "300"),
    ]
    let currency = state.currency
    return currency == .gbp ? query : query + [(PlanForm.currency.name, currency.code)]
  }
}

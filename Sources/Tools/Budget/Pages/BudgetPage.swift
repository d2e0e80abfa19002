import BudgetFormulas

/// The page of the budget.
enum BudgetPage: CalculatorPage {
  static let path = Path("/budget")
  static let name = "Budget"
  static let sentence =
    "Add up what comes in and goes out each month, and see what is left for each debt."
  static let title = "What is left each month?"
  static let lead: HTML = """
    About five minutes. Leave any line blank that you don’t have. Nothing you type is kept.
    """

  /// Pay of £1,800, benefits, rent of £175 a week, and two debts.
  static var example: [(String, String)] {
    let debts = BudgetForm.owed.entries
    return [
      ("pay", "1800"), ("benefits", "100"), ("benefits-period", "four-weeks"),
      ("rent", "175"), ("rent-period", "week"), (debts[0].name.name, "Bank loan"),
      (debts[0].balance.name, "4550"), (debts[1].balance.name, "6700"),
    ]
  }

  static func example(_ result: BudgetResult) -> (question: String, drawing: HTML) {
    let currency = result.currency
    return (
      "Pay of \(Money.whole(1_800, currency).short), rent of \(Money.whole(175, currency).short) a week",
      """
      \(BudgetFigures(result: result).html)
      \(BudgetBars(budget: result.budget).html)
      """
    )
  }

  static func form(_ state: FormState, on site: Site) -> HTML {
    BudgetFormView(state).form
  }

  static func asked(_ calculation: Calculation<BudgetResult>) -> FoldedForm {
    FoldedForm(
      BudgetFormView.summary(calculation.result),
      form: BudgetFormView(calculation.state).form)
  }

  static func sheet(_ calculation: Calculation<BudgetResult>) -> AnswerSheet {
    BudgetSheet(calculation: calculation).sheet
  }

  /// The form as it was filled in, with one more debt if that was asked for.
  static func begun(_ reading: FormReading, _ request: Request, on site: Site) -> Page? {
    request.query.typed(BudgetFormView.add).flatMap(BudgetFormView.Part.init).map { part in
      let state = FormState(reading)
      return alone(BudgetFormView(state, adding: part).form, state, lead: lead)
    }
  }
}

import PlanFormulas

/// The page of the debt plan, whose form may still grow before it is judged.
enum PlanPage: CalculatorPage {
  static let path = Path("/plan")
  static let name = "Debt plan"
  static let sentence = "Put all your debts in one plan, and see when each of them is paid off."
  static let title = "When will all your debts be paid off?"
  static let lead: HTML = """
    Put your debts in one plan. You’ll see what to pay to whom, and the month when each one is \
    paid off.
    """

  /// A store card, a card and a loan.
  static var example: [(String, String)] {
    let debts = PlanForm.debts.entries
    return [
      (debts[0].name.name, "Store card"), (debts[0].balance.name, "600"),
      (debts[0].terms.apr.name, "34.9"), (debts[1].name.name, "Credit card"),
      (debts[1].balance.name, "3000"), (debts[1].terms.apr.name, "24.9"),
      (debts[2].name.name, "Car loan"), (debts[2].balance.name, "4000"),
      (debts[2].terms.apr.name, "7.9"), (debts[2].kind.name, DebtKind.loan.rawValue),
      (debts[2].minimum.name, "125"), (PlanForm.budget.name, "300"),
    ]
  }

  static func example(_ result: PlanResult) -> (question: String, drawing: HTML) {
    let dates = PlanDates(from: nil)
    return (
      "\(result.countInWords), \(result.owed.short) in all",
      """
      \(PlanFigures(result: result, dates: dates).html)
      \(PlanChart(result: result, dates: dates).html)
      """
    )
  }

  static func form(_ state: FormState, on site: Site) -> HTML { PlanFormView(state).form }

  static func asked(_ calculation: Calculation<PlanFullResult>) -> FoldedForm {
    FoldedForm(
      PlanFormView.summary(calculation.result.result), form: PlanFormView(calculation.state).short)
  }

  static func sheet(_ calculation: Calculation<PlanFullResult>) -> AnswerSheet {
    let link = PlanLink(calculation.state.typed, of: PlanForm.names, at: address)
    return PlanSheet(
      calculation.result, link, on: calculation.site, wrong: calculation.wrongControl
    ).sheet
  }

  /// The form as it was filled in, with one more debt or one-off payment.
  static func begun(_ reading: FormReading, _ request: Request, on site: Site) -> Page? {
    request.query.typed(PlanFormView.add).flatMap(PlanFormView.Part.init).map { part in
      let state = FormState(reading)
      let lacksRate = PlanForm.debts.entries.contains {
        let kind = state.typed.typed($0.kind.name).flatMap(DebtKind.init) ?? .card
        return kind.hasInterest && state.typed.typed($0.balance.name) != nil
          && state.typed.typed($0.terms.apr.name) == nil
      }
      return alone(
        PlanFormView(state, adding: part).form, state,
        lead: part == .nothing && lacksRate ? ratesLead : lead)
    }
  }

  /// Above debts that came from another page without their rates.
  private static let ratesLead: HTML = """
    Your debts are filled in. Type the interest rate of each: it’s on the statement.
    """
}

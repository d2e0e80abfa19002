import LoanPages
import MortgageFormulas

/// The page that compares deals.
enum DealsPage: CalculatorPage {
  static let path = MortgagePage.path.appending("deals")
  static let name = "Mortgage deals"
  static let sentence = "Compare mortgage deals with their fees, over the time you choose."
  static let title = "Which mortgage deal costs less?"
  static let lead: HTML = """
    Set deals beside each other with their fees and cashback, over the months you choose. Nothing you \
    type is kept. Or see <a\(href: MortgagePage.address)>what one mortgage costs</a>.
    """

  /// £180,000 over 20 years: 4.29% with a fee of £999, or 4.49% without one.
  static let example = [
    ("amount", "180000"), ("years", "20"), ("rate-1", "4.29"), ("fix-months-1", "24"),
    ("fee-1", "999"), ("rate-2", "4.49"), ("fix-months-2", "24"),
  ]

  static func example(_ result: DealsResult) -> (question: String, drawing: HTML) {
    ("\(result.deals.loan.short) over \(result.deals.term.words)", DealsSheet.figures(result))
  }

  static func form(_ state: FormState, on site: Site) -> HTML { DealsFormView(state: state).form }

  static func asked(_ calculation: Calculation<DealsResult>) -> FoldedForm {
    let deals = calculation.result.deals
    return FoldedForm(
      """
      <b>\(deals.loan.short)</b> over <b>\(deals.term.words)</b>, compared over \
      <b>\(Term(months: deals.over).words)</b>
      """, form: DealsFormView(state: calculation.state).form)
  }

  static func sheet(_ calculation: Calculation<DealsResult>) -> AnswerSheet {
    DealsSheet(calculation: calculation).sheet
  }

  /// The form with a mortgage that a link has filled in as its first deal.
  static func begun(_ reading: FormReading, _ request: Request, on site: Site) -> Page? {
    guard request.query.typed(DealsFormView.begun) != nil else { return nil }
    let state = FormState(reading)
    return alone(form(state, on: site), state, lead: lead)
  }
}

/// The form that compares deals.
struct DealsFormView {
  /// The field of a link that fills in the form, which is not judged yet.
  static let begun = "begun"

  let state: FormState

  var form: HTML {
    let deals = DealsForm.offers.entries
    let others = Array(deals.dropFirst(2))
    return """
      <form class="card" method="get"\(action: .here()) target="_self" novalidate data-swap>
      \(hiddenInputs(state.typed.values(of: Embedding.names)))\
      \(state.textInput(DealsForm.amount))
      \(DealsForm.term.html("How long is left?", state))
      \(each: Array(deals.prefix(2)), deal)\
      \(details(
        "A third and a fourth deal", isOpen: isFilled(others.flatMap(\.questions)),
        "\(each: others, deal)"))
      \(state.textInput(DealsForm.over, width: .number))
      \(details(
        "The deal you have now, and what leaving it costs", isOpen: isFilled(DealsForm.leaving),
        current))
      \(state.currencyFold(DealsForm.currency))
      <button>Compare</button>
      </form>
      """
  }

  private func isFilled(_ questions: [any Question]) -> Bool {
    state.hasMistake(in: questions) || !state.isUnchanged(questions)
  }

  private func deal(_ deal: DealFields) -> HTML {
    """
    <fieldset class="field">
    <legend>Deal \(deal.number)</legend>
    \(state.textInput(deal.name, width: .text))
    \(state.textInput(deal.rate))
    \(state.textInput(deal.fixMonths, width: .number))
    \(state.textInput(deal.nextRate))
    \(state.textInput(deal.fee))
    \(state.select(
      deal.feeAdded, [Choice("no", "No, it’s paid at once"), Choice("yes", "Yes")],
      chosen: state.chosen(deal.feeAdded)))
    \(state.textInput(deal.cashback))
    </fieldset>

    """
  }

  private var current: HTML {
    """
    \(state.textInput(DealsForm.currentRate))
    \(state.textInput(DealsForm.currentMonths, width: .number))
    \(state.textInput(DealsForm.currentNextRate))
    \(state.textInput(DealsForm.erc))
    \(state.textInput(DealsForm.costs))
    """
  }
}

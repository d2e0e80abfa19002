package import BalanceTransferFormulas

/// The page of the balance transfer calculator.
enum BalanceTransferPage: CalculatorPage {
  static let path = Path("/balance-transfer")
  static let name = "Balance transfer"
  static let sentence =
    "See whether moving a card’s balance to a 0% card saves more than its fee."
  static let title = "What would a balance transfer save?"
  static let lead: HTML = """
    Put in your card and an offer you’ve seen. You’ll see what moving saves after the fee, and \
    what’s left when the offer ends.
    """

  /// £3,000 at 24.9%, to a card at 0% for 20 months.
  static let example = [
    (BalanceTransferForm.balance.name, "3000"), (BalanceTransferForm.apr.name, "24.9"),
    (BalanceTransferForm.payment.name, "120"), (BalanceTransferForm.fee.name, "2.9"),
    (BalanceTransferForm.offerMonths.name, "20"), (BalanceTransferForm.leastFee.name, "5"),
  ]

  static func example(_ transfer: BalanceTransfer) -> (question: String, drawing: HTML) {
    (
      transfer.terms.inShort,
      """
      \(BalanceTransferFigures(transfer: transfer).html)
      \(BalanceTransferChart(transfer: transfer, today: nil).html)
      """
    )
  }

  static func form(_ state: FormState, on site: Site) -> HTML {
    BalanceTransferFormView(state: state).form(answered: false)
  }

  static func asked(_ calculation: Calculation<BalanceTransfer>) -> FoldedForm {
    let view = BalanceTransferFormView(state: calculation.state)
    return FoldedForm(view.summary, form: view.form(answered: true))
  }

  static func sheet(_ calculation: Calculation<BalanceTransfer>) -> AnswerSheet {
    BalanceTransferSheet(calculation: calculation).sheet
  }

  /// The form where a link has filled in the present card, and the new one was not asked for yet.
  static func begun(_ reading: FormReading, _ request: Request, on site: Site) -> Page? {
    let offer = BalanceTransferForm.offerMonths.name
    guard request.query[offer] == nil, request.query.holdsAny(of: BalanceTransferForm.names)
    else { return nil }
    var others = reading
    do throws(InvalidForm) {
      _ = try BalanceTransferForm(&others)
      return nil
    } catch {
      return error.errors.map(\.field) == [offer] ? blank(reading, on: site) : nil
    }
  }
}

extension BalanceTransfer: CalculatorResult {
  package init(_ form: BalanceTransferForm) throws(MoneyOverflow) { try self.init(form.terms) }
}

import BalanceTransferFormulas
import Calendars
import Components
import Finance
import Forms
import Markup

/// The example beside the blank form: £3,000 at 24.9%, to a card at 0% for 20 months.
///
/// The page is written once when the site is installed, so nothing in it depends on the day.
struct BalanceTransferExample {
  private let state: FormState

  /// - Parameter state: The blank form, whose currency and partner the example keeps.
  init(_ state: FormState) {
    self.state = state
  }

  /// The example; nil where its amounts do not fit, which no currency of the table brings about.
  var html: HTML? {
    let query = [
      (BalanceTransferForm.balance.name, "3000"), (BalanceTransferForm.apr.name, "24.9"),
      (BalanceTransferForm.payment.name, "120"), (BalanceTransferForm.fee.name, "2.9"),
      (BalanceTransferForm.offerMonths.name, "20"), (BalanceTransferForm.leastFee.name, "5"),
    ]
    let currency = state.currency
    let asked =
      currency == .gbp ? query : query + [(BalanceTransferForm.currency.name, currency.code)]
    guard let form = try? BalanceTransferForm(Submission(asked), today: .earliest),
      let transfer = try? BalanceTransfer(form.terms)
    else { return nil }
    return ExampleAnswer(
      form.terms.inShort,
      at: .here(query: state.typed.values(of: Embedding.names) + asked),
      """
      \(BalanceTransferFigures(transfer).html)
      \(BalanceTransferChart(transfer, today: nil).html)
      """
    ).html
  }
}

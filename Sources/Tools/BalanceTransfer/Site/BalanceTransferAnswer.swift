import BalanceTransferFormulas
import Finance
import Hosting

/// The answer to a form: the card and the offer, and what moving comes to.
struct BalanceTransferAnswer: CalculatorAnswer {
  let form: BalanceTransferForm
  let transfer: BalanceTransfer

  /// - Throws: ``MoneyOverflow`` when an amount of the answer does not fit in a `Money`.
  init(_ form: BalanceTransferForm) throws(MoneyOverflow) {
    self.form = form
    transfer = try BalanceTransfer(form.terms)
  }
}

import BalanceTransferFormulas
package import Finance

/// The form of the balance transfer calculator.
struct BalanceTransferFormView {
  let state: FormState

  /// The questions.
  ///
  /// With an answer, the payment is asked beside the answer instead.
  func form(answered isAnswered: Bool) -> HTML {
    """
    <form class="card" method="get"\(action: .here()) target="_self" novalidate data-swap>
    <h2>The card you have</h2>
    \(hiddenInputs(state.typed.values(of: Embedding.names)))\
    \(state.textInput(BalanceTransferForm.balance))
    \(state.textInput(BalanceTransferForm.apr))
    \(isAnswered
      ? hiddenInputs(state.typed.values(of: [BalanceTransferForm.payment.name]))
      : state.textInput(BalanceTransferForm.payment))
    <h2>The new card</h2>
    \(state.textInput(BalanceTransferForm.offerMonths, width: .number))
    \(state.textInput(BalanceTransferForm.fee))
    \(more)
    \(state.otherCards(BalanceTransferForm.apr, BalanceTransferForm.currency))
    <button>Work it out</button>
    </form>
    """
  }

  /// The card and the offer in one line.
  var summary: HTML {
    let balance = state.known(BalanceTransferForm.balance).map { "<b>\($0.short)</b> at " as HTML }
    let apr = state.known(BalanceTransferForm.apr).map { "<b>\($0.formatted) APR</b>, " as HTML }
    let offer = state.known(BalanceTransferForm.offerAPR).map { "to \($0.formatted) for " as HTML }
    let months = state.known(BalanceTransferForm.offerMonths).map {
      "<b>\($0) month\($0 == 1 ? "" : "s")</b>" as HTML
    }
    let fee = state.known(BalanceTransferForm.fee).map {
      $0 == .zero ? "" : ", fee \($0.formatted)" as HTML
    }
    return "\(balance)\(apr)\(offer)\(months)\(fee)"
  }

  /// The questions about the new card that most visitors leave at their defaults.
  private var more: HTML {
    let questions = BalanceTransferForm.offerQuestions
    return details(
      "Minimum fee, other rates and credit limit",
      isOpen: state.hasMistake(in: questions) || !state.isUnchanged(questions),
      """
      \(state.textInput(BalanceTransferForm.leastFee))
      \(state.textInput(BalanceTransferForm.offerAPR))
      \(state.textInput(BalanceTransferForm.aprAfter))
      \(state.textInput(BalanceTransferForm.limit))
      """)
  }
}

extension FormState {
  /// The questions about a card that is not British: its currency, and the ways to charge interest at its
  /// rate, where that is known.
  package func otherCards(
    _ apr: Field<Percentage>, _ currency: Field<Currency>, currencies: HTML? = nil
  ) -> HTML {
    let bases = known(apr).map(InterestBasis.choices(at:)) ?? InterestBasis.choices
    return details(
      "Not a UK card? Currency and interest",
      isOpen: hasMistake(in: [BalanceTransferForm.basis, currency]),
      """
      \(currencies ?? commonCurrencies(currency, chosen: self.currency))
      \(radios(BalanceTransferForm.basis, bases))
      """)
  }
}

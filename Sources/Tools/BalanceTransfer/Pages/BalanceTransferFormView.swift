import BalanceTransferFormulas

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
    \(isAnswered ? hiddenInputs(payment) : state.textInput(BalanceTransferForm.payment))
    <h2>The new card</h2>
    \(state.textInput(BalanceTransferForm.offerMonths, width: .number))
    \(state.textInput(BalanceTransferForm.fee))
    \(more)
    \(otherCards)
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

  private var payment: [(String, String)] {
    state.typed.values(of: [BalanceTransferForm.payment.name])
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

  private var otherCards: HTML {
    details(
      "Not a UK card? Currency and interest",
      isOpen: state.hasMistake(in: [BalanceTransferForm.basis, BalanceTransferForm.currency]),
      """
      \(state.commonCurrencies(BalanceTransferForm.currency, chosen: state.currency))
      \(state.radios(BalanceTransferForm.basis, bases))
      """)
  }

  /// The ways to charge interest, at the rate of the card where it is known.
  private var bases: [Choice] {
    state.known(BalanceTransferForm.apr).map(InterestBasis.choices(at:)) ?? InterestBasis.choices
  }
}

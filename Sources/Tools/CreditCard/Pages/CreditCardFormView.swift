import BalanceTransferPages
import CreditCardFormulas

/// The form of the credit card calculator.
struct CreditCardFormView {
  let state: FormState

  /// The questions.
  ///
  /// With an answer, the payment is asked beside the answer instead.
  func form(answered isAnswered: Bool) -> HTML {
    """
    <form class="card" method="get"\(action: .here()) target="_self" novalidate data-swap>
    <h2>Your card</h2>
    \(hiddenInputs(state.typed.values(of: Embedding.names)))\
    \(state.textInput(CreditCardForm.balance))
    \(state.textInput(CreditCardForm.apr))
    \(isAnswered
      ? hiddenInputs(state.typed.values(of: CreditCardForm.answerQuestions.names)) : payment)
    \(choices)
    <button>Work it out</button>
    \(whereToFind)
    </form>
    """
  }

  /// The card in one line: "£2,292 at 17.91% APR, minimum …".
  var summary: HTML {
    let balance = state.known(CreditCardForm.balance).map { "<b>\($0.short)</b> at " as HTML }
    let apr = state.known(CreditCardForm.apr).map { "<b>\($0.formatted) APR</b>" as HTML }
    let preset = state.known(CreditCardForm.rule) ?? .onePercent
    return "\(balance)\(apr), minimum \(preset.words(in: state.currency))"
  }

  /// The questions that most visitors leave at their defaults.
  private var choices: HTML {
    """
    \(state.areUsual(CreditCardForm.minimumQuestions + [CreditCardForm.currency])
      ? Self.usualMinimum : minimum)
    \(state.otherCards(
      CreditCardForm.apr, CreditCardForm.currency,
      currencies: state.areUsual([CreditCardForm.currency]) ? Self.usualCurrencies : nil))
    """
  }

  /// The pieces that look the same in most forms, drawn once.
  private static let usualMinimum = usual.minimum
  private static let usualCurrencies = usual.state.commonCurrencies(
    CreditCardForm.currency, chosen: .gbp)
  private static let usual = CreditCardFormView(state: FormState(currency: .gbp))

  private var payment: HTML {
    """
    \(state.textInput(CreditCardForm.payment))
    \(goal)
    """
  }

  /// The question for the wanted time, when one was sent; beside an answer it has a form of its
  /// own.
  private var goal: HTML? {
    if state.typed.typed(CreditCardForm.months.name) != nil {
      return state.textInput(CreditCardForm.months, width: .number)
    }
    let isSent = CreditCardForm.by.parameters.contains { state.typed.typed($0.name) != nil }
    return isSent ? state.monthAheadInput(CreditCardForm.by) : nil
  }

  private var minimum: HTML {
    let preset = state.known(CreditCardForm.rule)
    let summary = preset.map { $0.words(in: state.currency) } ?? "Choose how it is worked out"
    return details(
      "<b>Minimum payment:</b> \(summary). <span class=\"change\">Change</span>",
      isOpen: preset == .custom || state.hasMistake(in: CreditCardForm.minimumQuestions),
      """
      \(state.radios(
        CreditCardForm.rule,
        MinimumPreset.allCases.map { Choice($0.rawValue, $0.choice(in: state.currency)) }))
      <div class="custom">
      \(state.textInput(CreditCardForm.minimumPercent))
      \(state.radios(
        CreditCardForm.minimumInterest, [Choice("yes", "Yes"), Choice("no", "No")]))
      \(state.textInput(CreditCardForm.minimumFloor))
      \(state.textInput(CreditCardForm.minimumAlonePercent))
      \(state.radios(
        CreditCardForm.minimumBase,
        [
          Choice("opening", "Before"),
          Choice("statement", "After, as on the statement"),
        ]))
      </div>
      """)
  }

  private var whereToFind: HTML {
    details(
      "Where do I find these?",
      """
      <dl>
      <dt>Balance</dt>
      <dd>On the first page of your statement, as “closing balance” or “new balance”.</dd>
      <dt>Interest rate (APR)</dt>
      <dd>In the summary box, as the yearly rate for purchases. If there is a simple rate and a \
      compound rate, use the compound one.</dd>
      <dt>Minimum payment</dt>
      <dd>Under “minimum payment” in the summary box. If you don’t know, leave it as it is: most \
      UK cards use this.</dd>
      </dl>
      """)
  }
}

import Hosting
import CreditCardFormulas
import Calendars
import Components
import Finance
import Forms
import Markup

/// The form of the credit card calculator.
struct CreditCardFields {
  private let state: FormState
  private let by: MonthAheadQuestion

  init(_ state: FormState, today: CalendarDate) {
    self.state = state
    by = CreditCardForm.by(today)
  }

  /// The questions.
  ///
  /// With an answer, the payment is asked beside the answer instead.
  func form(answered isAnswered: Bool) -> HTML {
    """
    <form class="card" method="get"\(action: .here()) target="_self" novalidate data-swap>
    <h2>Your card</h2>
    \(hiddenInputs(CreditCardLink.values(state.typed, of: Embedding.names)))\
    \(state.textInput(CreditCardForm.balance))
    \(state.textInput(CreditCardForm.apr))
    \(isAnswered ? hiddenInputs(carried) : payment)
    \(isUsual ? Self.usual : choices)
    <button>Work it out</button>
    \(whereToFind)
    </form>
    """
  }

  /// The questions that most visitors leave at their defaults.
  private var choices: HTML {
    """
    \(minimum)
    \(otherCards)
    """
  }

  private var isUsual: Bool {
    state.errors.isEmpty
      && Self.choiceNames.allSatisfy { chosen($0) == Self.usualChoices[$0, default: ""] }
  }

  /// The text that was sent under a name, or the default.
  private func chosen(_ name: String) -> String {
    state.typed.typed(name) ?? Self.usualChoices[name, default: ""]
  }

  /// The choices at their defaults, drawn once.
  private static let usual =
    CreditCardFields(FormState(currency: .gbp), today: .earliest).choices

  private static let usualChoices = [
    CreditCardForm.rule.name: MinimumPreset.onePercent.rawValue,
    CreditCardForm.minimumInterest.name: "yes",
    CreditCardForm.minimumBase.name: MinimumPaymentRule.Base.opening.rawValue,
    CreditCardForm.basis.name: InterestBasis.effective.rawValue,
    CreditCardForm.currency.name: Currency.gbp.code,
  ]

  private static let choiceNames =
    CreditCardForm.minimumNames + [CreditCardForm.basis.name, CreditCardForm.currency.name]

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
    return by.names.contains { state.typed.typed($0) != nil } ? state.monthAheadInput(by) : nil
  }

  private var carried: [(String, String)] {
    CreditCardLink.values(
      state.typed, of: [CreditCardForm.payment.name, CreditCardForm.months.name] + by.names)
  }

  private var minimum: HTML {
    let preset = MinimumPreset(rawValue: chosen(CreditCardForm.rule.name))
    let summary = preset.map { $0.words(in: state.currency) } ?? "Choose how it is worked out"
    return details(
      "<b>Minimum payment:</b> \(summary). <span class=\"change\">Change</span>",
      isOpen: preset == .custom || hasMistakeInMinimum,
      """
      \(state.radios(
        CreditCardForm.rule,
        MinimumPreset.allCases.map { Choice($0.rawValue, $0.choice(in: state.currency)) },
        chosen: chosen(CreditCardForm.rule.name)))
      <div class="custom">
      \(state.textInput(CreditCardForm.minimumPercent))
      \(state.radios(
        CreditCardForm.minimumInterest, [Choice("yes", "Yes"), Choice("no", "No")],
        chosen: chosen(CreditCardForm.minimumInterest.name)))
      \(state.textInput(CreditCardForm.minimumFloor))
      \(state.textInput(CreditCardForm.minimumAlonePercent))
      \(state.radios(
        CreditCardForm.minimumBase,
        [
          Choice("opening", "What you owed before the month’s interest"),
          Choice("statement", "The statement balance, with the month’s interest"),
        ],
        chosen: chosen(CreditCardForm.minimumBase.name)))
      </div>
      """)
  }

  private var hasMistakeInMinimum: Bool {
    CreditCardForm.minimumNames.contains { state.error(for: $0) != nil }
  }

  private var otherCards: HTML {
    let isChanged = [CreditCardForm.basis.name, CreditCardForm.currency.name]
      .contains { state.error(for: $0) != nil }
    return details(
      "Cards in other currencies", isOpen: isChanged,
      """
      \(state.currencies(CreditCardForm.currency, chosen: state.currency))
      \(state.radios(
        CreditCardForm.basis,
        [
          Choice("effective", "By the effective rate, as British cards do"),
          Choice("nominal", "A twelfth of the yearly rate each month, as American cards do"),
        ],
        chosen: chosen(CreditCardForm.basis.name)))
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
      <dd>Under “minimum payment” in the summary box. If you do not know, leave it as it is: it is \
      the commonest.</dd>
      </dl>
      """)
  }
}

extension MinimumPreset {
  fileprivate func words(in currency: Currency) -> String {
    switch self {
    case .onePercent: "1% of the balance plus interest, at least \(amount(5, currency))"
    case .onePercentAtLeast25: "1% of the balance plus interest, at least \(amount(25, currency))"
    case .twoPercent: "2% of the balance plus interest, at least \(amount(5, currency))"
    case .twoAndAHalfPercent: "2.5% of the balance plus interest, at least \(amount(5, currency))"
    case .threePercentOfBalance: "3% of the balance, at least \(amount(5, currency))"
    case .danskeBank:
      """
      1% of the balance plus interest, or 3% of the statement balance if that is more, at least \
      \(amount(5, currency))
      """
    case .custom: "your card’s own rule"
    }
  }

  fileprivate func choice(in currency: Currency) -> String {
    switch self {
    case .onePercent: "I don’t know, or \(words(in: currency)) (\(mostCards(in: currency)))"
    case .custom: "Something else"
    default: named(in: currency)
    }
  }

  /// The rule with the banks that publish it, in the currency of their cards alone.
  private func named(in currency: Currency) -> String {
    guard let issuer, currency == .gbp else { return words(in: currency) }
    return "\(issuer): \(words(in: currency))"
  }

  private func mostCards(in currency: Currency) -> String {
    currency == .gbp
      ? "most cards, those of Lloyds, Halifax and Bank of Scotland among them" : "most cards"
  }

  /// The banks that publish the rule: Lloyds, Halifax, Bank of Scotland, Nationwide and Danske Bank
  /// print it beside worked figures on their pages about minimum payments and persistent debt.
  private var issuer: String? {
    switch self {
    case .onePercentAtLeast25: "Nationwide"
    case .twoAndAHalfPercent: "New cards of Lloyds, Halifax and Bank of Scotland"
    case .danskeBank: "Danske Bank"
    default: nil
    }
  }

  private func amount(_ units: Int32, _ currency: Currency) -> String {
    Money.whole(units, currency).short
  }
}

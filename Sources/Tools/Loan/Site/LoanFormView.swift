import Hosting
import LoanFormulas
import Components
import Finance
import Forms
import Markup

/// The form of the loan calculator.
struct LoanFormView {
  private let state: FormState

  init(_ state: FormState) {
    self.state = state
  }

  /// The questions.
  ///
  /// With an answer, the extra is asked beside the answer instead.
  func form(answered isAnswered: Bool) -> HTML {
    let isUsual = isAnswered && isUsual
    return """
      <form class="card" method="get"\(action: .here()) target="_self" novalidate data-swap>
      <h2>Your loan</h2>
      \(state.textInput(LoanForm.amount))
      \(currency(answered: isAnswered))
      \(state.textInput(LoanForm.downPayment))
      \(state.textInput(LoanForm.rate))
      \(term)
      \(isUsual ? Self.usualPayments : payments)
      \(hiddenInputs(carried(withExtra: isAnswered)))\
      \(isUsual ? Self.usualMore : more(withExtra: !isAnswered))
      <button>Work it out</button>
      </form>
      """
  }

  /// True when the questions that most visitors leave are at their defaults, which are drawn once.
  private var isUsual: Bool { state.areUsual(Self.seldomAnswered) }

  private static let seldomAnswered =
    [LoanForm.currency, LoanForm.kind, LoanForm.frequency]
    + LoanForm.optional.filter { $0.name != LoanForm.extra.name }

  private static let usual = LoanFormView(FormState(currency: LoanForm.usualCurrency))
  private static let usualPayments = usual.payments
  private static let usualMore = usual.more(withExtra: false)

  /// The answers in one line: "£180,000 at 4.25% for 30 years".
  var summary: HTML {
    let loan = state.known(LoanForm.amount).map { amount in
      amount - (state.known(LoanForm.downPayment) ?? .zero(amount.currency))
    }
    let rate = state.known(LoanForm.rate).map { "<b>\($0.formatted)</b>" as HTML }
    let term = state.known(LoanForm.term).map { " for <b>\($0.words)</b>" as HTML }
    return "\(loan.map { "<b>\($0.short)</b> at " as HTML })\(rate)\(term)"
  }

  private func currency(answered isAnswered: Bool) -> HTML {
    details(
      "<b>Currency:</b> \(state.currency.name). <span class=\"change\">Change</span>",
      isOpen: state.error(for: LoanForm.currency.name) != nil,
      state.calculatorCurrencies(LoanForm.currency, answered: isAnswered))
  }

  private var term: HTML {
    """
    <fieldset class="field">
    <legend>\(LoanForm.term.question)</legend>
    <div class="row">
    \(state.textInput(LoanForm.term.years, width: .decimal))
    \(state.textInput(LoanForm.term.months, width: .number))
    </div>
    </fieldset>
    """
  }

  /// The questions about payments, which most visitors leave at their defaults.
  private var payments: HTML {
    let frequency = (state.known(LoanForm.frequency) ?? .monthly).each
    let kind =
      state.known(LoanForm.kind) == .interestOnly ? "interest only" : "until the loan is paid off"
    return details(
      "<b>Payments:</b> once \(frequency), \(kind). <span class=\"change\">Change</span>",
      isOpen: state.hasMistake(in: [LoanForm.kind, LoanForm.frequency]),
      """
      \(state.radios(
        LoanForm.kind,
        [
          Choice("repayment", "Interest and part of the loan, so that it is paid off at the end"),
          Choice("interest-only", "Interest only: the loan itself is due at the end"),
        ]))
      \(state.radios(
        LoanForm.frequency,
        [
          Choice("monthly", "Every month"), Choice("fortnightly", "Every two weeks"),
          Choice("weekly", "Every week"),
        ]))
      """)
  }

  private func more(withExtra: Bool) -> HTML {
    details(
      "Extra payments, start date and lender", isOpen: state.hasMistake(in: LoanForm.optional),
      """
      \(withExtra ? state.textInput(LoanForm.extra) : nil)
      \(state.textInput(LoanForm.extraYearly))
      \(state.textInput(LoanForm.extraYearlyMonth, width: .number))
      \(state.textInput(LoanForm.lumpSum))
      \(isNumbered ? state.textInput(LumpSumQuestion.number, width: .number) : nil)
      \(state.monthInput(LumpSumQuestion.month))
      \(state.dateInput(LoanForm.start))
      \(state.textInput(LoanForm.lender, width: .text))
      """)
  }

  /// True when the day of the one-off extra was sent as a payment number, as programs do.
  private var isNumbered: Bool { state.typed.typed(LumpSumQuestion.number.name) != nil }

  /// The hidden fields: the extra that stands elsewhere, and the fields of a frame.
  private func carried(withExtra: Bool) -> [(String, String)] {
    state.typed.values(of: Embedding.names + (withExtra ? [LoanForm.extra.name] : []))
  }
}

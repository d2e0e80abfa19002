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
    """
    <form class="card" method="get"\(action: .here()) target="_self" novalidate data-swap>
    <h2>Your loan</h2>
    \(state.textInput(LoanForm.amount))
    \(currency)
    \(state.textInput(LoanForm.downPayment))
    \(state.textInput(LoanForm.rate))
    \(term)
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
    \(hiddenInputs(carried(withExtra: isAnswered)))\
    \(more(withExtra: !isAnswered))
    <button>Work it out</button>
    </form>
    """
  }

  private var currency: HTML {
    details(
      "<b>Currency:</b> \(state.currency.name). <span class=\"change\">Change</span>",
      isOpen: state.error(for: LoanForm.currency.name) != nil,
      state.currencies(LoanForm.currency, chosen: state.currency))
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
    (Embedding.names + (withExtra ? [LoanForm.extra.name] : [])).compactMap { name in
      state.typed.typed(name).map { (name, $0) }
    }
  }
}

import Components
import Finance
import Forms
import Markup

/// The form of the student loan calculator.
struct StudentLoanFields {
  private let state: FormState

  init(_ state: FormState) {
    self.state = state
  }

  /// Every question, before there is an answer.
  var blankForm: HTML {
    """
    <form class="card"\(action: .here()) method="get" target="_self" novalidate data-swap>
    <h2>Your loan</h2>
    \(embedding)\
    \(state.textInput(StudentLoanForm.principal))
    \(state.textInput(StudentLoanForm.apr))
    \(state.textInput(StudentLoanForm.proportion, width: .number))
    \(state.textInput(StudentLoanForm.payment))
    \(others)
    </form>
    """
  }

  /// The questions beside an answer, where the payment stands with the answer.
  func form(steppingPrincipal stepper: Stepper) -> HTML {
    """
    \(stepper.forms)\
    <form class="card"\(action: .here()) method="get" target="_self" novalidate data-swap>
    <h2>Your loan</h2>
    \(embedding)\
    \(hiddenInputs(payment))\
    \(stepper.buttons(around: state.textInput(StudentLoanForm.principal)))
    \(state.textInput(StudentLoanForm.apr))
    \(state.textInput(StudentLoanForm.proportion, width: .number))
    \(others)
    </form>
    """
  }

  private var embedding: HTML {
    hiddenInputs(StudentLoanLink.values(state.typed, of: Embedding.names))
  }

  private var payment: [(String, String)] {
    let name = StudentLoanForm.payment.name
    return state.typed.typed(name).map { [(name, $0)] } ?? []
  }

  private var others: HTML {
    """
    \(interest)
    \(comparison)
    \(range)
    \(currency)
    \(hasMistake(in: [StudentLoanForm.previous.name])
      ? state.textInput(StudentLoanForm.previous) : nil)
    <button>Work it out</button>
    """
  }

  private var interest: HTML {
    let isCompounded = state.typed.typed(StudentLoanForm.compounded.name) == "yes"
    let way = isCompounded ? "compounded every day" : "a twelfth of the yearly rate each month"
    return details(
      "<b>Interest:</b> \(way). <span class=\"change\">Change</span>",
      isOpen: hasMistake(in: [StudentLoanForm.compounded.name]),
      state.radios(
        StudentLoanForm.compounded,
        [
          Choice("no", "No, a twelfth of the yearly rate is charged each month"),
          Choice("yes", "Yes, and charged each month"),
        ], chosen: isCompounded ? "yes" : "no"))
  }

  private var comparison: HTML {
    let isTenYears = state.typed.typed(StudentLoanForm.baseline.name) == "ten-year"
    let baseline = isTenYears ? "paying it back in ten years" : "paying the least that clears it"
    return details(
      "<b>Compared with:</b> \(baseline). <span class=\"change\">Change</span>",
      isOpen: hasMistake(in: [StudentLoanForm.baseline.name]),
      state.radios(
        StudentLoanForm.baseline,
        [
          Choice("absolute", "The least payment that ever clears the loan"),
          Choice("ten-year", "The payment that takes ten years"),
        ], chosen: isTenYears ? "ten-year" : "absolute"))
  }

  private var range: HTML {
    details(
      "Steps of the + and − beside the loan",
      isOpen: hasMistake(in: StudentLoanForm.rangeNames),
      """
      \(state.textInput(StudentLoanForm.least))
      \(state.textInput(StudentLoanForm.most))
      \(state.textInput(StudentLoanForm.increments, width: .number))
      """)
  }

  private var currency: HTML {
    details(
      "Loans in other currencies", isOpen: hasMistake(in: [StudentLoanForm.currency.name]),
      state.select(
        StudentLoanForm.currency, CurrencyChoices.including(state.currency),
        chosen: state.currency.code))
  }

  private func hasMistake(in names: [String]) -> Bool {
    names.contains { state.error(for: $0) != nil }
  }
}

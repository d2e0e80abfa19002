/// The form of the student loan calculator.
struct StudentLoanFormView {
  let state: FormState

  /// All questions, when there is no answer.
  var blankForm: HTML {
    """
    <form class="card"\(action: .here()) method="get" target="_self" novalidate data-swap>
    <h2>Your loan</h2>
    \(embedding)\
    \(state.textInput(StudentLoanForm.principal))
    \(range)
    \(state.textInput(StudentLoanForm.apr))
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
    \(state.areUsual(StudentLoanForm.rangeQuestions) ? Self.usualRange : range)
    \(state.textInput(StudentLoanForm.apr))
    \(state.areUsual(Self.otherQuestions) ? Self.usualOthers : others)
    </form>
    """
  }

  /// The answers in one line: "$30,000 at 5%".
  var summary: HTML {
    let loan = state.known(StudentLoanForm.principal).map { "<b>\($0.short)</b> at " as HTML }
    let rate = state.known(StudentLoanForm.apr).map { "<b>\($0.formatted)</b>" as HTML }
    return "\(loan)\(rate)"
  }

  private var embedding: HTML {
    hiddenInputs(state.typed.values(of: Embedding.names))
  }

  private var payment: [(String, String)] {
    let name = StudentLoanForm.payment.name
    return state.typed.typed(name).map { [(name, $0)] } ?? []
  }

  private static let otherQuestions: [any Question] =
    [StudentLoanForm.compounded, StudentLoanForm.proportion, StudentLoanForm.baseline]
    + [StudentLoanForm.currency]

  /// The pieces that look the same in most forms, drawn once.
  private static let blank = StudentLoanFormView(
    state: FormState(currency: StudentLoanForm.usualCurrency))
  private static let usualOthers = blank.others
  private static let usualRange = blank.range

  private var others: HTML {
    """
    \(interest)
    \(lessUsual)
    \(state.currencyFold(StudentLoanForm.currency))
    \(state.hasMistake(in: [StudentLoanForm.previous])
      ? state.textInput(StudentLoanForm.previous) : nil)
    <button>Work it out</button>
    """
  }

  private var interest: HTML {
    let isCompounded = state.known(StudentLoanForm.compounded) ?? false
    let way = isCompounded ? "added daily" : "added monthly"
    return details(
      "<b>Interest:</b> \(way). <span class=\"change\">Change</span>",
      isOpen: state.hasMistake(in: [StudentLoanForm.compounded]),
      state.radios(
        StudentLoanForm.compounded,
        [
          Choice("no", "Monthly (most loans)"), Choice("yes", "Daily"),
        ], chosen: isCompounded ? "yes" : "no"))
  }

  /// The less usual questions, open when one differs from its default.
  private var lessUsual: HTML {
    let isAllInterestPaid = state.known(StudentLoanForm.proportion) == .hundred
    return details(
      "Less usual: part of the interest, the lowest payment",
      isOpen: !isAllInterestPaid || !state.isUnchanged([StudentLoanForm.baseline]),
      """
      \(state.textInput(StudentLoanForm.proportion, width: .number))
      \(state.radios(
        StudentLoanForm.baseline,
        [
          Choice("ten-year", "The payment that takes ten years"),
          Choice("absolute", "The lowest payment that ever pays off the loan"),
        ]))
      """)
  }

  /// The steps of the buttons beside the loan.
  private var range: HTML {
    details(
      "Steps of − and +",
      isOpen: state.hasMistake(in: StudentLoanForm.rangeQuestions),
      """
      \(state.textInput(StudentLoanForm.least))
      \(state.textInput(StudentLoanForm.most))
      \(state.textInput(StudentLoanForm.increments, width: .number))
      """)
  }
}

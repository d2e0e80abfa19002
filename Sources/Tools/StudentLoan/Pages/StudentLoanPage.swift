import StudentLoanFormulas

/// The main page of the student loan calculator.
enum StudentLoanPage: CalculatorPage {
  static let path = Path("/student-loan")
  static let name = "Student loan (US)"
  static let sentence =
    "See how long your loan takes to pay back, and what a little more each month saves."
  static let title = "Student loan (US): what will it cost?"
  static let lead: HTML = """
    For loans with a fixed rate and a fixed payment, as in the United States. \(notBritish)
    """

  /// Where those with a British loan find theirs.
  static let notBritish: HTML = """
    Got a UK student loan? What you repay depends on what you earn. See \
    <a\(href: StudentLoanTool.british.address)>what it takes from your pay</a>.
    """

  /// $30,000 at 5%, with $350 a month.
  static let example = [
    (StudentLoanForm.principal.name, "30000"), (StudentLoanForm.apr.name, "5"),
    (StudentLoanForm.payment.name, "350"),
  ]

  static func example(_ picture: StudentLoanPicture) -> (question: String, drawing: HTML) {
    let (form, comparison) = (picture.result.form, picture.result.comparison)
    return (
      "\(form.terms.principal.short) at \(form.apr.formatted)",
      """
      \(StudentLoanFigures(comparison: comparison).html)
      \(StudentLoanChart(comparison: comparison, baseline: picture.baseline).html)
      """
    )
  }

  static func form(_ state: FormState, on site: Site) -> HTML {
    StudentLoanFormView(state: state).blankForm
  }

  static func asked(_ calculation: Calculation<StudentLoanFullResult>) -> FoldedForm {
    let view = StudentLoanFormView(state: calculation.state)
    return FoldedForm(
      view.summary, form: view.form(steppingPrincipal: stepper(calculation)),
      isOpen: calculation.state.typed.typed(stepped) != nil)
  }

  /// The name of a field that the buttons for less and more of the loan send: the form stays open.
  private static let stepped = "stepped"

  /// The stepper of the loan; a payment too small for the next step is dropped.
  private static func stepper(_ calculation: Calculation<StudentLoanFullResult>) -> Stepper {
    let (form, link) = (calculation.form, calculation.link)
    let (range, principal) = (form.range, form.terms.principal)
    func step(_ next: Money?, _ direction: String) -> Stepper.Step? {
      guard let next else { return nil }
      let size = (next - principal).absolute.short
      let keepsPayment = form.payment.map { form.terms.isReduced(by: $0, owing: next) } ?? false
      let payment = keepsPayment ? [] : [StudentLoanForm.payment.name]
      return Stepper.Step(
        next, "Owe \(size) \(direction): \(next.short)",
        carrying: link.carried(without: [StudentLoanForm.principal.name] + payment)
          + [(stepped, "yes")])
    }
    return Stepper(
      StudentLoanForm.principal, carrying: [],
      less: step(range.less(than: principal), "less"),
      more: step(range.more(than: principal), "more"))
  }

  static func sheet(_ calculation: Calculation<StudentLoanFullResult>) -> AnswerSheet {
    StudentLoanSheet(calculation: calculation).sheet
  }

  /// The form alone, below the lead that shows a British visitor the way.
  static func wrong(_ reading: FormReading, _ errors: [FieldError], on site: Site) -> Page {
    let state = FormState(reading, errors: errors)
    return alone(form(state, on: site), state, lead: lead)
  }
}

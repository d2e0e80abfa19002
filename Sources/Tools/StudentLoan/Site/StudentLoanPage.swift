import Web
import Hosting
import StudentLoanFormulas
import Components
import Finance
import Forms
import Markup

/// The main page of the student loan calculator: blank, wrong or answered.
enum StudentLoanPage {
  static let address = StudentLoanPath.page.address

  /// The form beside an example of an answer.
  static func blank(_ reading: FormReading) -> Page {
    let state = FormState(reading)
    return page(
      currency: state.currency, lead: lead,
      content: """
        <div class="halves">
        \(StudentLoanFormView(state).blankForm)
        \(StudentLoanExample(state).html)
        </div>
        """)
  }

  /// The form alone, with what is wrong with it.
  static func wrong(_ reading: FormReading, errors: [FieldError]) -> Page {
    let state = FormState(reading, errors: errors)
    return page(
      currency: state.currency, lead: lead, errors: errors,
      content: """
        <div class="narrow">
        \(StudentLoanFormView(state).blankForm)
        </div>
        """)
  }

  /// `mistakes` is the form as it was typed into the box of this answer, where that was wrong.
  static func answered(
    _ reading: FormReading, _ answer: StudentLoanAnswer, on site: Site,
    mistakes: FormState? = nil
  ) throws(MoneyOverflow) -> Page {
    let state = FormState(reading)
    let result = try StudentLoanResult(answer, state, mistakes: mistakes)
    let view = StudentLoanFormView(state)
    let form = view.form(steppingPrincipal: stepper(state.typed, answer))
    return page(
      answer: result.inShort, currency: state.currency, tone: result.tone,
      errors: mistakes?.errors ?? [],
      printed: site.printed(result.asked, in: state.currency, at: result.address),
      announcement: mistakes == nil ? result.announcement : nil,
      content: """
        \(AskedForm(view.summary, form: form).html)
        \(result.html)
        """)
  }

  /// The stepper of the loan; a payment too small for the next step is dropped.
  private static func stepper(
    _ submission: Submission, _ answer: StudentLoanAnswer
  ) -> Stepper {
    let link = StudentLoanLink(submission, showing: answer.comparison.repayment.payment)
    let (range, principal) = (answer.form.range, answer.form.terms.principal)
    func step(_ next: Money?, _ direction: String) -> Stepper.Step? {
      guard let next else { return nil }
      let size = (next - principal).absolute.short
      return Stepper.Step(
        next, "Owe \(size) \(direction): \(next.short)",
        carrying: link.stepOfPrincipal(keepingPayment: answer.form.keepsPayment(owing: next)))
    }
    return Stepper(
      StudentLoanForm.principal, to: .here(), carrying: [],
      less: step(range.less(than: principal), "less"),
      more: step(range.more(than: principal), "more"))
  }

  private static func page(
    answer: String? = nil, currency: Currency, lead: HTML? = nil, tone: HelpBox.Tone = .calm,
    errors: [FieldError] = [],
    printed: PrintedLine? = nil, announcement: String? = nil, content: HTML
  ) -> Page {
    Page(
      title: "What will your student loan cost?", answer: answer, lead: lead,
      description: StudentLoanTool.tool.tile.sentence,
      tool: address, help: HelpBox(currency: currency, tone: tone), errors: errors,
      printed: printed, announcement: announcement, content: content)
  }

  static let lead: HTML = """
    For loans with a fixed rate and a fixed payment, as in the United States. \(notBritish)
    """

  /// Where those with a British loan find theirs.
  static let notBritish: HTML = """
    Got a UK student loan? What you repay depends on what you earn: see \
    <a\(href: OutsideAddress("https://www.gov.uk/repaying-your-student-loan"))>repaying your \
    student loan on GOV.UK</a>.
    """
}

extension StudentLoanForm {
  /// True when the chosen payment would still reduce a loan of another size.
  fileprivate func keepsPayment(owing principal: Money) -> Bool {
    let other = StudentLoanTerms(
      principal: principal, monthlyRate: terms.monthlyRate, proportion: terms.proportion)
    guard let payment, let least = try? other.absoluteMinimum else { return false }
    return payment >= least
  }
}

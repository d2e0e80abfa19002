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

  static func blank(_ submission: Submission) -> Page { unanswered(submission) }

  static func wrong(_ submission: Submission, _ invalid: InvalidForm) -> Page {
    unanswered(submission, errors: invalid.errors)
  }

  private static func unanswered(_ submission: Submission, errors: [FieldError] = []) -> Page {
    let currency =
      submission.typed(StudentLoanForm.currency.name).flatMap { Currency(code: $0) }
      ?? StudentLoanForm.usualCurrency
    let state = FormState(typed: submission, errors: errors, currency: currency)
    return page(
      currency: currency, errors: errors,
      content: """
        <div class="narrow">
        \(StudentLoanFields(state).blankForm)
        </div>
        """)
  }

  /// The answered page; `mistaken` is the state of a wrong field inside the answer.
  static func answered(
    _ submission: Submission, _ comparison: StudentLoanComparison, on site: Site,
    mistaken: (typed: Submission, invalid: InvalidForm)? = nil
  ) throws(MoneyOverflow) -> Page {
    let state = FormState(typed: submission, currency: comparison.form.currency)
    let mistakes = mistaken.map {
      FormState(typed: $0.typed, errors: $0.invalid.errors, currency: state.currency)
    }
    let result = StudentLoanResult(
      comparison, try StudentLoanGoal.list(for: comparison), state, mistakes: mistakes)
    return page(
      currency: state.currency, tone: result.tone, errors: mistakes?.errors ?? [],
      printed: site.printed(result.asked, at: result.address),
      announcement: mistakes == nil ? result.announcement : nil,
      content: """
        <div class="columns">
        \(result.html)
        <div>
        \(StudentLoanFields(state).form(steppingPrincipal: stepper(submission, comparison)))
        </div>
        </div>
        """)
  }

  /// The stepper of the loan; a payment too small for the next step is dropped.
  private static func stepper(
    _ submission: Submission, _ comparison: StudentLoanComparison
  ) -> Stepper {
    let link = StudentLoanLink(submission, showing: comparison.repayment.payment)
    let (range, principal) = (comparison.form.range, comparison.form.terms.principal)
    func step(_ next: Money?, _ direction: String) -> Stepper.Step? {
      guard let next else { return nil }
      let size = (next - principal).absolute.short
      return Stepper.Step(
        next, "Owe \(size) \(direction): \(next.short)",
        carrying: link.stepOfPrincipal(keepingPayment: comparison.form.keepsPayment(owing: next)))
    }
    return Stepper(
      StudentLoanForm.principal, to: .here(), carrying: [],
      less: step(range.less(than: principal), "less"),
      more: step(range.more(than: principal), "more"))
  }

  private static func page(
    currency: Currency, tone: HelpBox.Tone = .calm, errors: [FieldError] = [],
    printed: PrintedLine? = nil, announcement: String? = nil, content: HTML
  ) -> Page {
    Page(
      title: "What will your student loan cost?", lead: lead,
      description: StudentLoanTool.tool.tile.sentence,
      tool: address, help: HelpBox(currency: currency, tone: tone), errors: errors,
      printed: printed, announcement: announcement, content: content)
  }

  static let lead: HTML = """
    For loans with a fixed rate and a fixed payment, as in the United States. This is not how \
    student loans in the United Kingdom work, which follow what you earn: see \
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

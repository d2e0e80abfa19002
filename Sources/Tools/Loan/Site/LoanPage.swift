import LoanFormulas
import Web
import Calendars
import Hosting
import Components
import Finance
import Forms
import Markup

/// The page of the loan calculator: blank, wrong or answered.
enum LoanPage {
  static let address = LoanPath.page.address

  /// The field for a first rate; a query with it alone is no submitted form.
  static let rateToUse = "use-rate"

  /// The blank page; `rates` is the page of interest rates, on a site that has it.
  static func blank(_ submission: Submission, today: CalendarDate, rates: Address?) -> Page {
    let rate = submission.typed(rateToUse)
    let typed = rate.map { submission.typed(LoanForm.rate.name, otherwise: $0) } ?? submission
    let state = FormState(LoanForm.reading(typed, today: today))
    return page(
      currency: state.currency, lead: lead,
      content: """
        <div class="halves">
        <div>
        \(LoanFormView(state).form(answered: false))
        \(rates.map(linkToRates))\
        </div>
        \(LoanExample(state).html)
        </div>
        """)
  }

  private static func linkToRates(_ address: Address) -> HTML {
    """
    <p class="beside">Not sure of the rate? See <a\(href: address)>average rates for a home</a>.</p>

    """
  }

  static func wrong(_ reading: FormReading, _ invalid: InvalidForm) -> Page {
    let errors = forPeople(invalid.errors, reading.submission)
    let state = FormState(reading, errors: errors)
    return page(
      currency: state.currency, errors: errors,
      content: """
        <div class="narrow">
        \(LoanFormView(state).form(answered: false))
        </div>
        """)
  }

  /// The mistakes as people see them: programs give the payment number of a one-off extra, people
  /// its month.
  private static func forPeople(_ errors: [FieldError], _ typed: Submission) -> [FieldError] {
    let number = LumpSumQuestion.number.name
    guard typed.typed(number) == nil else { return errors }
    return errors.map {
      $0.field == number
        ? FieldError(field: LumpSumQuestion.month.monthBox, message: $0.message) : $0
    }
  }

  /// `mistakes` is the form as it was typed into the box of this answer, where that was wrong.
  static func answered(
    _ reading: FormReading, _ answer: LoanAnswer, on site: Site,
    mistakes: FormState? = nil
  ) throws(MoneyOverflow) -> Page {
    let state = FormState(reading)
    let result = LoanResult(
      answer.comparison, try LoanGoal.list(for: answer.comparison), state, mistakes: mistakes)
    let view = LoanFormView(state)
    return page(
      answer: result.inShort, currency: state.currency, errors: mistakes?.errors ?? [],
      printed: site.printed(result.asked, in: state.currency, at: result.address),
      announcement: mistakes == nil ? result.announcement : nil,
      content: """
        \(AskedForm(view.summary, form: view.form(answered: true)).html)
        \(result.html)
        """)
  }

  private static func page(
    answer: String? = nil, currency: Currency, lead: HTML? = nil, errors: [FieldError] = [],
    printed: PrintedLine? = nil,
    announcement: String? = nil, content: HTML
  ) -> Page {
    Page(
      title: "How much will your loan or mortgage cost?", answer: answer, lead: lead,
      description: LoanTool.tool.tile.sentence, tool: address, help: HelpBox(currency: currency),
      errors: errors, printed: printed, announcement: announcement, content: content)
  }

  private static let lead: HTML = """
    What you’d pay for a loan or a mortgage, what the interest comes to, and what a little extra \
    would save. Nothing you type is kept.
    """
}

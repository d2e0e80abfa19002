import Web
import Hosting
import Calendars
import Components
import Finance
import Forms
import Markup

/// The page of the credit card calculator: blank, wrong or answered.
enum CreditCardPage {
  static let address = CreditCardPath.page.address

  static func blank(_ submission: Submission, today: CalendarDate) -> Page {
    unanswered(submission, today: today)
  }

  static func wrong(
    _ submission: Submission, _ invalid: InvalidForm, today: CalendarDate
  ) -> Page {
    unanswered(submission, errors: invalid.errors, today: today)
  }

  private static func unanswered(
    _ submission: Submission, errors: [FieldError] = [], today: CalendarDate
  ) -> Page {
    let state = FormState(typed: submission, errors: errors, currency: currency(of: submission))
    return page(
      help: HelpBox(currency: state.currency), errors: errors,
      content: """
        <div class="narrow">
        \(CreditCardFields(state, today: today).form(answered: false))
        </div>
        """)
  }

  /// The answered page; `mistaken` is the state of a wrong field inside the answer.
  static func answered(
    _ submission: Submission, _ comparison: CreditCardComparison, on site: Site,
    mistaken: (typed: Submission, invalid: InvalidForm)? = nil
  ) -> Page {
    let state = FormState(typed: submission, currency: comparison.form.currency)
    let mistakes = mistaken.map {
      FormState(typed: $0.typed, errors: $0.invalid.errors, currency: state.currency)
    }
    let result = CreditCardResult(comparison, state, today: site.today, mistakes: mistakes)
    let help = HelpBox(currency: state.currency, tone: result.tone)
    let first = result.asksForHelpFirst ? site.frame.helpBox(help, on: address) : nil
    return page(
      help: first == nil ? help : nil, errors: mistakes?.errors ?? [],
      printed: site.printed(result.asked, at: result.address),
      announcement: mistakes == nil ? result.announcement : nil,
      content: """
        <div class="columns">
        \(result.html(with: first))
        \(CreditCardFields(state, today: site.today).form(answered: true))
        </div>
        """)
  }

  private static func page(
    help: HelpBox?, errors: [FieldError] = [], printed: PrintedLine? = nil,
    announcement: String? = nil, content: HTML
  ) -> Page {
    Page(
      title: "How long will your credit card take to clear?",
      lead: """
        See what paying only the minimum costs, and what a little more each month would change. \
        Nothing you type is kept.
        """,
      description: CreditCardTool.tool.tile.sentence, tool: address, help: help, errors: errors,
      printed: printed, announcement: announcement, content: content)
  }

  private static func currency(of submission: Submission) -> Currency {
    submission.typed(CreditCardForm.currency.name).flatMap { Currency(code: $0) } ?? .gbp
  }
}

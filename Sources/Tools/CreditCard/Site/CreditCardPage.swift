import Web
import Hosting
import Components
import Finance
import Forms
import Markup

/// The page of the credit card calculator: blank, wrong or answered.
enum CreditCardPage {
  static let address = CreditCardPath.page.address

  /// The form alone, with what is wrong with it.
  static func unanswered(_ reading: FormReading, errors: [FieldError] = []) -> Page {
    let state = FormState(reading, errors: errors)
    return page(
      help: HelpBox(currency: state.currency), errors: errors,
      content: """
        <div class="narrow">
        \(CreditCardFormView(state).form(answered: false))
        </div>
        """)
  }

  /// `mistakes` is the form as it was typed into a field of this answer, where that was wrong.
  static func answered(
    _ reading: FormReading, _ answer: CreditCardAnswer, on site: Site,
    mistakes: FormState? = nil
  ) -> Page {
    let state = FormState(reading)
    let result = CreditCardResult(answer, state, today: site.today, mistakes: mistakes)
    let help = HelpBox(currency: state.currency, tone: result.tone)
    let first = result.asksForHelpFirst ? site.layout.helpBox(help, on: address) : nil
    return page(
      help: first == nil ? help : nil, errors: mistakes?.errors ?? [],
      printed: site.printed(result.asked, at: result.address),
      announcement: mistakes == nil ? result.announcement : nil,
      content: """
        <div class="columns">
        \(result.html(with: first))
        \(CreditCardFormView(state).form(answered: true))
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
}

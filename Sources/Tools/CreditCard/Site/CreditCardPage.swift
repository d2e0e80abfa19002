import CreditCardFormulas
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

  /// The form beside an example of an answer.
  static func blank(_ reading: FormReading) -> Page {
    let state = FormState(reading)
    return page(
      help: HelpBox(currency: state.currency), lead: lead,
      content: """
        <div class="halves">
        \(CreditCardFormView(state).form(answered: false))
        \(CreditCardExample(state).html)
        </div>
        """)
  }

  /// The form alone, with what is wrong with it.
  static func wrong(_ reading: FormReading, errors: [FieldError]) -> Page {
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
    let view = CreditCardFormView(state)
    let result = CreditCardResult(answer, state, today: site.today, mistakes: mistakes)
    let help = HelpBox(currency: state.currency, tone: result.tone)
    let inside = result.holdsHelp ? site.layout.helpBox(help, on: address) : nil
    return page(
      answer: result.inShort, help: inside == nil ? help : nil, errors: mistakes?.errors ?? [],
      printed: site.printed(result.asked, in: state.currency, at: result.address),
      announcement: mistakes == nil ? result.announcement : nil,
      content: """
        \(AskedForm(view.summary, form: view.form(answered: true)).html)
        \(result.html(with: inside))
        """)
  }

  private static func page(
    answer: String? = nil, help: HelpBox?, lead: HTML? = nil, errors: [FieldError] = [],
    printed: PrintedLine? = nil, announcement: String? = nil, content: HTML
  ) -> Page {
    Page(
      title: "How long will it take to pay off your credit card?", answer: answer, lead: lead,
      description: CreditCardTool.tool.tile.sentence, tool: address, help: help, errors: errors,
      printed: printed, announcement: announcement, content: content)
  }

  private static let lead: HTML = """
    Two numbers from your statement, and you’ll see what the minimum really costs and what a \
    little more would save.
    """
}

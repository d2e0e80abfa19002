import BalanceTransferFormulas
import Calendars
import Components
import Finance
import Forms
import Hosting
import Markup
import Web

/// The page of the balance transfer calculator: blank, wrong or answered.
enum BalanceTransferPage {
  static let address = BalanceTransferPath.page.address

  /// The form beside an example of an answer; a link may have filled in the present card.
  static func blank(_ reading: FormReading) -> Page {
    let state = FormState(reading)
    return page(
      help: HelpBox(currency: state.currency), lead: lead,
      content: """
        <div class="halves">
        \(BalanceTransferFormView(state).form(answered: false))
        \(BalanceTransferExample(state).html)
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
        \(BalanceTransferFormView(state).form(answered: false))
        </div>
        """)
  }

  /// `mistakes` is the form as it was typed into the box of this answer, where that was wrong.
  static func answered(
    _ reading: FormReading, _ answer: BalanceTransferAnswer, on site: Site,
    mistakes: FormState? = nil
  ) -> Page {
    let state = FormState(reading)
    let view = BalanceTransferFormView(state)
    let result = BalanceTransferResult(answer, state, today: site.today, mistakes: mistakes)
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
      title: "Is a balance transfer worth it?", answer: answer, lead: lead,
      description: BalanceTransferTool.tool.tile.sentence, tool: address, help: help,
      errors: errors, printed: printed, announcement: announcement, content: content)
  }

  private static let lead: HTML = """
    Put in your card and an offer you’ve seen. You’ll see what moving saves after the fee, and \
    what’s left when the offer ends.
    """
}

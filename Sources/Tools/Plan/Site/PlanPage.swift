import Calendars
import Components
import Finance
import Forms
import Hosting
import Markup
import Web

/// The page of the debt plan: blank, growing, wrong or answered.
enum PlanPage {
  static let address = PlanPath.page.address

  /// The form beside an example of an answer.
  static func blank(_ reading: FormReading) -> Page {
    let state = FormState(reading)
    return page(
      help: HelpBox(currency: state.currency), lead: lead,
      content: """
        <div class="halves">
        \(PlanFormView(state).form)
        \(PlanExample(state).html)
        </div>
        """)
  }

  /// The form as it was filled in, with one more debt or one-off payment; nothing is judged.
  static func growing(_ reading: FormReading, by part: PlanFormView.Part) -> Page {
    page(
      help: HelpBox(currency: reading.currency), lead: lead,
      content: narrow(PlanFormView(FormState(reading), adding: part)))
  }

  /// The form alone, with what is wrong with it.
  static func wrong(_ reading: FormReading, errors: [FieldError]) -> Page {
    page(
      help: HelpBox(currency: reading.currency), errors: errors,
      content: narrow(PlanFormView(FormState(reading, errors: errors))))
  }

  private static func narrow(_ view: PlanFormView) -> HTML {
    """
    <div class="narrow">
    \(view.form)
    </div>
    """
  }

  /// `mistakes` is the form as it was typed into a field of this answer, where that was wrong.
  static func answered(
    _ reading: FormReading, _ answer: PlanAnswer, on site: Site, mistakes: FormState? = nil
  ) -> Page {
    let state = FormState(reading)
    let link = PlanLink(reading.submission, of: PlanForm.names, at: address)
    let result = PlanResult(answer, link, on: site, mistakes: mistakes)
    return page(
      answer: result.inShort, help: result.help, errors: mistakes?.errors ?? [],
      printed: site.printed(result.asked, in: state.currency, at: link.page),
      announcement: mistakes == nil ? result.announcement : nil,
      content: """
        \(AskedForm(PlanFormView.summary(answer), form: PlanFormView(state).short).html)
        \(result.html)
        """)
  }

  private static func page(
    answer: String? = nil, help: HelpBox?, lead: HTML? = nil, errors: [FieldError] = [],
    printed: PrintedLine? = nil, announcement: String? = nil, content: HTML
  ) -> Page {
    Page(
      title: "When will all your debts be gone?", answer: answer, lead: lead,
      description: PlanTool.tool.tile.sentence, tool: address, help: help, errors: errors,
      printed: printed, announcement: announcement, content: content)
  }

  private static let lead: HTML = """
    Put your debts in one plan. You’ll see what to pay to whom, and the month when each one is \
    gone.
    """
}

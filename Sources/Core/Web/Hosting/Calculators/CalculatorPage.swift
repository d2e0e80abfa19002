/// The page of a calculator as its tool describes it; whatever all such pages share follows.
package protocol CalculatorPage: Sendable {
  associatedtype Result: CalculatorResult
  /// The part of an answer that the example shows.
  associatedtype Example: CalculatorResult where Example.Form == Result.Form

  /// The path of the page, below which the others and the files are found.
  static var path: Path<Void> { get }

  /// The name in lists of tools.
  static var name: String { get }

  /// The sentence in lists of tools and for search engines.
  static var sentence: String { get }

  static var title: String { get }

  /// The paragraph below the heading of a blank page.
  static var lead: HTML { get }

  /// The texts that the example answers, without its currency.
  static var example: [(String, String)] { get }

  /// The question of the example in a few words, and its figures and chart.
  ///
  /// The page is written once when the site is installed, so nothing in it depends on the day.
  static func example(_ result: Example) -> (question: String, drawing: HTML)

  /// The form without an answer: blank, or with its mistakes.
  static func form(_ state: FormState, on site: Site) -> HTML

  /// The form behind its line, above an answer.
  static func asked(_ calculation: Calculation<Result>) -> FoldedForm

  static func sheet(_ calculation: Calculation<Result>) -> AnswerSheet

  /// The page of a form that is not to be judged yet; nil when it is.
  static func begun(_ reading: FormReading, _ request: Request, on site: Site) -> Page?

  static func wrong(_ reading: FormReading, _ errors: [FieldError], on site: Site) -> Page
}

extension CalculatorPage {
  package static var address: Address { path.address }

  /// The entry in lists of tools.
  package static var tile: PageLayout.Tool {
    PageLayout.Tool(name: name, sentence: sentence, address: address, isCalculator: true)
  }

  /// None: most forms are judged as soon as something is sent.
  package static func begun(
    _ reading: FormReading, _ request: Request, on site: Site
  ) -> Page? { nil }

  /// The form alone, with its mistakes.
  package static func wrong(
    _ reading: FormReading, _ errors: [FieldError], on site: Site
  ) -> Page {
    let state = FormState(reading, errors: errors)
    return alone(form(state, on: site), state)
  }

  /// A page with the form alone.
  package static func alone(_ form: HTML, _ state: FormState, lead: HTML? = nil) -> Page {
    page(
      help: HelpBox(currency: state.currency), lead: lead, errors: state.errors,
      """
      <div class="narrow">
      \(form)
      </div>
      """)
  }

  /// The form beside an example of an answer.
  package static func blank(_ reading: FormReading, on site: Site) -> Page {
    let state = FormState(reading)
    return page(
      help: HelpBox(currency: state.currency), lead: lead,
      """
      <div class="halves">
      \(form(state, on: site))
      \(CalculatorExample<Self>(state).html)
      </div>
      """)
  }

  static func answered(_ calculation: Calculation<Result>) -> Page {
    let (site, mistakes) = (calculation.site, calculation.mistakes)
    let sheet = sheet(calculation)
    return page(
      answer: sheet.inShort, help: sheet.help, errors: mistakes?.errors ?? [],
      printed: site.printed(sheet.asked, in: calculation.state.currency, at: sheet.address),
      announcement: mistakes == nil ? sheet.announcement : nil,
      """
      \(asked(calculation).html)
      \(sheet.html)
      """)
  }

  private static func page(
    answer: String? = nil, help: HelpBox?, lead: HTML? = nil, errors: [FieldError] = [],
    printed: PrintedLine? = nil, announcement: String? = nil, _ content: HTML
  ) -> Page {
    Page(
      title: title, answer: answer, lead: lead, description: answer == nil ? sentence : nil,
      tool: address, help: help,
      errors: errors, printed: printed, announcement: announcement, content: content)
  }
}

import CardsFormulas
import Components
import Finance
import Forms
import Hosting
import Identifiers
import Markup
import PlanPages
import Web

/// The page of the plan for all cards: asking for rates, wrong or answered.
enum CardsPlanPage {
  static let address = CardsPath.plan.address

  /// The form alone, while the rate of a card is kept nowhere.
  static func asking(_ reading: FormReading, _ questions: CardsPlanQuestions) -> Page {
    page(
      lead: """
        Type the interest rate of each card that has none yet. You’ll see what to pay on which \
        card, and the month when each one is paid off.
        """,
      help: HelpBox(currency: reading.currency),
      content: narrow(CardsPlanFormView(state: FormState(reading), questions: questions)))
  }

  /// The form alone as it was filled in, with all questions about a card.
  static func begun(
    _ reading: FormReading, _ questions: CardsPlanQuestions, opening card: CardID
  ) -> Page {
    page(
      help: HelpBox(currency: reading.currency),
      content: narrow(
        CardsPlanFormView(state: FormState(reading), questions: questions, opening: card)))
  }

  /// The form alone, with its mistakes.
  static func wrong(
    _ reading: FormReading, _ questions: CardsPlanQuestions, _ invalid: InvalidForm
  ) -> Page {
    page(
      help: HelpBox(currency: reading.currency), errors: invalid.errors,
      content: narrow(
        CardsPlanFormView(state: FormState(reading, errors: invalid.errors), questions: questions)))
  }

  private static func narrow(_ view: CardsPlanFormView) -> HTML {
    """
    <div class="narrow">
    \(view.form(answered: false))
    \(back)
    </div>
    """
  }

  /// The answer, above the form; `wrong` is the form with a mistake in the answer's own box.
  static func answered(
    _ reading: FormReading, _ questions: CardsPlanQuestions, _ fullResult: PlanFullResult,
    _ site: Site, _ stamp: FormStamp, wrong: FormState? = nil
  ) -> Page {
    let result = fullResult.result
    guard !result.entries.isEmpty else { return nothingOwed(reading) }
    let link = PlanLink(reading.submission, of: questions.names, at: address)
    let sheet = PlanSheet(fullResult, link, on: site, wrong: wrong) {
      paid($0, $1, stamp, in: result)
    }.sheet
    let form = CardsPlanFormView(state: FormState(reading), questions: questions).form(
      answered: true)
    return page(
      answer: sheet.inShort, help: sheet.help, errors: wrong?.errors ?? [],
      announcement: wrong == nil ? sheet.announcement : nil,
      content: """
        \(left(questions))\
        \(FoldedForm(summary(questions, result), form: form).html)
        \(sheet.html)
        \(others(result, reading.submission))\
        \(back)
        """)
  }

  /// The form that marks a payment of the plan as made.
  private static func paid(
    _ id: String, _ payment: Money, _ stamp: FormStamp, in result: PlanResult
  ) -> HTML? {
    guard let card = CardID(text: id), let entry = result.entries.first(where: { $0.id == id })
    else { return nil }
    return """
      <form method="post"\(action: CardsPath.paid.address(card))>
      \(hiddenInputs([(CardsRequests.paidAmount.name, payment.typed)] + stamp.values))\
      <button class="second">Mark as paid\
      <span class="unseen">: \(payment.formatted) on \(entry.label)</span></button>
      </form>
      """
  }

  /// The cards in one line: "3 cards, £4,150 in all".
  private static func summary(_ questions: CardsPlanQuestions, _ result: PlanResult) -> HTML {
    let count = questions.cards.entries.count
    return """
      <b>\(count == 1 ? "1 card" : "\(count) cards")</b>, <b>\(result.owed.short)</b> in all
      """
  }

  private static func nothingOwed(_ reading: FormReading) -> Page {
    page(
      help: HelpBox(currency: reading.currency),
      announcement: nothing,
      content: """
        <div class="narrow">
        <section class="answer" id="answer" aria-labelledby="answer-title">
        <h2 id="answer-title" class="unseen">Your answer</h2>
        <p class="say">\(nothing)</p>
        </section>
        \(back)
        </div>
        """)
  }

  private static let nothing = "You owe nothing on your cards, so there’s nothing to plan."

  /// The note about cards that a plan has no room for; nil when all are in it.
  private static func left(_ questions: CardsPlanQuestions) -> HTML? {
    guard questions.leftOut > 0 else { return nil }
    return """
      <p class="note">This plan has the \(CardsPlanQuestions.most) cards that owe most. \
      \(questions.leftOut == 1 ? "1 other card is" : "\(questions.leftOut) other cards are") left \
      out.</p>

      """
  }

  /// The link to the plan of typed debts; nil for more cards than can be typed.
  private static func others(_ result: PlanResult, _ typed: Submission) -> HTML? {
    PlanTool.address(of: result, as: typed).map { address in
      """
      <p class="after"><a\(href: address)>Add a loan or another debt to this plan</a></p>

      """
    }
  }

  private static let back: HTML =
    "<p class=\"after\"><a\(href: CardsPage.address)>Back to my cards</a></p>"

  private static func page(
    answer: String? = nil, lead: HTML? = nil, help: HelpBox?, errors: [FieldError] = [],
    announcement: String? = nil, content: HTML
  ) -> Page {
    Page(
      title: "When will all your cards be paid off?", answer: answer, lead: lead,
      tool: CardsPage.address, help: help, errors: errors, announcement: announcement,
      content: content)
  }
}

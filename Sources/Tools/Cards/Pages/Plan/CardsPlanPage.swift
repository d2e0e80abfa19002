import CardsFormulas
import PlanFormulas
import PlanPages

/// The page of the plan for all cards: asking for rates, wrong or answered.
enum CardsPlanPage {
  static let address = CardsPath.plan.address

  /// The form alone: blank, as it was filled in, or with its mistakes.
  ///
  /// - Parameters:
  ///   - state: The form.
  ///   - questions: The questions about all cards.
  ///   - asksRates: True while the rate of a card is kept nowhere, which the lead asks for.
  ///   - card: The card with all of its questions; nil for none.
  ///   - note: A note above the form.
  /// - Returns: The page.
  static func form(
    _ state: FormState, _ questions: CardsPlanQuestions, asksRates: Bool = false,
    opening card: CardID? = nil, below note: HTML? = nil
  ) -> Page {
    page(
      lead: asksRates ? rates : nil, help: HelpBox(currency: state.currency), errors: state.errors,
      content: """
        \(note)\
        <div class="narrow">
        \(CardsPlanFormView(state: state, questions: questions, opened: card).form(answered: false))
        \(back)
        </div>
        """)
  }

  private static let rates: HTML = """
    Type the interest rate of each debt that has none yet. You’ll see what to pay on which \
    one, and the month when each one is paid off.
    """

  /// The form alone, when a debt was changed after it was made; `change` says which and how.
  static func stale(
    _ state: FormState, _ questions: CardsPlanQuestions, _ change: String
  ) -> Page {
    form(
      state, questions,
      below: """
        <p class="note" role="status">\(change) The plan was not kept yet.</p>

        """)
  }

  /// The answer, above the form; `wrong` is the form with a mistake in the answer's own box.
  static func answered(
    _ reading: FormReading, _ questions: CardsPlanQuestions, _ fullResult: PlanFullResult,
    _ site: Site, _ pages: CardsPage, wrong: FormState? = nil, flash: HTML? = nil
  ) -> Page {
    let result = fullResult.result
    let stamp = pages.stamp
    guard !result.entries.isEmpty else { return nothingOwed(reading, flash) }
    let link = PlanLink(reading.submission, of: questions.names, at: address)
    let keeping =
      result.comparison.chosen.outcome.months == nil
      ? nil : pages.keeping(reading.submission, of: questions)
    let sheet = PlanSheet(fullResult, link, on: site, wrong: wrong, keeping: keeping) {
      paid($0, $1, pages.month(nil), stamp, in: result)
    }.sheet
    let form = CardsPlanFormView(state: FormState(reading), questions: questions).form(
      answered: true)
    return page(
      answer: sheet.inShort, help: sheet.help, errors: wrong?.errors ?? [],
      announcement: wrong == nil ? sheet.announcement : nil,
      content: """
        \(flash)\(left(questions))\
        \(FoldedForm(summary(questions, result), form: form).html)
        \(sheet.html)
        \(others(result, reading.submission))\
        \(back)
        """)
  }

  /// The kept plan: where one stands, and the plan from here on.
  static func kept(
    _ now: KeptPlanNow, _ fullResult: PlanFullResult?, _ site: Site, _ pages: CardsPage,
    flash: HTML?
  ) -> Page {
    let view = KeptPlanView(now: now, pages: pages)
    let (questions, form) = (
      now.questions, FormState(now.questions.reading(now.typed, today: site.today))
    )
    let month = pages.month(now)
    let asked = CardsPlanFormView(state: form, questions: questions)
    var (sheet, first): (AnswerSheet?, HTML?)
    if let fullResult, !fullResult.result.entries.isEmpty {
      let link = PlanLink(now.typed, of: questions.names, at: address, isAsked: false)
      let plan = PlanSheet(fullResult, link, on: site, from: now.start)
      (sheet, first) = (plan.sheet, plan.first)
    }
    let fromHere: HTML = "Your plan from here on: <b>\(now.standing.plan.budget.short)</b> a month"
    let change: HTML? = sheet.map { sheet in
      """
      \(left(questions))\
      \(FoldedForm(fromHere, form: asked.form(answered: true)).html)
      \(sheet.html)
      """
    }
    return page(
      title: view.title, corner: toTheCards, isCalm: true,
      help: sheet.map(\.help) ?? HelpBox(currency: form.currency, tone: .slim),
      announcement: KeptPlanWords(now: now).sentence.text,
      content: """
        \(flash)\
        \(view.html(asking: missed(now, month, pages), first: first, change: change))\
        \(sheet == nil && questions.needsRates ? asked.form(answered: false) : nil)
        """)
  }

  private static let toTheCards: HTML = """
    <a class="up"\(href: CardsPage.address)>My cards and debts</a>
    """

  /// The questions about due dates that passed, where those alone keep one from knowing where one stands.
  private static func missed(
    _ now: KeptPlanNow, _ month: CardsMonth, _ pages: CardsPage
  ) -> HTML? {
    let debts = Set(now.standing.lacksMonth ? [] : now.standing.missed.map(\.id))
    return MissedPayments(
      missed: month.missed.filter { debts.contains($0.card.id) }, today: pages.today,
      stamp: pages.stamp
    ).html
  }

  /// The form that marks a payment of the plan as made, or that it is; nil while the page asks about one
  /// that was due before.
  ///
  /// A last payment has interest in it, of which the balance that is kept knows nothing yet.
  private static func paid(
    _ id: String, _ payment: Money, _ month: CardsMonth, _ stamp: FormStamp, in result: PlanResult
  ) -> HTML? {
    guard let card = CardID(text: id), let entry = result.entries.first(where: { $0.id == id })
    else { return nil }
    let due = month.payments.first { $0.card.id == card }
    guard due?.state != .paid else { return Tick.done }
    guard due == nil || due?.state == .open else { return nil }
    let paid = (CardsRequests.paidAmount.name, min(payment, entry.debt.balance).typed)
    return """
      <form method="post"\(action: CardsPath.paid.address(card))>
      \(hiddenInputs([paid] + (due?.due).fields + stamp.values))\
      \(Tick("Mark as paid: \(payment.formatted) on \(entry.label)", title: "Mark as paid").button)
      </form>
      """
  }

  /// The cards in one line: "3 cards, £4,150 in all".
  private static func summary(_ questions: CardsPlanQuestions, _ result: PlanResult) -> HTML {
    let count = questions.cards.entries.count
    let noun = questions.areCards ? "card" : "debt"
    return """
      <b>\(count) \(noun)\(count == 1 ? "" : "s")</b>, <b>\(result.owed.short)</b> in all
      """
  }

  private static func nothingOwed(_ reading: FormReading, _ flash: HTML?) -> Page {
    page(
      help: HelpBox(currency: reading.currency),
      announcement: nothing,
      content: """
        \(flash)\
        <div class="narrow">
        <section class="answer" id="answer" aria-labelledby="answer-title">
        <h2 id="answer-title" class="unseen">Your answer</h2>
        <p class="say">\(nothing)</p>
        </section>
        \(back)
        </div>
        """)
  }

  private static let nothing = "You owe nothing here, so there’s nothing to plan."

  /// The note about cards that a plan has no room for; nil when all are in it.
  private static func left(_ questions: CardsPlanQuestions) -> HTML? {
    guard questions.leftOut > 0 else { return nil }
    return """
      <p class="note">This plan has the \(KeptPlan.mostDebts) that owe most. \
      \(questions.leftOut == 1 ? "1 other is" : "\(questions.leftOut) others are") left \
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

  static let back: HTML = """
    <p class="after"><a\(href: CardsPath.sheet.address)>One sheet for an adviser</a></p>
    \(CardsPage.back)
    """

  private static func page(
    title: String = "When will all your debts be paid off?", answer: String? = nil,
    lead: HTML? = nil, corner: HTML? = nil, isCalm: Bool = false, help: HelpBox?,
    errors: [FieldError] = [], announcement: String? = nil, content: HTML
  ) -> Page {
    Page(
      title: title, answer: answer, lead: lead, corner: corner, isCalm: isCalm,
      tool: CardsPage.address, help: help, errors: errors, announcement: announcement,
      content: content)
  }
}

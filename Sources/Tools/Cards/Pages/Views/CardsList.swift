import CardsFormulas

/// The page of all cards.
extension CardsPage {
  /// The name of the field that opens the form for another card.
  static let asksForForm = "add"

  /// The list with a form to add a card.
  ///
  /// The page after a change announces it at the top. On any other page its undo button is further
  /// down.
  ///
  /// - Parameters:
  ///   - state: The form as it was sent; nil for a blank one.
  ///   - notice: A sentence to show first.
  ///   - query: Whether the form is open.
  ///   - tellsChange: True on the page that follows a change.
  /// - Returns: The page.
  func list(
    _ state: FormState? = nil, notice: CardsNotice? = nil, query: Submission = Submission(),
    tellsChange: Bool = false
  ) -> Page {
    let state = state ?? form()
    let flash = tellsChange ? lastChange : nil
    let isAdding = state.hasMistake(in: CardForm.questions) || query.typed(Self.asksForForm) != nil
    return page(
      flash: notice == nil ? flash?.title : nil,
      lead: wallet.isEmpty ? lead : nil,
      corner: wallet.isEmpty || isAdding ? nil : Self.add, isCalm: true,
      isWorrying: situation.needsHelp || wallet.cards.contains { $0.isLate(on: today) },
      errors: state.errors,
      content: """
        \(notice.map(note))\(flash?.flash)\(inStep.news)\(unseen)\
        \(wallet.isEmpty ? empty(state, flash) : filled(state, flash, isAdding: isAdding))
        """)
  }

  private var lead: HTML {
    """
    See all that you owe, what’s due and what comes first. \
    \(book.membership == nil
      ? "Only this browser has it." : "Your phones have the same list.") No account needed.
    """
  }

  private static let add: HTML = """
    <a class="button plainly"\(href: adding)>+ Add<span class="unseen"> a card or debt</span></a>
    """

  /// The way to the page with the link, for cards that are in step or were.
  private var linkInStep: HTML? { book.side == nil ? nil : inStep.link }

  private func empty(_ state: FormState, _ flash: LastChange?) -> HTML {
    """
    <div class="halves">
    <div>
    <p class="say">Add your first card or debt below. You need its last statement.</p>
    \(form(state, heading: "Add a card or debt"))
    <p class="after"><a\(href: CardsTransferPage.address)>Bring cards and debts from another phone or a file</a></p>
    <p class="after"><a\(href: AnotherPhonePath.page.address)>Bring everything from another phone or \
    computer</a></p>
    \(linkInStep.map { "<p class=\"after\">\($0)</p>\n" as HTML })\
    \(settings(state, flash))
    </div>
    \(CardsExample(wallet.currency, today: today).html)
    </div>
    """
  }

  private func filled(_ state: FormState, _ flash: LastChange?, isAdding: Bool) -> HTML {
    let now = KeptPlanNow(wallet, today: today)
    let month = month(now)
    return """
      \(isAdding ? adding(state, isOpen: true) : nil)\
      <div class="pair">
      <div>
      \(MissedPayments(missed: month.missed, today: today, stamp: stamp).html)\
      \(CardsGlance(situation: situation, month: month, now: now).html)
      \(situation.owing.isEmpty || now != nil ? nil : Self.toThePlan)\
      </div>
      \(dues(month, now, undoable: flash == nil ? undoablePayment : nil))
      </div>
      \(isAdding ? nil : adding(state, isOpen: false))\
      <div class="folds">
      <a\(href: CardsPath.sheet.address)>One sheet for an adviser</a>
      <a\(href: CardsHelperPage.address)>What could I pay?</a>
      \(calendar)\
      <a\(href: CardsPath.pdf.address)>\(AnswerTools.report)</a>
      <a\(href: AnotherPhonePath.page.address)>Use all this on another phone or computer</a>
      \(linkInStep)\
      <a\(href: CardsTransferPage.address)>Back up, or bring a file</a>
      \(settings(state, flash))
      </div>
      """
  }

  /// The way to the plan of all, for somebody who keeps none.
  private static let toThePlan: HTML = """
    <p class="one-way"><a class="button"\(href: CardsPlanPage.address)>See them in one plan</a></p>

    """

  /// The page at its form for another card or debt.
  static let form = address.with(fragment: "new-card")

  /// The page with that form open.
  private static let adding = address.with(query: [(asksForForm, "card")]).with(fragment: "add")

  /// The form for another card; while it is closed, the button beside the heading opens it.
  private func adding(_ state: FormState, isOpen: Bool) -> HTML {
    """
    <details class="card" id="add"\(flag: "open", isOpen)>
    <summary><b>Add a card or debt</b></summary>
    \(form(state, heading: nil))
    </details>

    """
  }

  private func form(_ state: FormState, heading: StaticString?) -> HTML {
    CardFormView(state: state, usualStyle: wallet.nextStyle, isNew: true).form(
      heading: heading, id: "new-card", to: Self.address,
      button: state.known(CardForm.kind) ?? .card == .card ? "Add this card" : "Add it", stamp)
  }

  private func dues(_ month: CardsMonth, _ now: KeptPlanNow?, undoable: CardID?) -> HTML {
    """
    <section aria-labelledby="due">
    <h2 id="due" class="with-note">What’s due \(month.unpaid.isEmpty ? nil : Self.hint)</h2>
    \(CardsGroups(page: self, month: month, now: now, undoable: undoable).html)\
    \(guesses(month))\
    </section>
    """
  }

  /// What a tick does; where a finger can do the same, the style sheet shows the second word.
  private static let hint: HTML = """
    <span>tick <span class="swiping">or swipe </span>when paid</span>
    """

  /// Whose minimums are estimates, and the way to the first of them; nil where none is.
  func guesses(_ month: CardsMonth) -> HTML? {
    guard let first = month.unpaid.first(where: \.isEstimated),
      let words = CardsMonthWords(month, by: nil).guesses
    else { return nil }
    return """
      <p class="small">\(words) <a\(href: Self.address(of: first.card).with(fragment: "change"))>Add \
      yours</a></p>

      """
  }

  /// The link to the calendar; nil where nothing has a due day.
  private var calendar: HTML? {
    guard wallet.cards.contains(where: { $0.details.dueDay != nil }) else { return nil }
    let words: HTML =
      CardsReminders.isForAll(wallet.cards)
      ? "Add these dates to my calendar" : "Add my reminders to my calendar"
    return "<a\(href: CardsPath.calendar.address)>\(words)</a>\n"
  }
}

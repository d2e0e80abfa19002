import CardsFormulas
import Components
import Finance
import Forms
import Hosting
import Markup
import Web

/// The page of all cards.
extension CardsPage {
  /// The name of the field for the order of the list.
  static let order = "order"

  /// The name of the field that opens the form for another card.
  static let add = "add"

  /// The list with a form to add a card.
  ///
  /// The page after a change announces it at the top. On any other page its undo button is further
  /// down.
  ///
  /// - Parameters:
  ///   - reading: The text of the form; nil for a blank one.
  ///   - invalid: The mistakes in it.
  ///   - notice: A sentence to show first.
  ///   - query: The order of the list, and whether the form is open.
  ///   - tellsChange: True on the page that follows a change.
  /// - Returns: The page.
  func list(
    _ reading: FormReading? = nil, invalid: InvalidForm? = nil, notice: CardsNotice? = nil,
    query: Submission = Submission(), tellsChange: Bool = false
  ) -> Page {
    let state = FormState(
      reading ?? self.reading(Submission()), errors: invalid?.errors ?? [])
    let flash = tellsChange ? lastChange : nil
    let order = query.typed(Self.order).flatMap(CardsOrder.init(rawValue:)) ?? .attention
    let isAdding = state.hasMistake(in: CardForm.questions) || query.typed(Self.add) != nil
    return page(
      flash: notice == nil ? flash?.title : nil, lead: Self.lead(isEmpty: wallet.isEmpty),
      isWorrying: situation.needsHelp || wallet.cards.contains { $0.isLate(on: today) },
      errors: state.errors,
      content: """
        \(notice.map(note))\(flash?.flash)\
        \(wallet.isEmpty ? empty(state, flash) : filled(state, flash, by: order, isAdding: isAdding))
        """)
  }

  private static func lead(isEmpty: Bool) -> HTML {
    isEmpty
      ? """
      See all that you owe, what’s due and what comes first. Only this browser has it. No account \
      needed.
      """
      : """
      Only this browser has them. No account needed. \
      <a\(href: CardsTransferPage.address)>Use them on another phone</a>
      """
  }

  private func empty(_ state: FormState, _ flash: LastChange?) -> HTML {
    """
    <div class="halves">
    <div>
    <p class="say">Add your first card or debt below. You need its last statement.</p>
    \(form(state, heading: "Add a card or debt"))
    <p class="after"><a\(href: CardsTransferPage.address)>Bring cards and debts from another phone or a file</a></p>
    <p class="after"><a\(href: AnotherPhonePath.page.address)>Bring everything from another phone or \
    computer</a></p>
    \(settings(state, flash))
    </div>
    \(CardsExample(wallet.currency, today: today).html)
    </div>
    """
  }

  private func filled(
    _ state: FormState, _ flash: LastChange?, by order: CardsOrder, isAdding: Bool
  ) -> HTML {
    let now = KeptPlanNow(wallet, today: today)
    let month = month(now)
    let situation = situation
    return """
      \(MissedPayments(month.missed, stamp).html)\
      <p class="cards-add"><a class="button"\(href: Self.adding)>Add a card or debt</a></p>
      \(CardsGlance(situation, keeping: now).html)
      <div class="cards-pair">
      \(all(month, by: order, undoable: flash == nil ? undoablePayment : nil))
      \(situation.owing.isEmpty || now != nil ? nil : CardsSpare(month, dearest: situation.dearest).html)
      </div>
      <div class="cards-pair">
      \(adding(state, isOpen: isAdding))
      <div>
      <p class="tools"><a\(href: CardsPath.pdf.address)>Save as PDF</a>
      <a\(href: CardsPath.sheet.address)>One sheet for an adviser</a>
      <a\(href: CardsTransferPage.address.with(fragment: "back-up"))>Back up</a> \
      <a\(href: AnotherPhonePath.page.address)>Use all this on another phone or computer</a></p>
      \(settings(state, flash))
      </div>
      </div>
      """
  }

  /// The page at its form for another card or debt.
  static let form = address.with(fragment: "new-card")

  /// The page with that form open.
  private static let adding = address.with(query: [(add, "card")]).with(fragment: "add")

  /// The form for another card, folded until it is asked for.
  private func adding(_ state: FormState, isOpen: Bool) -> HTML {
    """
    <details class="card" id="add"\(flag: "open", isOpen)>
    <summary><b>Add a card or debt</b></summary>
    \(form(state, heading: nil))
    </details>
    """
  }

  private func form(_ state: FormState, heading: StaticString?) -> HTML {
    CardFormView(state, usualStyle: wallet.nextStyle, isNew: true).form(
      heading: heading, id: "new-card", to: Self.address,
      button: state.known(CardForm.kind) ?? .card == .card ? "Add this card" : "Add it", stamp)
  }

  private func all(_ month: CardsMonth, by order: CardsOrder, undoable: CardID?) -> HTML {
    let payments = Dictionary(
      month.payments.map { ($0.card.id, $0) }, uniquingKeysWith: { first, _ in first })
    let late = Set(month.late.map(\.card.id))
    let cards = wallet.cards(by: order, today: today).filter { !late.contains($0.id) }
    let done = cards.filter { payments[$0.id] == nil && $0.owed.isZero }
    let folds = !month.payments.isEmpty && done.count > 1
    let rows = { (cards: [Card]) -> HTML in
      """
      <ul class="dues">
      \(each: cards, {
        CardRow($0, payments[$0.id], isUndoable: $0.id == undoable, today: today, stamp).html
      })\
      </ul>

      """
    }
    return """
      <section aria-labelledby="cards">
      <h2 id="cards">\(CardsMonthWords(month).heading)</h2>
      \(CardsMonthWords(month).detail.map { "<p class=\"hint\">\($0)</p>\n" as HTML })\
      \(wallet.cards.count > 1 ? switching(order) : nil)\
      \(late.isEmpty ? nil : Self.late(rows(month.late.map(\.card))))\
      \(cards.isEmpty ? nil : rows(folds ? cards.filter { payments[$0.id] != nil || !$0.owed.isZero } : cards))\
      \(month.unpaid.isEmpty ? nil : Self.swiping)\
      \(folds ? details("\(done.count) with nothing to pay", rows(done)) : nil)
      \(calendar)\
      \(CardsReminders.leavesOut(some: wallet.cards) ? Self.longCalendar : nil)\
      </section>
      """
  }

  /// The payments that are known to be late, with the way to help.
  private static func late(_ rows: HTML) -> HTML {
    """
    <h3 class="late">Late</h3>
    \(rows)
    <p>Can’t pay it now? <a href="#help">Somebody can help, for free</a></p>

    """
  }

  private func switching(_ current: CardsOrder) -> HTML {
    """
    <p class="switch">Show first: \(each: CardsOrder.allCases, { order in
      order == current
        ? "<b aria-current=\"true\">\(order.words)</b> "
        : "<a\(href: Self.address(by: order)) data-swap>\(order.words)</a> "
    })</p>

    """
  }

  private static func address(by order: CardsOrder) -> Address {
    let query = order == .attention ? [] : [(Self.order, order.rawValue)]
    return address.with(query: query).with(fragment: "cards")
  }

  /// The link to the calendar; nil where nothing has a due day.
  private var calendar: HTML? {
    guard wallet.cards.contains(where: { $0.details.dueDay != nil }) else { return nil }
    let words: HTML =
      CardsReminders.isForAll(wallet.cards)
      ? "Add these dates to my calendar" : "Add my reminders to my calendar"
    return "<p class=\"tools\"><a\(href: CardsPath.calendar.address)>\(words)</a></p>\n"
  }

  /// The hint that the style sheet shows on touch screens whose browser runs scripts.
  private static let swiping: HTML = """
    <p class="hint swiping">Paid one? You can swipe it to the side.</p>

    """

  private static let longCalendar: HTML = """
    <p class="hint">Reminders are for the \(CardsReminders.mostCards) cards that are due first.</p>

    """
}

extension CardsOrder {
  /// The cards that come first, in words.
  fileprivate var words: String {
    switch self {
    case .attention: "needs a look"
    case .due: "next due"
    case .balance: "most owed"
    }
  }
}

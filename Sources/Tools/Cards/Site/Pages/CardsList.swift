import CardsFormulas
import Components
import Forms
import Hosting
import Markup
import Web

/// The page of all cards.
extension CardsPage {
  /// The list with a form to add a card; `typed` is the text of that form.
  ///
  /// The page after a change announces it at the top. On any other page its undo button is further
  /// down.
  func list(
    _ reading: FormReading? = nil, invalid: InvalidForm? = nil, notice: CardsNotice? = nil,
    tellsChange: Bool = false
  ) -> Page {
    let state = FormState(
      reading ?? self.reading(Submission()), errors: invalid?.errors ?? [])
    let news = tellsChange ? lastChange : nil
    return page(
      news: notice == nil ? news?.title : nil, lead: Self.lead(isEmpty: wallet.isEmpty),
      isWorrying: situation.needsHelp, errors: state.errors,
      content: """
        \(notice.map(note))\(news?.news)\
        \(wallet.isEmpty ? empty(state, news) : filled(state, news))
        """)
  }

  private static func lead(isEmpty: Bool) -> HTML {
    isEmpty
      ? """
      See all your cards, what’s due and which to pay first. Only this browser has your cards. No \
      account needed.
      """
      : """
      Only this browser has your cards. No account needed. \
      <a\(href: CardsTransferPage.address)>Use them on another phone</a>
      """
  }

  private func empty(_ state: FormState, _ news: LastChange?) -> HTML {
    """
    <div class="narrow">
    <p class="say">Add your first card below. You need its last statement.</p>
    \(adding(state))
    <p class="after"><a\(href: CardsTransferPage.address)>Bring cards from another device or a file</a></p>
    \(settings(state, news))
    </div>
    """
  }

  private func filled(_ state: FormState, _ news: LastChange?) -> HTML {
    let month = CardsMonth(wallet, today: today)
    let situation = situation
    return """
      <p class="cards-add"><a class="button" href="#add">Add a card</a></p>
      \(CardsGlance(situation, month).html)
      <div class="cards-pair">
      \(thisMonth(month, undoable: news == nil ? undoablePayment : nil))
      \(situation.owing.isEmpty ? nil : CardsSpare(month, dearest: situation.dearest).html)
      </div>
      \(allCards)
      <div class="cards-pair">
      \(adding(state))
      <div>
      <p class="tools"><a\(href: CardsPath.pdf.address)>Save as PDF</a>
      <a\(href: CardsTransferPage.address.with(fragment: "back-up"))>Back up</a></p>
      \(settings(state, news))
      </div>
      </div>
      """
  }

  private func adding(_ state: FormState) -> HTML {
    CardFormView(state, usualStyle: wallet.nextStyle).form(
      heading: "Add a card", id: "add", to: Self.address, button: "Add this card", stamp)
  }

  private func thisMonth(_ month: CardsMonth, undoable: CardID?) -> HTML {
    let list = CardsMonthView(month, undoable: undoable, today: today, stamp: stamp).list
    return """
      <section aria-labelledby="month">
      <h2 id="month">This month</h2>
      \(list ?? "<p>Your cards owe nothing.</p>")
      <p class="tools"><a\(href: CardsPath.calendar.address)>\(calendarWords)</a></p>
      \(CardsReminders.leavesOut(some: wallet.cards) ? Self.longCalendar : nil)\
      </section>
      """
  }

  private var calendarWords: HTML {
    CardsReminders.isForAll(wallet.cards)
      ? "Add these dates to my calendar" : "Add my reminders to my calendar"
  }

  private static let longCalendar: HTML = """
    <p class="hint">Reminders are for the \(CardsReminders.mostCards) cards that are due first.</p>

    """

  private var allCards: HTML {
    """
    <section class="all-cards" aria-labelledby="cards">
    <h2 id="cards">All cards</h2>
    <ul class="wallet">
    \(each: wallet.ordered, { CardTile($0, today: today).html })\
    </ul>
    </section>
    """
  }
}

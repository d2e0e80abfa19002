import CardsFormulas
import Hosting
import Components
import Finance
import Forms
import Markup
import State
import Web

/// The page of all cards.
extension CardsPage {
  /// The list with a form to add a card; `typed` is the text of that form.
  ///
  /// The last change stands at the top of the page that follows it. On any other page its undo
  /// button is further down.
  func list(
    _ reading: FormReading? = nil, invalid: InvalidForm? = nil, notice: CardsNotice? = nil,
    tellsChange: Bool = false
  ) -> Page {
    let state = FormState(
      reading ?? self.reading(Submission()), errors: invalid?.errors ?? [])
    let news = tellsChange ? lastChange : nil
    return page(
      news: notice == nil ? news?.title : nil,
      lead: """
        What you owe, what is due and what to pay first. Your cards stay in this browser, sealed: \
        there is no account.
        """,
      isWorrying: situation.needsHelp, errors: state.errors,
      content: """
        \(notice.map(note))\(news?.news)\
        \(wallet.isEmpty ? empty(state, news) : filled(state, news))
        """)
  }

  private func empty(_ state: FormState, _ news: LastChange?) -> HTML {
    """
    <div class="narrow">
    <p class="say">Add your first card below. You need its last statement.</p>
    \(CardFormView(state).form(heading: "Add a card", to: Self.address, button: "Add this card", stamp))
    <p class="after"><a\(href: CardsTransferPage.address)>Bring cards from another device or a file</a></p>
    \(settings(state, news))
    </div>
    """
  }

  private func filled(_ state: FormState, _ news: LastChange?) -> HTML {
    """
    <div class="columns">
    <section class="answer" id="answer" aria-labelledby="cards">
    <h2 class="unseen" id="cards">Your cards</h2>
    <p class="say">\(CardsWords(wallet, today: today).attention.html)</p>
    \(totals)
    <p class="tools"><a class="button"\(href: CardsHelperPage.address)>What could I pay?</a>
    <a\(href: CardsPath.calendar.address)>Reminders for my calendar</a>
    <a\(href: CardsTransferPage.address)>Move, save or open</a></p>
    \(CardsReminders.leavesOut(some: wallet.cards) ? Self.longCalendar : nil)\
    <ul class="wallet">
    \(each: wallet.ordered, { CardPanel($0, today: today, stamp: stamp).html })\
    </ul>
    </section>
    <div>
    \(CardFormView(state).form(heading: "Add a card", to: Self.address, button: "Add this card", stamp))
    \(settings(state, news))
    </div>
    </div>
    """
  }

  private static let longCalendar: HTML = """
    <p class="hint">Reminders are for the \(CardsReminders.mostCards) cards that are due first.</p>

    """

  private func note(_ notice: CardsNotice) -> HTML {
    """
    <div class="note" role="status">
    <p>\(notice.sentence)</p>
    \(notice == .once ? addAgain : nil)\
    </div>

    """
  }

  /// The button that adds the last added card once more.
  private var addAgain: HTML? {
    guard case .added(let id)? = book.history.inverse, let card = wallet[id] else { return nil }
    return """
      <form method="post"\(action: Self.address)>
      \(hiddenInputs(card.details.typed))\(hiddenInputs(stamp.values))\
      <button class="second">Add \(card.name) again</button>
      </form>

      """
  }

  private var lastChange: LastChange {
    LastChange(
      words: book.history.inverse?.words(in: wallet) ?? Self.kept,
      isUndone: book.history.isUndone,
      undoing: book.history.inverse.map { _ in
        (CardsPath.undo.address, stamp.values)
      })
  }

  /// The words for cards from another device, which cannot be undone in one step.
  private static let kept = ChangeWords(
    title: "Cards saved", sentence: "Your cards are saved in this browser.", undone: "")

  private var totals: HTML {
    let facts = summaryList([
      (
        name: wallet.balance.isNegative ? "The cards owe you" : "You owe",
        value: "\(wallet.balance.absolute.short)"
      ),
      (name: "Limits together", value: "\(wallet.limit.short)"),
      (name: "Left to spend", value: "\(wallet.available.short)"),
      (name: "Share used", value: "\(wallet.utilisation.percent.map { "\($0)%" } ?? "–")"),
    ])
    return "<div class=\"sums\">\(facts)</div>"
  }

  private func settings(_ state: FormState, _ news: LastChange?) -> HTML {
    let quiet = news == nil ? lastChange.quiet : nil
    return details(
      quiet == nil
        ? "Currency, and forgetting everything"
        : "Last change, currency, and forgetting everything", id: "settings",
      isOpen: state.error(for: CardsRequests.currency.name) != nil,
      """
      \(quiet)\
      <form\(attribute: "class", quiet.map { _ in "after" }) method="post"\
      \(action: CardsPath.settings.address) novalidate>
      \(hiddenInputs(stamp.values))\
      \(state.currencies(CardsRequests.currency, chosen: wallet.currency))
      <button class="second">Use this currency</button>
      </form>
      <form class="after" method="post"\(action: CardsPath.forget.address)>
      <p>Forgetting removes all cards from this browser. It cannot be undone.</p>
      <button class="second">Forget everything</button>
      </form>
      """)
  }
}

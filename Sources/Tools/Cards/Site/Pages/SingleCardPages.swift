import Components
import Finance
import Forms
import Markup
import Web

/// The pages about one card.
extension CardsPage {
  /// The form to change a card; `isStale` when another window changed it first.
  func edit(
    _ card: Card, _ reading: FormReading, invalid: InvalidForm? = nil, isStale: Bool = false
  ) -> Page {
    let state = FormState(reading, errors: invalid?.errors ?? [])
    return page(
      title: "Change \(card.name)", errors: state.errors,
      content: """
        <div class="narrow">
        \(isStale ? changed(card, then: "Save below to keep what you typed instead.") : nil)\
        \(CardFormView(state).form(heading: nil, to: Self.address(of: card), button: "Save", stamp))
        \(reminders(of: card))
        \(deletion(of: card))
        \(back)
        </div>
        """)
  }

  /// The form to mark a card as paid, shown when the short one on its panel could not be applied.
  func pay(
    _ card: Card, _ reading: FormReading, invalid: InvalidForm? = nil, isStale: Bool = false
  ) -> Page {
    let state = FormState(reading, errors: invalid?.errors ?? [])
    return page(
      title: "Mark \(card.name) as paid", errors: state.errors,
      content: """
        <div class="narrow">
        \(isStale ? changed(card, then: "Nothing was marked yet.") : nil)\
        <form class="card" method="post"\(action: CardsPath.paid.address(card.id)) novalidate>
        \(hiddenInputs(stamp.values))\
        \(state.textInput(CardsRequests.paidAmount))
        <button>Mark as paid</button>
        </form>
        \(back)
        </div>
        """)
  }

  /// The confirmation before deleting a card that another window has changed.
  func delete(_ card: Card) -> Page {
    page(
      title: "Delete \(card.name)?",
      content: """
        <div class="narrow">
        \(changed(card, then: "Nothing was deleted yet."))\
        \(deletion(of: card))
        \(back)
        </div>
        """)
  }

  private func changed(_ card: Card, then words: String) -> HTML {
    """
    <p class="note" role="status">\(card.name) was changed after this page was made. It now has a \
    balance of \(card.balance.short), a limit of \(card.limit.short), and is due on day \
    \(card.details.dueDay) of the month. \(words)</p>

    """
  }

  private func reminders(of card: Card) -> HTML {
    """
    <p class="tools after"><a\(href: CardPanel.reminders(of: card))>Add to my calendar</a>
    <a\(href: reminder(of: card, before: 0))>Only on the due date</a>
    <a\(href: reminder(of: card, before: 3))>Only three days before</a></p>
    """
  }

  private func reminder(of card: Card, before days: Int) -> Address {
    CardPanel.reminders(of: card).with(query: [(CardsReminders.before.name, String(days))])
  }

  private func deletion(of card: Card) -> HTML {
    """
    <form method="post"\(action: CardsPath.delete.address(card.id))>
    \(hiddenInputs(stamp.values))\
    <button class="second">Delete \(card.name)</button>
    </form>
    """
  }

  private var back: HTML {
    "<p class=\"after\"><a\(href: Self.address)>Back to my cards</a></p>"
  }
}

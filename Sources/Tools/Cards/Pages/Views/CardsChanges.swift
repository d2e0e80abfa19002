import CardsFormulas

/// The parts of the list about changes: notices, the last change with its undo button, and settings.
extension CardsPage {
  func note(_ notice: CardsNotice) -> HTML {
    """
    <div class="note" role="status">
    <p>\(notice.sentence)</p>
    \(notice == .once ? addAgain : nil)\
    </div>

    """
  }

  /// The button that adds the last added card once more.
  private var addAgain: HTML? {
    guard let undo = book.history.inverse, undo.act == .added, !book.history.isUndone,
      let card = undo.card.flatMap({ wallet[$0] })
    else { return nil }
    return """
      <form method="post"\(action: Self.address)>
      \(hiddenInputs(card.details.typed))\(hiddenInputs(stamp.values))\
      <button class="second">Add \(card.name) again</button>
      </form>

      """
  }

  var lastChange: LastChange {
    var change = LastChange(
      words: book.history.inverse?.words(in: wallet) ?? .received(wallet),
      isUndone: book.history.isUndone,
      undoing: book.history.inverse.map { _ in
        (CardsPath.undo.address, stamp.values)
      })
    change.next = newReminder.map {
      "<a\(href: Self.reminders(of: $0))>Add the reminder to your calendar</a>"
    }
    return change
  }

  /// The card whose reminder the last change switched on or moved, which no calendar has yet; nil for
  /// none.
  private var newReminder: Card? {
    guard let undo = book.history.inverse, let card = undo.card.flatMap({ wallet[$0] }),
      undo.act == .added || undo.act == .changed, card.details.hasReminder
    else { return nil }
    let before = undo.reversal.before.wallet[card.id]?.details
    return before?.hasReminder == true && before?.dueDay == card.details.dueDay ? nil : card
  }

  /// The card whose payment was the last change; nil when that was another one, or was undone.
  var undoablePayment: CardID? {
    guard let undo = book.history.inverse, undo.act == .paid, !book.history.isUndone else {
      return nil
    }
    return undo.card
  }

  /// The currency and the deletion of all cards; also the last change, unless `news` tells it.
  func settings(_ state: FormState, _ flash: LastChange?) -> HTML {
    let quiet = flash == nil ? lastChange.quiet : nil
    let refused = state.error(for: CardsRequests.currency.name).map { _ in
      state.typed.typed(CardsRequests.currency.name).flatMap { Currency(code: $0) }
    }
    return details(
      quiet == nil ? "Settings" : "Undo and settings", id: "settings", isOpen: refused != nil,
      """
      \(quiet)\
      <form\(attribute: "class", quiet.map { _ in "after" }) method="post"\
      \(action: CardsPath.settings.address) novalidate>
      \(hiddenInputs(stamp.values))\
      \(state.commonCurrencies(CardsRequests.currency, chosen: (refused ?? nil) ?? wallet.currency))
      <button class="second">Use this currency</button>
      </form>
      <form class="after" method="post"\(action: CardsPath.forget.address)>
      <p>This deletes every card and debt from this browser. It can’t be undone.</p>
      <button class="second">Delete all my cards and debts</button>
      </form>
      """)
  }
}

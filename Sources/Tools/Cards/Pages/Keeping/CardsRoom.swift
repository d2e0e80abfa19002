import CardsFormulas

extension CardsBook {
  /// At most what another payment of a card takes, another month of a plan, and undoing a deletion
  /// beside the name; in step, what several phones add at once.
  private enum Most { static let (payment, month, undo, inStep) = (8, 8, 64, 400) }

  /// The bytes to pay every card, to note every month of its plan, and to delete its largest card and
  /// undo that.
  var room: Int {
    let name = wallet.cards.map(\.details.name.utf8.count).max() ?? 0
    let months = wallet.kept.map { KeptPlan.mostRecords + 1 - $0.records.count } ?? 0
    return wallet.cards.count * Most.payment + months * Most.month + name + Most.undo
      + (side == nil ? 0 : Most.inStep)
  }
}

import CardsFormulas

/// What a kept plan notes of a change besides new balances.
enum KeptNotes: Equatable, Sendable {
  /// Nothing.
  case balances
  /// The month in which a debt was marked as paid.
  case payment(of: CardID)
  /// The month for which somebody looked at every balance; nil for that of today.
  case checkIn(for: CalendarMonth?)
}

/// Changes of a kept plan, and what it notes of other changes.
extension CardsBook {
  /// Makes a change, settles the due dates so far of what is new, and lets the kept plan note the
  /// change for the month of today.
  ///
  /// A change of the currency changes no balance, and nothing is noted.
  ///
  /// - Parameters:
  ///   - today: The day.
  ///   - notes: What it notes besides new balances.
  ///   - change: The change, which records itself in the history.
  /// - Throws: What the change throws.
  mutating func noting<Problem: Error>(
    on today: CalendarDate, _ notes: KeptNotes = .balances,
    _ change: (inout CardsBook) throws(Problem) -> Void
  ) throws(Problem) {
    let old = self
    try change(&self)
    guard history.revision > old.history.revision, !history.isUndone else { return }
    let isCheckIn = if case .checkIn = notes { true } else { false }
    revise(since: old) { wallet in
      wallet.settle(since: old.wallet, on: today, balances: !isCheckIn || wallet.kept == nil)
      guard let before = old.wallet.kept, wallet.kept?.id == before.id,
        wallet.currency == old.wallet.currency
      else { return }
      var (month, always) = (CalendarMonth(of: today), isCheckIn)
      if case .checkIn(let chosen?) = notes { month = chosen }
      if case .payment(let id) = notes { always = before.follows(id) }
      let new = wallet
      wallet.kept?.note(
        from: old.wallet, to: new, in: month, always: always, isCheckedIn: isCheckIn)
    }
  }

  /// Keeps a plan in place of any before, with rates that were typed for it.
  mutating func keep(_ plan: KeptPlan, rates: [CardID: Percentage], by operation: Operation) {
    record(.plan, by: operation) { wallet in
      wallet.kept = plan
      for (id, apr) in rates { wallet.change(id) { $0.details.apr = apr } }
    }
  }

  /// Forgets the kept plan, and leaves the debts as they are.
  mutating func forgetPlan(by operation: Operation) throws(CardsProblem) {
    guard wallet.kept != nil else { throw .nothingToUndo }
    record(.plan, by: operation) { $0.kept = nil }
  }

  /// Sets several balances as one change.
  ///
  /// - Parameters:
  ///   - balances: The debts, and what is owed on each.
  ///   - day: The day up to which everything due is paid, as was said with them; nil for none.
  ///   - operation: The form.
  mutating func check(
    _ balances: [(card: Card, balance: Money)], settling day: CalendarDate?,
    by operation: Operation
  ) {
    record(.balances, by: operation) { wallet in
      for (card, balance) in balances {
        wallet.change(card.id) {
          $0.details.balance = balance
          if let day { $0.marks.settle(through: day) }
        }
      }
    }
  }
}

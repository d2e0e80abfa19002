import CardsFormulas
import PlanFormulas

// What forms change in a wallet, each with what undoes it.

extension CardsBook {
  mutating func add(_ details: CardDetails, by operation: Operation, as id: CardID) {
    record(.added, of: id, by: operation) { $0.cards.append(Card(id: id, details: details)) }
  }

  mutating func change(
    _ id: CardID, to details: CardDetails, by operation: Operation
  ) throws(CardsProblem) {
    _ = try card(id, seenBy: operation)
    record(.changed, of: id, by: operation) { $0.change(id) { $0.details = details } }
  }

  /// Marks a payment as made.
  ///
  /// The balance falls by the amount, if that is known.
  ///
  /// - Parameters:
  ///   - id: The card.
  ///   - amount: What was paid; nil when it is not known.
  ///   - due: The missed date or the next one; nil for the missed one, else the next. While the list
  ///     has it as paid, or its month is settled, that is none: it is another payment of the same month.
  ///   - today: The day.
  ///   - operation: The form.
  /// - Throws: What is wrong with it.
  mutating func pay(
    _ id: CardID, _ amount: Money?, due: CalendarDate? = nil, on today: CalendarDate,
    by operation: Operation
  ) throws(CardsProblem) {
    var card = try card(id, seenBy: operation)
    let (missed, now) = (card.missed(on: today), KeptPlanNow(wallet, today: today))
    let row = CardsMonth(wallet, keeping: now, today: today).payments.first { $0.card.id == id }
    let isPaid = row?.state == .paid
    let open = [missed, card.nextDue(on: today), isPaid ? nil : row?.due]
    guard due == nil || open.contains(due) else { throw .otherDue(card) }
    let isSettled = card.details.dueDay != nil && card.marks.settled.map { $0 > today } ?? false
    let isAnother = due == nil && missed == nil && (isPaid || isSettled)
    let paid = isAnother ? nil : due ?? missed ?? card.nextDue(on: today)
    if let amount {
      let balance = card.balance - amount
      guard card.kind.canBeSpent || !balance.isNegative else { throw .moreThanOwed(card) }
      guard -balance <= .most(wallet.currency) else { throw .creditTooLarge }
      card.details.balance = balance
    }
    if let paid { card.marks.pay(paid, missed: missed) }
    if isAnother {
      if isPaid, let amount, let made = card.marks.made { card.marks.add(amount, in: made.month) }
    } else if let now {
      // What has no due day is paid for the month that the list shows.
      let month = paid.map { CalendarMonth(of: $0) } ?? now.shown(on: today)
      card.marks.add(amount ?? now.payments?[id] ?? .zero(wallet.currency), in: month)
    }
    record(.paid, of: id, by: operation) { $0.change(id) { $0 = card } }
  }

  /// Notes that a due date that passed is not paid yet.
  mutating func note(
    _ id: CardID, late due: CalendarDate, on today: CalendarDate, by operation: Operation
  ) throws(CardsProblem) {
    let card = try card(id, seenBy: operation)
    guard due == card.missed(on: today) else { throw .otherDue(card) }
    record(.late, of: id, by: operation) { $0.change(id) { $0.marks.note(late: due) } }
  }

  mutating func delete(_ id: CardID, by operation: Operation) throws(CardsProblem) {
    _ = try card(id, seenBy: operation)
    record(.deleted, of: id, by: operation) { $0.cards.removeAll { $0.id == id } }
  }

  mutating func use(_ currency: Currency, by operation: Operation) throws(CardsProblem) {
    try record(.currency, by: operation) { wallet throws(CardsProblem) in
      wallet = try wallet.converted(to: currency)
    }
  }

  /// Adds cards from another device or a file; undoing it brings back those that were here.
  mutating func take(
    _ received: Wallet, keeping keep: CardsKeep, by operation: Operation
  ) throws(CardsProblem) {
    try record(.received, by: operation) { wallet throws(CardsProblem) in
      if keep == .replace || wallet.holdsNothing {
        wallet = received
      } else if received.currency == wallet.currency {
        wallet = wallet.merged(with: received)
      } else {
        throw .otherCurrency(received.currency)
      }
      let arrived = wallet
      wallet.kept?.takeBack(allIn: arrived)
    }
  }
}

extension Wallet {
  /// Changes a card, if there is one with this id.
  mutating func change(_ id: CardID, _ change: (inout Card) -> Void) {
    if let place = place(of: id) { change(&cards[place]) }
  }

  /// The same figures in another currency, where it has the decimals that they need.
  fileprivate func converted(to currency: Currency) throws(CardsProblem) -> Wallet {
    var converted = Wallet(currency: currency)
    if let kept {
      guard let plan = kept.with(currency: currency) else { throw .planNeedsDecimals }
      guard (try? plan.comparison())?.chosen.outcome.months != nil else { throw .planNeverEnds }
      converted.kept = plan
    }
    for card in cards {
      guard let details = card.details.with(currency: currency) else { throw .needsDecimals(card) }
      converted.cards.append(
        Card(id: card.id, details: details, marks: card.marks.with(currency: currency)))
    }
    return converted
  }
}

import Calendars
import CardsFormulas
import Finance
import Keeping
import PlanFormulas
import State
import Web

/// A wallet with the history of its changes: the content of the cookie.
struct CardsBook: Equatable, Sendable {
  var wallet: Wallet
  private(set) var history: History<CardsUndo>

  init(wallet: Wallet = Wallet()) {
    self.wallet = wallet
    history = History()
  }
}

// MARK: - Changes

extension CardsBook {
  mutating func add(_ details: CardDetails, by operation: Operation, as id: CardID? = nil) {
    let id = id ?? wallet.newID
    wallet.cards.append(
      Card(id: id, details: details, changed: history.revision + 1))
    history.record(operation, inverse: .added(id))
  }

  mutating func change(
    _ id: CardID, to details: CardDetails, by operation: Operation
  ) throws(CardsProblem) {
    let (place, old) = try card(id, seenBy: operation)
    wallet.cards[place].details = details
    record(place, by: operation, inverse: .changed(old))
  }

  /// Marks a payment as made.
  ///
  /// The balance falls by the amount, if that is known.
  ///
  /// - Parameters:
  ///   - id: The card.
  ///   - amount: What was paid; nil when it is not known.
  ///   - due: The missed date or the next one; nil for the missed one, else the next.
  ///   - today: The day.
  ///   - operation: The form.
  /// - Throws: What is wrong with it.
  mutating func pay(
    _ id: CardID, _ amount: Money?, due: CalendarDate? = nil, on today: CalendarDate,
    by operation: Operation
  ) throws(CardsProblem) {
    let (place, old) = try card(id, seenBy: operation)
    let (missed, now) = (old.missed(on: today), KeptPlanNow(wallet, today: today))
    guard due == nil || [missed, old.nextDue(on: today)].contains(due) else {
      throw .otherDue(old)
    }
    if let amount {
      let balance = old.balance - amount
      guard old.kind.canBeSpent || !balance.isNegative else { throw .moreThanOwed(old) }
      guard -balance <= .most(wallet.currency) else { throw .creditTooLarge }
      wallet.cards[place].details.balance = balance
    }
    let paid = due ?? missed ?? (old.isPaid(on: today) ? nil : old.nextDue(on: today))
    if let paid { wallet.cards[place].marks.pay(paid, missed: missed) }
    if let now {
      let month = CalendarMonth(of: paid ?? today)
      let isBefore = paid != missed && month.months(until: now.first) > 0
      wallet.cards[place].marks.add(
        amount ?? now.payments?[id] ?? .zero(wallet.currency), in: isBefore ? now.first : month)
    }
    record(place, by: operation, inverse: .paid(old))
  }

  /// Notes that a due date that passed is not paid yet.
  mutating func note(
    _ id: CardID, late due: CalendarDate, on today: CalendarDate, by operation: Operation
  ) throws(CardsProblem) {
    let (place, old) = try card(id, seenBy: operation)
    guard due == old.missed(on: today) else { throw .otherDue(old) }
    wallet.cards[place].marks.note(late: due)
    record(place, by: operation, inverse: .late(old))
  }

  mutating func delete(_ id: CardID, by operation: Operation) throws(CardsProblem) {
    let (place, old) = try card(id, seenBy: operation)
    wallet.cards.remove(at: place)
    history.record(operation, inverse: .deleted(old, place: place))
  }

  mutating func undo(by operation: Operation) throws(CardsProblem) {
    guard let inverse = history.inverse, history.isCurrent(for: operation) else {
      throw .nothingToUndo
    }
    let again = try takeBack(inverse)
    history.record(operation, inverse: again, isUndo: !history.isUndone)
  }

  /// Undoes a change and returns its inverse.
  private mutating func takeBack(_ inverse: CardsUndo) throws(CardsProblem) -> CardsUndo? {
    switch inverse {
    case .added(let id): return remove(id).map { .unadded($0, place: $1) }
    case .undeleted(let id): return remove(id).map { .deleted($0, place: $1) }
    case .changed(let card): return restore(card).map { .changed($0) }
    case .paid(let card): return restore(card).map { .paid($0) }
    case .late(let card): return restore(card).map { .late($0) }
    case .deleted(let card, let place):
      insert(card, at: place)
      return .undeleted(card.id)
    case .unadded(let card, let place):
      insert(card, at: place)
      return .added(card.id)
    case .currency(let currency):
      let now = wallet.currency
      try convert(to: currency)
      return .currency(now)
    case .received(let before):
      let now = wallet
      replace(by: before)
      return .received(now)
    case .balances(let balances): return .balances(set(balances))
    case .kept(let plan, let rates):
      let now = wallet.kept
      wallet.kept = plan
      return .kept(now, rates: set(rates))
    case .noted(let change, let tracking, let since, let currency):
      let now = wallet.kept?.tracking
      guard let again = try takeBack(change) else { return nil }
      wallet.kept?.take(tracking)
      return now.map { .noted(again, $0, since: since, currency) } ?? again
    }
  }

  mutating func use(_ currency: Currency, by operation: Operation) throws(CardsProblem) {
    let old = wallet.currency
    try convert(to: currency)
    history.record(operation, inverse: .currency(old))
  }

  /// Adds cards from another device or a file; undoing it brings back those that were here.
  mutating func take(
    _ received: Wallet, keeping keep: CardsKeep, by operation: Operation
  ) throws(CardsProblem) {
    let before = wallet
    if keep == .replace || wallet.holdsNothing {
      replace(by: received)
    } else if received.currency == wallet.currency {
      replace(by: wallet.merged(with: received))
    } else {
      throw .otherCurrency(received.currency)
    }
    let arrived = wallet
    wallet.kept?.takeBack(allIn: arrived)
    history.record(operation, inverse: .received(before))
  }

  /// Adds a change to the history.
  mutating func record(_ operation: Operation, _ inverse: CardsUndo) {
    history.record(operation, inverse: inverse)
  }

  /// Puts another inverse in the place of that of the last change.
  mutating func rewrite(_ inverse: CardsUndo) { history = history.holding(inverse) }

  /// Sets balances, and returns those before.
  mutating func set(_ balances: [CardBalance]) -> [CardBalance] {
    balances.compactMap { new in
      guard let place = wallet.place(of: new.id) else { return nil }
      let card = wallet.cards[place]
      let old = CardBalance(id: new.id, balance: card.balance, marks: card.marks)
      wallet.cards[place].details.balance = new.balance
      wallet.cards[place].marks = new.marks
      wallet.cards[place].changed = history.revision + 1
      return old
    }
  }

  /// Sets rates, and returns those before.
  mutating func set(_ rates: [CardRate]) -> [CardRate] {
    rates.compactMap { new in
      guard let place = wallet.place(of: new.id) else { return nil }
      let old = CardRate(id: new.id, apr: wallet.cards[place].details.apr)
      wallet.cards[place].details.apr = new.apr
      wallet.cards[place].changed = history.revision + 1
      return old
    }
  }

  /// Puts other cards in the place of all; they count as changed now.
  private mutating func replace(by other: Wallet) {
    wallet = other
    for place in wallet.cards.indices { wallet.cards[place].changed = history.revision + 1 }
  }

  /// The card to change; throws when it changed after the form was drawn.
  private func card(
    _ id: CardID, seenBy operation: Operation
  ) throws(CardsProblem) -> (place: Int, card: Card) {
    guard let place = wallet.place(of: id) else { throw .unknownCard }
    let card = wallet.cards[place]
    guard !operation.isOlder(than: card.changed) else { throw .changedSince(card) }
    return (place, card)
  }

  private mutating func record(_ place: Int, by operation: Operation, inverse: CardsUndo) {
    wallet.cards[place].changed = history.revision + 1
    history.record(operation, inverse: inverse)
  }

  /// Replaces a card by its earlier state and returns the one replaced.
  private mutating func restore(_ card: Card) -> Card? {
    guard let place = wallet.place(of: card.id) else { return nil }
    let now = wallet.cards[place]
    wallet.cards[place] = card
    wallet.cards[place].changed = history.revision + 1
    return now
  }

  private mutating func insert(_ card: Card, at place: Int) {
    var card = card
    card.changed = history.revision + 1
    wallet.cards.insert(card, at: min(place, wallet.cards.count))
  }

  private mutating func remove(_ id: CardID) -> (card: Card, place: Int)? {
    wallet.place(of: id).map { (wallet.cards.remove(at: $0), $0) }
  }

  private mutating func convert(to currency: Currency) throws(CardsProblem) {
    var converted = Wallet(currency: currency)
    if let kept = wallet.kept {
      guard let plan = kept.with(currency: currency) else { throw .planNeedsDecimals }
      guard (try? plan.comparison())?.chosen.outcome.months != nil else { throw .planNeverEnds }
      converted.kept = plan
    }
    for card in wallet.cards {
      guard let details = card.details.with(currency: currency) else { throw .needsDecimals(card) }
      converted.cards.append(
        Card(
          id: card.id, details: details, marks: card.marks.with(currency: currency),
          changed: history.revision + 1))
    }
    wallet = converted
  }
}

// MARK: - Kept in a cookie

extension CardsBook: Book {}

extension CardsBook: Packable {
  init(from reader: inout ByteReader) throws(MalformedBytes) {
    history = try History(from: &reader)
    wallet = try Wallet(from: &reader)
  }

  func write(to writer: inout ByteWriter) {
    history.write(to: &writer)
    wallet.write(to: &writer)
  }

  /// The same book with every card paid, and after its largest card was deleted.
  ///
  /// Both must fit in the cookie, so that in a full one cards can still be paid and deleted, and
  /// every change undone.
  var withRoom: CardsBook {
    var copy = self
    for place in wallet.cards.indices { copy.wallet.cards[place].marks = .inMostBytes }
    copy.wallet.kept = wallet.kept?.withRoom
    let largest = copy.wallet.cards.max {
      $0.details.name.utf8.count < $1.details.name.utf8.count
    }
    copy.history = history.holding(largest.map { .deleted($0, place: wallet.cards.count) })
    return copy
  }

  var withoutUndo: CardsBook {
    var copy = self
    copy.history = history.holding(nil)
    return copy
  }
}

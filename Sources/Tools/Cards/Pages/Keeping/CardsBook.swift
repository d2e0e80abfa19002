import CardsFormulas
import Finance
import Keeping
import PlanFormulas
import Web

/// A wallet with the history of its changes: the content of the cookie.
struct CardsBook: Equatable, Sendable {
  private(set) var wallet: Wallet
  private(set) var history = History<CardsUndo>()
  private var parts: WalletParts
  private var changes = RecentChanges()

  init(wallet: Wallet = Wallet()) {
    parts = WalletParts(wallet)
    self.wallet = parts.wallet
  }
}

// MARK: - The history

extension CardsBook {
  /// Makes a change, and records what undoes it.
  mutating func record<Problem: Error>(
    _ act: CardsUndo.Act, of card: CardID? = nil, by operation: Operation,
    _ change: (inout Wallet) throws(Problem) -> Void
  ) throws(Problem) {
    var changed = wallet
    try change(&changed)
    let old = self
    history.record(operation, inverse: CardsUndo(act, of: card, .blank))
    take(changed, since: old)
  }

  /// Makes the last change since an earlier state a larger one.
  mutating func revise(since old: CardsBook, _ change: (inout Wallet) -> Void) {
    var changed = wallet
    change(&changed)
    if changed != wallet { take(changed, since: old) }
  }

  private mutating func take(_ changed: Wallet, since old: CardsBook) {
    var parts = old.parts
    parts.tell(changed)
    take(parts, since: old)
  }

  private mutating func take(_ parts: WalletParts, since old: CardsBook) {
    (self.parts, wallet, changes) = (parts, parts.wallet, old.changes)
    changes.note(old.parts, parts, in: history.revision)
    history = history.holding(
      history.inverse.map { CardsUndo($0.act, of: $0.card, Reversal(of: parts, to: old.parts)) })
  }

  /// Takes the last change back, or makes it again.
  mutating func undo(by operation: Operation) throws(CardsProblem) {
    guard let undo = history.inverse, history.isCurrent(for: operation) else {
      throw .nothingToUndo
    }
    let old = self
    history.record(operation, inverse: undo, isUndo: !history.isUndone)
    var restored = parts
    undo.reversal.apply(to: &restored)
    take(restored, since: old)
  }

  /// True when a card changed after a form was drawn.
  func hasChanged(_ card: CardID, since operation: Operation) -> Bool {
    operation.isOlder(than: changes.revision(of: WalletParts.key(of: card)))
  }

  /// The card to change; throws when it changed after the form was drawn.
  private func card(
    _ id: CardID, seenBy operation: Operation
  ) throws(CardsProblem) -> Card {
    guard let card = wallet[id] else { throw .unknownCard }
    guard !hasChanged(id, since: operation) else { throw .changedSince(card) }
    return card
  }
}

// MARK: - Changes

extension CardsBook {
  mutating func add(_ details: CardDetails, by operation: Operation, as id: CardID? = nil) {
    let id = id ?? wallet.newID
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
  ///   - due: The missed date or the next one; nil for the missed one, else the next.
  ///   - today: The day.
  ///   - operation: The form.
  /// - Throws: What is wrong with it.
  mutating func pay(
    _ id: CardID, _ amount: Money?, due: CalendarDate? = nil, on today: CalendarDate,
    by operation: Operation
  ) throws(CardsProblem) {
    var card = try card(id, seenBy: operation)
    let (missed, now) = (card.missed(on: today), KeptPlanNow(wallet, today: today))
    guard due == nil || [missed, card.nextDue(on: today)].contains(due) else {
      throw .otherDue(card)
    }
    let paid = due ?? missed ?? (card.isPaid(on: today) ? nil : card.nextDue(on: today))
    if let amount {
      let balance = card.balance - amount
      guard card.kind.canBeSpent || !balance.isNegative else { throw .moreThanOwed(card) }
      guard -balance <= .most(wallet.currency) else { throw .creditTooLarge }
      card.details.balance = balance
    }
    if let paid { card.marks.pay(paid, missed: missed) }
    if let now {
      let month = CalendarMonth(of: paid ?? today)
      let isBefore = paid != missed && month.months(until: now.first) > 0
      card.marks.add(
        amount ?? now.payments?[id] ?? .zero(wallet.currency), in: isBefore ? now.first : month)
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

// MARK: - Kept in a cookie

extension CardsBook: Kept {
  static let blank = CardsBook()
  static let isDeflated = true

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&parts)
    try passage.pass(packable: &history)
    try passage.pass(&changes)
    guard passage.isReading else { return }
    guard parts.isWhole else { throw MalformedBytes() }
    wallet = parts.wallet
  }
}

extension CardsBook: Book {
  /// The bytes of a book and some that must stay free beside them.
  struct Room: Packable {
    fileprivate let bytes: [UInt8]

    fileprivate init(_ bytes: [UInt8]) { self.bytes = bytes }

    init(from reader: inout ByteReader) throws(MalformedBytes) {
      bytes = try reader.raw(reader.count)
    }

    func write(to writer: inout ByteWriter) { writer.write(raw: bytes) }

    /// At most what another payment of a card takes, another month of a plan, and undoing a deletion
    /// beside the name.
    fileprivate enum Most { static let (payment, month, undo) = (8, 8, 64) }
  }

  /// The book with room to pay every card, to note every month of its plan, and to delete its largest
  /// card and undo that.
  var withRoom: Room {
    let name = wallet.cards.map(\.details.name.utf8.count).max() ?? 0
    let months = wallet.kept.map { KeptPlan.mostRecords + 1 - $0.records.count } ?? 0
    let free =
      wallet.cards.count * Room.Most.payment + months * Room.Most.month + name + Room.Most.undo
    return Room(packed + [UInt8](repeating: 0, count: free))
  }

  var withoutUndo: CardsBook {
    var copy = self
    copy.history = history.holding(nil)
    return copy
  }
}

import CardsFormulas
import PlanFormulas

/// A wallet with the history of its changes: the content of the cookie.
struct CardsBook: Equatable, Sendable {
  private(set) var wallet: Wallet
  private(set) var history = History<CardsUndo>()
  private var parts: WalletParts
  private var changes = RecentChanges()
  /// What this phone knows of the letter box; nil for a wallet that is not kept in step.
  private(set) var side: CardsSide?

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
    parts.tell(changed, isMerged: side != nil)
    take(parts, since: old)
  }

  private mutating func take(_ parts: WalletParts, since old: CardsBook) {
    (self.parts, wallet, changes) = (parts, parts.wallet, old.changes)
    side?.arrivals = 0
    changes.note(old.parts, parts, in: history.revision)
    history = history.holding(
      history.inverse.map { CardsUndo($0.act, of: $0.card, Reversal(of: parts, to: old.parts)) })
  }

  /// Takes the last change back, or makes it again.
  mutating func undo(by operation: Operation) throws(CardsProblem) {
    guard let undo = history.inverse,
      operation.seen.map({ ownRevision...history.revision ~= $0 }) ?? true
    else { throw .nothingToUndo }
    guard undo.act != .joined else { return undoJoining(undo, by: operation) }
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
  func card(
    _ id: CardID, seenBy operation: Operation
  ) throws(CardsProblem) -> Card {
    guard let card = wallet[id] else { throw .unknownCard }
    guard !hasChanged(id, since: operation) else { throw .changedSince(card) }
    return card
  }
}

// MARK: - In step

extension CardsBook: BookInStep {
  var state: WalletParts { parts }
  var membership: BoxMembership? { side?.membership }
  var revision: Int { history.revision }
  var ended: BoxEnd? { side?.ended }
  var isIncomplete: Bool { false }

  /// The revision of the last change that was made in this browser.
  var ownRevision: Int { history.revision - (side?.arrivals ?? 0) }

  mutating func note(_ change: (inout BoxMembership) -> Void) {
    guard var membership else { return }
    change(&membership)
    side?.membership = membership
  }

  mutating func join(_ membership: BoxMembership) { side = CardsSide(membership) }

  mutating func leaveBox() {
    side = nil
    parts.tell(wallet, isMerged: true)
  }

  mutating func end(_ end: BoxEnd, with unsent: [PartKey]) { side = CardsSide(end) }

  mutating func goOnAlone() {
    if membership == nil { leaveBox() }
  }

  mutating func take(letters merged: WalletParts) {
    guard merged != parts else { return }
    let (before, known) = (parts, wallet)
    (parts, wallet) = (merged, merged.wallet)
    let new = wallet.cards.filter { known[$0.id] != $0 }
    side?.noteUnseen(new.map(\.id))
    history.recordArrival(inverse: history.inverse?.outlasting(merged, since: before))
    changes.note(before, merged, in: history.revision)
    side?.arrivals += 1
  }

  mutating func apply(_ operation: Operation, giving state: WalletParts) {
    let old = self
    history.record(operation, inverse: CardsUndo(.received, of: nil, .blank))
    take(state, since: old)
  }

  mutating func complete() {}

  /// Says from now on that its cookie was lost, and what waited in it.
  mutating func noteLoss() { side?.hasLost = true }

  /// The book after the list has shown what is new.
  var told: CardsBook {
    var copy = self
    copy.side = side?.told
    return copy
  }

  /// Joins the wallet of a letter box.
  ///
  /// Undoing that leaves again, with what was here before.
  mutating func join(
    _ found: StateInBox<WalletParts>, keeping keep: CardsKeep, as phone: PhoneID,
    by operation: Operation
  ) throws(CardsProblem) {
    let (before, theirs) = (self, found.state.wallet)
    var joined = found.state
    if keep == .merge, !wallet.holdsNothing {
      guard wallet.currency == theirs.currency else { throw .otherCurrency(theirs.currency) }
      joined = parts.merged(with: found.state)
      if let plan = theirs.kept, plan.id != wallet.kept?.id {
        var wallet = joined.wallet
        wallet.kept = plan
        joined.tell(wallet, isMerged: true)
      }
    }
    history.record(operation, inverse: .joining(joined, after: before.parts))
    (parts, wallet) = (joined, joined.wallet)
    changes.note(before.parts, joined, in: history.revision)
    side = CardsSide(found.membership(of: phone))
  }

  private mutating func undoJoining(_ undo: CardsUndo, by operation: Operation) {
    let before = parts
    undo.reversal.apply(to: &parts)
    wallet = parts.wallet
    history.record(operation, inverse: nil)
    leaveBox()
    changes.note(before, parts, in: history.revision)
  }
}

extension CardsUndo {
  /// What undoes joining.
  fileprivate static func joining(_ joined: WalletParts, after before: WalletParts) -> CardsUndo {
    // What was here alone is deleted by joining, as far as this phone is concerned.
    var all = joined.merged(with: before)
    all.tell(joined.wallet, isMerged: true)
    return CardsUndo(.joined, of: nil, Reversal(of: all, to: before))
  }

  /// The same after others have changed the wallet; nil when one of them changed the same part.
  fileprivate func outlasting(_ merged: WalletParts, since left: WalletParts) -> CardsUndo? {
    guard act != .joined else {
      var before = left
      reversal.apply(to: &before)
      return .joining(merged, after: before)
    }
    return reversal.outlasting(merged, since: left).map { CardsUndo(act, of: card, $0) }
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
    try passage.pass(&side)
    guard passage.isReading else { return }
    guard parts.isWhole else { throw MalformedBytes() }
    wallet = parts.wallet
  }
}

extension CardsBook: Book {
  var withoutUndo: CardsBook {
    var copy = self
    copy.history = history.holding(nil)
    return copy
  }
}

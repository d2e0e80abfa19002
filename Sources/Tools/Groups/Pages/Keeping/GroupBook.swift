import GroupsFormulas

/// A group in one browser: the ledger and the history of its changes here.
struct GroupBook: Equatable, Sendable {
  private(set) var ledger: GroupLedger
  private(set) var history = History<Reversal<GroupLedger>>()
  private var changes = RecentChanges()
  private var chosenMember: MemberID?
  /// This phone's side of the letter box; nil for a group that is not kept in step.
  var inStep: GroupInStep?
  /// The news about the letter box that the next page tells once.
  var boxNotice: GroupBoxNotice?
  /// The end of a letter box that somebody else has closed; nil once this phone is in step again or
  /// goes on alone.
  private(set) var ended: BoxEnd?
  /// The newest payments that no other phone has got since then, in the order of their adding.
  private(set) var onlyHere: [PaymentID] = []
  /// The payments among the cookies of the group.
  var parts = GroupParts()
  /// True for the page after a request that changed nothing; it is not kept.
  var tellsNoChange = false

  init(_ ledger: GroupLedger) {
    self.ledger = ledger
  }

  /// Applies an operation and records its inverse; where it changes nothing, what was changed before
  /// can still be undone.
  mutating func apply(
    _ operation: Operation, isUndo: Bool = false, _ change: (inout GroupLedger) -> Void
  ) {
    let before = ledger
    change(&ledger)
    guard ledger != before else { return }
    noteOnlyHere(ledger.keys(ofChangesSince: before), newSince: before)
    history.record(operation, inverse: Reversal(of: ledger, to: before), isUndo: isUndo)
    changes.note(before, ledger, in: history.revision)
    inStep?.arrivals = 0
  }

  /// Notes who made the changes since an earlier state, and on which day.
  mutating func stamp(changesSince before: GroupLedger, on today: CalendarDate) {
    ledger.stamp(Stamp(by: me?.number, on: today), since: before)
  }

  /// Takes in what other phones changed; what this phone changed last can still be undone, unless
  /// they changed the same part.
  mutating func take(_ merged: GroupLedger) {
    guard merged != ledger else { return }
    let before = ledger
    let inverse = history.inverse.flatMap { $0.outlasting(merged, since: before) }
    ledger = merged
    history.recordArrival(inverse: inverse)
    changes.note(before, merged, in: history.revision)
    inStep?.arrivals += 1
  }

  /// The revision of the last change that was made in this browser.
  var ownRevision: Int { history.revision - (inStep?.arrivals ?? 0) }

  /// True when a form was drawn after the last change made here, so that it can undo it.
  func canUndo(_ operation: Operation) -> Bool {
    operation.seen.map { ownRevision...history.revision ~= $0 } ?? true
  }

  /// True when a part changed after a form was drawn.
  func hasChanged(_ key: PartKey, since operation: Operation) -> Bool {
    operation.isOlder(than: changes.revision(of: key))
  }

  /// True when any part of a kind changed after a form for all of them was drawn.
  func hasChanged<Value: PartValue>(any value: Value.Type, since operation: Operation) -> Bool {
    operation.isOlder(than: changes.revision(ofAny: value))
  }

  private static let mostOnlyHere = 32

  /// Says from now on that this phone is out of step.
  ///
  /// - Parameters:
  ///   - end: The end of its letter box.
  ///   - keys: The parts that were not sent before it.
  mutating func end(_ end: BoxEnd, with keys: [PartKey]) {
    ended = end
    noteOnlyHere(keys)
  }

  /// Says no more that this phone is out of step.
  mutating func goOnAlone() {
    ended = nil
    onlyHere = []
  }

  /// Lists the payments among changed parts, unless they were there before.
  private mutating func noteOnlyHere(_ keys: [PartKey], newSince before: GroupLedger? = nil) {
    guard ended != nil else { return }
    let payments = keys.compactMap { $0.number(of: GroupPayment.self) }.map { PaymentID($0) }
    let new = payments.filter { id in
      !onlyHere.contains(id) && ledger[entry: id]?.payment != nil
        && before?[entry: id]?.payment == nil
    }
    onlyHere = (onlyHere + new).suffix(Self.mostOnlyHere)
  }

  /// The member who uses this browser, by their own choice; nil before it, and once they are
  /// removed from the group.
  ///
  /// It is no part of the ledger, so no copy, file or link has it.
  var me: MemberID? {
    get {
      chosenMember.flatMap { id in ledger.shownMembers.contains { $0.id == id } ? id : nil }
    }
    set { chosenMember = newValue }
  }

  /// Joins two members.
  ///
  /// If the first one uses this browser, the second one does afterwards.
  mutating func join(_ member: MemberID, to other: MemberID, by operation: Operation) {
    let wasJoined = me == member
    apply(operation) { $0.join(member, to: other) }
    if wasJoined { me = other }
  }

  /// Undoes the last change; the undo can be undone in turn.
  mutating func undo(_ operation: Operation) {
    guard let reversal = history.inverse else { return }
    apply(operation, isUndo: !history.isUndone) { reversal.apply(to: &$0) }
  }

  /// The group before and after the last change, when it can be undone; the other way round once it
  /// is undone.
  var lastChange: (before: GroupLedger, after: GroupLedger)? {
    guard let inverse = history.inverse else { return nil }
    var other = ledger
    inverse.apply(to: &other)
    return history.isUndone ? (ledger, other) : (other, ledger)
  }

  /// The same group without its undo, when there is no room for it.
  var withoutUndo: GroupBook {
    var book = self
    book.history = history.holding(nil)
    return book
  }

  /// The same with other payments, which are in other cookies.
  func holding(_ ledger: GroupLedger, _ parts: GroupParts) -> GroupBook {
    var book = self
    book.ledger = ledger
    book.parts = parts
    return book
  }
}

extension GroupBook: Kept {
  static let blank = GroupBook(.blank)
  static let isDeflated = true

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&ledger)
    try passage.pass(packable: &history)
    try passage.pass(&changes)
    try passage.pass(&chosenMember)
    try passage.pass(&boxNotice)
    try passage.pass(&ended)
    try passage.pass(&onlyHere)
    try passage.pass(&inStep)
    var others = parts.others
    try passage.pass(&others, upTo: GroupParts.most - 1)
    guard passage.isReading else { return }
    parts = GroupParts(others: others)
    guard ledger.isWhole, onlyHere.count <= Self.mostOnlyHere, Set(onlyHere).count == onlyHere.count
    else { throw MalformedBytes() }
  }
}

extension GroupBook {
  /// The cookie that tells the next page about a change.
  static func flash(of id: GroupID) -> FlashCookie {
    FlashCookie(named: "group-news", below: GroupPath.group.address(id))
  }

  /// The group's cookies, sent to its own paths alone.
  func cookies(on site: Site) -> GroupCookies { GroupCookies(of: ledger.id, in: site.vault) }
}

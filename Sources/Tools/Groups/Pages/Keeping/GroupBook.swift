import Finance
import GroupsFormulas
import Hosting
import Identifiers
import Sealing
import State
import Web

/// A group in one browser: the ledger and the history of its changes here.
struct GroupBook: Equatable, Sendable {
  private(set) var ledger: GroupLedger
  private(set) var history = History<Reversal>()
  private var changes = GroupRecentChanges()
  private var chosenMember: MemberID?
  /// This phone's side of the letter box; nil for a group that is not kept in step.
  var inStep: GroupInStep?
  /// The news about the letter box that the next page tells once.
  var boxNotice: GroupBoxNotice?
  /// The end of a letter box that somebody else has closed; nil once this phone is in step again or
  /// goes on alone.
  private(set) var ended: GroupBoxEnd?
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
    noteOnlyHere(ledger.numbers(ofChangesSince: before), newSince: before)
    history.record(operation, inverse: Reversal(of: ledger, to: before), isUndo: isUndo)
    changes.note(before, ledger, in: history.revision)
    inStep?.arrivals = 0
  }

  /// Takes in what other phones changed; what this phone changed last can still be undone, unless
  /// they changed the same part.
  mutating func take(_ merged: GroupLedger) {
    guard merged != ledger else { return }
    let before = ledger
    let inverse = history.inverse.flatMap { $0.moved(from: before, to: merged) }
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

  /// True when a payment, a member or the group itself (by its id) changed after a form was drawn.
  func hasChanged<Subject>(_ id: Identifier<Subject>, since operation: Operation) -> Bool {
    operation.isOlder(than: changes.revision(of: id))
  }

  /// The number under which changes of a currency's rate are listed.
  static func mark(of currency: Currency) -> Identifier<Currency> {
    Identifier(GroupLedger.Rate.number(of: currency))
  }

  /// The number under which changes of the default split are listed.
  static let defaultSplitMark = Identifier<GroupLedger.DefaultSplit>(
    GroupLedger.DefaultSplit.number)

  /// The number under which changes of all households are listed.
  static let householdsMark = Identifier<GroupLedger.Companion>(
    GroupLedger.DefaultSplit.number + 1)

  private static let mostOnlyHere = 32

  /// Says from now on that this phone is out of step.
  ///
  /// - Parameters:
  ///   - end: The end of its letter box.
  ///   - numbers: The parts that were not sent before it.
  mutating func end(_ end: GroupBoxEnd, with numbers: [UInt32]) {
    ended = end
    noteOnlyHere(numbers)
  }

  /// Says no more that this phone is out of step.
  mutating func goOnAlone() {
    ended = nil
    onlyHere = []
  }

  /// Lists the payments among changed parts, unless they were there before.
  private mutating func noteOnlyHere(_ numbers: [UInt32], newSince before: GroupLedger? = nil) {
    guard ended != nil else { return }
    let new = numbers.map { PaymentID($0) }.filter { id in
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

extension GroupBook: Packable {
  init(from reader: inout ByteReader) throws(MalformedBytes) {
    ledger = try GroupLedger(from: &reader)
    history = try History(from: &reader)
    changes = try GroupRecentChanges(from: &reader)
    // Cookies of those who have not said who they are end here, as do all older ones.
    chosenMember = reader.isAtEnd ? nil : try MemberID(from: &reader)
    // Those of groups that were never in step, and never larger than one cookie, end here.
    guard !reader.isAtEnd else { return }
    let facts = Facts(rawValue: try reader.number())
    guard Facts.all.isSuperset(of: facts) else { throw MalformedBytes() }
    if facts.contains(.nobody) { chosenMember = nil }
    if facts.contains(.notice) { boxNotice = try GroupBoxNotice(from: &reader) }
    if facts.contains(.ended) {
      ended = try GroupBoxEnd(from: &reader)
      for _ in 0..<(try reader.count(upTo: Self.mostOnlyHere)) {
        onlyHere.append(try PaymentID(from: &reader))
      }
      guard Set(onlyHere).count == onlyHere.count else { throw MalformedBytes() }
    }
    if facts.contains(.inStep) { inStep = try GroupInStep(from: &reader) }
    if facts.contains(.parts) {
      let others = try reader.count(upTo: GroupParts.most - 1)
      guard others > 0 else { throw MalformedBytes() }
      parts = GroupParts(others: others)
    }
  }

  func write(to writer: inout ByteWriter) {
    ledger.write(to: &writer)
    history.write(to: &writer)
    let facts = facts
    changes.write(to: &writer, isLast: chosenMember == nil && facts == nil)
    guard let facts else {
      chosenMember?.write(to: &writer)
      return
    }
    (chosenMember ?? MemberID(0)).write(to: &writer)
    writer.write(facts.rawValue)
    boxNotice?.write(to: &writer)
    if let ended {
      ended.write(to: &writer)
      writer.write(UInt64(onlyHere.count))
      for payment in onlyHere { payment.write(to: &writer) }
    }
    inStep?.write(to: &writer)
    if parts.others > 0 { writer.write(UInt64(parts.others)) }
  }

  /// The facts about the letter box and the other cookies that follow the member.
  private struct Facts: OptionSet {
    let rawValue: UInt64

    /// The member before is nobody.
    static let nobody = Facts(rawValue: 1)
    static let notice = Facts(rawValue: 2)
    static let inStep = Facts(rawValue: 4)
    static let parts = Facts(rawValue: 8)
    static let ended = Facts(rawValue: 16)
    static let all: Facts = [.nobody, .notice, .inStep, .parts, .ended]
  }

  /// Nil when there is none of them: such a cookie stays as it always was.
  private var facts: Facts? {
    var facts: Facts = []
    if boxNotice != nil { facts.insert(.notice) }
    if inStep != nil { facts.insert(.inStep) }
    if parts.others > 0 { facts.insert(.parts) }
    if ended != nil { facts.insert(.ended) }
    guard !facts.isEmpty else { return nil }
    return chosenMember == nil ? facts.union(.nobody) : facts
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

import Finance
import GroupsFormulas
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

  init(_ ledger: GroupLedger) {
    self.ledger = ledger
  }

  /// Applies an operation and records its inverse.
  mutating func apply(
    _ operation: Operation, isUndo: Bool = false, _ change: (inout GroupLedger) -> Void
  ) {
    let before = ledger
    change(&ledger)
    history.record(operation, inverse: Reversal(of: ledger, to: before), isUndo: isUndo)
    changes.note(before, ledger, in: history.revision)
  }

  /// True when a payment, a member or the group itself (by its id) changed after a form was drawn.
  func hasChanged<Subject>(_ id: Identifier<Subject>, since operation: Operation) -> Bool {
    operation.isOlder(than: changes.revision(of: id))
  }

  /// The number under which changes of a currency's rate are listed.
  static func mark(of currency: Currency) -> Identifier<Currency> {
    Identifier(GroupLedger.Rate.number(of: currency))
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
}

extension GroupBook: Book {
  var withRoom: GroupWithSpareRoom { GroupWithSpareRoom(book: self) }
}

/// A group with room for deleting its largest payment and for undoing that.
struct GroupWithSpareRoom: Packable {
  fileprivate let book: GroupBook

  fileprivate init(book: GroupBook) {
    self.book = book
  }

  init(from reader: inout ByteReader) throws(MalformedBytes) {
    book = try GroupBook(from: &reader)
    _ = try reader.raw(Self.room)
  }

  func write(to writer: inout ByteWriter) {
    book.write(to: &writer)
    writer.write(raw: Array(repeating: 0, count: Self.room))
  }

  private static let room = 64
}

extension GroupBook: Packable {
  init(from reader: inout ByteReader) throws(MalformedBytes) {
    ledger = try GroupLedger(from: &reader)
    history = try History(from: &reader)
    changes = try GroupRecentChanges(from: &reader)
    // Cookies of those who have not said who they are end here, as do all older ones.
    chosenMember = reader.isAtEnd ? nil : try MemberID(from: &reader)
  }

  func write(to writer: inout ByteWriter) {
    ledger.write(to: &writer)
    history.write(to: &writer)
    changes.write(to: &writer, isLast: chosenMember == nil)
    chosenMember?.write(to: &writer)
  }
}

extension GroupBook {
  /// The cookie that tells the next page about a change.
  static func flash(of id: GroupID) -> FlashCookie {
    FlashCookie(named: "group-news", below: GroupPath.group.address(id))
  }

  /// The cookie of a group, sent to the group's own paths alone.
  static func cookie(of id: GroupID) -> StateCookie {
    StateCookie(
      .group, named: "group", schemaVersion: 1, below: GroupPath.group.address(id))
  }
}

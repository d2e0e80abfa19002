import Markup
import Sealing
import State
import Web

/// A group as one browser keeps it: the ledger, and what was done to it here of late.
struct GroupBook: Equatable, Sendable {
  private(set) var ledger: GroupLedger
  private(set) var history = History<Reversal>()
  private var changes = GroupRecentChanges()

  init(_ ledger: GroupLedger) {
    self.ledger = ledger
  }

  /// Applies one operation and notes how to take it back.
  mutating func apply(
    _ operation: Operation, isUndo: Bool = false, _ change: (inout GroupLedger) -> Void
  ) {
    let before = ledger
    change(&ledger)
    history.record(operation, inverse: Reversal(of: ledger, to: before), isUndo: isUndo)
    changes.note(before, ledger, in: history.revision)
  }

  /// Whether a payment, a member or, by the group's id, its name has changed since a form was drawn.
  func hasChanged<Subject>(_ id: Identifier<Subject>, since operation: Operation) -> Bool {
    operation.seen.map { changes.include(id, after: $0) } ?? false
  }

  /// Takes the last change back; that can be taken back in turn.
  mutating func undo(_ operation: Operation) {
    guard let reversal = history.inverse else { return }
    apply(operation, isUndo: !history.isUndone) { reversal.apply(to: &$0) }
  }

  /// What the last change was, where it can be taken back: the group before it and after it, or
  /// the other way round once it is undone.
  var lastChange: (before: GroupLedger, after: GroupLedger)? {
    guard let inverse = history.inverse else { return nil }
    var other = ledger
    inverse.apply(to: &other)
    return history.isUndone ? (ledger, other) : (other, ledger)
  }

  /// The same without the means to take the last change back, where there is no room for them.
  var withoutUndo: GroupBook {
    var book = self
    book.history = history.holding(nil)
    return book
  }
}

extension GroupBook: Book {
  var withRoom: RoomyGroup { RoomyGroup(book: self) }
}

/// A group with the room that deleting its largest payment, with undo, may take besides.
struct RoomyGroup: Packable {
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
  }

  func write(to writer: inout ByteWriter) {
    ledger.write(to: &writer)
    history.write(to: &writer)
    changes.write(to: &writer)
  }
}

extension GroupBook {
  /// The cookie by which the next page of a group tells of a change.
  static func news(of id: GroupID) -> NewsCookie {
    NewsCookie(named: "group-news", below: GroupPath.group.address(id))
  }

  /// The cookie of a group, which only the group's own pages get.
  static func cookie(of id: GroupID) -> StateCookie {
    StateCookie(
      .group, named: "group", schemaVersion: 1, below: GroupPath.group.address(id))
  }
}

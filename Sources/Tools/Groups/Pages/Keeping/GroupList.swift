import Finance
import GroupsFormulas
import Letters
import Sealing
import State

/// The groups kept in this browser: id, name and the visitor's balance.
struct GroupList: Equatable, Packable {
  struct Row: Equatable, Sendable {
    let id: GroupID
    let name: String
    let currency: Currency
    /// The balance of the member who uses the browser, in the group's own currency: negative if
    /// they owe, nil if they have not chosen who they are.
    let standing: Money?
    /// What brings the group back if its cookie is lost.
    var bond = Bond()
  }

  /// What a row knows of a group beside its name.
  struct Bond: Equatable, Sendable {
    /// The secret of a group that is kept in step.
    var secret: LetterSecret?
    /// The member who uses the browser.
    var me: MemberID?
    /// It came with a link for everything, and its letters were not merged yet.
    var hasArrived = false
    /// Something was changed here and not sent yet.
    var waits = false
    /// Somebody else closed its letter box, and this phone has not come back or gone on alone.
    var ended: GroupBoxEnd?
  }

  private(set) var rows: [Row] = []

  init() {}

  /// The list with a row; one that is there already keeps its place.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - endsArrival: True when what has arrived brings nothing more; until then it stays marked.
  /// - Returns: The list.
  func with(_ row: Row, endsArrival: Bool = false) -> GroupList {
    var list = self
    if let place = rows.firstIndex(where: { $0.id == row.id }) {
      let old = rows[place].bond
      list.rows[place] = row
      let isPending = old.hasArrived && row.bond.secret != old.secret
      if isPending && !endsArrival { list.rows[place].bond = old }
    } else {
      list.rows.append(row)
    }
    return list
  }

  subscript(id: GroupID) -> Row? { rows.first { $0.id == id } }

  /// True when the list has a group: the form that creates it was sent twice.
  func contains(_ id: GroupID) -> Bool {
    rows.contains { $0.id == id }
  }

  func without(_ id: GroupID) -> GroupList {
    var list = self
    list.rows.removeAll { $0.id == id }
    return list
  }

  /// The list without its oldest row whose group is not kept in step; nil if there is none.
  ///
  /// Such a group has a cookie of its own, and a visit restores the row.
  var withoutOldest: GroupList? {
    guard let place = rows.firstIndex(where: { $0.bond.secret == nil }) else { return nil }
    var list = self
    list.rows.remove(at: place)
    return list
  }

  init(from reader: inout ByteReader) throws(MalformedBytes) {
    for _ in 0..<(try reader.count(upTo: 1_000)) {
      let id = try GroupID(from: &reader)
      let name = try reader.text()
      guard let currency = Currency(code: try reader.text()) else { throw MalformedBytes() }
      rows.append(Row(id: id, name: name, currency: currency, standing: nil))
    }
    // Cookies of older versions end here.
    guard !reader.isAtEnd else { return }
    for (place, row) in rows.enumerated() where try reader.count(upTo: 1) == 1 {
      let standing = Money(minorUnits: try reader.signedNumber(), row.currency)
      rows[place] = Row(id: row.id, name: row.name, currency: row.currency, standing: standing)
    }
    // Lists of browsers that never had a letter box end here.
    guard !reader.isAtEnd else { return }
    for place in rows.indices { rows[place].bond = try GroupList.Bond(from: &reader) }
  }

  func write(to writer: inout ByteWriter) {
    writer.write(UInt64(rows.count))
    for row in rows {
      row.id.write(to: &writer)
      writer.write(row.name)
      writer.write(row.currency.code)
    }
    for row in rows {
      writer.write(row.standing == nil ? 0 : 1 as UInt64)
      if let standing = row.standing { writer.write(signed: standing.minorUnits) }
    }
    guard rows.contains(where: { $0.bond != GroupList.Bond() }) else { return }
    for row in rows { row.bond.write(to: &writer) }
  }
}

extension GroupList.Bond: Packable {
  init(from reader: inout ByteReader) throws(MalformedBytes) {
    let marks = Marks(rawValue: try reader.number())
    guard Marks.all.isSuperset(of: marks) else { throw MalformedBytes() }
    hasArrived = marks.contains(.arrived)
    waits = marks.contains(.waits)
    if marks.contains(.secret) { secret = try LetterSecret(from: &reader) }
    if marks.contains(.somebody) { me = try MemberID(from: &reader) }
    if marks.contains(.ended) { ended = try GroupBoxEnd(from: &reader) }
  }

  /// A byte of marks, 16 for the secret, four for the member and four for an end.
  func write(to writer: inout ByteWriter) {
    var marks: Marks = []
    if hasArrived { marks.insert(.arrived) }
    if waits { marks.insert(.waits) }
    if secret != nil { marks.insert(.secret) }
    if me != nil { marks.insert(.somebody) }
    if ended != nil { marks.insert(.ended) }
    writer.write(marks.rawValue)
    secret?.write(to: &writer)
    me?.write(to: &writer)
    ended?.write(to: &writer)
  }

  private struct Marks: OptionSet {
    let rawValue: UInt64

    static let arrived = Marks(rawValue: 1)
    static let waits = Marks(rawValue: 2)
    static let secret = Marks(rawValue: 4)
    static let somebody = Marks(rawValue: 8)
    static let ended = Marks(rawValue: 16)
    static let all: Marks = [.arrived, .waits, .secret, .somebody, .ended]
  }
}

extension GroupList.Row {
  init(_ book: GroupBook) {
    let ledger = book.ledger
    self.init(
      id: ledger.id, name: ledger.name, currency: ledger.currency,
      standing: book.me.map { GroupBalances(of: ledger.payments)[$0, in: ledger.currency] },
      bond: GroupList.Bond(book))
  }
}

extension GroupList.Bond {
  /// Of a group that is not kept in step, at most that it was: without a secret there is no way back.
  init(_ book: GroupBook) {
    guard let inStep = book.inStep else {
      self.init(ended: book.ended)
      return
    }
    self.init(secret: inStep.membership.secret, me: book.me, waits: inStep.waiting > 0)
  }
}

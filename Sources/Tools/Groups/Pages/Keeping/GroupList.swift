import Finance
import GroupsFormulas
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
  }

  private(set) var rows: [Row] = []

  init() {}

  /// The list with a row; one that is there already keeps its place.
  func with(_ row: Row) -> GroupList {
    var list = self
    if let place = rows.firstIndex(where: { $0.id == row.id }) {
      list.rows[place] = row
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

  var withoutOldest: GroupList {
    var list = self
    list.rows.removeFirst()
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
  }
}

extension GroupList.Row {
  init(_ book: GroupBook) {
    let ledger = book.ledger
    self.init(
      id: ledger.id, name: ledger.name, currency: ledger.currency,
      standing: book.me.map { GroupBalances(of: ledger.payments)[$0, in: ledger.currency] })
  }
}

import Finance
import Sealing
import State

/// The ids and names of the groups in this browser.
struct GroupList: Equatable, Packable {
  struct Row: Equatable, Sendable {
    let id: GroupID
    let name: String
    let currency: Currency
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
      rows.append(Row(id: id, name: name, currency: currency))
    }
  }

  func write(to writer: inout ByteWriter) {
    writer.write(UInt64(rows.count))
    for row in rows {
      row.id.write(to: &writer)
      writer.write(row.name)
      writer.write(row.currency.code)
    }
  }
}

extension GroupList.Row {
  init(_ ledger: GroupLedger) {
    self.init(id: ledger.id, name: ledger.name, currency: ledger.currency)
  }
}

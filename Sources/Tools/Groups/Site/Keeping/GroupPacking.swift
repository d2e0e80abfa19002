import Finance
import GroupsFormulas
import Sealing
import State

// Packs a group into few bytes: a payment usually takes eleven and its title.

extension GroupLedger: Packable {
  init(from reader: inout ByteReader) throws(MalformedBytes) {
    let id = try GroupID(from: &reader)
    let currencies = try Self.currencies(from: &reader)
    let title = Title(
      revision: try reader.count(), name: try reader.text(), currency: currencies[0])
    var members: [Member] = []
    for _ in 0..<(try reader.count(upTo: Self.mostMembers)) {
      members.append(try Member(from: &reader, after: members.last))
    }
    var entries: [Entry] = []
    var packing = EntryPacking(members: members.map(\.id), currencies: currencies)
    for _ in 0..<(try reader.count(upTo: 10_000)) {
      entries.append(try packing.read(from: &reader))
    }
    guard Set(members.map(\.id)).count == members.count,
      Set(entries.map(\.id)).count == entries.count
    else { throw MalformedBytes() }
    self.init(id: id, title: title, members: members, entries: entries)
    // Payments name members by their place, so any other order would be another spelling.
    guard self.members == members, self.entries == entries else { throw MalformedBytes() }
  }

  func write(to writer: inout ByteWriter) {
    id.write(to: &writer)
    let currencies = currenciesInUse
    writer.write(UInt64(currencies.count))
    for currency in currencies { writer.write(raw: Array(currency.code.utf8)) }
    writer.write(UInt64(title.revision))
    writer.write(title.name)
    writer.write(UInt64(members.count))
    for (index, member) in members.enumerated() {
      member.write(to: &writer, after: index == 0 ? nil : members[index - 1])
    }
    writer.write(UInt64(entries.count))
    var packing = EntryPacking(members: members.map(\.id), currencies: currencies)
    for entry in entries { packing.write(entry, to: &writer) }
  }

  private static func currencies(
    from reader: inout ByteReader
  ) throws(MalformedBytes) -> [Currency] {
    var currencies: [Currency] = []
    for _ in 0..<(try reader.count(upTo: 255)) {
      let code = String(decoding: try reader.raw(3), as: UTF8.self)
      guard let currency = Currency(code: code) else { throw MalformedBytes() }
      currencies.append(currency)
    }
    guard !currencies.isEmpty else { throw MalformedBytes() }
    return currencies
  }
}

extension GroupLedger.Member {
  fileprivate init(
    from reader: inout ByteReader, after previous: GroupLedger.Member?
  ) throws(MalformedBytes) {
    let id = try MemberID(from: &reader)
    let position = try reader.count() + (previous?.position ?? 0)
    let state = try reader.number()
    guard let status = Status(rawValue: state & 3), state >> 2 < 1 << 31 else {
      throw MalformedBytes()
    }
    self.init(
      id: id, position: position, revision: Int(state >> 2), name: try reader.text(),
      status: status)
  }

  fileprivate func write(to writer: inout ByteWriter, after previous: GroupLedger.Member?) {
    id.write(to: &writer)
    writer.write(UInt64(position - (previous?.position ?? 0)))
    writer.write(UInt64(revision) << 2 | status.rawValue)
    writer.write(name)
  }
}

// An amount or a weight is read only within limits, so that sums cannot overflow.

extension ByteReader {
  /// Reads an amount or a weight.
  mutating func units() throws(MalformedBytes) -> Int64 {
    let number = try number()
    guard number < 1 << 50 else { throw MalformedBytes() }
    return Int64(number)
  }
}

extension ByteWriter {
  /// Writes an amount or a weight; stops at one that could not be read again.
  mutating func write(units: Int64) {
    guard 0..<1 << 50 ~= units else {
      preconditionFailure("\(units) units are too few or too many to be read again")
    }
    write(UInt64(units))
  }
}

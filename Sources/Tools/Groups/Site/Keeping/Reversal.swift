import Finance
import GroupsFormulas
import Sealing

/// The inverse of a change: the parts of the ledger as they were before.
///
/// It is packed with members as places in the ledger. They stay valid until the next change, which
/// replaces it.
struct Reversal: Equatable, Sendable {
  private let bytes: [UInt8]

  init(of now: GroupLedger, to before: GroupLedger) {
    var writer = ByteWriter()
    writer.write(now.title == before.title ? "" : before.name)
    writer.write(before.currency.code)
    let members = now.members(unlike: before)
    writer.write(UInt64(members.count))
    for member in members {
      let was = before[member: member.id]
      writer.write(UInt64(now.place(of: member.id)))
      writer.write((was?.status ?? .removed).rawValue)
      writer.write(was?.name ?? member.name)
    }
    let entries = now.entries(unlike: before)
    writer.write(UInt64(entries.count))
    for entry in entries {
      Self.write(before[entry: entry.id]?.payment, of: entry, in: now, to: &writer)
    }
    bytes = writer.bytes
  }

  private static func write(
    _ payment: GroupPayment?, of entry: GroupLedger.Entry, in ledger: GroupLedger,
    to writer: inout ByteWriter
  ) {
    let currencies = [payment?.amount.currency ?? ledger.currency, payment?.counted.currency]
      .compactMap(\.self)
    writer.write(UInt64(currencies.count))
    for currency in currencies { writer.write(raw: Array(currency.code.utf8)) }
    var packing = EntryPacking(members: ledger.members.map(\.id), currencies: currencies)
    packing.write(GroupLedger.Entry(id: entry.id, position: 0, payment: payment), to: &writer)
  }

  /// Restores the parts with new revisions, since an undo is a change too.
  func apply(to ledger: inout GroupLedger) {
    var changed = ledger
    guard (try? restore(&changed)) != nil else { return }
    ledger = changed
  }

  private func restore(_ ledger: inout GroupLedger) throws(MalformedBytes) {
    var reader = ByteReader(bytes)
    let name = try reader.text()
    guard let currency = Currency(code: try reader.text()) else { throw MalformedBytes() }
    if !name.isEmpty { ledger.rename(name, currency: currency) }
    for _ in 0..<(try reader.count(upTo: ledger.members.count)) {
      let place = try reader.count(upTo: ledger.members.count - 1)
      let status = GroupLedger.Member.Status(rawValue: try reader.number())
      let name = try reader.text()
      ledger.change(member: ledger.members[place].id) {
        $0.status = status ?? $0.status
        $0.name = name
      }
    }
    for _ in 0..<(try reader.count(upTo: ledger.entries.count)) {
      var currencies: [Currency] = []
      for _ in 0..<(try reader.count(upTo: 2)) {
        let code = String(decoding: try reader.raw(3), as: UTF8.self)
        guard let currency = Currency(code: code) else { throw MalformedBytes() }
        currencies.append(currency)
      }
      guard !currencies.isEmpty else { throw MalformedBytes() }
      var packing = EntryPacking(members: ledger.members.map(\.id), currencies: currencies)
      let entry = try packing.read(from: &reader)
      ledger.set(entry.payment, of: entry.id)
    }
  }
}

extension Reversal: Packable {
  init(from reader: inout ByteReader) throws(MalformedBytes) {
    bytes = try reader.raw(try reader.count(upTo: 65_536))
  }

  func write(to writer: inout ByteWriter) {
    writer.write(UInt64(bytes.count))
    writer.write(raw: bytes)
  }
}

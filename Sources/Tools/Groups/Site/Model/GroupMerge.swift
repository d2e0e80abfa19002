import Identifiers
import Calendars
import Finance
import Sealing

extension GroupLedger {
  /// Merges two copies of the same group.
  ///
  /// Of each part, the higher revision wins. Of equal revisions with different content, the greater
  /// digest wins. So the result is the same in whatever order copies merge.
  func merged(with other: GroupLedger) -> GroupLedger {
    GroupLedger(
      id: id, title: Self.winner(title, other.title),
      members: Self.merged(members, other.members), entries: Self.merged(entries, other.entries))
  }

  private static func merged<Part: Revised>(_ ours: [Part], _ theirs: [Part]) -> [Part] {
    let theirsByID = Dictionary(theirs.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(ours.map(\.id))
    return ours.map { part in theirsByID[part.id].map { winner(part, $0) } ?? part }
      + theirsByID.values.filter { !known.contains($0.id) }
  }

  private static func winner<Part: Revised>(_ one: Part, _ other: Part) -> Part {
    guard one.revision == other.revision else {
      return one.revision > other.revision ? one : other
    }
    guard one != other else { return one }
    return one.digest.lexicographicallyPrecedes(other.digest) ? other : one
  }
}

/// A part of a ledger that has revisions.
private protocol Revised: Equatable, Sendable {
  associatedtype ID: Hashable
  var id: ID { get }
  var revision: Int { get }
  func writeContent(to writer: inout ByteWriter)
}

extension Revised {
  fileprivate var digest: [UInt8] {
    var writer = ByteWriter()
    writeContent(to: &writer)
    return Fingerprint(of: writer.bytes).bytes(16)
  }
}

extension GroupLedger.Title: Revised {
  /// A ledger has one title.
  fileprivate var id: Int { 0 }

  fileprivate func writeContent(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(currency.code)
  }
}

extension GroupLedger.Member: Revised {
  fileprivate func writeContent(to writer: inout ByteWriter) {
    writer.write(UInt64(position))
    writer.write(name)
    writer.write(status.rawValue)
  }
}

extension GroupLedger.Entry: Revised {
  fileprivate func writeContent(to writer: inout ByteWriter) {
    writer.write(UInt64(position))
    guard let payment else { return }
    writer.write(payment.title)
    writer.write(payment.date.iso)
    writer.write(payment.amount.currency.code)
    writer.write(signed: payment.amount.minorUnits)
    writer.write(signed: payment.conversion?.billionths ?? -1)
    writer.write(payment.counted.currency.code)
    writer.write(signed: payment.counted.minorUnits)
    writer.write(payment.split.kind.rawValue)
    writer.write(payment.isPayback ? 1 : 0 as UInt64)
    writer.write(UInt64(payment.serial))
    writer.write(UInt64(payment.payers.count))
    for part in payment.payers {
      writer.write(UInt64(part.member.number))
      writer.write(signed: part.minorUnits)
    }
    for share in payment.split.units {
      writer.write(UInt64(share.member.number))
      writer.write(signed: share.value ?? -1)
    }
  }
}

// MARK: - What a merge brings

extension GroupLedger {
  /// The parts that another ledger of the group has and this one lacks, for display.
  struct Difference: Equatable, Sendable {
    var added: [GroupPayment] = []
    var changed: [GroupPayment] = []
    var deleted: [GroupPayment] = []
    var members: [String] = []
    var name: String?

    var isEmpty: Bool { self == Difference() }
  }

  /// The changes from this ledger to another.
  func difference(to other: GroupLedger) -> Difference {
    var difference = Difference()
    for entry in other.entries {
      let before = self[entry: entry.id]?.payment
      switch (before, entry.payment) {
      case (nil, let payment?): difference.added.append(payment)
      case (let payment?, nil): difference.deleted.append(payment)
      case (let before?, let payment?) where before != payment: difference.changed.append(payment)
      default: break
      }
    }
    difference.members = other.members.filter { self[member: $0.id] == nil }.map(\.name)
    difference.name = other.name == name ? nil : other.name
    return difference
  }
}

import Calendars
import GroupsFormulas
import Identifiers
import Sealing
import State

// Packs payments that come again: as payments, with two to five bytes for when they come.

extension GroupLedger {
  func write(_ packing: EntryPacking, rulesTo writer: inout ByteWriter) {
    guard !rules.isEmpty else { return }
    var packing = packing
    writer.write(UInt64(rules.count))
    for rule in rules {
      Recurrence.write(rule.recurrence, to: &writer)
      packing.write(rule.asEntry, to: &writer)
    }
  }

  static func rules(
    _ packing: EntryPacking, from reader: inout ByteReader
  ) throws(MalformedBytes) -> [Rule] {
    var packing = packing
    var rules: [Rule] = []
    for _ in 0..<(try reader.count(upTo: 10_000)) {
      let schedule = try Recurrence.schedule(from: &reader)
      let entry = try packing.read(from: &reader)
      guard (schedule == nil) == (entry.payment == nil) else { throw MalformedBytes() }
      rules.append(
        Rule(
          id: RuleID(entry.id.number), position: entry.position, revision: entry.revision,
          recurrence: schedule.flatMap { every, end in
            entry.payment.map { Recurrence($0, every: every, end: end) }
          }))
    }
    guard !rules.isEmpty else { throw MalformedBytes() }
    return rules
  }
}

extension GroupLedger.Rule {
  /// The rule as an entry of a payment, deleted where the rule is.
  fileprivate var asEntry: GroupLedger.Entry {
    GroupLedger.Entry(
      id: PaymentID(id.number), position: position, revision: revision,
      payment: recurrence?.payment)
  }
}

extension Recurrence {
  /// Writes when a payment comes, or for a deleted rule a zero.
  static func write(_ recurrence: Recurrence?, to writer: inout ByteWriter) {
    guard let recurrence else {
      writer.write(0 as UInt64)
      return
    }
    let every = UInt64(Every.allCases.place(of: recurrence.every, "ways to come again"))
    func write(_ end: UInt64) { writer.write(1 + every + 4 * end) }
    switch recurrence.end {
    case .never: write(0)
    case .until(let date):
      write(1)
      writer.write(signed: Int64(date.dayNumber - usualDay))
    case .times(let count):
      write(2)
      writer.write(UInt64(count))
    }
  }

  /// Reads when a payment comes; nil for a deleted rule.
  static func schedule(
    from reader: inout ByteReader
  ) throws(MalformedBytes) -> (every: Every, end: End)? {
    let code = try reader.count(upTo: 12)
    guard code > 0 else { return nil }
    let every = Every.allCases[(code - 1) % 4]
    switch (code - 1) / 4 {
    case 0: return (every, .never)
    case 1:
      guard let day = Int32(exactly: try reader.signedNumber()),
        let date = CalendarDate(dayNumber: usualDay + Int(day))
      else { throw MalformedBytes() }
      return (every, .until(date))
    default:
      let count = try reader.count(upTo: mostTimes)
      guard count > 0 else { throw MalformedBytes() }
      return (every, .times(count))
    }
  }

  /// A day near which most others are, in October 2024.
  private static let usualDay = 20_000
}

import Calendars
import Finance
import GroupsFormulas
import Identifiers
import Sealing

extension GroupLedger {
  /// Merges two copies of the same group, and names people of one name apart.
  ///
  /// Of equal revisions, the greater fingerprint takes precedence.
  func merged(with other: GroupLedger) -> GroupLedger {
    merged(with: other) { $0.fingerprint }.namingApart
  }

  /// The ledger with what a letter adds; two people of one name are named apart.
  func receiving(_ letter: GroupLedger) throws(UnsuitableLetter) -> GroupLedger {
    let received = try receiving(letter) { $0.fingerprint }
    return received.members == members ? received : received.namingApart
  }

  /// True when letters alone give this ledger.
  func isGiven(by letters: [GroupLedger]) -> Bool {
    isGiven(by: letters) { $0.fingerprint }
  }
}

extension Recurrence.End {
  /// The end in one text: a date, a number of times or nothing.
  fileprivate var text: String {
    switch self {
    case .never: ""
    case .until(let date): date.iso
    case .times(let count): String(count)
    }
  }
}

extension GroupLedger.Part {
  /// Bytes that are the same on every device, for as long as copies are about.
  fileprivate var fingerprint: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .title(let title):
      writer.write(title.name)
      writer.write(title.currency.code)
    case .member(let member):
      writer.write(UInt64(member.position))
      writer.write(member.name)
      writer.write(member.status.rawValue)
    case .entry(let entry):
      writer.write(UInt64(entry.position))
      if let payment = entry.payment { Self.write(payment, to: &writer) }
    case .rate(let rate):
      writer.write(rate.currency.code)
      writer.write(UInt64(rate.worth?.billionths ?? 0))
      if let worth = rate.worth { writer.write(worth.target.code) }
    case .companion(let companion):
      writer.write(UInt64(companion.member.number))
      writer.write(signed: companion.companion.map { Int64($0.number) } ?? -1)
    case .rule(let rule):
      writer.write(UInt64(rule.position))
      if let recurrence = rule.recurrence {
        writer.write(recurrence.every.rawValue)
        writer.write(recurrence.end.text)
        Self.write(recurrence.payment, to: &writer)
      }
    case .defaultSplit(let part):
      if let split = part.split { Self.write(split, to: &writer) }
    }
    return Fingerprint(of: writer.bytes).bytes(16)
  }

  private static func write(_ payment: GroupPayment, to writer: inout ByteWriter) {
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
    for part in payment.payers.sorted(by: { $0.member < $1.member }) {
      writer.write(UInt64(part.member.number))
      writer.write(signed: part.minorUnits)
    }
    write(payment.split, to: &writer)
    if let category = payment.category { writer.write(category.name) }
  }

  private static func write(_ split: Split, to writer: inout ByteWriter) {
    func write(_ number: Int64?, of member: MemberID) {
      writer.write(UInt64(member.number))
      writer.write(signed: number ?? -1)
    }
    switch split.sorted(by: \.self) {
    case .evenly(let members):
      for member in members { write(nil, of: member) }
    case .shares(let shares), .percent(let shares):
      for share in shares {
        write(share.value.tenThousandths / split.kind.step, of: share.member)
      }
    case .exact(let shares):
      for share in shares { write(share.value?.minorUnits, of: share.member) }
    }
  }
}

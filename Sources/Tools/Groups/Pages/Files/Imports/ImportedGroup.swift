import Finance
import GroupsFormulas
import Sealing
import State

/// A group as it was read from a file, before it is kept.
struct ImportedGroup: Equatable, Sendable {
  var ledger: GroupLedger
  /// True if the file does not say which currency its amounts are in.
  var asksCurrency = false
  /// True for a file of another app, whose payments are shown line by line.
  var isForeign = false
  /// The exact sums of the amounts in the file, by the code of their currency.
  var totals: [(code: String, sum: String)] = []
  var leftOut: [LeftOut] = []
  /// What else the file has and a group here has not, in sentences.
  var notes: [String] = []

  /// A line of the file that is not taken, and the reason.
  struct LeftOut: Equatable, Sendable {
    let line: Int
    let why: String
  }

  /// The code of no currency (ISO 4217), for sums of a file that names none.
  static let noCurrency = "XXX"

  static func == (one: ImportedGroup, other: ImportedGroup) -> Bool {
    one.ledger == other.ledger && one.asksCurrency == other.asksCurrency
      && one.leftOut == other.leftOut && one.notes == other.notes
      && one.totals.map(\.sum) == other.totals.map(\.sum)
  }
}

extension ImportedGroup {
  /// A group of a file of ours or of Splitwise, which leaves nothing out.
  init(whole ledger: GroupLedger) {
    self.init(ledger: ledger)
    let sums = Dictionary(
      ledger.payments.map { ($0.amount.currency, $0.signed($0.amount)) }, uniquingKeysWith: +)
    totals = ledger.ordered(sums.keys).compactMap { currency in
      sums[currency].map { (currency.code, $0.plain) }
    }
  }
}

/// The group of a preview on its way through the form that confirms it.
struct PreviewedGroup: Equatable, Sendable {
  let ledger: GroupLedger
  /// True if whoever confirms must say the currency.
  let asksCurrency: Bool

  init(_ ledger: GroupLedger, asksCurrency: Bool = false) {
    self.ledger = ledger
    self.asksCurrency = asksCurrency
  }
}

extension PreviewedGroup: Packable {
  init(from reader: inout ByteReader) throws(MalformedBytes) {
    ledger = try GroupLedger(from: &reader)
    guard !reader.isAtEnd else {
      asksCurrency = false
      return
    }
    guard try reader.number() == 1 else { throw MalformedBytes() }
    asksCurrency = true
  }

  func write(to writer: inout ByteWriter) {
    ledger.write(to: &writer)
    if asksCurrency { writer.write(1 as UInt64) }
  }
}

extension GroupLedger {
  /// The group with the same figures in another currency, for a file that did not say which; nil
  /// where that has too few decimals for them.
  func figured(in other: Currency) -> GroupLedger? {
    guard other != currency else { return self }
    var ledger = GroupLedger(
      id: id, title: .init(name: name, currency: other), members: members, entries: [])
    for entry in entries {
      guard let payment = entry.payment else { continue }
      guard payment.amount.currency == currency else {
        ledger.add(payment, as: entry.id)
        continue
      }
      guard let payment = payment.figured(in: other) else { return nil }
      ledger.add(payment, as: entry.id)
    }
    return ledger
  }
}

extension GroupPayment {
  fileprivate func figured(in other: Currency) -> GroupPayment? {
    func figured(_ parts: [Share<Money>]) -> [Share<Money>]? {
      let changed = parts.compactMap { part in
        part.value.sameFigure(in: other).map { Share(member: part.member, value: $0) }
      }
      return changed.count == parts.count ? changed : nil
    }
    guard let figure = amount.sameFigure(in: other), figure <= .most(other),
      let parts = figured(payers)
    else { return nil }
    var payment = self
    (payment.amount, payment.payers) = (figure, parts)
    if case .exact = split {
      guard let shares = figured(shares) else { return nil }
      payment.split = .amounts(shares)
    }
    return payment
  }
}

import Finance
import GroupsFormulas
import Sealing
import State

/// A group as it was read from a file, before it is kept.
struct ImportedGroup: Equatable, Sendable {
  var ledger: GroupLedger
  /// True if the file does not say which currency its amounts are in.
  var asksCurrency = false
  /// True if its amounts are minor units of whichever currency is chosen.
  var isInMinorUnits = false
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
      && one.isInMinorUnits == other.isInMinorUnits
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
  /// How the amounts change with the currency that whoever confirms must say; nil if the file says it.
  let asking: Asking?

  /// What stays of the amounts of a file in whatever currency is chosen.
  enum Asking: UInt64, Sendable {
    /// The figures: 12.50 are 12.50 of any currency.
    case figures = 1
    /// The minor units: 1250 are €12.50 or ¥1,250.
    case minorUnits
  }

  init(_ ledger: GroupLedger, asking: Asking? = nil) {
    self.ledger = ledger
    self.asking = asking
  }

  init(_ group: ImportedGroup) {
    self.init(
      group.ledger,
      asking: group.asksCurrency ? group.isInMinorUnits ? .minorUnits : .figures : nil)
  }

  /// The group in the currency that somebody has chosen; nil where that has too few decimals for the
  /// figures of the file.
  func chosen(_ currency: Currency) -> GroupLedger? {
    switch asking {
    case nil: ledger
    case .figures: ledger.counted(in: currency) { $0.sameFigure(in: currency) }
    case .minorUnits:
      ledger.counted(in: currency) { Money(minorUnits: $0.minorUnits, currency) }
    }
  }
}

extension PreviewedGroup: Packable {
  init(from reader: inout ByteReader) throws(MalformedBytes) {
    ledger = try GroupLedger(from: &reader)
    guard !reader.isAtEnd else {
      asking = nil
      return
    }
    guard let asking = Asking(rawValue: try reader.number()) else { throw MalformedBytes() }
    self.asking = asking
  }

  func write(to writer: inout ByteWriter) {
    ledger.write(to: &writer)
    if let asking { writer.write(asking.rawValue) }
  }
}

extension GroupLedger {
  /// The group with the amounts of its own currency in another one; nil where one does not fit.
  fileprivate func counted(
    in other: Currency, _ change: (Money) -> Money?
  ) -> GroupLedger? {
    guard other != currency else { return self }
    var ledger = GroupLedger(
      id: id, title: .init(name: name, currency: other), members: members, entries: [])
    for entry in entries {
      guard let payment = entry.payment else { continue }
      guard payment.amount.currency == currency else {
        ledger.add(payment, as: entry.id)
        continue
      }
      guard let payment = payment.counted(in: other, change) else { return nil }
      ledger.add(payment, as: entry.id)
    }
    return ledger
  }
}

extension GroupPayment {
  fileprivate func counted(
    in other: Currency, _ change: (Money) -> Money?
  ) -> GroupPayment? {
    func changed(_ parts: [Share<Money>]) -> [Share<Money>]? {
      let changed = parts.compactMap { part in
        change(part.value).map { Share(member: part.member, value: $0) }
      }
      return changed.count == parts.count ? changed : nil
    }
    guard let sum = change(amount), sum <= .most(other), let parts = changed(payers)
    else { return nil }
    var payment = self
    (payment.amount, payment.payers) = (sum, parts)
    if case .exact = split {
      guard let shares = changed(shares) else { return nil }
      payment.split = .amounts(shares)
    }
    return payment
  }
}

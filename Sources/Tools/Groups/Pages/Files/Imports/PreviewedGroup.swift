import GroupsFormulas

/// The group of a preview on its way through the form that confirms it.
struct PreviewedGroup: Equatable, Sendable {
  let ledger: GroupLedger
  /// How the amounts change with the currency that is asked for; nil if the file says it.
  let asking: Asking?
  /// The amounts of the file that are finer than those of `ledger`.
  let finer: [PaymentID: StatedAmounts]

  /// What stays of the amounts of a file in whatever currency is chosen.
  enum Asking: UInt64, Sendable {
    /// The figures: 12.50 are 12.50 of any currency.
    case figures = 1
    /// The minor units: 1250 are €12.50 or ¥1,250.
    case minorUnits
  }

  init(_ group: ImportedGroup) {
    (ledger, asking, finer) = (group.ledger, group.asking, group.finer)
  }
}

extension PreviewedGroup {
  /// The group in the currency that somebody has chosen.
  func chosen(_ currency: Currency) throws(UnsuitableCurrency) -> GroupLedger {
    var chosen = GroupLedger(
      id: ledger.id, title: .init(name: ledger.name, currency: currency),
      members: ledger.members, entries: [])
    for entry in ledger.entries {
      guard let payment = entry.payment else { continue }
      chosen.add(
        isUnsaid(payment)
          ? try payment.stating(amounts(of: payment, entry.id, in: currency), in: currency)
          : payment,
        as: entry.id)
    }
    return chosen
  }

  /// True for a payment whose file does not say its currency.
  private func isUnsaid(_ payment: GroupPayment) -> Bool {
    payment.amount.currency == ledger.currency
  }

  private func amounts(
    of payment: GroupPayment, _ id: PaymentID, in currency: Currency
  ) -> StatedAmounts {
    let digits = asking == .minorUnits ? currency.digits : ledger.currency.digits
    return finer[id] ?? StatedAmounts(of: payment, digits: digits)
  }

  /// What currencies make of the sum of the file, before one is chosen; nil where none changes an
  /// amount.
  var rounding: String? {
    guard asking == .figures else { return nil }
    let stated = ledger.entries.compactMap(stated)
    let rounded = Self.currencies.filter { places, _ in
      !stated.allSatisfy { $0.isWhole(places: places) }
    }.map { places, words in
      let sum = stated.reduce(.zero) { $0 + $1.rounded(places: places) }
      return ", \(sum.text(places: places)) in a currency \(words)"
    }
    guard !rounded.isEmpty else { return nil }
    return "Amounts with more decimals than their currency has are rounded: all together "
      + "\(stated.reduce(.zero, +).text(places: 2)) in the file\(rounded.joined())"
  }

  /// The numbers of decimals that currencies have.
  private static let currencies = [
    (3, "with three decimals"), (2, "with two decimals"), (0, "without decimals"),
  ]

  /// The amount as the file states it; nil where it says its currency.
  private func stated(_ entry: GroupLedger.Entry) -> ExactDecimal? {
    guard let payment = entry.payment, isUnsaid(payment) else { return nil }
    let amount = finer[entry.id]?.amount ?? ExactDecimal(payment.amount)
    return payment.told.isNegative ? -amount : amount
  }
}

extension PreviewedGroup: Packable {
  /// As in its cookies: what fits in them comes through a form, too.
  static let isDeflated = true

  init(from reader: inout ByteReader) throws(MalformedBytes) {
    ledger = try GroupLedger(from: &reader)
    guard ledger.isWhole else { throw MalformedBytes() }
    asking = reader.isAtEnd ? nil : Asking(rawValue: try reader.number())
    var finer: [PaymentID: StatedAmounts] = [:]
    while !reader.isAtEnd {
      finer[try PaymentID(from: &reader)] = try StatedAmounts(from: &reader)
    }
    self.finer = finer
  }

  func write(to writer: inout ByteWriter) {
    ledger.write(to: &writer)
    guard let asking else { return }
    writer.write(asking.rawValue)
    for (id, stated) in finer {
      id.write(to: &writer)
      stated.write(to: &writer)
    }
  }
}

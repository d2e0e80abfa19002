import GroupsFormulas

/// A group as it was read from a file, before it is kept.
struct ImportedGroup: Sendable {
  var ledger: GroupLedger
  /// True if the file does not name the group.
  var asksName = false
  /// How its amounts change with the currency that somebody must say; nil if the file says it.
  var asking: PreviewedGroup.Asking?
  /// The amounts of the file that are finer than those of `ledger`, while its currency is asked.
  var finer: [PaymentID: StatedAmounts] = [:]
  /// True for a file of another app, whose payments are shown line by line.
  var isForeign = false
  /// The exact sums of the amounts in the file, by the code of their currency.
  var totals: [(code: String, sum: String)] = []
  var leftOut: [LeftOut] = []
  /// What else the file has and a group here has not, in sentences.
  var notes: [String] = []

  /// A line of the file that is not taken, and the reason.
  struct LeftOut: Sendable {
    let line: Int
    let why: String
  }

  /// The code of no currency (ISO 4217), for sums of a file that names none.
  static let noCurrency = "XXX"

  /// The name of a group whose file does not name it.
  static let unnamed = "Imported group"

  var asksCurrency: Bool { asking != nil }
}

extension ImportedGroup {
  /// The group of a link, of a preview, or of a file of ours or of Splitwise.
  ///
  /// A reader that leaves something of its file out adds it to ``leftOut`` afterwards.
  init(whole ledger: GroupLedger) {
    self.init(ledger: ledger.namingApart)
    notes = zip(ledger.members, self.ledger.members).filter { $0.name != $1.name }
      .map { .twins($0.name, $1.name) }
    let sums = Dictionary(
      ledger.payments.map { ($0.amount.currency, $0.told) }, uniquingKeysWith: +)
    totals = ledger.ordered(sums.keys).compactMap { currency in
      sums[currency].map { (currency.code, $0.plain) }
    }
  }
}

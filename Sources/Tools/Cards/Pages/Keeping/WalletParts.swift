import CardsFormulas

/// A wallet as the parts in which it is kept, moved, changed and undone.
///
/// Formulas and pages know the ``wallet`` alone. After a change of it, ``tell(_:)`` sets the parts that are
/// different.
struct WalletParts: Equatable, Sendable {
  // By their kinds.
  private var units = Parts<Single, Unit>()
  private var cards = Parts<CardID, Holding>()
  private var plans = Parts<Single, KeptPlan>()
  private var months = Parts<CalendarMonth, OwedInMonth>()

  /// The parts of a wallet.
  init(_ wallet: Wallet) { tell(wallet) }

  private init() {}

  /// The wallet that they make up.
  ///
  /// What several phones changed at once may not go together: a card in a currency that the wallet no
  /// longer has, a month of a plan in whose place another one is. Whatever the parts are, the wallet is
  /// sound, and the same on every phone that has them.
  var wallet: Wallet {
    let currency = currency
    return Wallet(
      currency: currency,
      cards: cards.all.compactMap { part in
        part.value.map {
          Card(
            id: part.id, details: $0.details.nearest(in: currency),
            marks: $0.marks.with(currency: currency))
        }
      }, kept: plan(in: currency))
  }

  private var currency: Currency { units[.one]?.currency ?? .gbp }

  private func plan(in currency: Currency) -> KeptPlan? {
    let records = months.all.compactMap { part -> KeptPlan.Record? in
      guard let value = part.value, let owed = value.owed.sameFigure(in: currency) else {
        return nil
      }
      return .init(month: part.id, owed: owed, isCheckedIn: value.isCheckedIn)
    }
    let plan = plans[.one]?.with(currency: currency)?.holding(records)
    return plan?.isSound == true ? plan : nil
  }

  /// Sets the parts that are different in a wallet, as changes.
  ///
  /// - Parameters:
  ///   - wallet: The wallet.
  ///   - isMerged: True where other phones have the parts too, so that they learn what is deleted.
  mutating func tell(_ wallet: Wallet, isMerged: Bool = false) {
    units.become([(.one, Unit(currency: wallet.currency))], isMerged: isMerged)
    cards.become(
      wallet.cards.map { ($0.id, Holding(details: $0.details, marks: $0.marks)) },
      isMerged: isMerged)
    var plan = wallet.kept
    plan?.records = []
    plans.become(plan.map { [(.one, $0)] } ?? [], isMerged: isMerged)
    months.become(
      wallet.kept?.records.map {
        ($0.month, OwedInMonth(owed: $0.owed, isCheckedIn: $0.isCheckedIn))
      } ?? [], isMerged: isMerged)
  }

  /// True for a card that is there, or of which other phones have to learn that it was deleted.
  func knows(_ card: CardID) -> Bool { cards.all.contains { $0.id == card } }

  /// The key of a card.
  static func key(of card: CardID) -> PartKey { PartKey(card, Holding.self) }
}

extension WalletParts: Replica {
  static let blank = WalletParts()
  static let isDeflated = true

  /// All kinds of parts.
  mutating func visit(_ other: WalletParts, _ visitor: inout some PartsVisitor) {
    visitor.visit(&units, other.units)
    visitor.visit(&cards, other.cards)
    visitor.visit(&plans, other.plans)
    visitor.visit(&months, other.months)
  }

  /// Nothing of a part follows from the order of others.
  func putInOrder() {}

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) { try passParts(&passage) }

  /// True for a whole wallet whose parts go together: in one currency, with a plan that can be worked
  /// out.
  ///
  /// What phones have merged may be without it.
  var isSound: Bool {
    var told = self
    told.tell(wallet, isMerged: true)
    return isWhole && told == self
  }
}

extension WalletParts: StateInStep {
  static var purpose: LetterPurpose { .wallet }

  /// True for a whole wallet, false for some parts of one.
  var isWhole: Bool { units[.one] != nil && cards.all.count <= Wallet.most }

  func part(_ keys: [PartKey]) -> WalletParts { only(keys) }

  func received(_ letter: WalletParts) -> WalletParts? {
    var merged = self
    merged.merge(letter)
    return merged.isWhole ? merged : nil
  }
}

/// A wallet in a link, or on its way through a preview.
extension Wallet: Packable {
  static var isDeflated: Bool { true }

  init(from reader: inout ByteReader) throws(MalformedBytes) {
    let parts = try WalletParts(from: &reader)
    guard parts.isSound else { throw MalformedBytes() }
    self = parts.wallet
  }

  func write(to writer: inout ByteWriter) { WalletParts(self).write(to: &writer) }

  /// More cards than fit in any cookie.
  static let most = 1_000

  /// An id for a new card, unlike those that the wallet has.
  var newID: CardID { .random { self[$0] != nil } }
}

// MARK: - The values of parts

/// The currency of a wallet.
struct Unit: PartValue {
  fileprivate(set) var currency: Currency

  static let kind: UInt8 = 0
  static let hasGivenID = true
  static let blank = Unit(currency: .gbp)

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&currency)
  }
}

/// What a wallet keeps of a card or a debt beside its id.
struct Holding: PartValue {
  fileprivate(set) var details: CardDetails
  fileprivate(set) var marks: DueMarks

  static let kind: UInt8 = 1
  static let blank = Holding(details: CardDetails(in: .gbp), marks: DueMarks())

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try details.pass(&passage)
    try marks.pass(&passage, in: details.balance.currency)
  }
}

/// What the debts of a kept plan owed in a month.
struct OwedInMonth: PartValue {
  fileprivate(set) var owed: Money
  fileprivate(set) var isCheckedIn: Bool

  static let kind: UInt8 = 3
  static let hasGivenID = true
  static let blank = OwedInMonth(owed: .zero(.gbp), isCheckedIn: false)

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    var currency = owed.currency
    try passage.pass(&currency)
    owed = Money(minorUnits: owed.minorUnits, currency)
    try passage.pass(total: &owed)
    try passage.pass(&isCheckedIn)
  }
}

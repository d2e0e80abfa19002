import CardsFormulas
import Finance
import Keeping
import Web

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
  var wallet: Wallet {
    var plan = plans[.one]
    plan?.records = months.all.compactMap { part in
      part.value.map { .init(month: part.id, owed: $0.owed, isCheckedIn: $0.isCheckedIn) }
    }
    return Wallet(
      currency: units[.one]?.currency ?? .gbp,
      cards: cards.all.compactMap { part in
        part.value.map { Card(id: part.id, details: $0.details, marks: $0.marks) }
      }, kept: plan)
  }

  /// Sets the parts that are different in a wallet, as changes.
  mutating func tell(_ wallet: Wallet) {
    units.become([(.one, Unit(currency: wallet.currency))])
    cards.become(wallet.cards.map { ($0.id, Holding(details: $0.details, marks: $0.marks)) })
    var plan = wallet.kept
    plan?.records = []
    plans.become(plan.map { [(.one, $0)] } ?? [])
    months.become(
      wallet.kept?.records.map {
        ($0.month, OwedInMonth(owed: $0.owed, isCheckedIn: $0.isCheckedIn))
      } ?? [])
  }

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

  /// True for a whole wallet: in one currency, with a plan that can be worked out.
  var isWhole: Bool {
    let wallet = wallet
    let plan = wallet.kept
    return !units.all.isEmpty && wallet.cards.count <= Wallet.most
      && wallet.cards.allSatisfy { $0.balance.currency == wallet.currency }
      && plan?.isSound != false && plan.map { $0.budget.currency == wallet.currency } != false
      && (plan?.records ?? []).allSatisfy { $0.owed.currency == wallet.currency }
      && (plan != nil || months.all.allSatisfy { $0.value == nil })
  }
}

/// A wallet in a link, or on its way through a preview.
extension Wallet: Packable {
  static var isDeflated: Bool { true }

  init(from reader: inout ByteReader) throws(MalformedBytes) {
    let parts = try WalletParts(from: &reader)
    guard parts.isWhole else { throw MalformedBytes() }
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

import Calendars
import CardsFormulas
import Finance
import Hosting
import Identifiers
import Keeping
import State

/// The inverse of the last change, which also tells what that change was.
indirect enum CardsUndo: Equatable, Sendable {
  case added(CardID)
  case changed(Card)
  case paid(Card)
  /// A due date that was told not to be paid yet.
  case late(Card)
  case deleted(Card, place: Int)
  case currency(Currency)
  /// The adding of a card, undone.
  case unadded(Card, place: Int)
  /// The deletion of a card, undone.
  case undeleted(CardID)
  /// The arrival of cards from another device or a file, with those that were here before.
  case received(Wallet)
  /// New balances of several debts, with those before.
  case balances([CardBalance])
  /// The plan that was kept before, and the rates that debts had before it; nil for none.
  case kept(KeptPlan?, rates: [CardRate])
  /// A change that a kept plan noted, with what it had noted before.
  case noted(CardsUndo, KeptTracking, since: CalendarMonth, Currency)
}

extension CardsUndo {
  /// The change itself, without what a kept plan noted of it.
  var change: CardsUndo {
    guard case .noted(let change, _, since: _, _) = self else { return self }
    return change
  }
}

/// The balance of a debt, and what is known of its due dates with it.
struct CardBalance: Equatable, Sendable {
  let id: CardID
  let balance: Money
  let marks: DueMarks
}

/// The rate of a debt; nil when it is not known.
struct CardRate: Equatable, Sendable {
  let id: CardID
  let apr: Percentage?
}

extension CardsUndo {
  /// True when a plan was kept or forgotten, or balances were checked against it.
  var isOfPlan: Bool {
    switch self {
    case .kept, .noted(.balances, _, _, _), .noted(.kept, _, _, _): true
    default: false
    }
  }

  /// The change in words, undone or not.
  func words(in wallet: Wallet) -> ChangeWords {
    switch self {
    case .added(let id): ChangeWords(wallet.name(of: id), "added", undoing: "Adding")
    case .unadded(let card, _): ChangeWords(card.name, "added", undoing: "Adding")
    case .changed(let card): ChangeWords(wallet.name(of: card.id), "changed")
    case .paid(let card): Self.paid(card, now: wallet[card.id])
    case .late(let card): Self.late(wallet[card.id] ?? card)
    case .deleted(let card, _): ChangeWords(card.name, "deleted", undoing: "Deleting")
    case .undeleted(let id): ChangeWords(wallet.name(of: id), "deleted", undoing: "Deleting")
    case .currency: .currency(wallet.currency)
    case .received: .received(wallet)
    case .balances:
      ChangeWords(
        title: "Balances saved", sentence: "Your balances are saved.",
        undone: "Your balances are as they were before")
    case .kept(let plan, _): Self.kept(wallet.kept ?? plan, isThere: wallet.kept != nil)
    case .noted(let change, _, _, _): change.words(in: wallet)
    }
  }

  /// The words for a plan that is kept or forgotten now.
  private static func kept(_ plan: KeptPlan?, isThere: Bool) -> ChangeWords {
    isThere
      ? ChangeWords(
        title: "Plan kept", sentence: "Your plan is kept in this browser.",
        undone: "Your plan is as it was before")
      : ChangeWords(
        title: "Plan forgotten", sentence: "Your plan is forgotten. Your debts are as they were.",
        undone: "Your plan is as it was before")
  }

  /// The words for a payment that is late.
  private static func late(_ card: Card) -> ChangeWords {
    ChangeWords(
      title: "\(card.name) is not paid yet", sentence: "\(card.name) is noted as not paid yet.",
      undone: "Nothing is said about \(card.name) any more")
  }

  /// The words for a payment; with the new balance if the amount was known.
  ///
  /// Without an amount and a due date there is nothing to mark.
  private static func paid(_ old: Card, now card: Card?) -> ChangeWords {
    let name = card?.name ?? "The card"
    if let card, card.marks == old.marks, card.balance == old.balance {
      return ChangeWords(
        title: "Nothing was changed",
        sentence: "Nothing was changed: no amount was paid on \(name).",
        undone: "Marking \(name) as paid is undone")
    }
    let left = card.flatMap { $0.balance == old.balance ? nil : $0.balance }
    let owing = left.map { left in
      guard left.isNegative else { return " You owe \(left.short) on it now." }
      let (isAccount, credit) = (old.kind == .overdraft, (-left).short)
      return isAccount ? " It is \(credit) in credit now." : " It owes you \(credit) now."
    }
    return ChangeWords(
      title: "\(name) marked as paid", sentence: "\(name) was marked as paid.\(owing ?? "")",
      undone: "Marking \(name) as paid is undone")
  }
}

extension ChangeWords {
  /// The words for cards that came from another device or a file.
  static func received(_ wallet: Wallet) -> ChangeWords {
    let (count, areCards, noun) = (wallet.cards.count, wallet.cards.areCards, wallet.cards.noun)
    return ChangeWords(
      title: areCards ? "Cards saved" : "Cards and debts saved",
      sentence:
        "Done. \(count == 1 ? "1 \(noun) is" : "\(count) \(noun)s are") in this browser now.",
      undone: "Your cards\(areCards ? "" : " and debts") are as they were before")
  }
}

extension Wallet {
  fileprivate func name(of id: CardID) -> String { self[id]?.name ?? "The card" }
}

// MARK: - Packed

extension CardsUndo: Packable {
  init(from reader: inout ByteReader) throws(MalformedBytes) {
    switch try reader.number() {
    case 0: self = .added(try reader.cardID())
    case 1: self = .changed(try reader.card())
    case 2: self = .paid(try reader.card())
    case 3: self = .deleted(try reader.card(), place: try reader.count(upTo: Wallet.most))
    case 4: self = .currency(try reader.currency())
    case 5: self = .unadded(try reader.card(), place: try reader.count(upTo: Wallet.most))
    case 6: self = .undeleted(try reader.cardID())
    case 7: self = .received(try Wallet(from: &reader))
    case 8: self = .balances(try reader.balances())
    case 9: self = .kept(try reader.keptPlan(), rates: try reader.rates())
    case 10:
      let currency = try reader.currency()
      let since = try reader.month()
      let count = try reader.count(upTo: KeptPlan.mostDebts)
      let tracking = try KeptTracking(from: &reader, count: count, since: since, in: currency)
      let change = try CardsUndo(from: &reader)
      if case .noted = change { throw MalformedBytes() }
      self = .noted(change, tracking, since: since, currency)
    case 11: self = .late(try reader.card())
    default: throw MalformedBytes()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .added(let id):
      writer.write(0)
      writer.write(id.text)
    case .changed(let card):
      writer.write(1)
      writer.write(card)
    case .paid(let card):
      writer.write(2)
      writer.write(card)
    case .late(let card):
      writer.write(11)
      writer.write(card)
    case .deleted(let card, let place):
      writer.write(3)
      writer.write(card)
      writer.write(UInt64(place))
    case .currency(let currency):
      writer.write(4)
      writer.write(currency)
    case .unadded(let card, let place):
      writer.write(5)
      writer.write(card)
      writer.write(UInt64(place))
    case .undeleted(let id):
      writer.write(6)
      writer.write(id.text)
    case .received(let wallet):
      writer.write(7)
      wallet.write(to: &writer)
    case .balances(let balances):
      writer.write(8)
      writer.write(balances)
    case .kept(let plan, let rates):
      writer.write(9)
      writer.write(plan)
      writer.write(rates)
    case .noted(let change, let tracking, let since, let currency):
      writer.write(10)
      writer.write(currency)
      writer.write(since)
      writer.write(UInt64(tracking.gone.count))
      tracking.write(to: &writer, since: since)
      change.write(to: &writer)
    }
  }
}

extension ByteReader {
  fileprivate mutating func card() throws(MalformedBytes) -> Card {
    let currency = try currency()
    return try Card(from: &self, in: currency)
  }

  fileprivate mutating func cardID() throws(MalformedBytes) -> CardID {
    guard let id = CardID(text: try text()) else { throw MalformedBytes() }
    return id
  }

  fileprivate mutating func balances() throws(MalformedBytes) -> [CardBalance] {
    let currency = try currency()
    var balances: [CardBalance] = []
    for _ in 0..<(try count(upTo: Wallet.most)) {
      let id = try CardID(from: &self)
      guard let balance = Money(stated: try signedNumber(), currency) else {
        throw MalformedBytes()
      }
      balances.append(
        CardBalance(id: id, balance: balance, marks: try DueMarks(from: &self, in: currency)))
    }
    return balances
  }

  fileprivate mutating func keptPlan() throws(MalformedBytes) -> KeptPlan? {
    guard try count(upTo: 1) == 1 else { return nil }
    let currency = try currency()
    return try KeptPlan(from: &self, in: currency)
  }

  fileprivate mutating func rates() throws(MalformedBytes) -> [CardRate] {
    var rates: [CardRate] = []
    for _ in 0..<(try count(upTo: KeptPlan.mostDebts)) {
      let id = try CardID(from: &self)
      let apr = try count(upTo: 100_000_000)
      rates.append(
        CardRate(id: id, apr: apr == 0 ? nil : Percentage(tenThousandths: Int64(apr - 1))))
    }
    return rates
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ card: Card) {
    write(card.balance.currency)
    card.write(to: &self)
  }

  fileprivate mutating func write(_ balances: [CardBalance]) {
    write(balances.first?.balance.currency ?? .gbp)
    write(UInt64(balances.count))
    for balance in balances {
      balance.id.write(to: &self)
      write(signed: balance.balance.minorUnits)
      balance.marks.write(to: &self)
    }
  }

  fileprivate mutating func write(_ plan: KeptPlan?) {
    write(plan == nil ? 0 : 1 as UInt64)
    guard let plan else { return }
    write(plan.budget.currency)
    plan.write(to: &self)
  }

  fileprivate mutating func write(_ rates: [CardRate]) {
    write(UInt64(rates.count))
    for rate in rates {
      rate.id.write(to: &self)
      write(UInt64((rate.apr?.tenThousandths ?? -1) + 1))
    }
  }
}

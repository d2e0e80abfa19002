import State
import Identifiers
import CardsFormulas
import Finance
import Sealing

/// Cards in one currency: the unit that is kept, moved and exported.
struct Wallet: Equatable, Sendable {
  var currency: Currency
  var cards: [Card]

  init(currency: Currency = .gbp, cards: [Card] = []) {
    self.currency = currency
    self.cards = cards
  }

  var isEmpty: Bool { cards.isEmpty }

  subscript(id: CardID) -> Card? { cards.first { $0.id == id } }

  /// An id for a new card, unlike those that the wallet has.
  var newID: CardID { .random { self[$0] != nil } }

  func place(of id: CardID) -> Int? { cards.firstIndex { $0.id == id } }

  /// The cards in order of utilisation, the highest first and those without a limit last.
  var ordered: [Card] {
    cards.enumerated().sorted { left, right in
      let (one, other) = (left.element.utilisation, right.element.utilisation)
      if one.isHigher(than: other) { return true }
      if other.isHigher(than: one) { return false }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// The cards of both wallets; where both have a card, the received one.
  func merged(with received: Wallet) -> Wallet {
    var merged = self
    for card in received.cards {
      if let place = merged.place(of: card.id) {
        merged.cards[place] = card
      } else {
        merged.cards.append(card)
      }
    }
    return merged
  }
}

extension Wallet {
  /// The colour for the next card: the first of those that the fewest cards have.
  var nextStyle: CardStyle {
    let used = Dictionary(grouping: cards, by: \.details.style).mapValues(\.count)
    return CardStyle.allCases.min { used[$0, default: 0] < used[$1, default: 0] } ?? .teal
  }
}

// MARK: - Sums

extension Wallet {
  var balance: Money { sum(\.balance) }
  var limit: Money { sum(\.limit) }
  var available: Money { sum(\.available) }
  var minimums: Money { sum(\.minimum.amount) }

  var utilisation: CardUtilisation { CardUtilisation(of: cards.map(\.utilisation)) }

  /// An amount in the wallet's currency, from minor units.
  func money(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency) }

  private func sum(_ amount: (Card) -> Money) -> Money {
    cards.map(amount).sum(in: currency)
  }
}

// MARK: - Packed

extension Wallet: Packable {
  init(from reader: inout ByteReader) throws(MalformedBytes) {
    let currency = try reader.currency()
    self.currency = currency
    cards = []
    for _ in 0..<(try reader.count(upTo: Self.most)) {
      append(try Card(from: &reader, in: currency))
    }
  }

  /// Adds a card under its own id, or under the next one that is free.
  ///
  /// A wallet kept by an older version may hold two cards with one id, from two statements of one
  /// file.
  private mutating func append(_ card: Card) {
    var id = card.id
    while self[id] != nil { id = CardID(id.number &+ 1) }
    cards.append(
      Card(id: id, details: card.details, paidFor: card.paidFor, changed: card.changed))
  }

  func write(to writer: inout ByteWriter) {
    writer.write(currency)
    writer.write(UInt64(cards.count))
    for card in cards { card.write(to: &writer) }
  }

  /// More cards than fit in any cookie.
  static let most = 1_000
}

extension ByteReader {
  mutating func currency() throws(MalformedBytes) -> Currency {
    let code = String(decoding: try raw(3), as: UTF8.self)
    guard let currency = Currency(code: code) else { throw MalformedBytes() }
    return currency
  }
}

extension ByteWriter {
  mutating func write(_ currency: Currency) {
    write(raw: Array(currency.code.utf8))
  }
}

import Finance
import Sealing

/// What takes the last change of a wallet back.
enum CardsUndo: Equatable, Sendable {
  case added(CardID)
  case changed(Card)
  case paid(Card)
  case deleted(Card, place: Int)
  case currency(Currency)
}

extension CardsUndo: Packable {
  init(from reader: inout ByteReader) throws(MalformedBytes) {
    switch try reader.number() {
    case 0:
      guard let id = CardID(try reader.text()) else { throw MalformedBytes() }
      self = .added(id)
    case 1: self = .changed(try reader.card())
    case 2: self = .paid(try reader.card())
    case 3: self = .deleted(try reader.card(), place: try reader.whole(upTo: Wallet.most))
    case 4: self = .currency(try reader.currency())
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
    case .deleted(let card, let place):
      writer.write(3)
      writer.write(card)
      writer.write(UInt64(place))
    case .currency(let currency):
      writer.write(4)
      writer.write(currency)
    }
  }
}

extension ByteReader {
  fileprivate mutating func card() throws(MalformedBytes) -> Card {
    let currency = try currency()
    return try Card(from: &self, in: currency)
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ card: Card) {
    write(card.balance.currency)
    card.write(to: &self)
  }
}

import Calendars
import Components
import Finance
import Sealing

/// One card as the wallet keeps it.
struct Card: Equatable, Sendable {
  let id: CardID
  var details: CardDetails

  /// The last due date that was paid.
  var paidFor: CalendarDate?

  /// The revision of the wallet that changed the card last.
  var changed: Int
}

/// What a card is known by, in addresses and files: eight hexadecimal digits.
struct CardID: Hashable, Sendable {
  private let number: UInt32

  init(_ number: UInt32) {
    self.number = number
  }

  init?(_ text: String) {
    guard text.utf8.count == 8, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let number = UInt32(text, radix: 16)
    else { return nil }
    self.number = number
  }

  static func random() -> CardID {
    CardID(Random.bytes(4).reduce(0) { $0 << 8 | UInt32($1) })
  }

  var text: String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}

extension Card {
  /// The name as sentences and labels say it, in any script; for data it is in the details.
  var name: String { details.name.isolated }

  var balance: Money { details.balance }
  var limit: Money { details.limit }

  /// What may still be spent.
  var available: Money {
    let left = limit.minorUnits - balance.minorUnits
    return Money(minorUnits: max(0, left), limit.currency)
  }

  var utilisation: CardUtilisation {
    CardUtilisation(balance: balance, limit: limit)
  }

  var isOverLimit: Bool { limit.minorUnits > 0 && balance > limit }

  func nextDue(on today: CalendarDate) -> CalendarDate {
    CardDueDate(day: details.dueDay).next(from: today, paidFor: paidFor)
  }

  /// Whether the next due date at hand is paid; that lasts until it has passed.
  func isPaid(on today: CalendarDate) -> Bool {
    paidFor.map { $0 >= today } ?? false
  }
}

// MARK: - Packed

extension Card {
  init(from reader: inout ByteReader, in currency: Currency) throws(MalformedBytes) {
    id = CardID(UInt32(try reader.whole(upTo: Int(UInt32.max))))
    details = try CardDetails(from: &reader, in: currency)
    let paid = try reader.whole(upTo: CalendarDate.latest.dayNumber + 1)
    paidFor = paid == 0 ? nil : CalendarDate(dayNumber: paid - 1)
    changed = try reader.whole(upTo: .max)
  }

  func write(to writer: inout ByteWriter) {
    writer.write(UInt64(id.packed))
    details.write(to: &writer)
    writer.write(UInt64(paidFor.map { max(0, $0.dayNumber) + 1 } ?? 0))
    writer.write(UInt64(changed))
  }
}

extension CardID {
  fileprivate var packed: UInt32 { number }
}

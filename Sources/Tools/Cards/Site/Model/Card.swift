import Calendars
import Components
import Finance
import Sealing
import State

typealias CardID = Identifier<Card>

/// One card as the wallet keeps it.
struct Card: Equatable, Sendable {
  let id: CardID
  var details: CardDetails

  /// The last due date that was paid.
  var paidFor: CalendarDate?

  /// The revision of the wallet that changed the card last.
  var changed: Int
}

extension Card {
  /// The name as sentences and labels say it, in any script; for data it is in the details.
  var name: String { details.name.isolated }

  var balance: Money { details.balance }
  var limit: Money { details.limit }

  /// What may still be spent.
  var available: Money { (limit - balance).atLeastZero }

  var utilisation: CardUtilisation {
    CardUtilisation(balance: balance, limit: limit)
  }

  var isOverLimit: Bool { limit.isPositive && balance > limit }

  /// By how much the card is over its limit.
  var excess: Money { (balance - limit).atLeastZero }

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
    id = CardID(UInt32(try reader.count(upTo: Int(UInt32.max))))
    details = try CardDetails(from: &reader, in: currency)
    let paid = try reader.count(upTo: CalendarDate.latest.dayNumber + 1)
    paidFor = paid == 0 ? nil : CalendarDate(dayNumber: paid - 1)
    changed = try reader.count(upTo: .max)
  }

  func write(to writer: inout ByteWriter) {
    writer.write(UInt64(id.number))
    details.write(to: &writer)
    writer.write(UInt64(paidFor.map { max(0, $0.dayNumber) + 1 } ?? 0))
    writer.write(UInt64(changed))
  }
}

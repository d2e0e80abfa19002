import Identifiers
import CardsFormulas
import Calendars
import Components
import Finance
import Sealing

typealias CardID = Identifier<Card>

/// A card as the wallet keeps it.
struct Card: Equatable, Sendable {
  let id: CardID
  var details: CardDetails

  /// The last due date that was paid.
  var paidFor: CalendarDate?

  /// The revision of the wallet that changed the card last.
  var changed: Int
}

extension Card {
  /// The name for sentences and labels, isolated from the direction of the text around it.
  ///
  /// Data has the name of the details.
  var name: String { details.name.isolated }

  var balance: Money { details.balance }
  var limit: Money { details.limit }

  /// The amount that may still be spent.
  var available: Money { (limit - balance).atLeastZero }

  var utilisation: CardUtilisation {
    CardUtilisation(balance: balance, limit: limit)
  }

  var isOverLimit: Bool { limit.isPositive && balance > limit }

  /// The amount by which the card is over its limit, or zero.
  var excess: Money { (balance - limit).atLeastZero }

  func nextDue(on today: CalendarDate) -> CalendarDate {
    DueDay(day: details.dueDay).next(from: today, paidFor: paidFor)
  }

  /// True when the payment of the next due date is made, until that date has passed.
  func isPaid(on today: CalendarDate) -> Bool {
    paidFor.map { $0 >= today } ?? false
  }
}

// MARK: - Minimum payment

extension Card {
  /// The amount owed, or zero when the card is in credit.
  var owed: Money { balance.atLeastZero }

  /// The minimum payment of this month.
  var minimum: CardMinimum {
    CardMinimum(given: details.minimum, on: owed, apr: details.apr)
  }

  /// The first preset that asks for exactly the given minimum this month; nil when none does.
  var namedRule: MinimumPreset? {
    guard let minimum = details.minimum, let apr = details.apr,
      let rate = try? MonthlyRate.effective(apr)
    else { return nil }
    return CardMinimum.preset(asking: minimum, on: owed, at: rate)
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

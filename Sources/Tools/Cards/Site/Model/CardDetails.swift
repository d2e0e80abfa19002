import CardsFormulas
import Finance
import Sealing

/// The details of a card, as its holder types them.
struct CardDetails: Equatable, Sendable {
  let name: String
  /// The amount owed; negative when the card is in credit.
  let balance: Money
  let limit: Money
  let dueDay: Int
  let statementDay: Int?
  let apr: Percentage?
  let minimum: Money?
  let hasReminder: Bool
  let style: CardStyle
}

/// The colour of a card on the page.
enum CardStyle: String, CaseIterable, Sendable {
  case teal
  case blue
  case plum
  case bronze
  case slate
}

extension CardDetails {
  func with(balance: Money) -> CardDetails {
    CardDetails(
      name: name, balance: balance, limit: limit, dueDay: dueDay, statementDay: statementDay,
      apr: apr, minimum: minimum, hasReminder: hasReminder, style: style)
  }

  /// The same figures in another currency; `nil` when it has fewer decimals than they need.
  func with(currency: Currency) -> CardDetails? {
    guard let balance = balance.sameFigure(in: currency),
      let limit = limit.sameFigure(in: currency),
      let minimum = minimum.map({ $0.sameFigure(in: currency) }) ?? .some(nil)
    else { return nil }
    return CardDetails(
      name: name, balance: balance, limit: limit, dueDay: dueDay, statementDay: statementDay,
      apr: apr, minimum: minimum, hasReminder: hasReminder, style: style)
  }
}

// MARK: - Packed

extension CardDetails {
  init(from reader: inout ByteReader, in currency: Currency) throws(MalformedBytes) {
    name = try reader.text()
    balance = try reader.amount(in: currency)
    limit = try reader.amount(in: currency)
    dueDay = try reader.count(upTo: 31)
    let statementDay = try reader.count(upTo: 31)
    let apr = try reader.count(upTo: 100_000_000)
    minimum = try reader.minimum(in: currency)
    let look = try reader.count(upTo: CardStyle.allCases.count * 2 - 1)
    guard dueDay > 0 else { throw MalformedBytes() }
    self.statementDay = statementDay == 0 ? nil : statementDay
    self.apr = apr == 0 ? nil : Percentage(tenThousandths: Int64(apr - 1))
    hasReminder = look % 2 == 1
    style = CardStyle.allCases[look / 2]
  }

  func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(amount: balance)
    writer.write(amount: limit)
    writer.write(UInt64(dueDay))
    writer.write(UInt64(statementDay ?? 0))
    writer.write(UInt64(apr.map { $0.tenThousandths + 1 } ?? 0))
    writer.write(minimum: minimum)
    let place = CardStyle.allCases.firstIndex(of: style) ?? 0
    writer.write(UInt64(place * 2 + (hasReminder ? 1 : 0)))
  }
}

// An amount is packed as its minor units. It is read only within the limits of the form, so that
// sums of a cookie full of amounts never overflow.

extension ByteReader {
  fileprivate mutating func amount(in currency: Currency) throws(MalformedBytes) -> Money {
    guard let amount = Money(stated: try signedNumber(), currency) else { throw MalformedBytes() }
    return amount
  }

  /// Reads a minimum: 0 for none, any other one more than it is.
  fileprivate mutating func minimum(in currency: Currency) throws(MalformedBytes) -> Money? {
    let number = try number()
    guard number > 0 else { return nil }
    guard let minimum = Money(stated: number - 1, currency) else { throw MalformedBytes() }
    return minimum
  }
}

extension ByteWriter {
  fileprivate mutating func write(amount: Money) { write(signed: amount.minorUnits) }

  fileprivate mutating func write(minimum: Money?) {
    write(UInt64(minimum.map { $0.minorUnits + 1 } ?? 0))
  }
}

extension CardDetails {
  func with(dueDay: Int) -> CardDetails {
    CardDetails(
      name: name, balance: balance, limit: limit, dueDay: dueDay, statementDay: statementDay,
      apr: apr, minimum: minimum, hasReminder: hasReminder, style: style)
  }

  func with(balance: Money, limit: Money) -> CardDetails {
    CardDetails(
      name: name, balance: balance, limit: limit, dueDay: dueDay, statementDay: statementDay,
      apr: apr, minimum: minimum, hasReminder: hasReminder, style: style)
  }
}

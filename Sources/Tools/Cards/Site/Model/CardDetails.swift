import CardsFormulas
import Finance
import Forms
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
  init(_ submission: Submission, in currency: Currency) throws(InvalidForm) {
    (name, balance, limit, dueDay, hasReminder, statementDay, apr, minimum, style) =
      try submission.read(
        in: currency, Self.name, Self.balance, Self.limit, Self.dueDay, Self.reminder,
        Self.statementDay, Self.apr, Self.minimum, Self.style)
  }

  static let name = Field(
    "name", question: "Name of the card", hint: "As you call it, like “Blue” or “Shopping”",
    missing: "Enter a name for the card", subject: "Name", answer: .name(upTo: 80))

  static let balance = Field(
    "balance", question: "Balance",
    hint: "What you owe on it now. If it owes you, put a minus first",
    missing: "Enter how much you owe on the card, or 0", subject: "Balance",
    answer: .moneyOrCredit)

  static let limit = Field(
    "limit", question: "Credit limit", hint: "The most you may owe: it is on your statement",
    missing: "Enter the credit limit of the card, or 0 if you do not know it",
    subject: "Credit limit", answer: .moneyOrZero)

  static let dueDay = Field(
    "due-day", question: "Payment due day",
    hint: "The day of the month, from 1 to 31. In a shorter month it is the last day",
    missing: "Enter the day of the month when the payment is due", subject: "Payment due day",
    answer: .whole(1...31))

  static let reminder = Field(
    "reminder", question: "Remind me when the payment is due", subject: "Reminder",
    answer: .ticked)

  static let statementDay = Field(
    "statement-day", question: "Statement day",
    hint: "The day of the month when your statement is made",
    subject: "Statement day", answer: Answer<Int>.whole(1...31).optional)

  static let apr = Field(
    "apr", question: "Interest rate (APR)", hint: "The yearly rate for purchases",
    subject: "Interest rate", answer: Answer<Percentage>.percentage(upTo: mostAPR).optional)

  static let minimum = Field(
    "minimum", question: "Minimum payment", hint: "On your last statement",
    subject: "Minimum payment", answer: Answer<Money>.moneyOrZero.optional)

  static let style = Field(
    "style", question: "Colour", subject: "Colour", answer: .choice(otherwise: CardStyle.teal))

  private static let mostAPR = Percentage(tenThousandths: 999_9900)
}

extension CardDetails {
  /// The texts that would be typed for the same details.
  var typed: [(String, String)] {
    [
      (Self.name.name, name), (Self.balance.name, balance.typed), (Self.limit.name, limit.typed),
      (Self.dueDay.name, String(dueDay)), (Self.reminder.name, hasReminder ? "on" : "off"),
      (Self.statementDay.name, statementDay.map { String($0) } ?? ""),
      (Self.apr.name, apr?.plain ?? ""), (Self.minimum.name, minimum?.typed ?? ""),
      (Self.style.name, style.rawValue),
    ]
  }

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

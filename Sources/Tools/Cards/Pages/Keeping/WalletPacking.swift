import Calendars
import CardsFormulas
import Finance
import Identifiers
import Keeping
import State

extension Wallet: Packable {
  init(from reader: inout ByteReader) throws(MalformedBytes) {
    self.init(currency: try reader.currency())
    let number = try reader.count(upTo: Self.most * 2 + 1)
    for _ in 0..<number % (Self.most + 1) {
      append(try Card(from: &reader, in: currency))
    }
    if number > Self.most { kept = try KeptPlan(from: &reader, in: currency) }
  }

  /// Adds a card under its own id, or under the next one that is free.
  ///
  /// A wallet kept by an older version may hold two cards with one id, from two statements of one
  /// file.
  private mutating func append(_ card: Card) {
    var id = card.id
    while self[id] != nil { id = CardID(id.number &+ 1) }
    cards.append(
      Card(id: id, details: card.details, marks: card.marks, changed: card.changed))
  }

  func write(to writer: inout ByteWriter) {
    writer.write(currency)
    // Without a plan, the bytes are those of a wallet before there were any.
    writer.write(UInt64(cards.count + (kept == nil ? 0 : Self.most + 1)))
    for card in cards { card.write(to: &writer) }
    kept?.write(to: &writer)
  }

  /// More cards than fit in any cookie.
  static let most = 1_000

  /// An id for a new card, unlike those that the wallet has.
  var newID: CardID { .random { self[$0] != nil } }
}

extension Card {
  init(from reader: inout ByteReader, in currency: Currency) throws(MalformedBytes) {
    let id = CardID(UInt32(try reader.count(upTo: Int(UInt32.max))))
    var details = CardDetails(in: currency)
    var bytes = PassedBytes(reader: reader)
    try details.pass(through: &bytes)
    reader = bytes.reader ?? reader
    let marks = try DueMarks(from: &reader, in: currency)
    self.init(
      id: id, details: details, marks: marks, changed: try reader.count(upTo: .max))
  }

  func write(to writer: inout ByteWriter) {
    writer.write(UInt64(id.number))
    var (details, bytes) = (details, PassedBytes())
    do throws(MalformedBytes) {
      try details.pass(through: &bytes)
    } catch {
      preconditionFailure("A card has details that could not be read again")
    }
    writer.write(raw: bytes.writer.bytes)
    marks.write(to: &writer)
    writer.write(UInt64(changed))
  }
}

extension DueMarks {
  /// The marks of a debt whose payments are all made.
  static let inMostBytes = DueMarks(paid: .latest, settled: .latest)

  /// The day that is settled is that of the payment where it can be; what is open is after it by days.
  init(from reader: inout ByteReader, in currency: Currency) throws(MalformedBytes) {
    let most = CalendarDate.latest.dayNumber
    let paid = try reader.count(upTo: most + 1).nonzero.flatMap { CalendarDate(dayNumber: $0 - 1) }
    let settled = try reader.count(upTo: most + 2)
    let day = settled == 1 ? paid : settled.nonzero.flatMap { CalendarDate(dayNumber: $0 - 2) }
    let (late, told) = (
      try reader.count(upTo: most).nonzero, try reader.count(upTo: most).nonzero
    )
    var made: Made?
    if try reader.count(upTo: 1) == 1 {
      let month = try reader.month()
      guard let amount = Money(stated: try reader.signedNumber(), currency),
        !amount.isNegative, amount <= .most(currency)
      else { throw MalformedBytes() }
      made = Made(amount, in: month)
    }
    self.init(
      paid: paid, settled: day, late: late.flatMap { day?.addingDays($0) },
      told: told.flatMap { day?.addingDays($0) }, made: made)
  }

  func write(to writer: inout ByteWriter) {
    guard [paid, settled].allSatisfy({ $0.map { $0.dayNumber >= 0 } ?? true }) else {
      preconditionFailure("A card has a date before 1970")
    }
    writer.write(UInt64(paid.map { $0.dayNumber + 1 } ?? 0))
    writer.write(UInt64(settled.map { $0 == paid ? 1 : $0.dayNumber + 2 } ?? 0))
    for date in [late, told] {
      writer.write(UInt64(settled.flatMap { day in date.map { day.days(until: $0) } } ?? 0))
    }
    writer.write(made == nil ? 0 : 1 as UInt64)
    guard let made else { return }
    writer.write(made.month)
    writer.write(signed: made.amount.minorUnits)
  }
}

extension Int {
  /// The number, or nil for zero.
  fileprivate var nonzero: Int? { self == 0 ? nil : self }
}

// MARK: - Details

extension CardDetails {
  /// Sets each detail from bytes, or writes each to bytes: one list for both ways.
  ///
  /// Amounts are held to the limits of the form, so that sums of a cookie full of them never
  /// overflow.
  fileprivate mutating func pass(through bytes: inout PassedBytes) throws(MalformedBytes) {
    try bytes.pass(&name)
    try bytes.pass(&balance)
    try bytes.pass(&limit)
    // 0 for none, which a card never has.
    dueDay = try bytes.passed(Int64(dueDay ?? 0), in: 0...31).nonzero.map { Int($0) }
    // 0 for none; of a rate and of a minimum, one more than it is.
    statementDay = try bytes.passed(Int64(statementDay ?? 0), in: 0...31).nonzero.map { Int($0) }
    apr = try bytes.passed((apr?.tenThousandths ?? -1) + 1, in: 0...100_000_000).nonzero
      .map { Percentage(tenThousandths: $0 - 1) }
    let most = Money.most(balance.currency).minorUnits
    minimum = try bytes.passed((minimum?.minorUnits ?? -1) + 1, in: 0...most + 1).nonzero
      .map { Money(minorUnits: $0 - 1, balance.currency) }
    let styles = CardStyle.allCases
    guard let place = styles.firstIndex(of: style) else { throw MalformedBytes() }
    // The kind is in the same number, so that a card has the bytes that it always had.
    let (kinds, looks) = (DebtKind.allCases, styles.count * 2)
    guard let number = kinds.firstIndex(of: kind) else { throw MalformedBytes() }
    let look = Int(
      try bytes.passed(
        Int64(number * looks + place * 2 + (hasReminder ? 1 : 0)),
        in: 0...Int64(kinds.count * looks - 1)))
    hasReminder = look % 2 == 1
    style = styles[look % looks / 2]
    kind = kinds[look / looks]
    guard kind != .card || dueDay != nil, kind.canBeSpent || !balance.isNegative else {
      throw MalformedBytes()
    }
  }
}

/// Reads bytes, or writes them if there is no reader.
private struct PassedBytes {
  var reader: ByteReader?
  var writer = ByteWriter()

  mutating func pass(_ text: inout String) throws(MalformedBytes) {
    if let read = try reader?.text() { text = read } else { writer.write(text) }
  }

  mutating func pass(_ amount: inout Money) throws(MalformedBytes) {
    let read = try reader?.signedNumber()
    guard let passed = Money(stated: read ?? amount.minorUnits, amount.currency) else {
      throw MalformedBytes()
    }
    if read == nil { writer.write(signed: passed.minorUnits) }
    amount = passed
  }

  /// The number that is read, or the same one once it is written.
  mutating func passed(
    _ number: Int64, in range: ClosedRange<Int64>
  ) throws(MalformedBytes) -> Int64 {
    let read = try reader?.number()
    guard let passed = read.map({ Int64(exactly: $0) }) ?? number, range.contains(passed) else {
      throw MalformedBytes()
    }
    if read == nil { writer.write(UInt64(passed)) }
    return passed
  }
}

extension Int64 {
  /// The number, or nil for zero.
  fileprivate var nonzero: Int64? { self == 0 ? nil : self }
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

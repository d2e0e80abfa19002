import Sealing
import Calendars
import CardsFormulas
import Finance
import Identifiers
import Keeping
import PlanFormulas
import State

extension KeptPlan {
  /// Reads a plan whose amounts are in a currency.
  init(from reader: inout ByteReader, in currency: Currency) throws(MalformedBytes) {
    let id = try Identifier<KeptPlan>(from: &reader)
    let since = try reader.month()
    let budget = try reader.amount(in: currency, upTo: KeptTracking.mostOwed)
    let order = try reader.choice(of: PlanOrder.allCases)
    let basis = try reader.choice(of: InterestBasis.allCases)
    var own: [CardID]? = []
    for _ in 0..<(try reader.count(upTo: Self.mostDebts)) { own?.append(try CardID(from: &reader)) }
    if own?.isEmpty == true { own = nil }
    var oneOffs: [OneOff] = []
    for _ in 0..<(try reader.count(upTo: Self.mostOneOffs)) {
      oneOffs.append(
        OneOff(month: try reader.month(after: since), amount: try reader.amount(in: currency)))
    }
    var debts: [Debt] = []
    for _ in 0..<(try reader.count(upTo: Self.mostDebts)) {
      debts.append(try Debt(from: &reader, in: currency, since: since))
    }
    let tracking = try KeptTracking(from: &reader, of: debts, since: since, in: currency)
    self.init(
      id: id, since: since, budget: budget, order: order, own: own, basis: basis, oneOffs: oneOffs,
      debts: debts, records: [])
    take(tracking)
    guard isSound else { throw MalformedBytes() }
  }

  func write(to writer: inout ByteWriter) {
    id.write(to: &writer)
    writer.write(since)
    writer.write(budget)
    writer.write(order, of: PlanOrder.allCases)
    writer.write(basis, of: InterestBasis.allCases)
    writer.write(UInt64(own?.count ?? 0))
    for id in own ?? [] { id.write(to: &writer) }
    writer.write(UInt64(oneOffs.count))
    for oneOff in oneOffs {
      writer.write(UInt64(max(0, since.months(until: oneOff.month))))
      writer.write(oneOff.amount)
    }
    writer.write(UInt64(debts.count))
    for debt in debts { debt.write(to: &writer, since: since) }
    tracking.write(to: &writer, since: since)
  }

  /// One for each question of the form.
  static let mostOneOffs = 5

  /// True when it can be worked out: its debts and months are different, and an own order is there.
  var isSound: Bool {
    Set(debts.map(\.id)).count == debts.count && !debts.isEmpty
      && (order != .own || own != nil) && records.first?.month == since
      && Set(records.map(\.month)).count == records.count
      && records.count <= Self.mostRecords + 1
      && zip(records, records.dropFirst()).allSatisfy { $0.month.months(until: $1.month) > 0 }
      && oneOffs.count <= Self.mostOneOffs && debts.count <= Self.mostDebts
  }
}

extension KeptPlan.Debt {
  fileprivate init(
    from reader: inout ByteReader, in currency: Currency, since: CalendarMonth
  ) throws(MalformedBytes) {
    let id = try CardID(from: &reader)
    let kind = try reader.choice(of: DebtKind.allCases)
    let balance = try reader.amount(in: currency)
    let apr = try reader.percentage()
    let minimum = try reader.count(upTo: 1) == 1 ? try reader.amount(in: currency) : nil
    let rules = MinimumPreset.allCases
    let rule = try reader.count(upTo: rules.count)
    let months = try reader.count(upTo: 1_200)
    let promotion =
      months == 0
      ? nil
      : KeptPlan.Promotion(until: since.addingMonths(months), apr: try reader.percentage())
    self.init(
      id: id, kind: kind, balance: balance, apr: apr, minimum: minimum,
      rule: rule == 0 ? nil : rules[rule - 1], promotion: promotion,
      spend: try reader.amount(in: currency))
  }

  fileprivate func write(to writer: inout ByteWriter, since: CalendarMonth) {
    id.write(to: &writer)
    writer.write(kind, of: DebtKind.allCases)
    writer.write(balance)
    writer.write(UInt64(apr.tenThousandths))
    writer.write(minimum == nil ? 0 : 1 as UInt64)
    if let minimum { writer.write(minimum) }
    let preset = rule.map { MinimumPreset.allCases.place(of: $0, "rules of minimums") + 1 }
    writer.write(UInt64(preset ?? 0))
    let months = promotion.map { max(0, since.months(until: $0.until)) } ?? 0
    writer.write(UInt64(months))
    if months > 0, let promotion { writer.write(UInt64(promotion.apr.tenThousandths)) }
    writer.write(spend)
  }
}

// MARK: - What changes while a plan is kept

/// What a kept plan notes over time: its months, and the debts that are gone.
struct KeptTracking: Equatable, Sendable {
  let records: [KeptPlan.Record]
  let gone: [KeptPlan.Gone?]
}

extension KeptPlan {
  /// What it has noted so far.
  var tracking: KeptTracking { KeptTracking(records: records, gone: debts.map(\.gone)) }

  /// Goes back to what it had noted before.
  mutating func take(_ tracking: KeptTracking) {
    records = tracking.records
    for (place, gone) in zip(debts.indices, tracking.gone) { debts[place].gone = gone }
  }
}

extension KeptTracking {
  fileprivate init(
    from reader: inout ByteReader, of debts: [KeptPlan.Debt], since: CalendarMonth,
    in currency: Currency
  ) throws(MalformedBytes) {
    try self.init(from: &reader, count: debts.count, since: since, in: currency)
  }

  /// Reads what was noted about some debts.
  init(
    from reader: inout ByteReader, count: Int, since: CalendarMonth, in currency: Currency
  ) throws(MalformedBytes) {
    var gone: [KeptPlan.Gone?] = []
    for _ in 0..<count {
      // 0 while it is there, 1 for a clear one, else two more than the number of its last month.
      let number = try reader.count(upTo: 100_000)
      gone.append(
        number == 0
          ? nil : number == 1 ? .clear : .deleted(since.addingMonths(number - 2)))
    }
    var records: [KeptPlan.Record] = []
    var month = since
    for _ in 0..<(try reader.count(upTo: KeptPlan.mostRecords + 1)) {
      let number = try reader.count(upTo: 200_000)
      month = month.addingMonths(number / 2)
      records.append(
        .init(
          month: month, owed: try reader.amount(in: currency, upTo: Self.mostOwed),
          isCheckedIn: number % 2 == 1))
    }
    (self.records, self.gone) = (records, gone)
  }

  /// More than twenty debts can owe, and than their payments of a month can be.
  fileprivate static let mostOwed: Int64 = 1_000_000_000_000_000

  func write(to writer: inout ByteWriter, since: CalendarMonth) {
    for gone in gone {
      switch gone {
      case nil: writer.write(0)
      case .clear: writer.write(1)
      case .deleted(let month): writer.write(UInt64(max(0, since.months(until: month)) + 2))
      }
    }
    writer.write(UInt64(records.count))
    var month = since
    for record in records {
      let number = max(0, month.months(until: record.month)) * 2 + (record.isCheckedIn ? 1 : 0)
      writer.write(UInt64(number))
      writer.write(record.owed)
      month = record.month
    }
  }
}

// MARK: - Pieces

extension ByteReader {
  /// A month as the number of months since the year 0.
  mutating func month() throws(MalformedBytes) -> CalendarMonth {
    let number = try count(upTo: 9_999 * 12 + 11)
    guard let month = CalendarMonth(year: number / 12, month: number % 12 + 1) else {
      throw MalformedBytes()
    }
    return month
  }

  fileprivate mutating func month(
    after since: CalendarMonth
  ) throws(MalformedBytes) -> CalendarMonth { since.addingMonths(try count(upTo: 1_200)) }

  /// An amount of zero or more.
  mutating func amount(
    in currency: Currency, upTo most: Int64? = nil
  ) throws(MalformedBytes) -> Money {
    guard let units = Int64(exactly: try number()),
      units <= most ?? Money.most(currency).minorUnits
    else { throw MalformedBytes() }
    return Money(minorUnits: units, currency)
  }

  fileprivate mutating func percentage() throws(MalformedBytes) -> Percentage {
    Percentage(tenThousandths: Int64(try count(upTo: 999_9900)))
  }

  fileprivate mutating func choice<Value>(of all: [Value]) throws(MalformedBytes) -> Value {
    all[try count(upTo: all.count - 1)]
  }
}

extension ByteWriter {
  mutating func write(_ month: CalendarMonth) {
    write(UInt64(month.year * 12 + month.month - 1))
  }

  /// Writes an amount of zero or more.
  mutating func write(_ amount: Money) { write(UInt64(amount.minorUnits)) }

  fileprivate mutating func write<Value: Equatable>(_ value: Value, of all: [Value]) {
    write(UInt64(all.place(of: value, "choices")))
  }
}

package import CardsFormulas
import PlanFormulas

// A card and a kept plan as bytes. Amounts are held to the limits of the form, so that sums of a cookie full
// of them never overflow.

extension CardDetails {
  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    var currency = balance.currency
    try passage.pass(&currency)
    if passage.isReading { self = CardDetails(in: currency) }
    try passage.pass(choice: &kind)
    try passage.pass(&name)
    try passage.pass(stated: &balance)
    try passage.pass(stated: &limit)
    try passage.pass(dayOfMonth: &dueDay)
    try passage.pass(dayOfMonth: &statementDay)
    try passage.pass(&apr)
    try passage.passOptional(&minimum, blank: .zero(currency)) {
      passage, minimum throws(MalformedBytes) in try passage.pass(amount: &minimum)
    }
    try passage.pass(&hasReminder)
    try passage.pass(choice: &style)
    guard kind.canBeSpent || !balance.isNegative else { throw MalformedBytes() }
  }
}

extension DueMarks {
  mutating func pass(_ passage: inout Passage, in currency: Currency) throws(MalformedBytes) {
    var (paid, settled, late, told, made) = (paid, settled, late, told, made)
    try passage.pass(day: &paid)
    try passage.pass(day: &settled)
    try passage.pass(day: &late)
    try passage.pass(day: &told)
    try passage.passOptional(&made, blank: Made(.zero(currency), in: .blank)) {
      passage, made throws(MalformedBytes) in
      var (month, amount) = (made.month, made.amount)
      try passage.pass(&month)
      try passage.pass(amount: &amount)
      made = Made(amount, in: month)
    }
    self = DueMarks(paid: paid, settled: settled, late: late, told: told, made: made)
  }
}

// MARK: - A kept plan

/// A kept plan without its months, which are parts of their own.
extension KeptPlan: PartValue {
  package static let kind: UInt8 = 2
  package static let hasGivenID = true
  package static let blank = KeptPlan(
    id: .blank, since: .blank, budget: .zero(.gbp), order: .best, own: nil, basis: .effective,
    oneOffs: [], debts: [], records: [])

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    var currency = budget.currency
    try passage.pass(&currency)
    if passage.isReading { budget = .zero(currency) }
    try passage.pass(&id)
    try passage.pass(&since)
    try passage.pass(total: &budget)
    try passage.pass(choice: &order)
    try passage.passOptional(&own, blank: []) { passage, own throws(MalformedBytes) in
      try passage.pass(&own)
    }
    try passage.pass(choice: &basis)
    try passage.passList(&oneOffs, blank: .init(month: .blank, amount: .zero(currency))) {
      passage, oneOff throws(MalformedBytes) in
      try passage.pass(&oneOff.month)
      try passage.pass(amount: &oneOff.amount)
    }
    let none = Debt(
      id: .blank, kind: .card, balance: .zero(currency), apr: .zero, minimum: nil, rule: nil,
      promotion: nil, spend: .zero(currency))
    try passage.passList(&debts, blank: none) {
      passage, debt throws(MalformedBytes) in try debt.pass(&passage)
    }
  }

  /// One for each question of the form.
  static let mostOneOffs = 5

  /// True when it can be worked out: its debts and months are different, and an own order is there.
  var isSound: Bool {
    Set(debts.map(\.id)).count == debts.count && !debts.isEmpty
      && (order != .own || own != nil) && own?.isEmpty != true && records.first?.month == since
      && Set(records.map(\.month)).count == records.count
      && records.count <= Self.mostRecords + 1
      && zip(records, records.dropFirst()).allSatisfy { $0.month.months(until: $1.month) > 0 }
      && oneOffs.count <= Self.mostOneOffs && debts.count <= Self.mostDebts
  }
}

extension KeptPlan.Debt {
  fileprivate mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&id)
    try passage.pass(choice: &kind)
    try passage.pass(amount: &balance)
    try passage.pass(&apr)
    try passage.passOptional(&minimum, blank: .zero(balance.currency)) {
      passage, minimum throws(MalformedBytes) in try passage.pass(amount: &minimum)
    }
    try passage.passOptional(&rule, blank: MinimumPreset.allCases[0]) {
      passage, rule throws(MalformedBytes) in try passage.pass(choice: &rule)
    }
    try passage.passOptional(&promotion, blank: .init(until: .blank, apr: .zero)) {
      passage, promotion throws(MalformedBytes) in
      try passage.pass(&promotion.until)
      try passage.pass(&promotion.apr)
    }
    try passage.pass(amount: &spend)
    try passage.passOptional(&gone, blank: .clear) { passage, gone throws(MalformedBytes) in
      try gone.pass(&passage)
    }
  }
}

extension KeptPlan.Gone {
  fileprivate mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    var month: CalendarMonth? = if case .deleted(let since) = self { since } else { nil }
    try passage.pass(&month)
    self = month.map { .deleted($0) } ?? .clear
  }
}

// MARK: - Pieces

extension Passage {
  /// Passes an amount of either sign that a form can state.
  fileprivate mutating func pass(stated amount: inout Money) throws(MalformedBytes) {
    var units = amount.minorUnits
    try pass(&units, in: Int64.min..<Int64.max)
    guard let stated = Money(stated: units, amount.currency) else { throw MalformedBytes() }
    amount = stated
  }

  /// Passes an amount of zero or more that a form can state.
  fileprivate mutating func pass(amount: inout Money) throws(MalformedBytes) {
    try pass(stated: &amount)
    guard !amount.isNegative else { throw MalformedBytes() }
  }

  /// Passes a sum of zero or more: no more than twenty debts can owe, nor their payments of a month be.
  mutating func pass(total amount: inout Money) throws(MalformedBytes) {
    var units = amount.minorUnits
    try pass(&units, in: 0..<1_000_000_000_000_001)
    amount = Money(minorUnits: units, amount.currency)
  }

  /// Passes a day of the month, 1 to 31, that may not be known.
  fileprivate mutating func pass(dayOfMonth day: inout Int?) throws(MalformedBytes) {
    var number = day ?? 0
    try pass(&number, upTo: 31)
    day = number == 0 ? nil : number
  }

  /// Passes a date that may not be known, by its step from the one before.
  fileprivate mutating func pass(day: inout CalendarDate?) throws(MalformedBytes) {
    try passOptional(&day, blank: .earliest) { passage, day throws(MalformedBytes) in
      var number = day.dayNumber
      try passage.pass(running: &number, on: 0)
      guard let date = CalendarDate(dayNumber: number) else { throw MalformedBytes() }
      day = date
    }
  }
}

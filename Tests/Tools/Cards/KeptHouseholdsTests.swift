@testable import CardsPages

/// Households that keep a plan and are followed for three years, month by month, beside a plain
/// program: payments early, late and missed, debts added and deleted, changes undone, and the wallet of
/// another phone merged with this one.
@Suite struct KeptHouseholdsTests {
  @Test(arguments: 1...12)
  func `what was planned, owed and will be is as a plain program has it`(seed: Int) throws {
    var house = try RandomHousehold(seed: UInt64(seed))
    try house.keep()
    try house.compare()
    for month in 1...36 {
      try house.live(month)
      try house.compare()
    }
    #expect(house.visitor.cookies["cards"].map { $0.utf8.count < 2_200 } == true)
  }
}

/// A debt as a plain program sees it.
private struct PlainDebt {
  let id: String
  let kind: String
  var balance: Int64
  /// Hundredths of a percent.
  let apr: Int64
  let minimum: Int64?
  /// The newest month whose fifth is settled or paid, and the months paid besides.
  var settled: Int
  var paid: Set<Int> = []

  /// True when nobody marked the fifth of a month that is over as paid.
  func isMissed(in month: Int) -> Bool { month > settled && !paid.contains(month) }

  mutating func pay(month last: Int) {
    if isMissed(in: last) {
      settled = last
    } else if !paid.contains(last + 1) {
      paid.insert(last + 1)
      settled = last + 1
    }
  }

  func interest(on balance: Int64) throws -> Int64 {
    let rate = try MonthlyRate.effective(Percentage(tenThousandths: apr * 100))
    return try rate.interest(on: Money(minorUnits: balance, .gbp)).minorUnits
  }

  /// Of most British cards, 1 % and the interest, at least 5; else what was typed.
  func minimum(on balance: Int64, interest: Int64) -> Int64 {
    let asked = minimum ?? (kind == "card" ? max((balance + 50) / 100 + interest, 500) : 0)
    return min(asked, balance + interest)
  }
}

/// The highest rate first, priority debts before all: what each debt owes after each month.
private func follow(_ debts: [PlainDebt], budget: Int64) throws -> [[Int64]]? {
  var balances = debts.map { max($0.balance, 0) }
  var months = [balances]
  while balances.contains(where: { $0 > 0 }) {
    guard months.count <= 1_200 else { return nil }
    var spare = budget
    for (place, debt) in debts.enumerated() where balances[place] > 0 {
      let interest = try debt.interest(on: balances[place])
      let minimum = debt.minimum(on: balances[place], interest: interest)
      balances[place] += interest - minimum
      spare -= minimum
    }
    let order = debts.indices.sorted { one, other in
      let (left, right) = (debts[one], debts[other])
      let (first, second) = (left.kind == "priority", right.kind == "priority")
      if first != second { return first }
      return first ? one < other : left.apr > right.apr
    }
    for place in order where spare > 0 {
      let payment = min(spare, balances[place])
      balances[place] -= payment
      spare -= payment
    }
    months.append(balances)
  }
  return months
}

private typealias PlainRecord = (owed: Int64, isCheckedIn: Bool)

/// Another phone that took the wallet along, and noted balances of its own.
private struct Phone {
  let visitor = Visitor()
  let debts: [PlainDebt]
  let records: [Int: PlainRecord]
}

private struct RandomHousehold {
  let visitor = Visitor()
  private var random: SeededGenerator
  private var debts: [PlainDebt] = []
  private var kept: [PlainDebt] = []
  private var planned: [[Int64]] = []
  private var budget: Int64 = 0
  private var month = 0
  /// The month in which a debt was deleted while it owed something.
  private var gone: [String: Int] = [:]
  private var records: [Int: PlainRecord] = [:]
  private var phone: Phone?

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    go(to: 0)
    for _ in 0..<Int.random(in: 2...5, using: &random) { try add() }
  }

  private mutating func go(to number: Int) {
    month = number
    let first = CalendarMonth(year: 2026, month: 11)?.addingMonths(number)
    let day = Int.random(in: 1...28, using: &random)
    visitor.today = first.flatMap { CalendarDate(year: $0.year, month: $0.month, day: day) }
  }

  private static func typed(_ pence: Int64) -> String {
    let (pounds, rest) = (abs(pence) / 100, abs(pence) % 100)
    return "\(pence < 0 ? "-" : "")\(pounds).\(rest < 10 ? "0" : "")\(rest)"
  }

  private mutating func add() throws {
    let kind = ["card", "overdraft", "pay-later", "priority", "loan"].randomElement(using: &random)
    let (balance, apr) = (
      Int64.random(in: 5_000...150_000, using: &random),
      Int64(500 + debts.count * 317 + month * 11 + Int.random(in: 0...9, using: &random))
    )
    let minimum: Int64? =
      kind == "card" || kind == "overdraft" ? nil : .random(in: 500...4_000, using: &random)
    let known = Set(debts.map(\.id))
    let sent = try visitor.post(
      "/cards",
      [
        ("kind", kind ?? ""), ("name", "Debt \(debts.count)"), ("balance", Self.typed(balance)),
        ("limit", "2000"), ("due-day", "5"), ("apr", "\(apr / 100).\(apr / 10 % 10)\(apr % 10)"),
        ("minimum", minimum.map(Self.typed) ?? ""),
      ])
    #expect(sent.status == 303)
    let id = try #require(try visitor.cardIDs().first { !known.contains($0) })
    debts.append(
      PlainDebt(
        id: id, kind: kind ?? "", balance: balance, apr: apr, minimum: minimum,
        settled: visitor.today?.day == 5 ? month : last))
  }

  mutating func keep() throws {
    budget = 20_000 + debts.map(\.balance).reduce(0, +) / 20
    kept = debts
    planned = try #require(try follow(kept, budget: budget))
    let sent = try visitor.post(
      "/cards/plan/keep", [("budget", Self.typed(budget)), ("order", "dearest")])
    #expect(sent.status == 303)
    records[0] = (kept.map(\.balance).reduce(0, +), true)
  }

  /// What the followed debts owe that are still there.
  private func owed(in debts: [PlainDebt]) -> Int64 {
    kept.map { balance(of: $0, in: debts) }.reduce(0, +)
  }

  private mutating func note(_ isCheckedIn: Bool = false) {
    records[month] = (owed(in: debts), isCheckedIn || records[month]?.isCheckedIn == true)
  }

  mutating func live(_ number: Int) throws {
    go(to: number)
    switch Int.random(in: 0...11, using: &random) {
    case 0: return
    case 6, 7: try meetPhone()
    case 1: try add()
    case 2: try delete()
    case 3...4: try pay()
    case 5: try checkIn(andUndo: true)
    default: try checkIn(andUndo: false)
    }
  }

  private mutating func checkIn(andUndo isUndone: Bool) throws {
    let before = debts
    debts = settled(randomBalances(debts))
    try check(debts, in: visitor)
    guard isUndone else { return note(true) }
    debts = before
    #expect(try visitor.post("/cards/undo").status == 303)
  }

  /// A check-in settles every fifth up to today.
  private func settled(_ debts: [PlainDebt]) -> [PlainDebt] {
    debts.map { debt in
      var debt = debt
      debt.settled = max(debt.settled, visitor.today?.day == 5 ? month : last)
      return debt
    }
  }

  private mutating func randomBalances(_ debts: [PlainDebt]) -> [PlainDebt] {
    debts.map { debt in
      var debt = debt
      if debt.balance > 0 {
        debt.balance = max(0, debt.balance - .random(in: -3_000...12_000, using: &random))
      }
      return debt
    }
  }

  private func check(_ debts: [PlainDebt], in visitor: Visitor) throws {
    let month = visitor.today.map { [("for", CalendarMonth(of: $0).iso)] } ?? []
    let sent = try visitor.post(
      "/cards/balances", debts.map { ("balance-\($0.id)", Self.typed($0.balance)) } + month)
    #expect(sent.status == 303)
  }

  /// Takes the wallet to another phone, where somebody checks in.
  private mutating func takeAlong() throws {
    let other = settled(randomBalances(debts))
    let checked = (owed: owed(in: other), isCheckedIn: true)
    let phone = Phone(
      debts: other, records: records.merging([month: checked]) { _, other in other })
    phone.visitor.today = visitor.today
    try phone.visitor.take(visitor.get("/cards/export").body, keeping: "replace")
    try check(other, in: phone.visitor)
    self.phone = phone
  }

  private mutating func meetPhone() throws {
    if let phone { try merge(phone) } else { try takeAlong() }
  }

  /// Of two records of a month a checked-in one counts, then the other phone's.
  private mutating func merge(_ phone: Phone) throws {
    try visitor.take(phone.visitor.get("/cards/export").body, keeping: "merge")
    records.merge(phone.records) { $0.isCheckedIn && !$1.isCheckedIn ? $0 : $1 }
    let before = debts
    debts = before.map { mine in
      guard let other = phone.debts.first(where: { $0.id == mine.id }) else { return mine }
      return mine.balance == 0 ? settled([other])[0] : other
    }
    debts += phone.debts.filter { other in !before.contains { $0.id == other.id } }
    for debt in debts { gone[debt.id] = nil }
    self.phone = nil
    let hasChanged = kept.contains { balance(of: $0, in: before) != balance(of: $0, in: debts) }
    if hasChanged { note() }
  }

  private func balance(of debt: PlainDebt, in debts: [PlainDebt]) -> Int64 {
    max(debts.first { $0.id == debt.id }?.balance ?? 0, 0)
  }

  private mutating func pay() throws {
    guard let place = debts.indices.filter({ debts[$0].balance > 0 }).randomElement(using: &random)
    else { return }
    let amount = Int64.random(in: 1...debts[place].balance, using: &random)
    let sent = try visitor.post("/cards/\(debts[place].id)/paid", [("amount", Self.typed(amount))])
    #expect(sent.status == 303)
    debts[place].pay(month: last)
    debts[place].balance -= amount
    if kept.contains(where: { $0.id == debts[place].id }) { note() }
  }

  private mutating func delete() throws {
    guard let place = debts.indices.randomElement(using: &random), debts.count > 1 else { return }
    let debt = debts.remove(at: place)
    #expect(try visitor.post("/cards/\(debt.id)/delete").status == 303)
    guard kept.contains(where: { $0.id == debt.id }), debt.balance > 0 else { return }
    gone[debt.id] = month
    note()
  }

  /// True when a kept debt that owes something was due on the fifth of a month after this one, and
  /// nobody marked it as paid.
  private func isMissed(after at: Int) -> Bool {
    kept.contains { debt in
      guard balance(of: debt, in: debts) > 0 else { return false }
      return last > at && debts.first { $0.id == debt.id }?.isMissed(in: last) == true
    }
  }

  /// The month of the newest fifth before today.
  private var last: Int { visitor.today.map { $0.day > 5 } == true ? month : month - 1 }

  private func planned(_ number: Int) -> Int64 {
    zip(kept.indices, kept).filter { gone[$0.1.id].map { number < $0 } ?? true }
      .map { place, _ in number < planned.count ? planned[number][place] : 0 }.reduce(0, +)
  }

  func compare() throws {
    let answer = try #require(try visitor.json("/cards/plan.json")["kept"])
    let rows = try #require(answer["rows"]?.array)
    #expect(rows.count == month + 1)
    for (number, row) in rows.enumerated() {
      #expect(row["planned"]?.string == Self.typed(planned(number)), "month \(number) of \(month)")
      #expect(row["owed"]?.string == records[number].map { Self.typed($0.owed) })
      #expect(row["checkedIn"]?.bool == (records[number]?.isCheckedIn ?? false))
    }
    let finished = records.filter { $0.value.isCheckedIn || $0.key < month }
    let at = try #require(finished.keys.max())
    let difference = try #require(finished[at]).owed - planned(at)
    let word = difference > 100 ? "behind" : difference < -100 ? "ahead" : "level"
    let standing =
      month - at > 1 || isMissed(after: at) ? "unknown" : records.count == 1 ? "kept" : word
    #expect(answer["standing"]?.string == standing)
    #expect(answer["difference"]?.string == (standing == word ? Self.typed(difference) : nil))
    let since = try #require(CalendarMonth(year: 2026, month: 11))
    #expect(answer["at"]?.string == since.addingMonths(at).iso)
    #expect(answer["end"]?.string == since.addingMonths(planned.count - 1).iso)
    let end = try follow(debts.filter { $0.balance > 0 }, budget: budget)
    let base = standing == "unknown" ? month - 1 : at
    #expect(
      answer["now"]?["end"]?.string == end.map { since.addingMonths(base + $0.count - 1).iso })
    #expect(answer["now"]?["from"]?.string == since.addingMonths(base + 1).iso)
  }
}

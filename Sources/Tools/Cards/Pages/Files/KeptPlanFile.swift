import CardsFormulas
import PlanFormulas
import PlanPages

/// A kept plan in a file.
enum KeptPlanFile {
  static let shape = Shape<KeptPlan> {
    id
    since
    budget
    order
    own
    basis
    oneOffs
    debts
    records
  }

  private static let id = FileMember("id", .id(), \KeptPlan.id)
  private static let since = FileMember("since", .month, \KeptPlan.since)
  private static let budget = FileMember("budget", .money, \KeptPlan.budget)
  private static let order = FileMember("order", .code, \KeptPlan.order)
  private static let own = FileMember("own", .nullable(.list(.id))) { (plan: KeptPlan) in
    plan.own?.map(\.text)
  }
  private static let basis = FileMember("basis", .code, \KeptPlan.basis)
  private static let oneOffs = FileMember("lumps", .list(OneOff.shape), \KeptPlan.oneOffs)
  private static let debts = FileMember("debts", .list(Debt.shape), \KeptPlan.debts)
  private static let records = FileMember("records", .list(Record.shape), \KeptPlan.records)

  private enum OneOff {
    static let shape = Shape<KeptPlan.OneOff> {
      month
      amount
    }

    static let month = FileMember("month", .month, \KeptPlan.OneOff.month)
    static let amount = FileMember("amount", .money, \KeptPlan.OneOff.amount)
  }

  private enum Debt {
    static let shape = Shape<KeptPlan.Debt> {
      id
      kind
      balance
      apr
      minimum
      rule
      promoUntil
      promoAPR
      spend
      gone
    }

    static let id = FileMember("id", .id(), \KeptPlan.Debt.id)
    static let kind = FileMember("kind", .code, \KeptPlan.Debt.kind)
    static let balance = FileMember("balance", .money, \KeptPlan.Debt.balance)
    static let apr = FileMember("apr", .rate, \KeptPlan.Debt.apr.plain)
    static let minimum = FileMember("minimum", .nullable(.money), \KeptPlan.Debt.minimum)
    static let rule = FileMember("rule", .nullable(.code), \KeptPlan.Debt.rule)
    static let promoUntil = FileMember(
      "promoUntil", .nullable(.month), \KeptPlan.Debt.promotion?.until)
    static let promoAPR = FileMember(
      "promoApr", .nullable(.rate), \KeptPlan.Debt.promotion?.apr.plain)
    static let spend = FileMember("spend", .money, \KeptPlan.Debt.spend)
    static let gone = FileMember("gone", .nullable(.gone), \KeptPlan.Debt.gone?.text)
  }

  private enum Record {
    static let shape = Shape<KeptPlan.Record> {
      month
      owed
      checkedIn
    }

    static let month = FileMember("month", .month, \KeptPlan.Record.month)
    static let owed = FileMember("owed", .money, \KeptPlan.Record.owed)
    static let checkedIn = FileMember("checkedIn", .truth, \KeptPlan.Record.isCheckedIn)
  }
}

extension FileKind<String, Percentage> {
  fileprivate static var rate: Self {
    FileKind(.number) { value in
      guard let text = value.string ?? value.number, let rate = try? Percentage.read(text),
        Percentage.zero...Percentage.mostAPR ~= rate
      else { return nil }
      return rate
    }
  }
}

extension FileKind<String, KeptPlan.Gone> {
  fileprivate static var gone: Self {
    FileKind(.matching("^(clear|[0-9]{4}-[0-9]{2})$")) { value in
      value.string == "clear"
        ? .clear : value.string.flatMap { CalendarMonth(iso: $0) }.map { .deleted($0) }
    }
  }
}

extension KeptPlan.Gone {
  fileprivate var text: String {
    switch self {
    case .clear: "clear"
    case .deleted(let month): month.iso
    }
  }
}

// MARK: - Reading

extension KeptPlanFile {
  /// Something in a plan that cannot be read.
  fileprivate struct Unreadable: Error {}

  /// Reads the plan of a file in a currency; nil where the file has none.
  static func read(
    _ value: JSONValue?, in currency: Currency
  ) throws(UnreadableCards) -> KeptPlan? {
    guard let value, !value.isNull else { return nil }
    let name = "The kept plan in line \(value.position.line)"
    guard let plan = try? plan(value, in: currency), plan.isSound else {
      throw UnreadableCards(message: "\(name) has something in it that can’t be read")
    }
    guard (try? plan.comparison())?.chosen.outcome.months != nil else {
      throw UnreadableCards(message: "\(name) never pays everything off")
    }
    return plan
  }

  private static func plan(
    _ file: JSONValue, in currency: Currency
  ) throws(Unreadable) -> KeptPlan {
    let since = try file.needed(since)
    guard 1970...2199 ~= since.year else { throw Unreadable() }
    let terms = Terms(since: since, currency: currency)
    return KeptPlan(
      id: try file.needed(id), since: since,
      budget: try terms.amount(file.needed(budget), times: KeptPlan.mostDebts + 1),
      order: try file.needed(order), own: try ownOrder(file), basis: try file.needed(basis),
      oneOffs: try list(file.needed(oneOffs), upTo: KeptPlan.mostOneOffs, terms.oneOff),
      debts: try list(file.needed(debts), upTo: KeptPlan.mostDebts, terms.debt),
      records: try list(file.needed(records), upTo: KeptPlan.mostRecords + 1, terms.record))
  }

  private static func ownOrder(_ file: JSONValue) throws(Unreadable) -> [CardID]? {
    guard let values = try file.given(own) else { return nil }
    let ids = try list(values, upTo: KeptPlan.mostDebts) { value throws(Unreadable) in
      guard let id = value.string.flatMap({ CardID(text: $0) }) else { throw Unreadable() }
      return id
    }
    guard Set(ids).count == ids.count else { throw Unreadable() }
    return ids.isEmpty ? nil : ids
  }

  private static func list<Part>(
    _ values: [JSONValue], upTo most: Int, _ part: (JSONValue) throws(Unreadable) -> Part
  ) throws(Unreadable) -> [Part] {
    guard values.count <= most else { throw Unreadable() }
    return try values.map(part)
  }

  /// Reads the parts of a plan that was kept in a month, in a currency.
  private struct Terms {
    let since: CalendarMonth
    let currency: Currency

    func oneOff(_ file: JSONValue) throws(Unreadable) -> KeptPlan.OneOff {
      let amount = try amount(file.needed(OneOff.amount))
      guard amount.isPositive else { throw Unreadable() }
      return KeptPlan.OneOff(month: try later(file.needed(OneOff.month)), amount: amount)
    }

    func debt(_ file: JSONValue) throws(Unreadable) -> KeptPlan.Debt {
      let minimum = try file.given(Debt.minimum)
      let gone = try file.given(Debt.gone)
      if case .deleted(let month) = gone { _ = try later(month) }
      return KeptPlan.Debt(
        id: try file.needed(Debt.id), kind: try file.needed(Debt.kind),
        balance: try amount(file.needed(Debt.balance)), apr: try file.needed(Debt.apr),
        minimum: try minimum.map { text throws(Unreadable) in try amount(text) },
        rule: try file.given(Debt.rule), promotion: try promotion(file),
        spend: try amount(file.needed(Debt.spend)), gone: gone)
    }

    private func promotion(_ file: JSONValue) throws(Unreadable) -> KeptPlan.Promotion? {
      guard let month = try file.given(Debt.promoUntil) else { return nil }
      guard since.months(until: try later(month)) <= PlanTermsFields.longestOffer,
        let rate = try file.given(Debt.promoAPR)
      else { throw Unreadable() }
      return month == since ? nil : .init(until: month, apr: rate)
    }

    func record(_ file: JSONValue) throws(Unreadable) -> KeptPlan.Record {
      KeptPlan.Record(
        month: try later(file.needed(Record.month)),
        owed: try amount(file.needed(Record.owed), times: KeptPlan.mostDebts),
        isCheckedIn: try file.needed(Record.checkedIn))
    }

    /// A month that is not before the one in which the plan was kept, nor a hundred years after it.
    private func later(_ month: CalendarMonth) throws(Unreadable) -> CalendarMonth {
      guard 0...1_200 ~= since.months(until: month) else { throw Unreadable() }
      return month
    }

    /// An amount of zero or more, as much as a number of debts may owe.
    func amount(_ text: String, times count: Int = 1) throws(Unreadable) -> Money {
      guard let amount = Money(plain: text, currency), !amount.isNegative,
        amount.minorUnits <= Money.most(currency).minorUnits * Int64(count)
      else { throw Unreadable() }
      return amount
    }
  }
}

extension JSONValue {
  fileprivate func needed<Value, Written, Read>(
    _ member: FileMember<Value, Written, Read>
  ) throws(KeptPlanFile.Unreadable) -> Read {
    guard let read = self[member] else { throw KeptPlanFile.Unreadable() }
    return read
  }

  /// A member that may be null or missing.
  fileprivate func given<Value, Written, Read>(
    _ member: FileMember<Value, Written, Read>
  ) throws(KeptPlanFile.Unreadable) -> Read? {
    guard let value = value(of: member), !value.isNull else { return nil }
    return try needed(member)
  }
}

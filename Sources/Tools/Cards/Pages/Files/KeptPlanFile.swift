import CardsFormulas
import PlanFormulas
import PlanPages

/// A kept plan in a file.
enum KeptPlanFile {
  static let shape = Shape<KeptPlan> {
    Member("id", .id) { $0.id.text }
    Member("since", month) { $0.since.iso }
    Member("budget", .money) { $0.budget }
    Member("order", .code) { $0.order }
    Member("own", .nullable(.list(.id))) { $0.own?.map(\.text) }
    Member("basis", .code) { $0.basis }
    Member("lumps", .list(oneOff)) { $0.oneOffs }
    Member("debts", .list(debt)) { $0.debts }
    Member("records", .list(record)) { $0.records }
  }

  private static let oneOff = Shape<KeptPlan.OneOff> {
    Member("month", month) { $0.month.iso }
    Member("amount", .money) { $0.amount }
  }

  private static let debt = Shape<KeptPlan.Debt> {
    Member("id", .id) { $0.id.text }
    Member("kind", .code) { $0.kind }
    Member("balance", .money) { $0.balance }
    Member("apr", .number) { $0.apr.plain }
    Member("minimum", .nullable(.money)) { $0.minimum }
    Member("rule", .nullable(.code)) { $0.rule }
    Member("promoUntil", .nullable(month)) { $0.promotion?.until.iso }
    Member("promoApr", .nullable(.number)) { $0.promotion?.apr.plain }
    Member("spend", .money) { $0.spend }
    Member("gone", .nullable(.matching("^(clear|[0-9]{4}-[0-9]{2})$"))) { $0.gone?.text }
  }

  private static let record = Shape<KeptPlan.Record> {
    Member("month", month) { $0.month.iso }
    Member("owed", .money) { $0.owed }
    Member("checkedIn", .truth) { $0.isCheckedIn }
  }

  private static let month = Shape<String>.matching("^[0-9]{4}-(0[1-9]|1[0-2])$")
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
  /// Reads the plan of a file in a currency; nil where the file has none.
  static func read(
    _ value: JSONValue?, in currency: Currency
  ) throws(UnreadableCards) -> KeptPlan? {
    guard let value, !value.isNull else { return nil }
    let name = "The kept plan in line \(value.position.line)"
    guard let plan = plan(value, in: currency), plan.isSound else {
      throw UnreadableCards(message: "\(name) has something in it that can’t be read")
    }
    guard (try? plan.comparison())?.chosen.outcome.months != nil else {
      throw UnreadableCards(message: "\(name) never pays everything off")
    }
    return plan
  }

  private static func plan(_ value: JSONValue, in currency: Currency) -> KeptPlan? {
    guard let id = value["id"]?.string.flatMap({ Identifier<KeptPlan>(text: $0) }),
      let since = month(value["since"]), (1970...2199).contains(since.year),
      let budget = amount(value["budget"], in: currency, times: KeptPlan.mostDebts + 1),
      let order = value["order"]?.string.flatMap(PlanOrder.init(rawValue:)),
      let basis = value["basis"]?.string.flatMap(InterestBasis.init(rawValue:)),
      let oneOffs = list(
        value["lumps"], upTo: KeptPlan.mostOneOffs, { oneOff($0, since, currency) }),
      let debts = list(value["debts"], upTo: KeptPlan.mostDebts, { debt($0, since, currency) }),
      let records = list(
        value["records"], upTo: KeptPlan.mostRecords + 1, { record($0, since, currency) })
    else { return nil }
    var own: [CardID]?
    if let ids = value["own"], !ids.isNull {
      guard
        let read = list(ids, upTo: KeptPlan.mostDebts, { $0.string.flatMap { CardID(text: $0) } }),
        Set(read).count == read.count
      else { return nil }
      own = read.isEmpty ? nil : read
    }
    return KeptPlan(
      id: id, since: since, budget: budget, order: order, own: own, basis: basis, oneOffs: oneOffs,
      debts: debts, records: records)
  }

  private static func oneOff(
    _ value: JSONValue, _ since: CalendarMonth, _ currency: Currency
  ) -> KeptPlan.OneOff? {
    guard let month = month(value["month"], after: since),
      let amount = amount(value["amount"], in: currency), amount.isPositive
    else { return nil }
    return KeptPlan.OneOff(month: month, amount: amount)
  }

  private static func debt(
    _ value: JSONValue, _ since: CalendarMonth, _ currency: Currency
  ) -> KeptPlan.Debt? {
    guard let id = value["id"]?.string.flatMap({ CardID(text: $0) }),
      let kind = value["kind"]?.string.flatMap(DebtKind.init(rawValue:)),
      let balance = amount(value["balance"], in: currency), let apr = rate(value["apr"]),
      let spend = amount(value["spend"], in: currency)
    else { return nil }
    var promotion: KeptPlan.Promotion?
    if let until = value["promoUntil"], !until.isNull {
      guard let month = month(until, after: since), let rate = rate(value["promoApr"]),
        since.months(until: month) <= PlanTermsFields.longestOffer
      else { return nil }
      promotion = month == since ? nil : .init(until: month, apr: rate)
    }
    var (minimum, rule): (Money?, MinimumPreset?)
    if let text = value["minimum"], !text.isNull {
      guard let amount = amount(text, in: currency) else { return nil }
      minimum = amount
    }
    if let text = value["rule"], !text.isNull {
      guard let preset = text.string.flatMap(MinimumPreset.init(rawValue:)) else { return nil }
      rule = preset
    }
    var gone: KeptPlan.Gone?
    if let text = value["gone"], text.string != nil {
      guard let read = self.gone(text, since) else { return nil }
      gone = read
    }
    return KeptPlan.Debt(
      id: id, kind: kind, balance: balance, apr: apr, minimum: minimum, rule: rule,
      promotion: promotion, spend: spend, gone: gone)
  }

  private static func gone(_ value: JSONValue, _ since: CalendarMonth) -> KeptPlan.Gone? {
    value.string == "clear" ? .clear : month(value, after: since).map { .deleted($0) }
  }

  private static func record(
    _ value: JSONValue, _ since: CalendarMonth, _ currency: Currency
  ) -> KeptPlan.Record? {
    guard let month = month(value["month"], after: since),
      let owed = amount(value["owed"], in: currency, times: KeptPlan.mostDebts),
      let isCheckedIn = value["checkedIn"]?.bool
    else { return nil }
    return KeptPlan.Record(month: month, owed: owed, isCheckedIn: isCheckedIn)
  }

  // MARK: - Pieces

  private static func list<Part>(
    _ value: JSONValue?, upTo most: Int, _ part: (JSONValue) -> Part?
  ) -> [Part]? {
    guard let values = value?.array, values.count <= most else { return nil }
    let parts = values.compactMap(part)
    return parts.count == values.count ? parts : nil
  }

  private static func month(_ value: JSONValue?) -> CalendarMonth? {
    value?.string.flatMap { CalendarMonth(iso: $0) }
  }

  /// A month that is not before the one in which the plan was kept, nor a hundred years after it.
  private static func month(
    _ value: JSONValue?, after since: CalendarMonth
  ) -> CalendarMonth? {
    month(value).flatMap { (0...1_200).contains(since.months(until: $0)) ? $0 : nil }
  }

  /// An amount of zero or more, as much as a number of debts may owe.
  private static func amount(
    _ value: JSONValue?, in currency: Currency, times count: Int = 1
  ) -> Money? {
    guard let amount = value?.string.flatMap({ Money(plain: $0, currency) }), !amount.isNegative,
      amount.minorUnits <= Money.most(currency).minorUnits * Int64(count)
    else { return nil }
    return amount
  }

  private static func rate(_ value: JSONValue?) -> Percentage? {
    guard let text = value?.string ?? value?.number,
      let rate = try? Percentage.read(text), Percentage.zero...Percentage.mostAPR ~= rate
    else { return nil }
    return rate
  }
}

import GroupsFormulas

extension GroupFile {
  /// The payments that come again, and the marks of deleted ones.
  static func rules(
    _ json: JSONValue, in ledger: GroupLedger
  ) throws(UnreadableGroupFile) -> [GroupLedger.Rule] {
    let there = json[GroupInFile.recurring] ?? []
    let deleted = json[GroupInFile.deletedRecurring] ?? []
    guard there.count <= mostPayments, deleted.count <= mostPayments else { throw tooMany }
    var rules: [RuleID: GroupLedger.Rule] = [:]
    for (index, part) in (there + deleted).enumerated() {
      let recurrence = index < there.count ? recurrence(part, in: ledger) : nil
      guard let id = part[RuleInFile.id], rules[id] == nil,
        recurrence != nil || index >= there.count
      else {
        throw UnreadableGroupFile("The file has a payment that comes again that cannot be read")
      }
      rules[id] = GroupLedger.Rule(
        id: id, position: part[RuleInFile.position].flatMap(count) ?? index,
        revision: part[RuleInFile.revision].flatMap(count) ?? 0, value: recurrence)
    }
    return Array(rules.values)
  }

  private static func recurrence(_ json: JSONValue, in ledger: GroupLedger) -> Recurrence? {
    guard let payment = payment(json, on: json[RuleInFile.first], in: ledger),
      let every = json[RuleInFile.every]
    else { return nil }
    let (until, times) = (json[RuleInFile.until], json[RuleInFile.times])
    guard times.map({ 1...Recurrence.mostTimes ~= $0 }) ?? true else { return nil }
    return Recurrence(
      payment, every: every,
      end: until.map { .until($0) } ?? times.map { .times($0) } ?? .never)
  }
}

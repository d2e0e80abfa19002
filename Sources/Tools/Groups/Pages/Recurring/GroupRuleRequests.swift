import GroupsFormulas

/// The requests about payments that come again.
enum GroupRuleRequests: GroupEntries {
  static let addition = GroupAddition.rule
  /// A rule has its first day instead.
  static let unasked = [GroupPaymentForm.date.name]

  static func list(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    GroupsRequests.telling(book, request, site) {
      GroupRulesPage(book: $0, site: site).list(tellsChange: $1)
    }
  }

  static func form(_ book: GroupBook, _ id: RuleID, _ request: Request, _ site: Site) -> Response {
    guard let rule = book.ledger[rule: id] else { return site.notFound(request) }
    guard let recurrence = rule.recurrence else {
      return site.statePage(
        GroupRulesPage(book: book, site: site).list(problem: "That repeating payment was ended."),
        status: .notFound)
    }
    let rest = book.ledger.toCome(rule)?.recurrence ?? recurrence
    return site.statePage(
      GroupRulesPage(book: book, site: site).edit(
        rule,
        FormState(GroupPaymentForm.reading(rest.typed(in: book.ledger.currency), in: book.ledger))))
  }

  /// Adds what is due; where nothing is, nothing changes.
  static func addDue(_ kept: GroupBook, _ request: Request, _ site: Site) -> Response {
    guard !kept.ledger.due(upTo: site.today).isEmpty else {
      return .seeOther(GroupAddress(id: kept.ledger.id).page)
    }
    return GroupsRequests.change(kept, request, site) { book, operation throws(GroupRefusal) in
      book.apply(operation) { $0.add($0.due(upTo: site.today)) }
      return GroupAddress(id: book.ledger.id).page
    }
  }

  static func home(_ group: GroupAddress) -> Address { group.recurring }

  static func entry(_ id: RuleID, in ledger: GroupLedger) -> GroupLedger.Rule? { ledger[rule: id] }

  static func read(
    _ reading: inout GroupPaymentReading, isNew: Bool
  ) throws(InvalidForm) -> (value: Recurrence, also: (inout GroupLedger) -> Void) {
    let recurrence = try GroupRuleForm.recurrence(&reading)
    guard !isNew || reading.people.ledger.currentRules.count < GroupLedger.mostRules else {
      throw GroupRuleForm.every.invalid(
        "A group has \(GroupLedger.mostRules) repeating payments at most: end one first")
    }
    return (recurrence, { _ in })
  }

  static func add(_ recurrence: Recurrence, as id: RuleID, to ledger: inout GroupLedger) {
    ledger.add(recurrence, as: id)
  }

  /// What was added of it stays, and is not due again: a change is about the rest.
  static func set(_ recurrence: Recurrence?, of id: RuleID, in ledger: inout GroupLedger) {
    var changed = recurrence
    if let rule = ledger[rule: id], let old = rule.recurrence, let rest = ledger.toCome(rule) {
      changed = recurrence?.continuing(old, after: rest.made)
    }
    ledger.set(recurrence: changed, of: id)
  }

  static func page(
    of rule: GroupLedger.Rule?, _ state: FormState, problem: String?, _ book: GroupBook,
    _ site: Site
  ) -> Page {
    let page = GroupRulesPage(book: book, site: site)
    return rule.map { page.edit($0, state, problem: problem) }
      ?? page.list(state, problem: problem)
  }

  static func gone(isDeleting: Bool) -> String {
    "It was ended since this form was opened. Nothing was changed."
  }

  static func changed(
    to recurrence: Recurrence, in ledger: GroupLedger, isDeleting: Bool
  ) -> String {
    isDeleting
      ? "It was changed since you opened it, so it was not ended. Here it is as it is now."
      : "It was changed since you opened it, so nothing was saved. Save again if yours should take "
        + "its place."
  }
}

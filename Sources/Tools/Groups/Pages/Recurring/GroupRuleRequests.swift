import Components
import Finance
import Formats
import GroupsFormulas
import Keeping
import Web

/// The requests about payments that come again.
enum GroupRuleRequests {
  static func list(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    GroupsRequests.telling(book, request, site) {
      GroupRulesPage($0, site).list(tellsChange: $1)
    }
  }

  static func form(
    _ book: GroupBook, _ id: RuleID, _ request: Request, _ site: Site
  ) -> Response {
    guard let rule = book.ledger[rule: id], let recurrence = rule.recurrence else {
      return site.notFound(request)
    }
    return site.statePage(
      GroupRulesPage(book, site).edit(
        rule, GroupPaymentForm.reading(recurrence.typed, in: book.ledger)))
  }

  static func add(_ kept: GroupBook, _ request: Request, _ site: Site) -> Response {
    if let shown = reshaped(kept, request, site, of: nil) { return shown }
    return GroupsRequests.change(kept, request, site, adding: .rule) {
      book, operation throws(GroupRefusal) in
      var reading = GroupPaymentReading(
        request.form.withDefaultSplit(of: book.ledger).withoutDate, in: book, by: operation,
        on: site)
      let recurrence = try recurrence(&reading, of: nil)
      guard book.ledger.currentRules.count < GroupLedger.mostRules else {
        let sentence =
          "A group has \(GroupLedger.mostRules) repeating payments at most: end one first"
        throw refused(reading, [GroupRuleForm.every.error(sentence)], of: nil)
      }
      book.apply(operation) {
        $0.add(reading.newcomer)
        $0.add(recurrence, as: RuleID(addedBy: operation, in: site.vault))
      }
      return GroupAddress(book.ledger.id).recurring
    }
  }

  static func edit(
    _ kept: GroupBook, _ id: RuleID, _ request: Request, _ site: Site
  ) -> Response {
    if let rule = kept.ledger[rule: id],
      let shown = reshaped(kept, request, site, of: rule)
    {
      return shown
    }
    return GroupsRequests.change(kept, request, site) { book, operation throws(GroupRefusal) in
      let rule = try current(id, operation, in: book, request)
      var reading = GroupPaymentReading(
        request.form.withoutDate, editing: rule.recurrence?.payment, in: book, by: operation,
        on: site)
      let recurrence = try recurrence(&reading, of: rule)
      book.apply(operation) {
        $0.add(reading.newcomer)
        $0.set(recurrence: recurrence, of: rule.id)
      }
      return GroupAddress(book.ledger.id).recurring
    }
  }

  static func delete(
    _ kept: GroupBook, _ id: RuleID, _ request: Request, _ site: Site
  ) -> Response {
    GroupsRequests.change(kept, request, site, mayGrow: false) {
      book, operation throws(GroupRefusal) in
      let rule = try current(id, operation, in: book, request, isEnding: true)
      book.apply(operation) { $0.set(recurrence: nil, of: rule.id) }
      return GroupAddress(book.ledger.id).recurring
    }
  }

  /// Adds what is due; where nothing is, nothing changes.
  static func addDue(_ kept: GroupBook, _ request: Request, _ site: Site) -> Response {
    guard !kept.ledger.due(upTo: site.today).isEmpty else {
      return .seeOther(GroupAddress(kept.ledger.id).page)
    }
    return GroupsRequests.change(kept, request, site) { book, operation throws(GroupRefusal) in
      book.apply(operation) { $0.add($0.due(upTo: site.today)) }
      return GroupAddress(book.ledger.id).page
    }
  }
}

// MARK: - Parts

extension GroupRuleRequests {
  private static func recurrence(
    _ reading: inout GroupPaymentReading, of rule: GroupLedger.Rule?
  ) throws(GroupRefusal) -> Recurrence {
    do throws(InvalidForm) {
      return try GroupRuleForm.recurrence(&reading)
    } catch {
      throw refused(reading, error.errors, of: rule)
    }
  }

  /// The refusal of a form, of a new rule or of one that is there.
  private static func refused(
    _ reading: GroupPaymentReading, _ errors: [FieldError], of rule: GroupLedger.Rule?
  ) -> GroupRefusal {
    .invalid(InvalidForm(errors: errors)) {
      page(of: rule, reading.asked, errors: errors, $0, $1)
    }
  }

  /// The page with the form of a rule, or of a new one.
  private static func page(
    of rule: GroupLedger.Rule?, _ form: FormReading, errors: [FieldError] = [],
    _ book: GroupBook, _ site: Site
  ) -> Page {
    let page = GroupRulesPage(book, site)
    return rule.map { page.edit($0, form, errors: errors) } ?? page.list(form, errors: errors)
  }

  /// The rule of a form that has not been changed since it was drawn.
  ///
  /// - Parameters:
  ///   - id: The rule.
  ///   - operation: The press of the form.
  ///   - book: The group as it is.
  ///   - request: The form.
  ///   - isEnding: True for the form that ends it, which has none of its questions.
  /// - Returns: The rule.
  /// - Throws: A refusal where it is unknown, has ended or was changed.
  private static func current(
    _ id: RuleID, _ operation: Operation, in book: GroupBook, _ request: Request,
    isEnding: Bool = false
  ) throws(GroupRefusal) -> GroupLedger.Rule {
    guard let rule = book.ledger[rule: id], rule.recurrence != nil || operation.seen != nil else {
      throw .unknown
    }
    guard let recurrence = rule.recurrence else {
      let sentence = "It was ended since this form was opened. Nothing was changed."
      throw .conflict(sentence) {
        GroupRulesPage($0, $1).list(
          GroupPaymentForm.reading(request.form, in: $0.ledger), problem: sentence)
      }
    }
    guard book.hasChanged(rule.key, since: operation) else { return rule }
    let sentence =
      isEnding
      ? "It was changed since you opened it, so it was not ended. Here it is as it is now."
      : "It was changed since you opened it, so nothing was saved. Save again if yours should take "
        + "its place."
    let shown = isEnding ? recurrence.typed : request.form
    throw .conflict(sentence) {
      GroupRulesPage($0, $1).edit(
        rule, GroupPaymentForm.reading(shown, in: $0.ledger), problem: sentence)
    }
  }

  /// The form in another shape, as for a payment.
  private static func reshaped(
    _ book: GroupBook, _ request: Request, _ site: Site, of rule: GroupLedger.Rule?
  ) -> Response? {
    var reading = GroupPaymentReading(
      request.form, book.ledger, editing: rule?.recurrence?.payment, today: site.today)
    return reading.reshaped().map {
      site.statePage(page(of: rule, reading.asked.showing($0), book, site))
    }
  }
}

extension Submission {
  /// The form without the date of a payment: a rule has its first day instead.
  fileprivate var withoutDate: Submission { omitting([GroupPaymentForm.date.name]) }
}

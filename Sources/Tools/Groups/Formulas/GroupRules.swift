/// The id of a rule for a payment that comes again.
package typealias RuleID = Identifier<Recurrence>

extension GroupLedger {
  /// A rule for a payment that comes again and again, or the mark of a deleted one.
  package typealias Rule = Part<RuleID, Recurrence>

  /// A payment of a rule that is due and that the group does not have.
  package struct Due: Equatable, Sendable {
    package let id: PaymentID
    package let rule: Rule
    package let payment: GroupPayment
  }

  /// The most rules that are not deleted.
  package static let mostRules = 20

  /// The most due payments that are added at once.
  package static let mostDue = 60

  /// The rules that are not deleted.
  package var currentRules: [Rule] { rules.filter { $0.recurrence != nil } }

  /// A rule, or the mark of a deleted one; nil when the group has none with this id.
  package subscript(rule id: RuleID) -> Rule? { rules.first { $0.id == id } }

  /// Adds a rule.
  package mutating func add(_ recurrence: Recurrence, as id: RuleID) {
    recurrences.add(recurrence.with(ordered(recurrence.payment)), as: id)
  }

  /// Changes a rule, deletes it or restores it, if there is one with this id.
  package mutating func set(recurrence: Recurrence?, of id: RuleID) {
    guard self[rule: id] != nil else { return }
    recurrences[id] = recurrence.map { $0.with(ordered($0.payment)) }
  }

  /// The payments of a rule that are due and neither here nor deleted, the oldest first.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - today: The last day that counts.
  /// - Returns: ``mostDue`` of them at most.
  package func due(of rule: Rule, upTo today: CalendarDate) -> [Due] {
    guard let recurrence = rule.recurrence, recurrence.first <= today else { return [] }
    let known = Set(entries.lazy.map(\.id))
    var due: [Due] = []
    var number = 0
    while due.count < Self.mostDue, let date = recurrence.date(number), date <= today {
      let id = rule.id.payment(on: date)
      if !known.contains(id) {
        due.append(Due(id: id, rule: rule, payment: recurrence.payment(number, on: date)))
      }
      number += 1
    }
    return due
  }

  /// The payments of all rules that are due, the oldest first and ``mostDue`` at most.
  ///
  /// - Parameter today: The last day that counts.
  /// - Returns: The oldest first; of one day, in the order of their rules.
  package func due(upTo today: CalendarDate) -> [Due] {
    currentRules.reduce(into: []) { oldest, rule in
      // What comes after as many of the rules before is not among the oldest.
      let last = oldest.count < Self.mostDue ? today : oldest.last?.payment.date ?? today
      oldest += due(of: rule, upTo: last)
      let sorted = oldest.sorted { $0.payment.date < $1.payment.date }
      oldest = Array(sorted.prefix(Self.mostDue))
    }
  }

  /// Adds payments that are due.
  ///
  /// They have the revision of their rule, so that of two phones that add one before and after a
  /// change of the rule, the later one takes precedence.
  package mutating func add(_ due: [Due]) {
    for due in due where self[entry: due.id] == nil {
      add(due.payment, as: due.id, revision: due.rule.revision)
    }
  }

  /// The recurrences as they go on after the payments that the group has, each with its id.
  ///
  /// They are those that have not ended, in the order of their rules. One that began on the last days
  /// of a month goes on on the day of its next payment.
  package var recurrencesToCome: [(id: RuleID, recurrence: Recurrence)] {
    let known = Set(entries.lazy.map(\.id))
    return currentRules.compactMap { rule in
      toCome(rule, after: known).map { (rule.id, $0.recurrence) }
    }
  }

  /// A rule as it goes on after the payments that the group has, with how many of it those are.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: Nil when it was deleted or has ended.
  package func toCome(_ rule: Rule) -> (recurrence: Recurrence, made: Int)? {
    toCome(rule, after: Set(entries.lazy.map(\.id)))
  }

  private func toCome(
    _ rule: Rule, after known: Set<PaymentID>
  ) -> (recurrence: Recurrence, made: Int)? {
    guard let recurrence = rule.recurrence else { return nil }
    var number = 0
    while let date = recurrence.date(number), known.contains(rule.id.payment(on: date)) {
      number += 1
    }
    return recurrence.from(number).map { ($0, number) }
  }
}

extension Part<RuleID, Recurrence> {
  /// The payment that comes again; nil when the rule was deleted.
  package var recurrence: Recurrence? { value }
}

extension RuleID {
  /// The id of the rule's payment on a day.
  ///
  /// It follows from the two, so that two phones that both add the payment have one.
  package func payment(on date: CalendarDate) -> PaymentID {
    PaymentID(bytes: KeylessDigest.bytes(of: packed + Array(date.iso.utf8)))
  }
}

import GroupsFormulas

// The payments of rules have ids that follow from rule and day, so that two phones that both add one
// have one.

extension GroupLedger {
  /// The payments of a rule that are due, the oldest first.
  func due(of rule: Rule, upTo today: CalendarDate) -> [Due] {
    due(of: rule, upTo: today, as: RuleID.payment)
  }

  /// A rule as it goes on after the payments that the group has, with how many of it those are.
  func toCome(_ rule: Rule) -> (recurrence: Recurrence, made: Int)? {
    toCome(rule, as: RuleID.payment)
  }

  /// The payments of all rules that are due, the oldest first.
  func due(upTo today: CalendarDate) -> [Due] {
    due(upTo: today, as: RuleID.payment)
  }
}

extension RuleID {
  /// The id of a rule's payment on a day.
  static func payment(of rule: RuleID, on date: CalendarDate) -> PaymentID {
    PaymentID(KeylessDigest.bytes(of: rule.packed + Array(date.iso.utf8)))
  }
}

extension Identifier {
  /// The id that a digest gives: its first four bytes.
  init(_ digest: [UInt8]) {
    self.init(digest.prefix(4).reduce(0) { $0 << 8 | UInt32($1) })
  }
}

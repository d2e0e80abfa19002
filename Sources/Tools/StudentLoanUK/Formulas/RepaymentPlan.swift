/// The plan by which a British student loan is repaid, by its name in addresses.
///
/// It depends on where and when somebody began to study.
package enum RepaymentPlan: String, Sendable, CaseIterable {
  case one = "1"
  case two = "2"
  case four = "4"
  case five = "5"
  case postgraduate
}

extension RepaymentPlan {
  /// The percentage of income above the threshold that is taken.
  package var percent: Int { self == .postgraduate ? 6 : 9 }

  /// The years after which what is left is written off, from the April in which repayment first fell
  /// due.
  ///
  /// Source: GOV.UK, “When your student loan gets written off or cancelled”, read on 27 November 2026.
  package var yearsUntilWrittenOff: Int {
    switch self {
    case .one: 25
    case .two, .four, .postgraduate: 30
    case .five: 40
    }
  }

  /// The age at which an older loan is written off: Plan 1 before September 2006, Plan 4 before August
  /// 2007; nil for plans that have none.
  ///
  /// The same source as ``yearsUntilWrittenOff``.
  package var ageOfOlder: Int? { self == .one || self == .four ? 65 : nil }
}

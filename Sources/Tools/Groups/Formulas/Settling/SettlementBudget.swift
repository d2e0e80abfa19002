/// The work that one request may spend on minimal plans, in all currencies together.
///
/// A search of n balances examines 2ⁿ⁻¹ subsets, since the last balance follows from the others.
/// Enough is reserved for one search of each currency as it is now; the rest may be spent on
/// following plans.
package struct SettlementBudget {
  /// The number of subsets examined so far.
  package private(set) var spent = 0
  private var spare: Int
  /// The work reserved for the current currency.
  private var kept = 0

  /// A budget that keeps enough for one search of each currency with this many balances.
  package init(keeping counts: [Int]) {
    spare = Self.mostSubsets - counts.reduce(0) { $0 + Self.subsets(of: $1) }
  }

  /// Begins a currency with this number of balances, 0 when it is not searched.
  package mutating func begin(_ count: Int) {
    spare += kept
    kept = Self.subsets(of: count)
  }

  /// Spends the work of a search if enough is left.
  ///
  /// The last search of a currency, of its present balances, always succeeds.
  package mutating func spend(_ count: Int, onTheLast isLast: Bool) -> Bool {
    let cost = Self.subsets(of: count)
    guard cost <= (isLast ? kept : spare) else { return false }
    if isLast { kept -= cost } else { spare -= cost }
    spent += cost
    return true
  }

  /// The limit of work: the sum of 2ⁿ over the currencies with a searched plan.
  package static let mostSubsets = 1 << 20

  private static func subsets(of count: Int) -> Int { count == 0 ? 0 : 1 << min(count - 1, 40) }
}

/// The work that one request may put into finding the fewest transfers, all currencies together.
///
/// A search of n balances looks at 2ⁿ⁻¹ subsets, as the last balance follows from the others. Enough
/// for one search of each currency as it is now is kept back; what is spare goes into following
/// plans from one payback to the next.
struct SettlementBudget {
  private(set) var spent = 0
  private var spare: Int
  /// What is kept back for the currency in hand.
  private var kept = 0

  init(keeping counts: [Int]) {
    spare = Settlement.mostSubsets - counts.reduce(0) { $0 + Self.subsets(of: $1) }
  }

  /// Goes on to a currency with so many balances to search, none where none are searched.
  mutating func begin(_ count: Int) {
    spare += kept
    kept = Self.subsets(of: count)
  }

  /// Takes what a search costs, if there is enough; the last one of a currency, of its balances as
  /// they are now, always has.
  mutating func spend(_ count: Int, onTheLast isLast: Bool) -> Bool {
    let cost = Self.subsets(of: count)
    guard cost <= (isLast ? kept : spare) else { return false }
    if isLast { kept -= cost } else { spare -= cost }
    spent += cost
    return true
  }

  private static func subsets(of count: Int) -> Int { count == 0 ? 0 : 1 << min(count - 1, 40) }
}

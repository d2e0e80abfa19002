/// A bill whose items are each shared evenly by some people, with tax and tip.
///
/// Tax and tip are shared in proportion to what each has of the items.
package struct ItemisedBill: Equatable, Sendable {
  /// One item.
  package struct Item: Equatable, Sendable {
    /// What it cost, above zero.
    package let amount: Money
    /// Those who share it, each once; there is one at least.
    package let sharers: [MemberID]

    package init(_ amount: Money, sharers: [MemberID]) {
      self.amount = amount
      self.sharers = sharers
    }
  }

  /// The items, of which there is one at least.
  package let items: [Item]
  /// Tax and tip together.
  package let extra: Money

  package init(_ items: [Item], extra: Money) {
    self.items = items
    self.extra = extra
  }

  /// The items, tax and tip.
  package var total: Money { items.map(\.amount).sum(in: extra.currency) + extra }

  /// Those who have something of an item, in no order.
  package var sharers: [MemberID] { Array(Set(items.flatMap(\.sharers))) }

  /// The shares, which add up to the total.
  ///
  /// They are exact fractions, rounded once by the largest remainder.
  ///
  ///     // 12.00 of Ana and Ben, 8.00 of Cem, 5.00 more: 7.50, 7.50 and 10.00
  ///
  /// - Parameters:
  ///   - members: The sharers, in any order.
  ///   - start: The place, in the order of ids, from which equal remainders get the odd pennies.
  /// - Returns: A share for each of them, in their order.
  package func shares(of members: [MemberID], tiesFrom start: Int) -> [Share<Money>] {
    let weights = weights(of: members)
    let whole = weights.reduce(UInt128(0)) { $0 + $1.value }
    guard whole > 0, !members.isEmpty else { return [] }
    return weights.divided { parts(by: $0, of: whole, tiesFrom: start) }
  }

  /// The parts of the total, which add up to it.
  private func parts(by weights: [UInt128], of whole: UInt128, tiesFrom start: Int) -> [Money] {
    let total = UInt128(total.minorUnits)
    // The product of a total and a weight may have more than 128 bits.
    let exact = weights.map { weight in
      whole.dividingFullWidth(total.multipliedFullWidth(by: weight))
    }
    var parts = exact.map { Int64($0.quotient) }
    let count = weights.count
    let order = (0..<count).map { (start % count + $0) % count }.sorted {
      exact[$0].remainder > exact[$1].remainder
    }
    let left = Int(Int64(total) - parts.reduce(0, +))
    for place in order.prefix(left) { parts[place] += 1 }
    return parts.map { Money(minorUnits: $0, extra.currency) }
  }

  /// What each member has of the items, in a fraction of a minor unit that divides by every number
  /// of sharers.
  private func weights(of members: [MemberID]) -> [Share<UInt128>] {
    let common = items.reduce(UInt128(1)) { Self.multiple($0, UInt128($1.sharers.count)) }
    var weights: [MemberID: UInt128] = [:]
    for item in items where !item.sharers.isEmpty {
      let part = UInt128(item.amount.minorUnits) * (common / UInt128(item.sharers.count))
      for sharer in item.sharers { weights[sharer, default: 0] += part }
    }
    return members.map { Share(member: $0, value: weights[$0] ?? 0) }
  }

  /// The least common multiple of two numbers; of those up to 50 it has 72 bits at most.
  private static func multiple(_ one: UInt128, _ other: UInt128) -> UInt128 {
    guard other > 0 else { return one }
    var (divisor, rest) = (one, other)
    while rest > 0 { (divisor, rest) = (rest, divisor % rest) }
    return one / divisor * other
  }
}

import Finance
import State

/// A debt to pay: from a member, to a member.
struct Transfer: Hashable, Sendable {
  let from: MemberID
  let to: MemberID
  let amount: Money
}

/// Who could pay whom, so that nobody owes anything.
struct Settlement: Equatable, Sendable {
  /// The transfers of one currency.
  struct Plan: Equatable, Sendable {
    let currency: Currency
    var transfers: [Transfer]

    /// Whether it is proven that no fewer transfers would do.
    let isMinimal: Bool
  }

  let plans: [Plan]

  /// How many subsets of balances were looked at for it, in all searches.
  let searchedSubsets: Int

  /// Works out the plans, and keeps to those that are being followed.
  ///
  /// A plan worked out anew after each payback could change under the hands of those who pay. So
  /// it is worked out without the paybacks since the newest other payment, and those are crossed
  /// off; anew only where one was not suggested or the rest is no longer the fewest.
  /// Payments come in the order they were added.
  init(of payments: [GroupPayment]) {
    let paybacks = payments.reversed().prefix { $0.isPayback }.reversed()
    let earlier = GroupBalances(of: payments.dropLast(paybacks.count))
    let now = GroupBalances(of: payments)
    let (wereSearched, areSearched) = (Self.searched(earlier), Self.searched(now))
    var budget = SettlementBudget(keeping: areSearched.map { now.open(in: $0).count })
    plans = now.currencies.map { currency in
      let isMinimal = areSearched.contains(currency)
      let open = now.open(in: currency)
      budget.begin(isMinimal ? open.count : 0)
      if isMinimal == wereSearched.contains(currency),
        let plan = Plan.following(
          paybacks, from: earlier, in: currency, isMinimal: isMinimal, within: &budget)
      {
        return plan
      }
      if isMinimal { _ = budget.spend(open.count, onTheLast: true) }
      return Plan(of: open, in: currency, isMinimal: isMinimal)
    }
    searchedSubsets = budget.spent
  }

  var transfers: [Transfer] { plans.flatMap(\.transfers) }

  /// The sum of 2ⁿ over the currencies up to which the fewest transfers are searched for.
  static let mostSubsets = 1 << 20

  /// The currencies in which it is; those with few open balances come first, so that as many as
  /// possible are.
  private static func searched(_ balances: GroupBalances) -> Set<Currency> {
    let counts = balances.currencies.map { ($0, balances.open(in: $0).count) }
    var left = mostSubsets
    var searched: Set<Currency> = []
    for (currency, count) in counts.sorted(by: { $0.1 < $1.1 }) {
      let subsets = count == 0 ? 0 : 1 << min(count, 40)
      guard subsets <= left else { break }
      left -= subsets
      searched.insert(currency)
    }
    return searched
  }
}

extension Settlement.Plan {
  fileprivate init(of parts: [Share<Money>], in currency: Currency, isMinimal: Bool) {
    let units = parts.map(\.minorUnits)
    let blocks: [[Int]]
    if isMinimal {
      blocks = ZeroSumPartition.blocks(of: units)
    } else {
      let (pairs, left) = ZeroSumPartition.oppositePairs(units)
      blocks = pairs + [left]
    }
    self.init(
      currency: currency,
      transfers: blocks.flatMap { Self.transfers($0.map { parts[$0] }) }
        .sorted { ($0.from, $0.to) < ($1.from, $1.to) },
      isMinimal: isMinimal)
  }

  /// The first to be owed is paid by the last to owe, in order of name: a payment among them
  /// leaves the other payments as they are.
  private static func transfers(_ block: [Share<Money>]) -> [Transfer] {
    var owed = block.filter(\.value.isPositive).sorted { $0.member < $1.member }[...]
    var owing = block.filter(\.value.isNegative).sorted { $0.member < $1.member }
    var transfers: [Transfer] = []
    while let creditor = owed.first, let debtor = owing.last {
      let amount = min(creditor.value, -debtor.value)
      transfers.append(Transfer(from: debtor.member, to: creditor.member, amount: amount))
      owed.removeFirst()
      owing.removeLast()
      if creditor.value > amount {
        owed.insert(creditor.adding(-amount), at: owed.startIndex)
      }
      if -debtor.value > amount { owing.append(debtor.adding(amount)) }
    }
    return transfers
  }

  /// What is left of a plan that was being followed, or `nil` when finding that out would take
  /// more searches than a request has time for.
  fileprivate static func following(
    _ paybacks: some Sequence<GroupPayment>, from earlier: GroupBalances, in currency: Currency,
    isMinimal: Bool, within budget: inout SettlementBudget
  ) -> Settlement.Plan? {
    let paybacks = paybacks.filter { $0.counted.currency == currency }
    var balances = earlier
    func fresh(isLast: Bool) -> Settlement.Plan? {
      let open = balances.open(in: currency)
      guard !isMinimal || budget.spend(open.count, onTheLast: isLast) else { return nil }
      return Settlement.Plan(of: open, in: currency, isMinimal: isMinimal)
    }
    guard var plan = fresh(isLast: paybacks.isEmpty) else { return nil }
    for (place, payback) in paybacks.enumerated() {
      let isLast = place == paybacks.count - 1
      balances.add(payback)
      guard let (crossed, isWhole) = plan.crossingOff(payback) else {
        guard let anew = fresh(isLast: isLast) else { return nil }
        plan = anew
        continue
      }
      plan = crossed
      // A transfer paid in full takes one from the fewest; a part of one can take more.
      guard isMinimal, !isWhole else { continue }
      guard let anew = fresh(isLast: isLast) else { return nil }
      if anew.transfers.count < plan.transfers.count { plan = anew }
    }
    return plan
  }

  /// What is left when one of its transfers is paid, and whether that was paid in full; `nil` when
  /// a payback is no such transfer.
  private func crossingOff(_ payback: GroupPayment) -> (plan: Settlement.Plan, isWhole: Bool)? {
    guard let from = payback.payers.first?.member, let to = payback.sharers.first,
      let place = transfers.firstIndex(where: { $0.from == from && $0.to == to }),
      transfers[place].amount >= payback.counted
    else { return nil }
    let left = transfers[place].amount - payback.counted
    var plan = self
    plan.transfers[place] = Transfer(from: from, to: to, amount: left)
    if left.isZero { plan.transfers.remove(at: place) }
    return (plan, left.isZero)
  }
}

extension Share<Money> {
  fileprivate func adding(_ amount: Money) -> Share<Money> {
    Share(member: member, value: value + amount)
  }
}

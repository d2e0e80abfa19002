/// A debt to pay: from a member, to a member.
package struct Transfer: Hashable, Sendable {
  package let from: MemberID
  package let to: MemberID
  package let amount: Money

  package init(from: MemberID, to: MemberID, amount: Money) {
    self.from = from
    self.to = to
    self.amount = amount
  }
}

/// Transfers that settle every debt of a group.
package struct Settlement: Equatable, Sendable {
  /// The transfers of one currency.
  package struct Plan: Equatable, Sendable {
    package let currency: Currency
    package fileprivate(set) var transfers: [Transfer]

    /// True when no plan has fewer transfers.
    package let isMinimal: Bool
  }

  /// The plan of each currency in which anything was paid, in order of code.
  package let plans: [Plan]

  /// The number of subsets examined in all searches.
  package let searchedSubsets: Int

  init(plans: [Plan], searchedSubsets: Int) {
    (self.plans, self.searchedSubsets) = (plans, searchedSubsets)
  }

  /// Works out the plans, and keeps a plan that members are following.
  ///
  /// A new plan after each payback would reshuffle the remaining debts. So the plan is made without
  /// the paybacks since the newest other payment, and those are crossed off. A new plan is made
  /// only when a payback was not suggested or the rest is no longer minimal.
  ///
  /// - Parameters:
  ///   - payments: The payments in the order in which they were added.
  ///   - households: Those who pay as one; transfers are between the members who stand for them.
  package init(of payments: [GroupPayment], between households: Households = Households()) {
    let paybacks = payments.reversed().prefix { $0.kind == .payback }.reversed()
    let earlier = GroupBalances(of: Array(payments.dropLast(paybacks.count)), between: households)
    let now = GroupBalances(of: payments, between: households)
    let (wereSearched, areSearched) = (Self.searched(earlier), Self.searched(now))
    var budget = SettlementBudget(keeping: areSearched.map { now.open(in: $0).count })
    plans = now.currencies.map { currency in
      let isMinimal = areSearched.contains(currency)
      let open = now.open(in: currency)
      budget.begin(isMinimal ? open.count : 0)
      if isMinimal == wereSearched.contains(currency),
        let plan = Plan.following(
          paybacks, between: households, from: earlier, in: currency, isMinimal: isMinimal,
          within: &budget)
      {
        return plan
      }
      if isMinimal { _ = budget.spend(open.count, onTheLast: true) }
      return Plan(of: open, in: currency, isMinimal: isMinimal)
    }
    searchedSubsets = budget.spent
  }

  /// The transfers of all currencies.
  package var transfers: [Transfer] { plans.flatMap(\.transfers) }

  /// The currencies to search.
  ///
  /// Those with few open balances come first, so that as many as possible fit.
  private static func searched(_ balances: GroupBalances) -> Set<Currency> {
    let counts = balances.currencies.map { ($0, balances.open(in: $0).count) }
    var left = SettlementBudget.mostSubsets
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

  /// The first creditor is paid by the last debtor, in order of id, so that a payment among them
  /// leaves the other transfers unchanged.
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

  /// The rest of a plan that is being followed; nil when finding out would exceed the limit of
  /// work.
  fileprivate static func following(
    _ paybacks: some Sequence<GroupPayment>, between households: Households,
    from earlier: GroupBalances, in currency: Currency, isMinimal: Bool,
    within budget: inout SettlementBudget
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
      guard let (crossed, isWhole) = plan.crossingOff(payback, between: households) else {
        guard let anew = fresh(isLast: isLast) else { return nil }
        plan = anew
        continue
      }
      plan = crossed
      // Paying a transfer in full lowers the minimum by one; paying a part can raise it.
      guard isMinimal, !isWhole else { continue }
      guard let anew = fresh(isLast: isLast) else { return nil }
      if anew.transfers.count < plan.transfers.count { plan = anew }
    }
    return plan
  }

  /// The plan after a payback, and whether it paid a transfer in full; nil when it is none of the
  /// plan's transfers, as when several people made or got it.
  private func crossingOff(
    _ payback: GroupPayment, between households: Households
  ) -> (plan: Settlement.Plan, isWhole: Bool)? {
    guard payback.payers.count == 1, payback.sharers.count == 1,
      let from = payback.payers.first.map({ households[$0.member] }),
      let to = payback.sharers.first.map({ households[$0] }),
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

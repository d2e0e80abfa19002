/// The terms of a plan as columns, a place for each debt, and amounts in minor units.
struct PlanColumns {
  /// The most interest of one month that is counted, in minor units: that of 1,200 months fits in
  /// an Int64.
  static let mostInterest: Int64 = 4_000_000_000_000_000

  let currency: Currency
  let balances: [Int64]
  let spends: [Int64]
  let minimums: [PlanDebt.Minimum]
  /// The places of the debts that are paid before all others, as listed.
  let priorities: [Int]
  /// The places of the other debts, as listed.
  let others: [Int]
  /// The amount owed beyond which a plan counts as never cleared, in minor units.
  let mostOwed: Int64
  /// The rates after promotions, then those of promotions.
  private let rates: [MonthlyRate]
  /// The places of `rates` among all different rates, the lowest 0.
  private let ranks: [Int]
  private let promotionMonths: [Int]
  private let budget: Int64
  /// The one-offs of each month, from month 0 to the last that has any.
  let oneOffs: [Int64]

  /// Columns of amounts that can be added without overflow.
  ///
  /// - Throws: ``MoneyOverflow`` when the balances, the purchases of a month, the budget or the
  ///   one-offs come to more than 10¹² units, or a rate is beyond all bounds.
  init(_ terms: PlanTerms) throws(MoneyOverflow) {
    let (debts, currency) = (terms.debts, terms.budget.currency)
    let most = try LongestRepayment.mostOwed(in: currency)
    for amounts in [
      debts.map(\.balance), debts.map(\.spend), [terms.budget], terms.oneOffs.map(\.amount),
    ] {
      var sum = Money.zero(currency)
      for amount in amounts { sum = try sum.adding(amount) }
      guard sum <= most, amounts.allSatisfy({ !$0.isNegative }) else { throw MoneyOverflow() }
    }
    self.currency = currency
    balances = debts.map(\.balance.minorUnits)
    spends = debts.map(\.spend.minorUnits)
    minimums = debts.map(\.minimum)
    priorities = debts.indices.filter { debts[$0].isPriority }
    others = debts.indices.filter { !debts[$0].isPriority }
    mostOwed = most.minorUnits
    rates = debts.map(\.rate) + debts.map { $0.promotion?.rate ?? $0.rate }
    ranks = try Self.ranks(of: rates)
    promotionMonths = debts.map { $0.promotion?.months ?? 0 }
    budget = terms.budget.minorUnits
    var oneOffs = [Int64](repeating: 0, count: LongestRepayment.months + 1)
    for oneOff in terms.oneOffs where oneOffs.indices.contains(oneOff.month) {
      oneOffs[oneOff.month] += oneOff.amount.minorUnits
    }
    self.oneOffs = oneOffs
  }

  private static func ranks(of rates: [MonthlyRate]) throws(MoneyOverflow) -> [Int] {
    var factors: [FixedDecimal] = []
    for rate in rates {
      guard let factor = rate.factor else { throw MoneyOverflow() }
      factors.append(factor)
    }
    let inOrder = Set(factors).sorted()
    return factors.map { factor in inOrder.firstIndex(of: factor) ?? 0 }
  }
}

extension PlanColumns {
  func money(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency) }

  /// The budget with the one-offs of a month.
  func available(inMonth month: Int) -> Int64 { budget + oneOffs[month] }

  /// The rate in force.
  func rate(of debt: Int, inMonth month: Int) -> MonthlyRate {
    rates[place(of: debt, inMonth: month)]
  }

  /// The rank of the rate in force among all rates: higher for a higher rate.
  func rank(of debt: Int, inMonth month: Int) -> Int { ranks[place(of: debt, inMonth: month)] }

  /// An order of all debts with those first that are paid before all others.
  func withPrioritiesFirst(_ order: [Int]) -> [Int] {
    priorities.isEmpty ? order : priorities + order.filter { !priorities.contains($0) }
  }

  /// The debts without priority by their rates after promotions, the highest first; of equal rates
  /// the smaller balance, then as listed.
  var byRateAfterPromotions: [Int] {
    others.sorted { debt, other in
      (-ranks[debt], balances[debt], debt) < (-ranks[other], balances[other], other)
    }
  }

  private func place(of debt: Int, inMonth month: Int) -> Int {
    month <= promotionMonths[debt] ? balances.count + debt : debt
  }
}

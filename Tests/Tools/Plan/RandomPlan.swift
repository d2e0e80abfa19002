/// Plans of all sorts: promotions, purchases, one-offs, budgets that are too small, equal debts.
struct RandomPlan {
  private var random: SeededGenerator
  /// The most debts of a plan.
  private let most: Int

  init(seed: UInt64, most: Int) {
    random = SeededGenerator(seed: seed)
    self.most = most
  }

  mutating func terms(order: PlanOrder = .best, withOwn: Bool = false) throws -> PlanTerms {
    var debts: [PlanDebt] = []
    for _ in 0..<Int.random(in: 1...most, using: &random) {
      // Now and then a debt is like the one before it.
      if let last = debts.last, chance(of: 8) {
        debts.append(last)
      } else {
        debts.append(try debt())
      }
    }
    let firstMinimums = try PlanComparison.firstMinimums(of: debts).map(\.minorUnits)
    let firstMinimum = firstMinimums.reduce(0, +)
    let least = chance(of: 8) ? firstMinimum * 9 / 10 : firstMinimum
    let budget = least + .random(in: 0...20_000, using: &random)
    let own = withOwn ? debts.indices.shuffled(using: &random) : nil
    return PlanTerms(
      debts: debts, budget: Money(minorUnits: budget, .gbp), oneOffs: oneOffs(), order: order,
      own: own)
  }

  private mutating func debt() throws -> PlanDebt {
    let isPriority = chance(of: 5)
    let isLoan = isPriority || chance(of: 3)
    let minimum: PlanDebt.Minimum =
      if isLoan {
        .fixed(Money(minorUnits: .random(in: 0...20_000, using: &random), .gbp))
      } else {
        .rule(try rule())
      }
    return PlanDebt(
      balance: Money(minorUnits: .random(in: 1...400_000, using: &random), .gbp),
      rate: try rate(upTo: 45),
      promotion: try chance(of: 3)
        ? .init(months: .random(in: 0...24, using: &random), rate: rate(upTo: 10)) : nil,
      minimum: minimum,
      spend: Money(
        minorUnits: !isLoan && chance(of: 5) ? .random(in: 0...6_000, using: &random) : 0, .gbp),
      isPriority: isPriority)
  }

  private mutating func rule() throws -> MinimumPaymentRule {
    let presets = MinimumPreset.allCases.compactMap { $0.rule(in: .gbp) }
    return try #require(presets.randomElement(using: &random))
  }

  private mutating func rate(upTo percent: Int64) throws -> MonthlyRate {
    let apr = Percentage(tenThousandths: .random(in: 0...percent * 100, using: &random) * 100)
    return chance(of: 3) ? .nominal(apr) : try .effective(chance(of: 6) ? .zero : apr)
  }

  private mutating func oneOffs() -> [PlanOneOff] {
    guard chance(of: 3) else { return [] }
    return (0..<Int.random(in: 1...5, using: &random)).map { _ in
      PlanOneOff(
        amount: Money(minorUnits: .random(in: 0...100_000, using: &random), .gbp),
        month: .random(in: 1...60, using: &random))
    }
  }

  private mutating func chance(of oneIn: Int) -> Bool {
    Int.random(in: 1...oneIn, using: &random) == 1
  }
}

@testable import PlanFormulas

/// A store card, a card with a promotion, a bank's card and a loan: the contract's example.
@Suite struct PlanComparisonTests {
  static let example =
    "balance-1=600&apr-1=34.9&balance-2=3000&apr-2=24.9&rule-2=one-percent-25&promo-months-2=12"
    + "&balance-3=2500&apr-3=19.9&rule-3=two-percent"
    + "&kind-4=loan&balance-4=4000&apr-4=7.9&basis-4=nominal&minimum-4=125"

  static func comparison(
    _ query: String = example, budget: String = "320"
  ) throws -> PlanComparison {
    try PlanComparison(PlanTerms(query: query, budget: budget))
  }

  @Test func `the first minimums can be had without a budget`() throws {
    let comparison = try Self.comparison()
    #expect(
      try PlanComparison.firstMinimums(of: comparison.terms.debts) == comparison.firstMinimums)
  }

  @Test func `a plan without debts is cleared in no months and needs no one-offs`() throws {
    let terms = PlanTerms(
      debts: [], budget: .pounds(10), oneOffs: [PlanOneOff(amount: .pounds(5), month: 1)],
      order: .best, own: [])
    let comparison = try PlanComparison(terms)
    let nothing = try PlanOutcome.cleared(0, "0", paid: "0")
    #expect(comparison.chosen.outcome == nothing)
    #expect(comparison.minimums == nothing)
    #expect(comparison.chosen.together.months.isEmpty)
    #expect(comparison.chosen.unusedOneOffs == .pounds(5))
    #expect(comparison.firstMinimum == .zero(.gbp))
    #expect(comparison.tried == PlanOrdersTried(orders: 1, all: true))
    #expect(comparison.best.of == .dearest)
    #expect(comparison.saving == PlanSaving(months: 0, interest: .zero(.gbp)))
  }

  @Test func `a plan that is never cleared follows the months it can`() throws {
    let comparison = try Self.comparison(
      "balance-1=5000&apr-1=39.9&minimum-1=100&balance-2=300&apr-2=19.9", budget: "50")
    let chosen = comparison.chosen
    #expect(chosen.outcome == .never)
    #expect(comparison.best == PlanBestOrder(outcome: .never, of: nil, sequence: nil))
    #expect(comparison.saving == nil)
    #expect(chosen.unusedOneOffs == nil)
    #expect(!chosen.debts[0].isCleared)
    #expect(chosen.debts[0].firstPayment == .pounds(100))
    #expect(try #require(chosen.debts[1].cleared).months.count > 0)
    // 39.9 % a year turns some thousands into 10¹² after about 58 years.
    #expect(chosen.together.months.count < 1_200)
    #expect(
      try #require(chosen.together.months.last).closing > Money.units(1_000_000_000_000, .gbp))
    #expect(chosen.short.count == chosen.together.months.count)
    #expect(chosen.short.last?.by == .pounds(50))
  }

  @Test func `twelve hundred months are the most`() throws {
    let query = "balance-1=1200&apr-1=0&minimum-1=1"
    #expect(try Self.comparison(query, budget: "1").chosen.outcome.months == 1_200)
    let longer = try Self.comparison("balance-1=1200.01&apr-1=0&minimum-1=1", budget: "1")
    #expect(longer.chosen.outcome == .never)
    #expect(longer.chosen.together.months.count == 1_200)
    #expect(longer.chosen.together.months.last?.closing.plain == "0.01")
  }

  @Test func `the balances of a chart begin with what is owed and end at zero`() throws {
    let comparison = try Self.comparison()
    let balances = comparison.chosen.debts.map(\.balances)
    #expect(balances.map { $0.first } == comparison.terms.debts.map(\.balance))
    #expect(balances.map(\.count) == [10, 34, 39, 38])
    #expect(balances[0][1].plain == "538.26")
    #expect(balances.allSatisfy { $0.last == .zero(.gbp) })
  }
}

// MARK: - Orders, one-offs and limits

extension PlanComparisonTests {
  @Test func `of ways that cost the same, the first named is the best`() throws {
    let twins = "balance-1=1000&apr-1=24.9&balance-2=1000&apr-2=24.9"
    let comparison = try Self.comparison("\(twins)&own=2+1", budget: "100")
    #expect(comparison.dearest == comparison.smallest)
    #expect(comparison.best.of == .dearest)
    #expect(comparison.best.sequence == nil)
    #expect(comparison.chosen.months(at: 0).map(\.payment.plain) == ["71.30", "28.70"])
  }

  @Test func `of fixed orders that cost the same, the first of a dictionary is the best`() throws {
    // The third debt is cleared by its minimum in the first month, wherever it stands.
    let comparison = try Self.comparison(
      "balance-1=3&apr-1=0&balance-2=3000&apr-2=29.9&promo-months-2=6&balance-3=2000&apr-3=19.9",
      budget: "253")
    #expect(comparison.best.of == .fixed)
    #expect(comparison.best.sequence == [0, 1, 2])
    #expect(comparison.tried == PlanOrdersTried(orders: 6, all: true))
  }

  @Test func `rates are compared by the month`() throws {
    let query = "balance-1=1000&apr-1=24&balance-2=1000&apr-2=24&basis-2=nominal"
    let first = try Self.comparison("\(query)&order=dearest", budget: "100").chosen.months(at: 0)
    #expect(first[1].payment > first[0].payment)
  }

  @Test func `the dearest order changes when a promotion ends`() throws {
    let chosen = try Self.comparison(
      "balance-1=3000&apr-1=29.9&promo-months-1=6&balance-2=2000&apr-2=19.9&order=dearest",
      budget: "250"
    ).chosen
    #expect(chosen.months(at: 5)[0].payment < chosen.months(at: 5)[1].payment)
    #expect(chosen.months(at: 6)[0].payment > chosen.months(at: 6)[1].payment)
  }

  @Test func `a promotion of no months has no effect`() throws {
    let card = "balance-1=1000&apr-1=24.9"
    let plain = try Self.comparison(card, budget: "50")
    let without = try Self.comparison("\(card)&promo-months-1=0&promo-apr-1=5", budget: "50")
    #expect(plain.chosen == without.chosen)
    #expect(plain.firstMinimums == without.firstMinimums)
  }

  @Test func `one-offs after the end are counted as unused`() throws {
    let comparison = try Self.comparison(
      "balance-1=900&apr-1=0&lump-1=300&lump-month-1=2&lump-2=70&lump-month-2=8"
        + "&lump-3=40&lump-month-3=8", budget: "100")
    #expect(try comparison.chosen.outcome == .cleared(6, "0", paid: "900"))
    #expect(comparison.chosen.unusedOneOffs == .pounds(110))
  }

  @Test func `what the budget leaves in the last month is no one-off`() throws {
    // In the last month 50 of the 130 are needed.
    let comparison = try Self.comparison(
      "balance-1=250&apr-1=0&lump-1=30&lump-month-1=3", budget: "100")
    #expect(comparison.chosen.outcome.months == 3)
    #expect(comparison.chosen.unusedOneOffs == .pounds(30))
    let partly = try Self.comparison(
      "balance-1=310&apr-1=0&lump-1=30&lump-month-1=4&lump-2=5&lump-month-2=3", budget: "100")
    #expect(partly.chosen.outcome.months == 4)
    #expect(partly.chosen.unusedOneOffs == .pounds(30))
    let needed = try Self.comparison(
      "balance-1=310&apr-1=0&lump-1=30&lump-month-1=3", budget: "100")
    #expect(needed.chosen.outcome.months == 3)
    #expect(needed.chosen.unusedOneOffs == .pounds(20))
  }

  @Test func `a debt that its minimum clears gets nothing more, and is charged no purchases`()
    throws
  {
    let comparison = try Self.comparison(
      "balance-1=4&apr-1=0&spend-1=50&balance-2=100&apr-2=0", budget: "30")
    let first = comparison.chosen.months(at: 0)
    #expect(first.map(\.payment.plain) == ["4.00", "26.00"])
    #expect(first.map(\.spent.plain) == ["0.00", "0.00"])
    #expect(comparison.chosen.debts[0].cleared?.months.count == 1)
  }

  @Test func `a one-off in a short month is spent on the minimums first`() throws {
    let comparison = try Self.comparison(
      "balance-1=1000&apr-1=0&minimum-1=100&lump-1=20&lump-month-1=2", budget: "60")
    let short = comparison.chosen.short
    #expect(short.first == PlanShortMonth(month: 1, by: .pounds(40)))
    #expect(short.dropFirst().first == PlanShortMonth(month: 2, by: .pounds(20)))
    #expect(short.count == 10)
  }

  @Test(arguments: [
    // 6! × 6 × 173 is 747,360, and 174 months are too many. 5! × 5 × 1,200 is 720,000.
    (debts: 5, months: 1_200, orders: 120, all: true),
    (debts: 6, months: 173, orders: 720, all: true),
    (debts: 6, months: 174, orders: 1, all: false),
    (debts: 7, months: 21, orders: 5_040, all: true),
    (debts: 7, months: 22, orders: 1, all: false),
    (debts: 8, months: 2, orders: 40_320, all: true),
    (debts: 8, months: 3, orders: 1, all: false),
    (debts: 9, months: 1, orders: 1, all: false),
    (debts: 20, months: 1, orders: 1, all: false),
  ])
  func `every order is tried up to 750,000 debt-months`(
    debts: Int, months: Int, orders: Int, all: Bool
  ) throws {
    // Without interest, the months are the amounts divided by the budget.
    let debt = PlanDebt(
      balance: .pounds(Int32(months)), rate: .nominal(.zero), promotion: nil,
      minimum: .fixed(.zero(.gbp)), spend: .zero(.gbp))
    let terms = PlanTerms(
      debts: Array(repeating: debt, count: debts), budget: .pounds(Int32(debts)), oneOffs: [],
      order: .best, own: nil)
    let comparison = try PlanComparison(terms)
    #expect(comparison.dearest.months == months)
    #expect(comparison.tried == PlanOrdersTried(orders: orders, all: all))
  }

  @Test func `with too many orders, the one by the rates after promotions is tried`() throws {
    // Nine debts of which the first alone has a promotion that hides the highest rate.
    let others = (2...9).map { "&balance-\($0)=\($0)00&apr-\($0)=1\($0).9" }.joined()
    let comparison = try Self.comparison(
      "balance-1=3000&apr-1=39.9&promo-months-1=6\(others)", budget: "420")
    #expect(comparison.tried == PlanOrdersTried(orders: 1, all: false))
    #expect(comparison.best.of == .fixed)
    #expect(comparison.best.sequence == [0, 8, 7, 6, 5, 4, 3, 2, 1])
  }

  @Test func `of equal rates after promotions, the smaller debt comes first`() throws {
    let others = (2...9).map { "&balance-\($0)=\(11 - $0)00&apr-\($0)=14.9" }.joined()
    let comparison = try Self.comparison(
      "balance-1=3000&apr-1=39.9&promo-months-1=6\(others)", budget: "420")
    #expect(comparison.best.of == .fixed)
    #expect(comparison.best.sequence == [0, 8, 7, 6, 5, 4, 3, 2, 1])
  }

  @Test func `amounts beyond all bounds are an overflow, not a crash`() throws {
    let huge = Money(minorUnits: .max / 2, .gbp)
    let debt = PlanDebt(
      balance: .pounds(100), rate: try .of("20"), promotion: nil, minimum: .fixed(.pounds(5)),
      spend: .zero(.gbp))
    let tooLarge = PlanDebt(
      balance: huge, rate: try .of("20"), promotion: nil, minimum: .fixed(.pounds(5)),
      spend: .zero(.gbp))
    let tooDear = PlanDebt(
      balance: .pounds(100_000_000), rate: .nominal(Percentage(.max)), promotion: nil,
      minimum: .fixed(.pounds(5)), spend: .zero(.gbp))
    func plan(_ debts: [PlanDebt], budget: Money = .pounds(50), oneOff: Money = .pounds(1)) throws {
      _ = try PlanComparison(
        PlanTerms(
          debts: debts, budget: budget, oneOffs: [PlanOneOff(amount: oneOff, month: 1)],
          order: .best,
          own: nil))
    }
    #expect(throws: MoneyOverflow.self) { try plan([tooLarge, tooLarge, tooLarge]) }
    #expect(throws: MoneyOverflow.self) { try plan([debt], budget: huge) }
    #expect(throws: MoneyOverflow.self) { try plan([debt], oneOff: huge) }
    #expect(throws: MoneyOverflow.self) { try plan([tooDear]) }
  }

  @Test(arguments: [Currency.gbp, .jpy, .bhd])
  func `the largest amounts of every form fit`(currency: Currency) throws {
    let debt = PlanDebt(
      balance: .most(currency),
      rate: .nominal(Percentage(tenThousandths: 9_999_900)), promotion: nil,
      minimum: .fixed(.zero(currency)), spend: .most(currency))
    let terms = PlanTerms(
      debts: Array(repeating: debt, count: 20), budget: .most(currency),
      oneOffs: (1...5).map { _ in PlanOneOff(amount: .most(currency), month: 1) }, order: .best,
      own: nil)
    #expect(try PlanComparison(terms).chosen.outcome == .never)
  }
}

/// The letters of a plan with one card are those of the card paid by the same amount: rows d-01,
/// d-03, d-06, d-07 and d-08 of the figures about persistent debt, worked out exactly.
@Suite struct PlanLettersTests {
  @Test(arguments: [
    ("balance-1=3000&apr-1=24", "85.00", [18, 27]), ("balance-1=2292&apr-1=17.91", "55.00", [18]),
    ("balance-1=210&apr-1=24.9", "7.00", []), ("balance-1=2292&apr-1=17.91", "56.96", [18]),
    ("balance-1=2292&apr-1=17.91", "56.97", []),
  ])
  func `come when most of what is paid goes on interest`(
    query: String, budget: String, months: [Int]
  ) throws {
    let plan = try PlanComparison(PlanTerms(query: query, budget: budget))
    #expect(plan.chosen.letters(about: 0) == months)
  }

  /// £30 a month is interest of 2 % on £1,500; £30 more is bought, so that nothing is paid off.
  @Test func `count what is paid off without what is bought`() throws {
    let query = "balance-1=1500&apr-1=24&basis=nominal&spend-1=30&minimum-1=60"
    let plan = try PlanComparison(PlanTerms(query: query, budget: "60.00"))
    #expect(plan.chosen.letters(about: 0) == [])
    let less = try PlanComparison(
      PlanTerms(query: query.replacing("minimum-1=60", with: "minimum-1=59"), budget: "59.00"))
    #expect(less.chosen.letters(about: 0) == [18, 27, 36])
  }

  @Test func `tell no such payment where an offer changes the sum`() throws {
    let query = "balance-1=3000&apr-1=24&promo-apr-1=23&promo-months-1=2"
    let plan = try PlanComparison(PlanTerms(query: query, budget: "85.00"))
    #expect(plan.letters(about: [0]).map(\.wayOut) == [nil])
  }

  @Test func `come about debts in pounds alone`() throws {
    let dollars = PlanDebt(
      balance: .dollars(3_000), rate: try .effective(Percentage(24)), promotion: nil,
      minimum: .rule(.usual(in: .usd)), spend: .zero(.usd))
    let plan = try PlanComparison(
      PlanTerms(debts: [dollars], budget: .dollars(85), oneOffs: [], order: .best, own: nil))
    #expect(plan.chosen.letters(about: 0) == [])
  }
}

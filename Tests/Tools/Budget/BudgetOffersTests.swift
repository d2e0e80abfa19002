import BudgetFormulas

@Suite struct BudgetOffersTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let left: Int64
    let balances: [Int64]
    let kind: BudgetOffers.Kind
    let offers: [Int64]
    let months: [Int?]

    init(
      _ description: String, _ left: Int64, _ balances: [Int64], _ kind: BudgetOffers.Kind,
      _ offers: [Int64], months: [Int?]
    ) {
      testDescription = description
      self.left = left
      self.balances = balances
      self.kind = kind
      self.offers = offers
      self.months = months
    }
  }

  /// Worked out with exact fractions by another program; the first two are of pages that are named.
  static let cases = [
    Case(
      "Angel Advance, offers to creditors, which prints 86.10", 160_00,
      [4_550_00, 6_700_00, 1_200_00], .share, [58_47, 86_11, 15_42], months: [78, 78, 78]),
    Case(
      "moneyadvicehub.org.uk, informal offers", 100_00, [500_00, 1_000_00, 233_00, 200_00], .share,
      [25_87, 51_73, 12_05, 10_35], months: [20, 20, 20, 20]),
    Case(
      "two debts", 1_152_60, [4_550_00, 6_700_00], .share, [466_16, 686_44], months: [10, 10]),
    Case("short", -51_44, [900_00, 600_00], .token, [1_00, 1_00], months: [900, 600]),
    Case("nothing left", 0, [500_00, 60], .token, [1_00, 60], months: [500, 1]),
    Case("a penny below a pound each", 1_99, [500_00, 60], .token, [1_00, 60], months: [500, 1]),
    Case("a pound each, shared", 2_00, [500_00, 60], .share, [2_00, 0], months: [250, nil]),
    Case(
      "a penny more than a third", 3_01, [100_00, 100_00, 100_00], .share, [1_01, 1_00, 1_00],
      months: [100, 100, 100]),
    Case(
      "two pennies more", 3_02, [100_00, 100_00, 100_00], .share, [1_01, 1_01, 1_00],
      months: [100, 100, 100]),
    Case("a penny below all", 500_59, [500_00, 60], .share, [499_99, 60], months: [2, 1]),
    Case("all", 500_60, [500_00, 60], .full, [500_00, 60], months: [1, 1]),
    Case("more than all", 999_99, [500_00, 60], .full, [500_00, 60], months: [1, 1]),
    Case(
      "a debt too small for a penny", 2_00, [99_999_999_99, 1], .share, [2_00, 0],
      months: [50_000_000, nil]),
    Case(
      "small debts and a large one", 10_00, [33, 33, 34, 99_99], .share, [3, 3, 4, 9_90],
      months: [11, 11, 9, 11]),
  ]

  @Test(arguments: cases)
  func `follows worked figures`(example: Case) throws {
    let offers = try #require(
      BudgetOffers(
        on: example.balances.map { Money(minorUnits: $0, .gbp) },
        from: Money(minorUnits: example.left, .gbp)))
    #expect(offers.kind == example.kind)
    #expect(offers.offers.map(\.amount.minorUnits) == example.offers)
    #expect(offers.offers.map(\.months) == example.months)
    #expect(offers.total.minorUnits == example.balances.reduce(0, +))
    #expect(offers.offered.minorUnits == example.offers.reduce(0, +))
  }

  @Test func `makes no offers without debts`() {
    #expect(BudgetOffers(on: [], from: .pounds(5)) == nil)
  }

  @Test func `takes a whole unit of the currency for a token`() throws {
    let balances = [Money(minorUnits: 5_000, .jpy), Money(minorUnits: 7, .jpy)]
    let offers = try #require(BudgetOffers(on: balances, from: Money(minorUnits: 1, .jpy)))
    #expect(offers.offers.map(\.amount.minorUnits) == [1, 1])
    let dinars = try #require(
      BudgetOffers(on: [Money(minorUnits: 5_000, .bhd)], from: .zero(.bhd)))
    #expect(dinars.offers.map(\.amount.minorUnits) == [1_000])
  }

  /// Thousands of random budgets: from short ones to some with more left than is owed.
  @Test func `adds up to the penny and gives nobody more than a penny too much`() {
    var random = SeededGenerator(seed: 24)
    for _ in 0..<5_000 {
      let balances = (0..<Int.random(in: 1...15, using: &random)).map { _ in
        let most = Int64(10) << Int64.random(in: 0...24, using: &random)
        return Money(minorUnits: Int64.random(in: 1...most, using: &random), .gbp)
      }
      let total = balances.sum(in: .gbp)
      let left = Money(
        minorUnits: .random(in: -1_000...total.minorUnits + 2_000, using: &random), .gbp)
      guard let offers = BudgetOffers(on: balances, from: left) else {
        Issue.record("There are debts")
        continue
      }
      expectFair(offers, of: left, on: balances, total)
    }
  }

  private func expectFair(
    _ offers: BudgetOffers, of left: Money, on balances: [Money], _ total: Money
  ) {
    let amounts = offers.offers.map(\.amount)
    #expect(offers.offers.map(\.balance) == balances)
    #expect(zip(amounts, balances).allSatisfy { !$0.isNegative && $0 <= $1 })
    switch offers.kind {
    case .token:
      #expect(left.minorUnits < 100 * Int64(balances.count))
      #expect(amounts == balances.map { min($0, .pounds(1)) })
    case .full:
      #expect(left >= total && offers.offered == total)
    case .share:
      #expect(offers.offered == left)
      for (amount, balance) in zip(amounts, balances) {
        // The exact share times the total is a whole number: nobody is a whole penny off.
        let exact = Int128(left.minorUnits) * Int128(balance.minorUnits)
        let given = Int128(amount.minorUnits) * Int128(total.minorUnits)
        #expect((given - exact).magnitude < total.minorUnits.magnitude)
      }
    }
  }
}

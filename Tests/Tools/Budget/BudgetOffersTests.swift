import BudgetFormulas

@Suite struct BudgetOffersTests {
  /// Worked out with exact fractions by another program, in pence; the first two are of pages
  /// that are named.
  static let cases = Row.table(
    """
    name                                                   | left   | balances                 | kind  | offers              | months
    Angel Advance, offers to creditors, which prints 86.10 | 16000  | 455000 670000 120000     | share | 5847 8611 1542      | 78 78 78
    moneyadvicehub.org.uk, informal offers                 | 10000  | 50000 100000 23300 20000 | share | 2587 5173 1205 1035 | 20 20 20 20
    two debts                                              | 115260 | 455000 670000            | share | 46616 68644         | 10 10
    short                                                  | -5144  | 90000 60000              | token | 100 100             | 900 600
    nothing left                                           | 0      | 50000 60                 | token | 100 60              | 500 1
    a penny below a pound each                             | 199    | 50000 60                 | token | 100 60              | 500 1
    a pound each, shared                                   | 200    | 50000 60                 | share | 200 0               | 250 –
    a penny more than a third                              | 301    | 10000 10000 10000        | share | 101 100 100         | 100 100 100
    two pennies more                                       | 302    | 10000 10000 10000        | share | 101 101 100         | 100 100 100
    a penny below all                                      | 50059  | 50000 60                 | share | 49999 60            | 2 1
    all                                                    | 50060  | 50000 60                 | full  | 50000 60            | 1 1
    more than all                                          | 99999  | 50000 60                 | full  | 50000 60            | 1 1
    a debt too small for a penny                           | 200    | 9999999999 1             | share | 200 0               | 50000000 –
    small debts and a large one                            | 1000   | 33 33 34 9999            | share | 3 3 4 990           | 11 11 9 11
    """)

  @Test(arguments: cases)
  func `follows worked figures`(example: Row) throws {
    let left: Int64 = try example.whole("left")
    let balances = example.words("balances").compactMap { Int64($0) }
    let offered = example.words("offers").compactMap { Int64($0) }
    let offers = try #require(
      BudgetOffers(
        on: balances.map { Money(minorUnits: $0, .gbp) }, from: Money(minorUnits: left, .gbp)))
    #expect(offers.kind.rawValue == example["kind"])
    #expect(offers.offers.map(\.amount.minorUnits) == offered)
    #expect(offers.offers.map { $0.months.map { "\($0)" } ?? "–" } == example.words("months"))
    #expect(offers.total.minorUnits == balances.reduce(0, +))
    #expect(offers.offered.minorUnits == offered.reduce(0, +))
  }

  @Test func `makes no offers without debts`() {
    #expect(BudgetOffers(on: [], from: .pounds(5)) == nil)
  }

  @Test func `takes a whole unit of the currency for a token`() throws {
    let balances = [Money(minorUnits: 5_000, .jpy), Money(minorUnits: 7, .jpy)]
    let offers = try #require(BudgetOffers(on: balances, from: Money(minorUnits: 1, .jpy)))
    #expect(offers.offers.map(\.amount.minorUnits) == [1, 1])
    let dinars = try #require(BudgetOffers(on: [Money(minorUnits: 5_000, .bhd)], from: .zero(.bhd)))
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

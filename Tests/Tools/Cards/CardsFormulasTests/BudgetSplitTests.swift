@testable import CardsFormulas

/// Amounts that were shared out by hand with the rules.
@Suite struct BudgetSplitTests {
  static func debt(
    _ used: Int64, of limit: Int64, minimum: Int64 = 0, due: Int = 5, apr: Int32? = nil
  ) -> BudgetSplit.Debt {
    BudgetSplit.Debt(
      utilisation: CardUtilisation(used: used, limit: limit), minimum: minimum,
      due: CalendarDate(year: 2026, month: 12, day: due) ?? .earliest,
      apr: apr.map { Percentage($0) })
  }

  func payments(
    _ debts: [BudgetSplit.Debt], _ budget: Int64, aim: CardsAim = .interest, target: Int32 = 30
  ) -> [Int64] {
    BudgetSplit(debts, budget: budget, aim: aim, target: Percentage(target)).payments
  }

  @Test func `pays minimums in order of due date until nothing is left`() {
    let debts = [
      Self.debt(500_00, of: 1000_00, minimum: 25_00, due: 20),
      Self.debt(400_00, of: 1000_00, minimum: 20_00, due: 10),
    ]
    #expect(payments(debts, 30_00) == [10_00, 20_00])
  }

  @Test func `never pays a minimum beyond what is owed`() {
    let debts = [
      Self.debt(3_00, of: 1000_00, minimum: 5_00), Self.debt(0, of: 1000_00, minimum: 5_00),
    ]
    #expect(payments(debts, 50_00) == [3_00, 0])
  }

  /// 40.00 of minimums leaves 160.00: all of it goes to the second card, which charges most.
  @Test func `gives what is left to the dearest card, not to the fullest`() {
    let debts = [
      Self.debt(900_00, of: 1000_00, minimum: 25_00, apr: 25),
      Self.debt(450_00, of: 1000_00, minimum: 15_00, apr: 35),
    ]
    #expect(payments(debts, 200_00) == [25_00, 175_00])
    #expect(payments(debts, 500_00) == [50_00, 450_00])
  }

  /// 30.00 of minimums; then 580.00 brings the second card to 300.00, and 90.00 is left.
  @Test func `brings the highest share to its target before the next, where that is the aim`() {
    let debts = [
      Self.debt(450_00, of: 1000_00, minimum: 10_00, apr: 40),
      Self.debt(900_00, of: 1000_00, minimum: 20_00, apr: 20),
    ]
    #expect(payments(debts, 700_00, aim: .utilisation) == [100_00, 600_00])
  }

  @Test(arguments: CardsAim.allCases)
  func `gives what is left below the target to the highest rate, unknown ones last`(aim: CardsAim) {
    let debts = [
      Self.debt(150_00, of: 1000_00), Self.debt(200_00, of: 1000_00, apr: 0),
      Self.debt(100_00, of: 1000_00, apr: 35),
    ]
    #expect(payments(debts, 250_00, aim: aim) == [0, 150_00, 100_00])
    #expect(payments(debts, 310_00, aim: aim) == [10_00, 200_00, 100_00])
    #expect(payments(debts, 1000_00, aim: aim) == [150_00, 200_00, 100_00])
  }

  @Test func `takes cards without a limit last where shares are the aim`() {
    let debts = [Self.debt(50_00, of: 0, apr: 90), Self.debt(400_00, of: 1000_00, apr: 10)]
    #expect(payments(debts, 120_00, aim: .utilisation) == [20_00, 100_00])
    #expect(payments(debts, 120_00) == [50_00, 70_00])
  }

  @Test(arguments: CardsAim.allCases)
  func `takes cards that are alike in the order they came`(aim: CardsAim) {
    let debts = [Int](repeating: 0, count: 40).map { _ in
      Self.debt(500_00, of: 1000_00, minimum: 10_00, apr: 20)
    }
    #expect(payments(debts, 25_00, aim: aim).prefix(4) == [10_00, 10_00, 5_00, 0])
    #expect(payments(debts, 450_00, aim: aim).prefix(3) == [60_00, 10_00, 10_00])
  }

  @Test(arguments: CardsAim.allCases)
  func `pays all there is, and never more than is owed`(aim: CardsAim) {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let debts = (0..<6).map { _ in
        Self.debt(
          .random(in: 0...2000_00, using: &generator),
          of: .random(in: 0...1500_00, using: &generator),
          minimum: .random(in: 0...60_00, using: &generator),
          due: .random(in: 1...28, using: &generator), apr: .random(in: 0...40, using: &generator))
      }
      let budget = Int64.random(in: 0...5000_00, using: &generator)
      let payments = payments(debts, budget, aim: aim)
      let owed = debts.reduce(0) { $0 + $1.utilisation.used }
      #expect(payments.reduce(0, +) == min(budget, owed))
      for (payment, debt) in zip(payments, debts) {
        #expect(0...debt.utilisation.used ~= payment)
      }
    }
  }
}

import BudgetFormulas

@Suite struct BudgetTests {
  /// A month of each period, in pennies: worked out with exact fractions by another program.
  @Test(
    arguments: [
      (1, [4, 2, 1, 1, 0, 0]), (5, [22, 11, 5, 5, 2, 0]), (6, [26, 13, 7, 6, 2, 1]),
      (100_00, [433_33, 216_67, 108_33, 100_00, 33_33, 8_33]),
      (102_40, [443_73, 221_87, 110_93, 102_40, 34_13, 8_53]),
      (135_00, [585_00, 292_50, 146_25, 135_00, 45_00, 11_25]),
      (175_00, [758_33, 379_17, 189_58, 175_00, 58_33, 14_58]),
      (
        99_999_999_99,
        [
          433_333_333_29, 216_666_666_65, 108_333_333_32, 99_999_999_99, 33_333_333_33,
          8_333_333_33,
        ]
      ),
    ] as [(Int64, [Int64])])
  func `makes a month of every period, rounded once`(amount: Int64, months: [Int64]) throws {
    let lines = try BudgetPeriod.allCases.map {
      try BudgetLine(.food, Money(minorUnits: amount, .gbp), every: $0)
    }
    #expect(lines.map(\.monthly.minorUnits) == months)
  }

  private func budget(
    income: Int64, priority: Int64 = 0, other: Int64 = 0, _ currency: Currency = .gbp
  ) throws -> Budget {
    let amounts: [(BudgetItem, Int64)] = [(.pay, income), (.rent, priority), (.food, other)]
    return Budget(
      try amounts.map { try BudgetLine($0, Money(minorUnits: $1, currency)) }, in: currency)
  }

  @Test func `adds up each kind by itself`() throws {
    let lines = try BudgetItem.allCases.enumerated().map { place, item in
      try BudgetLine(item, Money(minorUnits: 1 << place, .gbp))
    }
    let budget = Budget(lines, in: .gbp)
    #expect(budget.income.minorUnits == 0b1111)
    #expect(budget.priority.minorUnits == 0b1_1111_1111 << 4)
    #expect(budget.other.minorUnits == 0b111_1111_1111 << 13)
    #expect(budget.left == budget.income - budget.priority - budget.other)
    #expect(budget.lines == lines)
  }

  @Test func `leaves out lines of nothing`() throws {
    #expect(try budget(income: 100, other: 5).lines.map(\.item) == [.pay, .food])
  }

  /// A twentieth of £1,000 is £50.
  @Test(
    arguments: [
      (1_000_00, 1_000_01, .short), (1_000_00, 1_000_00, .tight), (1_000_00, 950_00, .tight),
      (1_000_00, 949_99, .spare), (0, 1, .short), (1, 0, .spare), (19, 18, .spare),
      (20, 19, .tight), (21, 20, .tight),
    ] as [(Int64, Int64, Budget.State)])
  func `is tight up to a twentieth of the income`(
    income: Int64, outgoings: Int64, state: Budget.State
  ) throws {
    #expect(try budget(income: income, priority: outgoings).state == state)
    #expect(try budget(income: income, other: outgoings, .jpy).state == state)
  }

  @Test func `has four lines of income, nine priority bills and eleven others`() {
    let counts = BudgetItem.Kind.allCases.map { kind in
      BudgetItem.allCases.count { $0.kind == kind }
    }
    #expect(counts == [4, 9, 11])
  }
}

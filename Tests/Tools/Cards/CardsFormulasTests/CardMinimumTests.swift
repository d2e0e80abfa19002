/// Minimums worked out with 60 decimals in Python: the monthly rate is (1 + APR)^(1/12) − 1, the
/// interest and 1 % of the balance are each rounded to the penny, halves up.
@Suite struct CardMinimumTests {
  typealias Values = CardsTestValues

  func card(
    _ balance: Int64, apr: String? = nil, minimum: Int64? = nil, _ currency: Currency = .gbp
  ) throws -> Card {
    let details = CardDetails(
      name: "Blue", balance: Money(minorUnits: balance, currency),
      limit: Money(minorUnits: 1000_00, currency), dueDay: 5, statementDay: nil,
      apr: try apr.map { try Percentage.read($0, decimals: 4) },
      minimum: minimum.map { Money(minorUnits: $0, currency) }, hasReminder: false, style: .teal)
    return Values.card(1, details)
  }

  @Test(
    arguments: [
      (450_00, "34.9", 15_87), (1310_00, "31", 42_91), (900_00, "24.9", 25_83),
      (300_00, "0", 5_00), (300_00, nil, 5_00), (7654_32, nil, 76_54), (3_00, "24.9", 3_00),
      (1, nil, 1),
    ] as [(Int64, String?, Int64)])
  func `estimates what nobody typed`(balance: Int64, apr: String?, amount: Int64) throws {
    let minimum = try card(balance, apr: apr).minimum
    #expect(minimum.amount == Money(minorUnits: amount, .gbp))
    #expect(minimum.isEstimated)
  }

  @Test(arguments: [0, -25_00] as [Int64])
  func `asks for nothing where nothing is owed`(balance: Int64) throws {
    for typed in [nil, 25_00] as [Int64?] {
      let minimum = try card(balance, apr: "20", minimum: typed).minimum
      #expect(minimum.amount.isZero)
      #expect(!minimum.isEstimated)
    }
  }

  @Test(
    arguments: [(900_00, 25_00, 25_00), (10_00, 25_00, 10_00), (900_00, 0, 0)]
      as [(Int64, Int64, Int64)])
  func `takes what was typed, up to the balance`(balance: Int64, typed: Int64, amount: Int64) throws
  {
    let minimum = try card(balance, apr: "24.9", minimum: typed).minimum
    #expect(minimum.amount == Money(minorUnits: amount, .gbp))
    #expect(!minimum.isEstimated)
  }

  @Test func `estimates in the currency of the cards`() throws {
    let yen = try #require(Currency(code: "JPY"))
    #expect(try card(45_000, yen).minimum.amount == Money(minorUnits: 450, yen))
    #expect(try card(300, yen).minimum.amount == Money(minorUnits: 5, yen))
  }

  @Test func `is never nothing while a card owes and nobody typed a minimum`() throws {
    for balance in [1, 99, 499, 500, 501, 9_999_999_999] as [Int64] {
      for apr in [nil, "0", "0.0001", "999.99"] {
        let minimum = try card(balance, apr: apr).minimum
        #expect(minimum.amount.minorUnits > 0)
        #expect(minimum.amount.minorUnits <= balance)
      }
    }
  }

  /// The interest is 31.68 and the shares of the balance 22.92, 45.84, 57.30 and 68.76; on 600.00 it
  /// is 15.16, and 6.00 with it is below 25.00.
  @Test(
    arguments: [
      (2292_00, "17.91", 54_60, .onePercent), (2292_00, "17.91", 77_52, .twoPercent),
      (2292_00, "17.91", 88_98, .twoAndAHalfPercent),
      (2292_00, "17.91", 68_76, .threePercentOfBalance),
      (600_00, "34.9", 25_00, .onePercentAtLeast25), (600_00, "34.9", 21_16, .onePercent),
      (100_00, "0", 5_00, .onePercent), (2292_00, "17.91", 54_61, nil),
      (2292_00, "17.91", nil, nil), (2292_00, nil, 22_92, nil), (900_00, "24.9", 0, nil),
    ] as [(Int64, String?, Int64?, MinimumPreset?)])
  func `knows the named rule that asks for what was typed, the first of several`(
    balance: Int64, apr: String?, minimum: Int64?, rule: MinimumPreset?
  ) throws {
    #expect(try card(balance, apr: apr, minimum: minimum).namedRule == rule)
  }
}

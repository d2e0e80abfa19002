/// The payments are principal × rate ÷ (1 − (1 + rate)^−periods), in whole fractions.
@Suite struct AnnuityTests {
  private func rate(_ yearly: String) throws -> MonthlyRate {
    .nominal(try #require(Percentage(plain: yearly)))
  }

  /// 74,320 × 1.00625 = 74,784.5 and 10,050 × 10,201 ÷ 20,100 = 5,100.5 pennies.
  @Test(arguments: [
    (743_20, "7.5", 1, 747_85), (69_666_40, "7.5", 1, 70_101_82), (100_50, "12", 2, 51_01),
    (201_00, "12", 2, 102_01), (1_00, "0", 8, 13), (200_000_00, "4.5", 300, 1_111_66),
  ])
  func `a payment that is half a penny over is rounded up`(
    principal: Int64, yearly: String, periods: Int, payment: Int64
  ) throws {
    #expect(
      try rate(yearly).annuity(repaying: Money(minorUnits: principal, .gbp), in: periods)
        == Money(minorUnits: payment, .gbp))
  }

  /// A balloon adds its interest of 1 %: 5,100.5 + 100 pennies, 0 + 0.5, 5,100.5 + 0.5, and 8 + 0
  /// without interest.
  @Test(arguments: [
    (200_50, 100_00, "12", 2, 52_01), (50, 50, "12", 24, 1), (101_00, 50, "12", 2, 51_01),
    (116, 100, "0", 2, 8), (1_000_00, 0, "6", 12, 86_07),
  ])
  func `a balloon bears interest and is repaid by no payment`(
    principal: Int64, balloon: Int64, yearly: String, periods: Int, payment: Int64
  ) throws {
    #expect(
      try rate(yearly).annuity(
        repaying: Money(minorUnits: principal, .gbp), leaving: Money(minorUnits: balloon, .gbp),
        in: periods) == Money(minorUnits: payment, .gbp))
  }

  /// 20,100 × 10,201 ÷ 20,100 = 10,201 pennies.
  @Test(arguments: [(201_00, 102_01), (100_50, 51_01), (201_01, 102_02)])
  func `a payment in whole pennies is not rounded up`(principal: Int64, payment: Int64) throws {
    #expect(
      try rate("12").annuityRoundedUp(
        repaying: Money(minorUnits: principal, .gbp), in: 2, charging: .hundred)
        == Money(minorUnits: payment, .gbp))
  }
}

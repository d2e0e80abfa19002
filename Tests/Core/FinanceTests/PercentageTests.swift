@Suite struct PercentageTests {
  @Test(
    arguments: [
      (10_000, 2292_00, 22_92), (179_100, 100_00, 17_91), (5_000, 1, 0), (500_000, 1, 1),
      (500_000, -1, -1), (1_000_000, 123, 123), (1, 1_000_000, 1), (1, 499_999, 0), (0, 5, 0),
    ] as [(Int64, Int64, Int64)])
  func `is taken of an amount, halves away from zero`(
    tenThousandths: Int64, minorUnits: Int64, result: Int64
  ) throws {
    let percentage = Percentage(tenThousandths: tenThousandths)
    let amount = Money(minorUnits: minorUnits, .gbp)
    #expect(try percentage.of(amount) == Money(minorUnits: result, .gbp))
  }

  @Test func `of a huge amount is exact or an overflow`() throws {
    let largest = Money(minorUnits: .max, .gbp)
    #expect(try Percentage.hundred.of(largest) == largest)
    #expect(throws: MoneyOverflow()) { try Percentage(101).of(largest) }
    #expect(throws: MoneyOverflow()) { try Percentage(tenThousandths: .max).of(largest) }
  }

  @Test func `is in order of size`() {
    #expect(Percentage.zero < Percentage(1))
    #expect(Percentage(1) < .hundred)
  }
}

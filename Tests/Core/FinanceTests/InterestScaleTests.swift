@Suite struct InterestScaleTests {
  func rates(_ random: inout SeededGenerator) throws -> [MonthlyRate] {
    let apr = Percentage(tenThousandths: Int64.random(in: 0...9_999, using: &random) * 100)
    let low = Percentage(tenThousandths: Int64.random(in: 0...30, using: &random) * 100)
    return [
      .nominal(apr), .nominal(low), try .compoundedDaily(apr), try .compoundedDaily(low),
      try .effective(apr),
    ]
  }

  func proportion(_ random: inout SeededGenerator) -> Percentage {
    let ends: [Int32] = [0, 1, 50, 99, 100, .random(in: 0...100, using: &random)]
    return Percentage(ends[Int.random(in: ends.indices, using: &random)])
  }

  @Test func `charges what the rate charges`() throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<400 {
      for rate in try rates(&random) {
        let proportion = proportion(&random)
        let scale = try #require(InterestScale(rate, proportion: proportion))
        for most: Int64 in [100, 100_000, 10_000_000_000] {
          let balance = Int64.random(in: 0...most, using: &random)
          let interest = try rate.interest(
            on: Money(minorUnits: balance, .usd), proportion: proportion)
          #expect(scale.interest(on: UInt64(balance)) == UInt64(interest.minorUnits))
        }
      }
    }
  }

  @Test func `knows the least balance with an interest`() throws {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<400 {
      for rate in try rates(&random) {
        let scale = try #require(InterestScale(rate, proportion: proportion(&random)))
        let balance = UInt64.random(in: 1...10_000_000_000, using: &random)
        let interest = scale.interest(on: balance)
        let least = scale.leastBalance(charged: interest)
        #expect(least <= balance && scale.interest(on: least) == interest)
        #expect(least == 0 || scale.interest(on: least - 1) < interest)
      }
    }
  }

  @Test func `adds up the interest on many balances as on each`() throws {
    var random = SeededGenerator(seed: 33)
    for round in 0..<300 {
      for rate in try rates(&random) {
        let scale = try #require(InterestScale(rate, proportion: proportion(&random)))
        let first = UInt64.random(in: 1...[50, 10_000, 9_000_000_000][round % 3], using: &random)
        let step = UInt64.random(in: 1...[3, 700, 90_000][round / 3 % 3], using: &random)
        let count = UInt64.random(in: 1...200, using: &random)
        let sum = (0..<count).reduce(UInt128(0)) {
          $0 + UInt128(scale.interest(on: first + $1 * step))
        }
        #expect(scale.total(from: first, risingBy: step, count: count) == sum)
      }
    }
  }

  @Test func `has no scale for a rate of one or more`() {
    #expect(InterestScale(.nominal(Percentage(1_200))) == nil)
    #expect(InterestScale(.nominal(Percentage(1_200)), proportion: Percentage(99)) != nil)
    #expect(InterestScale(.nominal(Percentage(-1))) == nil)
  }
}

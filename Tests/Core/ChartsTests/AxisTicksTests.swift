@Suite struct AxisTicksTests {
  @Test(arguments: [
    (Money.pounds(2_292), [500, 1_000, 1_500]), (.pounds(10_000), [2_000, 4_000, 6_000, 8_000]),
    (.pounds(300_000), [100_000, 200_000]), (.pounds(1_100), [200, 400, 600, 800]),
    (.pounds(5), [1, 2, 3, 4]),
  ])
  func `amounts are round, few and clear of the top`(top: Money, whole: [Int32]) {
    #expect(AxisTicks.amounts(below: top) == whole.map { .pounds($0) })
  }

  @Test func `amounts of the smallest and the largest axes`() {
    #expect(AxisTicks.amounts(below: .zero(.gbp)).isEmpty)
    #expect(AxisTicks.amounts(below: .smallest(.gbp)).isEmpty)
    #expect(
      AxisTicks.amounts(below: Money(minorUnits: 4_50, .gbp)).map(\.short)
        == ["£1", "£2", "£3"])
    #expect(AxisTicks.amounts(below: .most(.gbp)).count == 4)
    #expect(AxisTicks.amounts(below: Money(minorUnits: .max, .gbp)).count <= 5)
  }

  @Test(arguments: [
    // The axis of the published example: November 2026 to January 2052.
    (302, ["2030", "2035", "2040", "2045", "2050"]),
    (63, ["2028", "2029", "2030", "2031"]),
    (25, ["2027", "2028"]),
    (24, ["Jan 2027", "Jul", "Jan 2028", "Jul"]),
    (12, ["Jan 2027", "Apr", "Jul", "Oct"]),
    (4, ["Dec", "Jan 2027", "Feb"]),
    (1, []),
  ])
  func `months are round and few`(count: Int, words: [String]) throws {
    let start = try #require(CalendarMonth(year: 2026, month: 11))
    #expect(AxisTicks.months(from: start, count: count).map(\.words) == words)
  }

  @Test func `an axis without a January has the year at its first month`() throws {
    let start = try #require(CalendarMonth(year: 2026, month: 1))
    #expect(AxisTicks.months(from: start, count: 5).map(\.words) == ["Mar 2026", "May"])
  }

  @Test(arguments: [
    (302, ["5 yrs", "10 yrs", "15 yrs", "20 yrs"]),
    (320, ["5 yrs", "10 yrs", "15 yrs", "20 yrs", "25 yrs"]),
    (63, ["1 yr", "2 yrs", "3 yrs", "4 yrs"]), (24, []),
  ])
  func `years from now are round and few`(count: Int, words: [String]) {
    #expect(AxisTicks.years(count: count).map(\.words) == words)
    #expect(AxisTicks.years(count: count).map(\.place).allSatisfy { $0.isMultiple(of: 12) })
  }

  @Test func `a month stands where its January is`() throws {
    let start = try #require(CalendarMonth(year: 2026, month: 11))
    #expect(AxisTicks.months(from: start, count: 302).first?.place == 38)
  }

  @Test(arguments: 1...1_200)
  func `no axis has more words than there is room for`(count: Int) throws {
    let start = try #require(CalendarMonth(year: 2026, month: 11))
    #expect(AxisTicks.months(from: start, count: count).count <= (count <= 24 ? 4 : 7))
  }
}

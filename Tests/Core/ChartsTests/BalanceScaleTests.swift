@Suite struct BalanceScaleTests {
  /// £300 in 2,000 steps of 15p: £200 is 1,333 of them and £100 is 666.
  @Test func `a short line has a point for each month, in two thousand steps`() {
    let scale = BalanceScale(top: .pounds(300), months: 3)
    let points = scale.points(of: [.pounds(300), .pounds(200), .pounds(100), .zero(.gbp)])
    #expect(scale.height == 2_000)
    #expect(points.map(\.month) == [0, 1, 2, 3])
    #expect(points.map(\.down) == [0, 667, 1_334, 2_000])
  }

  /// 302 months in steps of 7 make 44 points from 0 to 301, and the last one is added.
  @Test func `a long line has about fifty points, its end and its corners among them`() {
    let scale = BalanceScale(top: .pounds(302), months: 302)
    let balances: [Money] = (0...302).map { .pounds(302 - $0) }
    #expect(scale.points(of: balances).count == 45)
    #expect(scale.points(of: balances).last?.month == 302)
    #expect(scale.points(of: balances, through: [10]).contains { $0.month == 10 })
  }

  @Test func `large amounts are said in whole units, small ones as they are`() {
    let scale = BalanceScale(top: .pounds(2_292), months: 12)
    #expect(scale.words(for: Money(minorUnits: 1_234_56, .gbp)) == "£1,235")
    #expect(scale.words(for: Money(minorUnits: 54_60, .gbp)) == "£54.60")
  }
}

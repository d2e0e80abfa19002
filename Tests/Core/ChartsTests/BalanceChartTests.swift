@Suite struct BalanceChartTests {
  private func chart(_ lines: [[Int32]]) -> BalanceChart {
    BalanceChart(
      from: nil, in: .gbp,
      lines: lines.map { BalanceChart.Line(.plain, "a", end: "b", balances: $0.map(Money.pounds)) })
  }

  private func straight(_ ends: Int32...) -> BalanceChart {
    chart(ends.map { end in (0...end).map { 1_000 - 1_000 * $0 / end } })
  }

  /// A name of one letter has room to the right of an end in the middle, but not at the right edge.
  @Test func `a name is beside its end, or above its line at the right edge`() {
    #expect(straight(5, 10).namePlaces(in: .wide)?.first == .beside)
    guard case .above(let hundredths)? = straight(5, 10).namePlaces(in: .wide)?.last else {
      Issue.record("The name of the longer line is not above it")
      return
    }
    #expect((50...90).contains(hundredths))
  }

  /// Two lines end next to each other at the right: the upper name is above both, the lower one below
  /// both.
  @Test func `of two ends that meet, one name is above the lines and one below them`() {
    let places = straight(95, 100).namePlaces(in: .wide)
    guard case .within(let thousandths)? = places?.first, case .above? = places?.last else {
      Issue.record("\(String(describing: places))")
      return
    }
    #expect(thousandths < 900)
  }

  @Test func `a name is below an end that is high above the axis`() {
    #expect(chart([[100, 100, 100]]).namePlaces(in: .wide) == [.below])
    #expect(chart([[100, 60, 5]]).namePlaces(in: .wide) != [.below])
  }

  @Test func `long names have no room in a small plot`() {
    let name = String(repeating: "a", count: 40)
    let chart = BalanceChart(
      from: nil, in: .gbp,
      lines: [.init(.plain, name, end: "", balances: [.pounds(100), .zero(.gbp)])])
    #expect(chart.namePlaces(in: .narrow) == nil)
    #expect(chart.namePlaces(in: .paper) != nil)
  }

  @Test func `says a line in words`() {
    let line = BalanceChart.Line(
      .better, "£55 a month", end: "clear Feb 2032", balances: [.pounds(1)])
    #expect(line.words == "£55 a month: clear Feb 2032.")
  }
}

import Charts
import Finance
import Testing

@Suite struct BalanceChartTests {
  private func chart(_ lines: [[Int32]]) -> BalanceChart {
    BalanceChart(
      from: nil, in: .gbp,
      lines: lines.map { BalanceChart.Line(.plain, "a", end: "b", balances: $0.map(Money.pounds)) })
  }

  /// The first line ends at 5 of 10 months, which is left of 60 %, the others at 8, 9 and 10.
  @Test func `a name is beside its end where there is room, else above it at its own height`() {
    let ends = [5, 8, 9, 10]
    let lines = ends.map { end in (0...end).map { Int32($0 == end ? 0 : 100 - 10 * $0) } }
    #expect(
      chart(lines).namePlaces == [
        .beside, .above(hundredths: 66), .above(hundredths: 44), .above(hundredths: 22),
      ])
  }

  @Test func `a name is below an end that is high above the axis`() {
    #expect(chart([[100, 60, 30]]).namePlaces == [.below])
    #expect(chart([[100, 60, 25]]).namePlaces == [.above(hundredths: 66)])
  }

  @Test(arguments: [(51, true), (50, false), (49, false)])
  func `the corner is empty above lines that fall slowly at first`(
    halfway: Int32, isEmpty: Bool
  ) {
    #expect(chart([[100, halfway, 0]]).hasEmptyCorner == isEmpty)
  }

  @Test func `the corner is never empty above a line that goes on`() {
    #expect(!chart([[100, 90, 80]]).hasEmptyCorner)
  }

  @Test func `says a line in words`() {
    let line = BalanceChart.Line(
      .better, "£55 a month", end: "clear Feb 2032", balances: [.pounds(1)])
    #expect(line.words == "£55 a month: clear Feb 2032.")
  }
}

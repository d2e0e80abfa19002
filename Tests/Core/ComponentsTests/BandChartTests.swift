import Calendars
import Components
import Finance
import Markup
import Testing

/// Two debts of £300: one falls to nothing in two months, the other in three.
///
/// Of the 2,000 steps that £600 has, £100 is 333.
@Suite struct BandChartTests {
  private let html: String

  init() throws {
    let start = try #require(CalendarMonth(year: 2026, month: 11))
    html =
      BandChart(
        label: "Two \"bands\"", from: start, in: .gbp,
        bands: [
          .init("Quick & dear", end: "Jan 2027", cost: .highest, balances: [300, 150, 0].pounds),
          .init("Slow", end: "Feb 2027", cost: .lowest, balances: [300, 200, 100, 0].pounds),
        ]
      ).html.text
  }

  @Test func `the debt that ends last is the lowest band, on the axis`() throws {
    #expect(
      html.contains(
        "<path class=\"band-4\" d=\"M0 1000l1 334 1 333 1 333L3 2000l-1 0 -1 0 -1 0z\"/>"))
  }

  @Test func `a debt lies upon those that end later, and is closed at its end`() throws {
    #expect(
      html.contains("<path class=\"band-1\" d=\"M0 0l1 834 1 833L2 1667l-1 -333 -1 -334z\"/>"))
  }

  @Test func `each band is named at its end`() throws {
    #expect(
      html.contains("<circle class=\"end-band\" cx=\"66.67%\" cy=\"83.33%\" r=\"5.5\"/>"))
    #expect(html.contains("<tspan class=\"name now\">Quick &amp; dear</tspan>"))
    #expect(html.contains("<circle class=\"end-band\" cx=\"100%\" cy=\"100%\" r=\"5.5\"/>"))
  }

  @Test func `reads out all debts, and each of them from the top down`() throws {
    #expect(html.contains("data-values=\"\tAll: \tQuick &amp; dear: \tSlow: \n"))
    #expect(html.contains("Nov 2026\t£600\t£300\t£300\nDec 2026\t£350\t£150\t£200\n"))
    #expect(html.contains("Jan 2027\t£100\t£0\t£100\nFeb 2027\t£0\t£0\t£0\""))
  }

  @Test func `says the finding to those who do not see it`() throws {
    #expect(html.contains("role=\"img\" aria-label=\"Two &quot;bands&quot;\""))
  }
}

extension [Int32] {
  fileprivate var pounds: [Money] { map { .pounds($0) } }
}

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
        "<path class=\"band-4\" d=\"M0 1000l1 334 2 666L3 2000l-3 0z\"/>"))
  }

  @Test func `a debt lies upon those that end later, and is closed at its end`() throws {
    #expect(
      html.contains("<path class=\"band-1\" d=\"M0 0l1 834 1 833L2 1667l-1 -333 -1 -334z\"/>"))
  }

  @Test func `a dot marks the end of each band, and the corner names them from the top down`()
    throws
  {
    #expect(
      html.contains("<circle class=\"end-band\" cx=\"66.67%\" cy=\"83.33%\" r=\"5.5\"/>"))
    #expect(html.contains("y=\"13\"><tspan class=\"name now\">Quick &amp; dear</tspan> "))
    #expect(
      html.contains(
        "y=\"37\"><tspan class=\"name now\">Slow</tspan> <tspan class=\"wider\">Feb 2027</tspan>"))
    #expect(html.contains("<circle class=\"end-band\" cx=\"100%\" cy=\"100%\" r=\"5.5\"/>"))
  }

  @Test func `reads out all debts, and each of them from the top down`() throws {
    #expect(html.contains("data-values=\"\tAll: \tQuick &amp; dear: \tSlow: \n"))
    #expect(html.contains("Nov 2026\t£600\t£300\t£300\nDec 2026\t£350\t£150\t£200\n"))
    #expect(html.contains("Jan 2027\t£100\t£0\t£100\nFeb 2027\t£0\t£0\t£0\""))
  }

  @Test(arguments: [(5, nil as String?), (6, "and 2 more"), (9, "and 5 more")])
  func `more than five debts are not all named in the corner`(
    count: Int, words: String?
  ) throws {
    let start = try #require(CalendarMonth(year: 2026, month: 11))
    let bands = (1...count).map {
      BandChart.Band("Debt \($0)", end: "", cost: .low, balances: [100, 0].pounds)
    }
    let html = BandChart(label: "", from: start, in: .gbp, bands: bands).html.text
    #expect(html.split(separator: "class=\"name now\"").count - 1 == (words == nil ? 5 : 4))
    if let words { #expect(html.contains(words)) } else { #expect(!html.contains("more")) }
  }

  @Test(arguments: [(3, "plot"), (4, "plot keyed"), (9, "plot keyed")])
  func `the names of many debts may go below the chart`(count: Int, look: String) throws {
    let bands = (1...count).map {
      BandChart.Band("Debt \($0)", end: "", cost: .low, balances: [100, 0].pounds)
    }
    let html = BandChart(label: "", from: nil, in: .gbp, bands: bands).html.text
    #expect(html.contains("<svg class=\"\(look)\" role=\"img\""))
  }

  @Test func `a long name is cut`() throws {
    let start = try #require(CalendarMonth(year: 2026, month: 11))
    let band = BandChart.Band(
      "The card with the longest of all names", end: "", cost: .low, balances: [100, 0].pounds)
    let html = BandChart(label: "", from: start, in: .gbp, bands: [band]).html.text
    #expect(html.contains("<tspan class=\"name now\">The card with the lon…</tspan>"))
  }

  @Test func `says the finding to those who do not see it`() throws {
    #expect(html.contains("role=\"img\" aria-label=\"Two &quot;bands&quot;\""))
  }
}

extension [Int32] {
  fileprivate var pounds: [Money] { map { .pounds($0) } }
}

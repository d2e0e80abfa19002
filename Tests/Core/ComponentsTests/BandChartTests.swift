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
          .init(
            "Quick & dear", at: "31%", end: "Jan 2027", cost: .highest,
            balances: [300, 150, 0].pounds),
          .init(
            "Slow", at: "9%", end: "Feb 2027", cost: .lowest, balances: [300, 200, 100, 0].pounds),
        ]
      ).html.text
  }

  /// The edges beside and below a band are outside the picture: at -1 of 3 months, and 2201 of 2,000.
  @Test func `the debt that ends last is the lowest band, on the axis`() throws {
    #expect(html.contains("<path class=\"band-4\" d=\"M0 1000l1 334 2 666V2201H-1V1000z\"/>"))
  }

  @Test func `a debt ends at its month, below those that end later`() throws {
    let quick = try #require(
      html.firstRange(of: "<path class=\"band-1\" d=\"M0 0l1 834 1 833V2201H-1V0z\"/>"))
    let slow = try #require(html.firstRange(of: "<path class=\"band-4\""))
    #expect(quick.upperBound < slow.lowerBound)
  }

  @Test func `a dot marks the end of each band, with its name`() throws {
    #expect(html.contains("<circle class=\"end-band\" cx=\"66.67%\" cy=\"83.33%\" r=\"5.5\"/>"))
    #expect(html.contains("<circle class=\"end-band\" cx=\"100%\" cy=\"100%\" r=\"5.5\"/>"))
    let slow = try #require(html.split(separator: "<text ").first { $0.contains(">Slow</tspan>") })
    #expect(slow.hasPrefix("text-anchor=\"end\" x=\"100%\""))
    #expect(slow.contains("</tspan> <tspan class=\"wider\">Feb 2027</tspan>"))
  }

  @Test func `the key names debts with their rates, from the top down`() throws {
    let rows = html.split(separator: "<li ").dropFirst()
    #expect(rows.count == 2)
    #expect(rows.first?.contains("Quick &amp; dear") == true)
    #expect(rows.first?.contains("</b> 31% <span class=\"end\">Jan 2027</span>") == true)
    #expect(rows.last?.contains("</b> 9% <span class=\"end\">Feb 2027</span>") == true)
    #expect(html.contains("<p class=\"in-order\">From the top:</p>"))
  }

  @Test func `reads out all debts, and each of them from the top down`() throws {
    #expect(html.contains("data-values=\"\tAll: \tQuick &amp; dear: \tSlow: \n"))
    #expect(html.contains("Nov 2026\t£600\t£300\t£300\nDec 2026\t£350\t£150\t£200\n"))
    #expect(html.contains("Jan 2027\t£100\t£0\t£100\nFeb 2027\t£0\t£0\t£0\""))
  }

  /// Nine debts that end in the same month have one dot, at which nine names have no room.
  @Test func `names that touch each other are in the key alone, with their dates`() {
    let bands = (1...9).map {
      BandChart.Band("Debt \($0)", at: "9%", end: "", cost: .low, balances: [100, 0].pounds)
    }
    let html = BandChart(label: "", from: nil, in: .gbp, bands: bands).html.text
    #expect(html.contains("<svg class=\"plot\" role=\"img\""))
    #expect(html.contains("<ul class=\"bands\">"))
  }

  @Test func `says the finding to those who do not see it`() throws {
    #expect(html.contains("role=\"img\" aria-label=\"Two &quot;bands&quot;\""))
  }
}

extension [Int32] {
  fileprivate var pounds: [Money] { map { .pounds($0) } }
}

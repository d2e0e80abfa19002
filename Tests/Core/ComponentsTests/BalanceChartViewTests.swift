/// The places are those of a balance of £2,292 over 302 months, worked out by hand.
@Suite struct BalanceChartViewTests {
  private func chart(_ lines: [BalanceChart.Line]) throws -> String {
    let start = try #require(CalendarMonth(year: 2026, month: 11))
    return BalanceChart(from: start, in: .gbp, lines: lines).html.text
  }

  /// A line that falls by about the same each month.
  private func line(
    _ look: BalanceChart.Look, from balance: Int32 = 2_292, months: Int32
  ) -> BalanceChart.Line {
    BalanceChart.Line(
      look, "\(look) way", end: "clear in \(months)",
      balances: (0...months).map { .pounds(balance - balance * $0 / months) })
  }

  private func published() throws -> String {
    try chart([line(.costly, months: 302), line(.better, months: 63)])
  }

  @Test func `marks round amounts at their heights`() throws {
    let text = try published()
    #expect(text.contains(">£2,292</text>"))
    #expect(text.contains("y=\"78.18%\" dy=\"0.35em\">£500</text>"))
    #expect(text.contains("y=\"34.55%\" dy=\"0.35em\">£1,500</text>"))
    #expect(text.contains("y=\"100%\" dy=\"0.35em\">£0</text>"))
    #expect(text.contains("y1=\"56.37%\" y2=\"56.37%\""))
  }

  @Test func `marks years where their Januaries are`() throws {
    let text = try published()
    #expect(text.contains("x=\"12.58%\" y=\"100%\" dy=\"1.55em\">2030</text>"))
    #expect(text.contains("x=\"92.05%\" y=\"100%\" dy=\"1.55em\">2050</text>"))
  }

  @Test func `names a line beside its end, and one at the right edge above it`() throws {
    let text = try published()
    #expect(
      text.contains(
        "y=\"100%\"><tspan class=\"name\" x=\"20.86%\" "
          + "dy=\"-1.65em\">better way</tspan>"))
    #expect(
      text.contains("text-anchor=\"end\"><tspan class=\"name\" x=\"100%\" dy=\"0\">costly way"))
    #expect(text.contains("cx=\"20.86%\" cy=\"100%\""))
  }

  /// Forty letters are wider than any phone, and narrower than a window of 60 rem.
  @Test func `long names are at the ends of lines on large screens alone`() throws {
    let name = String(repeating: "a", count: 40)
    let long = BalanceChart.Line(
      .better, name, end: "clear", balances: [.pounds(100), .pounds(50), .zero(.gbp)])
    #expect(try chart([long]).contains("<svg class=\"plot full-ends\""))
    #expect(try published().contains("<svg class=\"plot ends\""))
  }

  @Test func `amounts of a hundred thousand and more have more room`() throws {
    #expect(try chart([line(.better, from: 1_250_000, months: 9)]).contains(" long-sums\" role"))
    #expect(try !chart([line(.better, from: 12_500, months: 9)]).contains("long-sums"))
  }

  /// £300 in 2,000 steps of 15p: £200 is 1,333 of them and £100 is 666.
  @Test func `draws a short line in two thousand steps, straight months in one`() throws {
    let text = try chart([line(.better, from: 300, months: 3)])
    #expect(text.contains("viewBox=\"0 0 3 2000\""))
    #expect(text.contains("<path class=\"line-better\" d=\"M0 0l2 1334 1 666V2201H-1V0z\"/>"))
  }

  @Test func `reads out each line at each month of a short chart`() throws {
    let text = try chart([line(.costly, from: 300, months: 3), line(.better, from: 300, months: 2)])
    #expect(text.contains("max=\"3\" value=\"0\""))
    #expect(
      text.contains(
        "data-values=\"\tcostly way: \tbetter way: \nNov 2026\t£300\t£300\n"
          + "Dec 2026\t£200\t£150\nJan 2027\t£100\t£0\nFeb 2027\t£0\t£0\""))
  }

  @Test func `reads out a long chart at 25 months, both ends among them`() throws {
    let text = try published()
    let last = try #require(text.split(separator: "data-values=\"").last)
    let values = try #require(last.split(separator: "\"").first)
    let rows = values.split(separator: "\n").dropFirst()
    #expect(rows.count == 25)
    #expect(rows.first?.hasPrefix("Nov 2026\t£2,292\t£2,292") == true)
    #expect(rows.last == "Jan 2052\t£0\t£0")
  }

  @Test func `a chart without dates has nothing to read out`() throws {
    let html = BalanceChart(from: nil, in: .gbp, lines: [line(.better, months: 30)]).html
    #expect(!html.text.contains("reader"))
  }

  @Test func `draws small balances in pennies`() throws {
    let text = try chart([line(.better, from: 4, months: 2)])
    #expect(text.contains("d=\"M0 0l2 400V441H-1V0z\""))
  }

  @Test func `a long line has about fifty points`() throws {
    let balances: [Money] = (0...1_200).map { .pounds((1_200 - $0) * (1_200 - $0) / 15) }
    let text = try chart([.init(.costly, "slow way", end: "clear", balances: balances)])
    let path = try #require(text.split(separator: "class=\"line-costly\" d=\"").last)
    let coordinates = path.prefix { $0 != "\"" }.split { $0 == " " || $0 == "l" }.count
    #expect((40...55).contains(coordinates / 2))
  }

  @Test func `a balance that grows ends at its height`() throws {
    let text = try chart([
      .init(.better, "£30 a month", end: "never clear", balances: [.pounds(900), .pounds(1_000)])
    ])
    #expect(text.contains("d=\"M0 200l1 -200H2V2201H-1V200z\""))
    #expect(text.contains("cx=\"100%\" cy=\"0%\""))
  }

  @Test func `copes with nothing to draw`() throws {
    #expect(try chart([]).contains("viewBox=\"0 0 1 1\""))
    #expect(
      try chart([.init(.better, "", end: "", balances: [.zero(.gbp)])]).contains(
        "d=\"M0 1V2H-1V1z\""))
  }

  @Test func `is told in words`() throws {
    let lines: [BalanceChart.Line] = [
      line(.costly, months: 2),
      .init(.better, "\"My\" way", end: "clear Feb", balances: [.pounds(9)]),
    ]
    #expect(
      try chart(lines).contains(
        "role=\"img\" aria-label=\"Line chart of what you’ll owe, £2,292 now. costly way: clear in 2. "
          + "&quot;My&quot; way: clear Feb.\""))
  }
}

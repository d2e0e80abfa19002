/// What was asked, the chart, and several tables.
@Suite(.serialized) struct PDFLayoutTests {
  private let checker = DebianProgram(command: "qpdf --check $FILE", packages: "qpdf")
  private let source = DebianProgram(
    command: "qpdf --qdf --object-streams=disable $FILE - | tr -cd '[:print:][:space:]'",
    packages: "qpdf")
  private let structure = DebianProgram(
    command: "pdfinfo -struct-text $FILE", packages: "poppler-utils")
  private let paper = DebianProgram(command: "pdftotext -layout $FILE -", packages: "poppler-utils")

  private static let caption = "Only the minimum: clear Jan 2052. £55 a month: clear Feb 2032."

  private func chart(_ ways: [(BalanceChart.Look, String, String, Int32)]) -> BalanceChart {
    BalanceChart(
      from: CalendarMonth(year: 2026, month: 11), in: .gbp,
      lines: ways.map { look, name, end, months in
        BalanceChart.Line(
          look, name, end: end,
          balances: (0...months).map { .pounds(2_292 - 2_292 * $0 / max(months, 1)) })
      })
  }

  private var withChart: PDFReport {
    var report = PDFSample.report(rows: [])
    report.asked = .init(
      "£2,292 at 17.91%. Worked out on 20 November 2026 at", at: "https://money.example/a?b=c")
    report.chart = chart([
      (.costly, "Only the minimum", "clear Jan 2052", 302),
      (.better, "£55 a month", "clear Feb 2032", 63),
    ])
    return report
  }

  private func lines(of text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
  }

  private func pages(of report: PDFReport) throws -> [[String]] {
    try paper.output(on: try report.pdf()).split(separator: "\u{C}").map(lines)
  }

  // MARK: - The chart

  @Test func `the caption of a chart is read aloud, the words among its shapes are not`() throws {
    let spoken = lines(of: try structure.output(on: try withChart.pdf()))
    #expect(spoken.contains("\"What you’ll owe\""))
    #expect(spoken.contains("\"\(Self.caption)\""))
    #expect(!spoken.contains { $0.contains("Now") || $0.contains("£1,000") })
    #expect(spoken.filter { $0.contains("clear Feb 2032") }.count == 1)
  }

  /// The axis of 302 months from November 2026 has a mark every five years.
  @Test func `a chart has its amounts, its years, the names of its lines and its caption`() throws {
    let page = try #require(try pages(of: withChart).first)
    for amount in ["£2,292", "£1,500", "£1,000", "£500", "£0"] {
      #expect(page.contains { $0.hasPrefix(amount) }, "\(amount)")
    }
    let years = page.first { $0.hasPrefix("Now") }?.split(separator: " ").map(String.init)
    #expect(years == ["Now", "2030", "2035", "2040", "2045", "2050"])
    #expect(page.contains(Self.caption))
    #expect(page.contains { $0.contains("£55 a month") && !$0.contains("clear") })
  }

  @Test func `draws charts of any shape`() throws {
    let slow: [Money] = [.pounds(100), .pounds(90), .zero(.gbp)]
    let growing: [Money] = [.pounds(100), .pounds(110)]
    var report = withChart
    for chart in [
      chart([]), chart([(.plain, "", "", 0)]),
      BalanceChart(
        from: nil, in: .gbp,
        lines: [
          .init(.better, "zero", end: "at once", balances: [.zero(.gbp), .zero(.gbp)])
        ]),
      BalanceChart(
        from: nil, in: .gbp,
        lines: [
          .init(.costly, "slow", end: "in 2", balances: slow)
        ]),
      BalanceChart(
        from: nil, in: .gbp,
        lines: [
          .init(.plain, "growing", end: "never", balances: growing)
        ]),
    ] {
      report.chart = chart
      #expect(
        try checker.output(on: try report.pdf())
          .contains("No syntax or stream encoding errors found"))
    }
  }

  // MARK: - What was asked

  @Test func `what was asked stands between the lead and the cards`() throws {
    let report = withChart
    let lead = try #require(report.lead)
    let asked = try #require(report.asked)
    let spoken = lines(of: try structure.output(on: try report.pdf()))
      .filter { $0.hasPrefix("\"") }
    let (words, address) = (asked.words + " ", asked.address)
    #expect(Array(spoken[1...4]) == [lead, words, address, "Details"].map { "\"\($0)\"" })
    let page = try pages(of: report)[0]
    let place = try #require(page.firstIndex(of: asked.words))
    #expect(page[place + 1] == asked.address)
  }

  @Test func `the address of the answer is a link in the text and in the structure`() throws {
    let file = try withChart.pdf()
    let source = try source.output(on: file)
    #expect(source.contains("/URI (https://money.example/a?b=c)"))
    #expect(source.split(separator: "/Subtype /Link").count == 2)
    let spoken = lines(of: try structure.output(on: file))
    let link = try #require(spoken.firstIndex(of: "Link (inline)"))
    #expect(spoken[link - 1].hasPrefix("\"£2,292 at 17.91%."))
    #expect(spoken[link + 1].hasPrefix("Object "))
    #expect(spoken[link + 2] == "\"https://money.example/a?b=c\"")
  }

  /// PDF ends a text at a parenthesis, cairo an attribute at an apostrophe.
  @Test(arguments: [
    "https://a.example/(", "https://a.example/'x", "https://a.example/\\", "a b", "ä",
  ])
  func `an address that could break the file is drawn without a link`(address: String) throws {
    var report = withChart
    report.asked = .init("Worked out at", at: address)
    let file = try report.pdf()
    #expect(try checker.output(on: file).contains("No syntax or stream encoding errors found"))
    #expect(try !source.output(on: file).contains("/URI"))
    #expect(lines(of: try structure.output(on: file)).contains("\"\(address)\""))
  }

  // MARK: - Tables

  private func table(_ title: String, rows: Int) -> PDFReport.Table {
    PDFReport.Table(
      title, columns: [.init("\(title) column", .text)],
      rows: (0..<rows).map { .init(.ordinary, ["\(title) \($0)"]) })
  }

  @Test func `each table has its title and its own header, on every page`() throws {
    var report = PDFSample.report(rows: [])
    report.tables = [table("First", rows: 100), table("None", rows: 0), table("Second", rows: 100)]
    let pages = try pages(of: report)
    let rows = pages.flatMap { $0 }
    #expect(rows.filter { $0 == "First" || $0 == "None" || $0 == "Second" } == ["First", "Second"])
    for name in ["First", "Second"] {
      #expect(
        rows.filter { $0.hasPrefix("\(name) ") && !$0.hasSuffix("column") }
          == (0..<100).map { "\(name) \($0)" })
      for page in pages where page.contains(where: { $0.hasPrefix("\(name) ") }) {
        #expect(page.contains("\(name) column"))
      }
    }
    let spoken = lines(of: try structure.output(on: try report.pdf()))
    #expect(spoken.filter { $0 == "Table (block)" }.count == 2)
    #expect(spoken.filter { $0 == "/Scope /Column" }.count == 2)
  }

  @Test func `a wide text has its room beside one with more letters`() throws {
    let (wide, narrow) = ("MWMWMWMWMWMWMWMWMWM", "illicit lilies, still till")
    let figures = Array(repeating: "£1,000,000.00", count: 4)
    var report = PDFSample.report(rows: [])
    report.tables = [
      PDFReport.Table(
        "Payments",
        columns: [.init("What for", .text), .init("Category", .text)]
          + figures.map { _ in .init("Amount", .figures) },
        rows: [wide, narrow].map { .init(.ordinary, [$0, "Food"] + figures) })
    ]
    let rows = try pages(of: report).flatMap { $0 }
    #expect(rows.contains { $0.hasPrefix("\(wide) ") })
  }

  @Test func `a table that fits on a page is on one page`() throws {
    for before in [1, 15, 25, 35, 45] {
      var report = PDFSample.report(rows: [])
      report.tables = [table("First", rows: before), table("Second", rows: 30)]
      let pages = try pages(of: report).filter { $0.contains { $0.hasPrefix("Second ") } }
      #expect(pages.count == 1)
      #expect(pages[0].contains("Second"))
    }
  }
}

/// The report on the success criteria of WCAG 2.2.
@Suite struct AccessibilityReportTests {
  /// The criteria of levels A and AA as the recommendation of 5 October 2023 has them; 4.1.1 is
  /// obsolete.
  private static let levels = [
    "1.1.1 A", "1.2.1 A", "1.2.2 A", "1.2.3 A", "1.2.4 AA", "1.2.5 AA", "1.3.1 A", "1.3.2 A",
    "1.3.3 A", "1.3.4 AA", "1.3.5 AA", "1.4.1 A", "1.4.2 A", "1.4.3 AA", "1.4.4 AA", "1.4.5 AA",
    "1.4.10 AA", "1.4.11 AA", "1.4.12 AA", "1.4.13 AA", "2.1.1 A", "2.1.2 A", "2.1.4 A", "2.2.1 A",
    "2.2.2 A", "2.3.1 A", "2.4.1 A", "2.4.2 A", "2.4.3 A", "2.4.4 A", "2.4.5 AA", "2.4.6 AA",
    "2.4.7 AA", "2.4.11 AA", "2.5.1 A", "2.5.2 A", "2.5.3 A", "2.5.4 A", "2.5.7 AA", "2.5.8 AA",
    "3.1.1 A", "3.1.2 AA", "3.2.1 A", "3.2.2 A", "3.2.3 AA", "3.2.4 AA", "3.2.6 A", "3.3.1 A",
    "3.3.2 A", "3.3.3 AA", "3.3.4 AA", "3.3.7 A", "3.3.8 AA", "4.1.2 A", "4.1.3 AA",
  ]

  private func report() throws -> JSONValue {
    try TestSite.get("/accessibility/report.json").json
  }

  @Test func `has each criterion of levels A and AA once, in order`() throws {
    let report = try report()
    #expect(report["standard"]?.string == "WCAG 2.2")
    let rows = try #require(report["rows"]?.array)
    #expect(Self.levels.count == 55)
    #expect(
      rows.map { "\($0["number"]?.string ?? "") \($0["level"]?.string ?? "")" } == Self.levels)
    for row in rows {
      #expect(row["remarks"]?.string?.isEmpty == false, "\(row["number"]?.string ?? "")")
    }
  }

  @Test func `the page has the rows of the file, with the numbers of EN 301 549`() throws {
    let page = try TestSite.get("/accessibility/report").text
    for row in try #require(report()["rows"]?.array) {
      let number = try #require(row["number"]?.string)
      #expect(page.contains("<th scope=\"row\">\(number) "))
      #expect(page.contains("</span>9.\(number)"))
    }
  }

  @Test func `each gap of the statement is a row that does not support`() throws {
    let statement = try TestSite.get("/accessibility").page
    let rows = try #require(report()["rows"]?.array)
    let short = rows.filter { $0["result"]?.string == "does-not-support" }
    let gaps = statement.parts("li").compactMap {
      $0.words.wholeMatch(of: /.*\((\d\.\d\.\d+)\)\./).map { String($0.output.1) }
    }
    #expect(gaps == short.compactMap { $0["number"]?.string })
  }

  @Test func `a gap of the site itself is such a row too, where it names the criterion`() throws {
    let settings = try SiteSettings(
      """
      {"accessibility": {"gaps": ["Our text is too pale (1.4.3).",
       "Our film has no captions: 1.2.2.", "Our logo moves."]}}
      """)
    let reply = try TestSite.get("/accessibility/report.json", settings: settings)
    let rows = try #require(try reply.json["rows"]?.array)
    for (number, remarks) in [
      ("1.4.3", "Our text is too pale (1.4.3)."), ("1.2.2", "Our film has no captions: 1.2.2."),
    ] {
      let row = try #require(rows.first { $0["number"]?.string == number })
      #expect(row["result"]?.string == "does-not-support")
      #expect(row["remarks"]?.string == remarks)
    }
    #expect(rows.count { $0["result"]?.string == "does-not-support" } == 4)
  }
}

/// The report on all criteria, as a page and for programs.
enum AccessibilityReportPage {
  static func respond(_ request: Request, _ site: Site) -> Response {
    let rows = AccessibilityReport.rows(on: site)
    return site.response(
      Page(
        title: "Accessibility report",
        lead: """
          All \(rows.count) criteria of WCAG 2.2, levels A and AA. EN 301 549, \
          chapter 9, asks for the same ones by the same numbers with 9 in front. Version \
          \(Release.version), \(AccessibilityReport.date.onPage).
          """,
        description: "Each criterion of WCAG 2.2 A and AA, and how far Farthing meets it.",
        content: """
          \(counts(of: rows))
          <div class="prose">
          <p>\(AccessibilityReport.method) \(AccessibilityReport.untested)</p>
          </div>
          \(table(of: rows))
          <p class="tools"><a\(href: SitePath.accessibilityReport.withExtension(".json").address)>The \
          same for programs (JSON)</a> \
          <a\(href: SitePath.accessibility.address)>The accessibility statement</a></p>
          """), privacy: .open)
  }

  private static func counts(of rows: [AccessibilityCriterion]) -> HTML {
    summaryList(
      AccessibilityCriterion.Result.allCases.map { result in
        (result.words, "\(rows.count { $0.result == result })")
      })
  }

  private static func table(of rows: [AccessibilityCriterion]) -> HTML {
    Table(
      "criteria", caption: "The criteria, one by one",
      columns: ["Criterion", "EN 301 549", "Level", "Result", "Tried", "Remarks"],
      look: "listed", rows: "\(each: rows, row)"
    ).html
  }

  private static func row(_ row: AccessibilityCriterion) -> HTML {
    """
    <tr><th scope="row">\(row.number) \(row.name)\
    <td><span class="word">EN 301 549: </span>9.\(row.number)\
    <td><span class="word">Level </span>\(row.level)\
    <td><b>\(row.result.words)</b><td>\(row.how.words)<td>\(row.remarks)

    """
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    .json(shape.bytes(of: AccessibilityReport.rows(on: site)))
  }

  static let shape = Shape<[AccessibilityCriterion]> {
    Member("standard", .constant("WCAG 2.2")) { _ in }
    Member("date", .date) { _ in AccessibilityReport.date }
    Member("version", .text) { _ in Release.version }
    Member("rows", .list(criterion)) { $0 }
  }

  private static let criterion = Shape<AccessibilityCriterion> {
    Member("number", .text) { $0.number }
    Member("name", .text) { $0.name }
    Member("level", .text) { $0.level }
    Member("result", .code) { $0.result }
    Member("how", .code) { $0.how }
    Member("remarks", .text) { $0.remarks }
  }
}

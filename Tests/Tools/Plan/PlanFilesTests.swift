@testable import PlanPages

/// The plan as files: a table, reminders and paper.
@Suite struct PlanFilesTests {
  private func get(_ kind: String, _ query: String) throws -> TestSite.Reply {
    try TestSite.get("/plan.\(kind)?\(query)")
  }

  /// The lines of a calendar, each on one line.
  private func lines(_ query: String) throws -> [String] {
    let response = try get("ics", query)
    #expect(response.status == 200)
    return response.text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
  }

  private func values(_ name: String, in lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix(name + ":") }.map { String($0.dropFirst(name.utf8.count + 1)) }
  }

  // MARK: - CSV

  /// Month 1 of the contract's example.
  private static let example = PlanJSONTests.example

  @Test func `the table has a row for each debt open in a month`() throws {
    let response = try get("csv", Self.example + "&name-1=Store")
    #expect(response.headers["Content-Type"] == "text/csv; charset=utf-8")
    #expect(
      response.headers["Content-Disposition"]
        == "attachment; filename=\"debt-plan-320-a-month.csv\"")
    let rows = response.text.split(separator: "\r\n")
    #expect(
      rows.first
        == "Month,Debt,Name,Opening balance,Interest,Payment,Purchases,Closing balance")
    #expect(
      rows[1...5].map(String.init) == [
        "1,1,Store,600.00,15.16,76.90,0.00,538.26", "1,2,,3000.00,0.00,30.00,0.00,2970.00",
        "1,3,,2500.00,38.10,88.10,0.00,2450.00", "1,4,,4000.00,26.33,125.00,0.00,3901.33",
        rows[5].hasPrefix("2,1,Store,538.26,") ? String(rows[5]) : "",
      ])
    // The debts are cleared in months 9, 33, 38 and 37.
    #expect(rows.count == 1 + 9 + 33 + 38 + 37)
  }

  @Test func `numbers stay as typed, and purchases have a column`() throws {
    let rows = try get(
      "csv",
      "balance-1=3000&apr-1=24.9&rule-1=one-percent-25&spend-1=50&balance-7=800&apr-7=34.9"
        + "&budget=220"
    ).text.split(separator: "\r\n")
    #expect(rows[1].hasPrefix("1,1,,3000.00,56.10,86.10,50.00,"))
    #expect(rows[2].hasPrefix("1,7,,800.00,"))
  }

  /// Plan p-19 of the table.
  private static let never =
    "balance-1=5000&apr-1=39.9&kind-1=loan&minimum-1=100&balance-2=300&apr-2=19.9"

  @Test func `a plan that never ends has the header alone`() throws {
    #expect(
      try get("csv", Self.never).text
        == "Month,Debt,Name,Opening balance,Interest,Payment,Purchases,Closing balance\r\n")
  }

  // MARK: - Calendar

  /// Plan p-01 of the table: £3,000 at 24% takes 33 payments of £124.00, the last smaller.
  @Test func `reminds of the first twelve payments at nine, and of the last`() throws {
    let lines = try lines("balance-1=3000&apr-1=24&budget=124&due-day-1=5")
    #expect(
      values("DTSTART", in: lines) == [
        "20261205T090000", "20270105T090000", "20270205T090000", "20270305T090000",
        "20270405T090000", "20270505T090000", "20270605T090000", "20270705T090000",
        "20270805T090000", "20270905T090000", "20271005T090000", "20271105T090000",
        "20290805T090000",
      ])
    let summaries = values("SUMMARY", in: lines)
    #expect(summaries.prefix(12).allSatisfy { $0 == "Pay £124.00 to Debt 1" })
    #expect(summaries.last == "Last payment to Debt 1: £13.38")
    #expect(Set(values("UID", in: lines)).count == 13)
  }

  @Test func `a payment due today counts, and the last of twelve is told once`() throws {
    let lines = try lines("balance-1=300&apr-1=0&budget=30&due-day-1=21")
    let days = values("DTSTART", in: lines)
    #expect(days.count == 10)
    #expect(days.first == "20261121T090000")
    #expect(days.last == "20270821T090000")
    #expect(values("SUMMARY", in: lines).last == "Last payment to Debt 1: £30.00")
  }

  @Test func `a shorter month has the payment on its last day`() throws {
    let lines = try lines("balance-1=300&apr-1=0&budget=75&due-day-1=31")
    #expect(
      values("DTSTART", in: lines) == [
        "20261130T090000", "20261231T090000", "20270131T090000", "20270228T090000",
      ])
  }

  @Test func `a debt without a due day is paid on the first of each month`() throws {
    let lines = try lines("balance-1=150&apr-1=0&budget=75&name-1=Sofa,%20red")
    #expect(values("DTSTART", in: lines) == ["20261201T090000", "20270101T090000"])
    #expect(
      values("SUMMARY", in: lines) == [
        "Pay £75.00 to Sofa\\, red", "Last payment to Sofa\\, red: £75.00",
      ])
  }

  /// 100 and 30 at no interest, 60 a month, the smaller first: 30 and 30, then 60, then 10.
  @Test func `debts without a due day share an event a month, with each sum`() throws {
    let lines = try lines(
      "name-1=Amex&balance-1=100&apr-1=0&minimum-1=0&name-2=Sofa&balance-2=30&apr-2=0&minimum-2=0"
        + "&budget=60&order=smallest&due-day-1=")
    #expect(
      values("SUMMARY", in: lines) == [
        "Pay £60.00: Amex £30.00\\, Sofa £30.00", "Pay £60.00 to Amex",
        "Last payment to Amex: £10.00",
      ])
    #expect(values("UID", in: lines).first?.hasPrefix("plan-all-2026-12@") == true)
  }

  /// 40 months at £25 each: the first twelve, and the last.
  @Test func `a shared event has twelve months, and the last payments`() throws {
    let lines = try lines(
      "balance-1=1000&apr-1=0&minimum-1=25&balance-2=500&apr-2=0&minimum-2=25&budget=50&order=own"
        + "&own=2,1")
    #expect(values("DTSTART", in: lines).count == 14)
  }

  /// Both plans pay the second debt nothing while the first is open.
  @Test func `months without a payment have no reminder`() throws {
    let lines = try lines(
      "balance-1=300&apr-1=20&minimum-1=0&balance-2=50&apr-2=0&minimum-2=0&budget=100&due-day-2=5")
    #expect(values("SUMMARY", in: lines).filter { $0.contains("Debt 2") }.count == 1)
    #expect(!lines.contains { $0.contains("£0.00") })
  }

  @Test func `no event has a balance or a figure in its address`() throws {
    let lines = try lines(Self.example + "&due-day-1=1&due-day-2=2&due-day-3=3&due-day-4=4")
    #expect(values("URL", in: lines) == [])
    #expect(values("DTSTART", in: lines).count == 9 + 13 * 3)
    #expect(!lines.contains { $0.contains("538.26") || $0.contains("600") })
  }

  @Test func `a plan that never ends has no calendar`() throws {
    let response = try get("ics", Self.never)
    #expect(response.status == 422)
    #expect(
      response.text == """
        {"errors":[{"field":"budget",\
        "message":"Payment each month must be more: this plan never ends"}]}
        """)
  }

  @Test func `the calendar and the paper are files to save`() throws {
    let calendar = try get("ics", Self.example)
    #expect(calendar.headers["Content-Type"] == "text/calendar; charset=utf-8")
    #expect(calendar.headers["Content-Disposition"] == "attachment; filename=\"debt-plan.ics\"")
    let paper = try get("pdf", Self.example)
    #expect(paper.status == 200)
    #expect(paper.headers["Content-Type"] == "application/pdf")
    #expect(
      paper.headers["Content-Disposition"]
        == "attachment; filename=\"debt-plan-320-a-month.pdf\"")
    #expect(paper.record.problem == nil)
    #expect(paper.body.starts(with: "%PDF-".utf8))
  }

  @Test func `a plan that never ends has its paper`() throws {
    let paper = try get("pdf", Self.never)
    #expect(paper.status == 200)
    #expect(paper.record.problem == nil)
  }

  // MARK: - PDF

  /// What the visitor typed is 80.00 for council tax, and nothing for energy.
  @Test(arguments: [
    ("&minimum-1=80", "£80.00"), ("&minimum-1=0", "Nothing yet"), ("", "Nothing yet"),
  ])
  func `the paper says what is agreed a month`(minimum: String, agreed: String) throws {
    let query = "kind-1=priority&balance-1=320&balance-2=900&apr-2=19.9&budget=200\(minimum)"
    #expect(try report(of: query).cards.last?.facts.map(\.value).dropFirst().first == agreed)
  }

  private func report(of query: String) throws -> PDFReport {
    let site = try TestSite.site()
    let form = try PlanForm(FormDecoding.submission(from: query.utf8), today: site.today)
    return PlanPDF(try PlanResult(form), at: PlanPage.address, on: site).report
  }

  @Test func `the paper has the debts, the ways and the payments of the first year`() throws {
    let report = try report(of: Self.example)
    let text = report.tables.flatMap { $0.rows.map { $0.cells.joined(separator: " ") } }
    #expect(report.title.contains("4 debts"))
    for figure in ["600.00", "7,512.38", "2,074.84", "2,194.75", "2,057.09", "76.90", "88.10"] {
      #expect(text.contains { $0.contains(figure) }, "\(figure)")
    }
  }
}

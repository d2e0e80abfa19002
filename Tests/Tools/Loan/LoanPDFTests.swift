import Components
import Web

@testable import LoanPages

/// $300,000 at 7% for 30 years: the figures are those of the published example.
@Suite struct LoanPDFTests {
  private func report(_ more: [(String, String)] = []) throws -> PDFReport {
    let site = try TestSite.site()
    let fields = [("amount", "300000"), ("rate", "7"), ("years", "30"), ("currency", "USD")] + more
    var reading = LoanForm.reading(Submission(fields), today: site.today)
    let address = AnswerLink(reading.submission, of: LoanForm.names, at: LoanPage.address).page
    return LoanPDF(answer: try answer(&reading), address: address, site: site).report
  }

  private func answer(_ reading: inout FormReading) throws -> LoanAnswer {
    guard case .first(let answer) = try LoanFullResult(try LoanForm(&reading)).outcome else {
      throw MoneyOverflow()
    }
    return answer
  }

  private func facts(_ card: PDFReport.Card) -> [String] {
    card.facts.map { "\($0.label): \($0.value)" }
  }

  @Test func `its title is the loan, and a line says where it was asked and when`() throws {
    let report = try report()
    #expect(report.title == "$300,000 at 7% for 30 years")
    #expect(
      report.asked
        == .init(
          "$300,000 at 7% for 30 years. Worked out on Nov 21, 2026 at",
          at: "http://localhost:8080/loan?amount=300000&currency=USD&rate=7&years=30#answer"))
  }

  @Test func `has the chart of the page`() throws {
    let chart = try #require(try report().chart)
    #expect(chart.lines.map(\.words) == ["$1,995.91 a month: paid off Dec 2056."])
    #expect(try report([("extra", "100")]).chart?.lines.count == 2)
  }

  @Test func `sums up the loan in plain words`() throws {
    #expect(
      facts(try report().cards[1]) == [
        "You pay: $1,995.91 a month", "Payments: 360", "Last payment: $1,992.36",
        "Total interest: $418,524.05", "Total paid: $718,524.05", "Paid off: Dec 1, 2056",
      ])
  }

  @Test func `compares the loan with its extra and without`() throws {
    #expect(try report().cards.count == 2)
    let report = try report([("extra", "100")])
    #expect(report.cards[2].title == "What the extra changes")
    #expect(facts(report.cards[2])[0] == "Without it: 30 years, $418,524.05 interest")
    #expect(
      facts(report.cards[2]).map { $0.prefix(6) } == ["Withou", "With i", "You sa", "Paid o"])
    #expect(facts(report.cards[1])[1].hasSuffix("in place of 360"))
  }

  @Test func `has a table of the years before that of the payments`() throws {
    let tables = try report().tables
    #expect(
      tables.map(\.title) == [
        "A shorter or longer loan, in US dollars", "Year by year, in US dollars",
        "Every payment, in US dollars",
      ])
    #expect(tables[1].rows.count == 30)
    #expect(tables[1].rows[29].cells.last == "0.00")
    #expect(tables[1].rows[0].cells[1] == "23,950.92")
    #expect(
      tables[2].rows[1].cells == [
        "1", "Jan 1, 2027", "300,000.00", "1,995.91", "245.91", "1,750.00", "299,754.09",
        "1,750.00",
      ])
  }

  /// The figures of 25 and of 35 years were added up beside the project, with Python's `decimal`.
  @Test func `sets the loan beside a shorter and a longer one`() throws {
    let table = try report().tables[0]
    #expect(table.columns.map(\.title) == ["Length", "Each month", "Interest", "You pay in all"])
    #expect(
      table.rows.map(\.cells) == [
        ["25 years", "2,120.34", "336,100.16", "636,100.16"],
        ["30 years, as here", "1,995.91", "418,524.05", "718,524.05"],
        ["35 years", "1,916.57", "504,957.90", "804,957.90"],
      ])
  }

  @Test func `a loan of a year has no table of years`() throws {
    let site = try TestSite.site()
    var reading = LoanForm.reading(
      Submission([("amount", "1000"), ("rate", "5"), ("years", "1")]), today: site.today)
    let report = LoanPDF(
      answer: try answer(&reading), address: LoanPage.address, site: site
    ).report
    let tables = report.tables
    #expect(
      tables.map(\.title) == ["A shorter or longer loan, in pounds", "Every payment, in pounds"])
  }

  @Test(
    arguments: Row.pairs(
      """
      amount=300000&rate=7&years=30 | loan-300000-at-7-percent-30-years
      amount=1000.50&rate=4.25&months=18 | loan-1000-50-at-4-25-percent-1-year-and-6-months
      amount=300000&rate=7&years=25&extra=100 | loan-300000-at-7-percent-25-years-100-extra
      amount=300000&rate=7&years=25&extra=100&extra-yearly=50 | loan-300000-at-7-percent-25-years-with-extra
      """))
  func `files are named after the loan`(query: String, name: String) throws {
    for type in ["pdf", "csv"] {
      #expect(
        try TestSite.get("/loan.\(type)?\(query)").headers["Content-Disposition"]
          == "attachment; filename=\"\(name).\(type)\"")
    }
  }

  @Test func `a report without its tags is sent all the same, and says so to the journal`() {
    let response = Response.pdf(
      PDFFile([37, 80, 68, 70], mismatch: .noTable), as: FileName("a", type: "pdf"))
    #expect(response.status == .ok)
    #expect(response.body == [37, 80, 68, 70])
    #expect(
      response.problem?.description
        == "a PDF went out without its tags: cairo wrote no plain cross-reference table")
  }

  @Test func `a whole report has nothing to say`() {
    #expect(Response.pdf(PDFFile([37, 80, 68, 70]), as: FileName("a", type: "pdf")).problem == nil)
  }
}

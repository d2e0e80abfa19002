import Components

@testable import CreditCardPages

/// £2,292 at 17.91%: the figures are those of the published example.
@Suite struct CreditCardPDFTests {
  private func report(
    balance: String = "2292", apr: String = "17.91", payment: String? = nil,
    rule: String = "one-percent"
  ) throws -> PDFReport {
    let site = try TestSite.site()
    var fields = [("balance", balance), ("apr", apr)]
    if let payment { fields += [("payment", payment), ("rule", rule)] }
    var reading = CreditCardForm.reading(Submission(fields), today: site.today)
    let result = try CreditCardResult(try CreditCardForm(&reading))
    let address = AnswerLink(
      reading.submission, of: CreditCardForm.names, at: CreditCardPage.address
    ).page
    return CreditCardPDF(result: result, address: address, site: site).report
  }

  private func facts(_ card: PDFReport.Card) -> [String] {
    [card.title] + card.facts.map { "\($0.label): \($0.value)" }
  }

  @Test func `its title is the card, and a line says where it was asked and when`() throws {
    let report = try report()
    #expect(report.title == "£2,292 at 17.91% APR")
    #expect(
      report.lead == """
        Pay £55 every month and it’s paid off in 5 years and 3 months. Paying only the minimum \
        takes 25 years and 2 months. You save £1,838.51.
        """)
    #expect(
      report.asked
        == .init(
          "£2,292 at 17.91% APR. Worked out on 21 November 2026 at",
          at: "http://localhost:8080/credit-card?balance=2292&apr=17.91#answer"))
  }

  @Test func `sets both ways of paying side by side, and the letters below`() throws {
    let report = try report()
    #expect(
      report.cards.map(facts) == [
        [
          "Only the minimum", "Paid off in: 25 years and 2 months", "Interest: £2,984.62",
          "You pay in all: £5,276.62", "First payment: £54.60", "Last payment: £0.54",
        ],
        [
          "£55 a month", "Paid off in: 5 years and 3 months", "Interest: £1,146.11",
          "You pay in all: £3,438.11", "First payment: £55.00", "Last payment: £28.11",
          "You save: £1,838.51", "Paid off sooner by: 19 years and 11 months",
        ],
        [
          "Letters you may get", "Only the minimum: May 2028, Feb 2029 and Nov 2029",
          "£55 a month: May 2028", "No letter from: £56.97 a month",
          "Paid off in 3 years: £81.25 a month", "Paid off in 4 years: £65.65 a month",
        ],
      ])
    #expect(
      report.chart?.lines.map(\.words) == [
        "Only the minimum: paid off Jan 2052.", "£55 a month: paid off Feb 2032.",
      ])
  }

  /// The first month has 31.68 of interest: the minimum pays it, £20 do not.
  @Test func `a payment that never clears the card stands beside the minimum kept up`() throws {
    let report = try report(payment: "20")
    #expect(
      facts(report.cards[0]) == [
        "£20 a month", "Paid off in: Never", "Interest this month: £31.68",
      ])
    #expect(report.cards[1].title == "£54.60, this month’s minimum, kept up")
    #expect(report.tables[0].title == "Paying £54.60 every month, year by year, in pounds")
    #expect(report.lead?.contains("call a debt adviser first") == true)
  }

  /// 63 payments from December 2026 to February 2032.
  @Test func `has the years, then every payment`() throws {
    let tables = try report().tables
    #expect(
      tables.map(\.title) == [
        "Paying £55 every month, year by year, in pounds", "Every payment, in pounds",
      ])
    #expect(tables[0].rows.map { $0.cells[0] } == (2026...2032).map { "\($0)" })
    #expect(tables[0].rows[0].cells == ["2026", "55.00", "31.68", "2,268.68", "2,269.08"])
    #expect(tables[1].rows.filter { $0.kind == .ordinary }.count == 63)
    #expect(tables[1].rows[1].cells == ["Dec 2026", "2,292.00", "31.68", "55.00", "2,268.68"])
    #expect(tables[1].rows.last?.cells == ["Sum of 2032", "", "1.51", "83.11", "0.00"])
  }

  /// 3 % of the balance is less than a month's interest at 999.99 %.
  @Test func `nothing to list where nothing clears the card`() throws {
    let report = try report(
      balance: "5000", apr: "999.99", payment: "1", rule: "three-percent-of-balance")
    #expect(report.tables.isEmpty)
    #expect(report.chart == nil)
  }

  @Test func `says how the interest is counted`() throws {
    let notes = try report().notes
    #expect(notes[0].hasPrefix("The UK way: 17.91% a year is 1.382397% a month,"))
    #expect(notes.last?.hasSuffix("It is a guide, not advice.") == true)
  }

  @Test func `is a file named after the card`() throws {
    let response = try TestSite.get("/credit-card.pdf?balance=2292&apr=17.91")
    #expect(response.status == 200)
    #expect(response.headers["Content-Type"] == "application/pdf")
    #expect(
      response.headers["Content-Disposition"]
        == "attachment; filename=\"credit-card-2292-at-17-91-percent-55-a-month.pdf\"")
    #expect(response.headers["Cache-Control"] == "no-store")
    #expect(response.record.problem == nil)
    #expect(response.body.starts(with: "%PDF-".utf8))
  }
}

import Components
import Web

@testable import CardsPages

/// The cards of ``CardsOfAMonth`` on 21 November 2026.
@Suite struct CardsPDFTests {
  typealias Cards = CardsOfAMonth

  private func report(_ cards: Card...) throws -> PDFReport {
    CardsPDF(Wallet(cards: cards), on: try TestSite.site()).report
  }

  private func cells(_ table: PDFReport.Table) -> [[String]] { table.rows.map(\.cells) }

  @Test func `has what is due this month by date, estimated where no minimum is known`() throws {
    let report = try report(Cards.old, Cards.clear, Cards.holiday, Cards.blue, Cards.gold)
    #expect(report.tables[0].title == "This month")
    #expect(
      cells(report.tables[0]) == [
        ["28 Nov 2026", "Gold", "£32.00, estimated"], ["30 Nov 2026", "Holiday", "paid"],
        ["5 Dec 2026", "Blue", "£25.00"], ["5 Dec 2026", "Old", "£5.00, estimated"],
      ])
    #expect(
      report.notes[0] == """
        We guess a minimum at 1% of what you owe and a month’s interest, or £5 if that’s more. Your \
        statement has the exact one.
        """)
  }

  @Test func `has every card as the page has it`() throws {
    let table = try report(Cards.old, Cards.clear, Cards.holiday, Cards.blue, Cards.gold).tables[1]
    #expect(
      table.columns.map(\.title) == [
        "Name", "Owed", "Limit", "Used", "Available", "APR", "Minimum", "Due day", "Reminder",
      ])
    #expect(
      cells(table) == [
        ["Gold", "£3,200.00", "£3,000.00", "106.7%", "£0.00", "", "£32.00, estimated", "28", ""],
        ["Blue", "£900.00", "£1,000.00", "90%", "£100.00", "", "£25.00", "5", ""],
        ["Clear", "£0.00", "£1,000.00", "0%", "£1,000.00", "", "", "5", ""],
        ["Holiday", "−£25.00", "£1,500.00", "0%", "£1,525.00", "", "", "31", ""],
        ["Old", "£50.00", "", "", "", "", "£5.00, estimated", "5", ""],
      ])
  }

  @Test func `tells the date of a reminder`() throws {
    let card = CardsTestValues.card(1, CardsTestValues.details(hasReminder: true))
    #expect(try report(card).tables[1].rows[0].cells.last == "5 Dec")
  }

  /// 3,200 + 900 + 50 − 25 is owed of 3,000 + 1,000 + 1,500; 4,100 of it on cards with a limit.
  @Test func `adds the cards up`() throws {
    let sums = try report(Cards.old, Cards.holiday, Cards.blue, Cards.gold).cards[0]
    #expect(
      sums.facts.map { "\($0.label): \($0.value)" } == [
        "Still to pay this month: £62.00", "You owe in all: £4,125.00", "Credit limits: £5,500.00",
        "Used: 74.5%", "Available: £1,625.00",
      ])
  }

  @Test func `calls debts by their name, and says where one asks for nothing`() throws {
    var details = CardsTestValues.details()
    details.kind = .overdraft
    details.minimum = nil
    let report = try report(CardsTestValues.card(1, details))
    #expect(report.lead == "What you owe and what is due this month, on 21 November 2026.")
    #expect(report.tables.map(\.title) == ["This month", "All cards and debts"])
    #expect(report.tables[0].columns[1].title == "Debt")
    #expect(report.tables[1].rows[0].cells[6] == "none")
  }

  @Test func `ends with the help lines of the currency, one a line`() throws {
    let notes = try report(Cards.blue).notes
    #expect(notes[0] == "You can talk to somebody about debts, in private:")
    #expect(notes[1] == "StepChange 0800 138 1111")
    #expect(notes.contains("National Debtline 0808 808 4000 (England, Wales and Scotland)"))
    #expect(notes.contains("Advice NI 0800 915 4604 (Northern Ireland)"))
    #expect(notes.last?.hasPrefix("Business Debtline 0800 197 6026 (England, Wales and") == true)
    let francs = Wallet(currency: try #require(Currency(code: "CHF")), cards: [])
    #expect(CardsPDF(francs, on: try TestSite.site()).report.notes.isEmpty)
  }

  @Test func `is a private file named after the day`() throws {
    let visitor = Visitor()
    try visitor.post("/cards", CardsTestValues.fields("Τράπεζα <b>"))
    let response = try visitor.get("/cards.pdf")
    #expect(response.status == 200)
    #expect(response.headers["Content-Type"] == "application/pdf")
    #expect(
      response.headers["Content-Disposition"] == "attachment; filename=\"my cards 2026-11-21.pdf\"")
    #expect(response.headers["Cache-Control"] == "no-store")
    #expect(response.record.problem == nil)
    #expect(response.body.starts(with: "%PDF-".utf8))
    #expect(try visitor.get("/cards").text.contains("href=\"/cards.pdf\">Save as PDF"))
  }

  @Test func `without cards there is a report that says so`() throws {
    #expect(try report().lead == "Nothing is kept in this browser, on 21 November 2026.")
    #expect(try TestSite.get("/cards.pdf").status == 200)
  }
}

import Components
import Finance

@Suite struct YearTableTests {
  /// £100 at 10 % a month, £60 paid, then the £55 that are left.
  private static func years() throws -> [RepaymentYear] {
    try Repayment(of: .pounds(100), at: .nominal(Percentage(120))) { min(.pounds(60), $0.total) }
      .months.years(of: 1)
  }

  @Test func `has a row for each year and the columns that a tool adds`() throws {
    let principal = YearTable.Column("Off the loan") { $0.principal }
    let table = YearTable(try Self.years(), [.paid, principal, .owed("Owed")])
    let printed = table.printed("Years")
    #expect(printed.columns.map(\.title) == ["Year", "You pay", "Off the loan", "Owed"])
    #expect(
      printed.rows.map(\.cells) == [
        ["1", "60.00", "50.00", "50.00"], ["2", "55.00", "50.00", "0.00"],
      ])
  }

  @Test func `shows on a page what it prints`() throws {
    let html = try #require(YearTable(try Self.years()).html(caption: "£60 a month")).text
    #expect(html.contains("<caption id=\"years\">£60 a month</caption>"))
    #expect(html.contains("<tr><th scope=\"row\">1<td>£60.00<td>£10.00<td>£50.00\n"))
    #expect(html.contains("<tr><th scope=\"row\">2<td>£55.00<td>£5.00<td>£0.00\n"))
    #expect(!html.contains("drops-"))
    #expect(!html.contains("<a"))
  }

  @Test func `a phone leaves out a fourth amount`() throws {
    let more = YearTable.Column("More") { $0.opening }
    let table = YearTable(try Self.years(), [.paid, .interest, .owed, more])
    #expect(try #require(table.html(caption: "")).text.contains("class=\"drops-5 decisive-4\""))
  }

  @Test func `there is none without years`() {
    #expect(YearTable([]).html(caption: "") == nil)
  }
}

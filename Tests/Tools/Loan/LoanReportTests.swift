@Suite struct LoanReportTests {
  @Test(arguments: [
    ("amount=300000&rate=7&years=30", 30, 360), ("amount=300000&rate=7&months=13", 2, 13),
    ("amount=300000&rate=7&years=50&frequency=weekly", 50, 2_600),
    ("amount=300000&rate=7&years=30&frequency=fortnightly", 30, 780),
  ])
  func `lists every payment, in a table for each year`(
    query: String, years: Int, payments: Int
  ) throws {
    let response = try TestSite.get("/loan/schedule?\(query)")
    let page = response.page
    #expect(page.parts("summary").count { $0.words.hasPrefix("Year") } == years)
    let months = page.parts("table").flatMap { $0.parts("tbody") }
    #expect(months.reduce(0) { $0 + $1.rowHeads.count } == payments)
    #expect(page.parts("tfoot").count == years)
    #expect(page.parts("details").count { $0["open"] != nil } == 1)
    #expect(response.body.count < 2_000_000)
  }

  @Test func `rows and sums are those of the schedule`() throws {
    let page = try TestSite.get("/loan/schedule?amount=180000&rate=4.25&years=30&extra=200").text
    #expect(
      page.contains(
        """
        <tr><th scope="row">1 Jan 2027<td>1<td>£180,000.00<td>£885.49<td>£200.00<td>£1,085.49\
        <td>£447.99<td>£637.50<td>£179,552.01<td>£637.50
        """))
    #expect(page.contains("<tr><th scope=\"row\">1 Nov 2047<td>251<td>"))
    #expect(page.contains("still owed <b>£0.00</b>"))
    #expect(page.contains("<dt>Payments you’ll make</dt><dd><bdi>251</bdi></dd>"))
    #expect(page.contains("<dt>Total extra</dt><dd><bdi>£50,000.00</bdi></dd>"))
  }

  @Test func `leaves out the columns of extras that nobody pays`() throws {
    let page = try TestSite.get("/loan/schedule?amount=1000&rate=5&years=1").text
    #expect(!page.contains("<th scope=\"col\">Extra"))
    #expect(page.contains("<th scope=\"col\">Scheduled payment<th scope=\"col\">Principal"))
  }

  @Test func `opens every year for whoever asks`() throws {
    let query = "amount=1000&rate=5&years=3"
    let closed = try TestSite.get("/loan/schedule?\(query)").text
    #expect(
      closed.contains(
        "href=\"/loan/schedule?amount=1000&amp;rate=5&amp;years=3&amp;open=all#schedule\""))
    let open = try TestSite.get("/loan/schedule?\(query)&open=all").page
    #expect(open.parts("details").count { $0["open"] != nil } == 3)
  }
}

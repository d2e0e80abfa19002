@Suite struct LoanTests {
  /// What extras save and other lengths cost was worked out apart, payment by payment in fractions.
  @Test func `answers programs as the contract words it`() throws {
    let response = try TestSite.get("/loan.json?amount=300000&rate=7&years=30&currency=USD")
    #expect(
      response.text.hasPrefix(
        """
        {"currency":"USD","principal":"300000.00","payment":"1995.91","scheduledPayments":360,\
        "actualPayments":360,"totalInterest":"418524.05","totalPaid":"718524.05",\
        "totalExtra":"0.00","lastPayment":"1992.36","saved":{"payments":0,"interest":"0.00"},\
        "stress":{"rate":"10","payment":"2632.71"},"payoffDate":"2056-12-01","lender":null,\
        "goals":[{"extra":"50.00","saved":{"payments":27,"interest":"38399.85"}},\
        {"extra":"100.00","saved":{"payments":50,"interest":"69336.71"}},\
        {"extra":"200.00","saved":{"payments":85,"interest":"116638.28"}}],\
        "lengths":[{"months":300,"payment":"2120.34","totalInterest":"336100.16"},\
        {"months":360,"payment":"1995.91","totalInterest":"418524.05"},\
        {"months":420,"payment":"1916.57","totalInterest":"504957.90"}],\
        "schedule":[{"number":1,"date":"2027-01-01","opening":"300000.00","scheduled":"1995.91",\
        "extra":"0.00","total":"1995.91","principal":"245.91","interest":"1750.00",\
        "closing":"299754.09","cumulativeInterest":"1750.00"},
        """.filter { $0 != "\n" }))
    let asked = try TestSite.get(
      "/loan?amount=300000&rate=7&years=30&currency=USD", accept: "application/json")
    #expect(asked.body == response.body)
  }

  @Test func `the price less the deposit is what is borrowed`() throws {
    let response = try TestSite.get(
      "/loan.json?amount=450000&down-payment=40000&rate=5&years=20"
    ).text
    #expect(response.contains(#""currency":"GBP","principal":"410000.00","payment":"2705.82""#))
    #expect(response.contains(#""stress":{"rate":"8","payment":"3429.40"}"#))
  }

  @Test(arguments: [
    ("%3Dcmd()", #"=cmd()"#, "=cmd()"), ("%3Cb%3E", "<b>", "&lt;b&gt;"),
    ("%C5%B4+%22x%22", #"Ŵ \"x\""#, "Ŵ &quot;x&quot;"),
    ("%D9%85%D8%B5%D8%B1%D9%81", "مصرف", "مصرف"),
  ])
  func `the lender is only ever text`(typed: String, json: String, html: String) throws {
    let query = "amount=100&rate=5&years=1&lender=\(typed)"
    #expect(try TestSite.get("/loan.json?\(query)").text.contains(#""lender":"\#(json)","#))
    let report = try TestSite.get("/loan/schedule?\(query)").text
    #expect(report.contains("<dt>Lender</dt><dd><bdi>\(html)</bdi></dd>"))
    let page = try TestSite.get("/loan?\(query)").text
    #expect(page.contains("value=\"\(html)\""))
    #expect(!(try TestSite.get("/loan.csv?\(query)").text.contains(json)))
  }

  @Test func `offers the schedule as a table to save`() throws {
    let response = try TestSite.get(
      "/loan.csv?amount=1000&rate=12&months=3&extra=100&start=2027-01-31")
    #expect(response.headers["Content-Type"] == "text/csv; charset=utf-8")
    #expect(
      response.headers["Content-Disposition"]
        == "attachment; filename=\"loan-1000-at-12-percent-3-months-100-extra.csv\"")
    #expect(
      response.text == """
        Payment #,Payment Date,Beginning Balance,Scheduled Payment,Extra Payment,Total Payment,\
        Principal,Interest,Ending Balance,Cumulative Interest\r
        1,2027-02-28,1000.00,340.02,100.00,440.02,430.02,10.00,569.98,10.00\r
        2,2027-03-31,569.98,340.02,100.00,440.02,434.32,5.70,135.66,15.70\r
        3,2027-04-30,135.66,137.02,0.00,137.02,135.66,1.36,0.00,17.06\r

        """)
  }

  @Test(arguments: ["years=30", "years=50&frequency=weekly", "months=1"])
  func `offers the report on paper`(term: String) throws {
    let response = try TestSite.get(
      "/loan.pdf?amount=300000&rate=7&\(term)&lender=%CE%A4%D8%AC%C5%B4%3Cb%3E&extra=100")
    #expect(response.status == 200)
    #expect(response.headers["Content-Type"] == "application/pdf")
    #expect(response.record.problem == nil)
    #expect(response.body.starts(with: "%PDF-".utf8))
    #expect(response.body.count < 2_000_000)
  }

  @Test func `a rate to use begins the form without a mistake`() throws {
    let page = try TestSite.get("/loan?use-rate=6.22")
    #expect(page.status == 200)
    #expect(page.text.contains(#"name="rate" inputmode="decimal""#))
    #expect(page.text.contains(#"value="6.22""#))
    #expect(!page.text.contains("Error: "))
  }

  @Test(arguments: ["/loan", "/loan/schedule", "/loan.json", "/loan.csv"])
  func `the longest and largest loans are answered`(path: String) throws {
    let longest =
      "amount=99999999.99&rate=999.99&years=50&frequency=weekly&extra=0.01&currency=BHD"
    let response = try TestSite.get("\(path)?\(longest)")
    #expect(response.status == 200)
    #expect(response.body.count < 2_000_000)
  }
}

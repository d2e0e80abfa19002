@Suite struct LoanPageTests {
  /// 10,000 for a month at 5 % bears 41.67 by a twelfth, at 8 % 66.67.
  @Test(arguments: ["repayment", "interest-only"])
  func `a loan with a single payment pays all of it back then`(kind: String) throws {
    let words = try TestSite.get("/loan?amount=10000&rate=5&months=1&kind=\(kind)").page.words
    #expect(words.contains("£10,041.67"))
    #expect(words.contains("to 8%, you’d pay £10,066.67."))
    #expect(!words.contains("still to pay back at the end"))
    #expect(!words.contains("and the loan of £10,000 at the end"))
  }

  @Test(arguments: [
    ("frequency=weekly", "Pay a little extra each week"),
    ("frequency=fortnightly", "Pay a little extra each time"),
    ("frequency=monthly", "Pay a little extra each month"),
  ])
  func `an extra comes as often as the payments`(frequency: String, title: String) throws {
    let page = try TestSite.get("/loan?amount=10000&rate=5&months=13&\(frequency)").text
    #expect(page.contains(title))
  }

  /// Worked out beside the project with Python's `decimal`: 1,455 weeks are 335.8 months, 753
  /// fortnights 347.5, and 30 years 360.
  @Test(arguments: [("weekly", "28 years", "2 years"), ("fortnightly", "29 years", "1 year")])
  func `what an extra saves is the difference of both lengths`(
    frequency: String, length: String, sooner: String
  ) throws {
    let page = try TestSite.get(
      "/loan?amount=300000&rate=7&years=30&extra=10&frequency=\(frequency)"
    ).page
    let figures = try #require(page.parts("div").first { $0["class"] == "figures" }?.words)
    #expect(figures.contains(" 30 years "))
    #expect(figures.contains(" \(length) "))
    #expect(figures.contains("and \(sooner)"))
  }

  /// At no interest extras leave less for the last payment alone.
  @Test func `an extra that saves nothing is not said to change nothing where it does`() throws {
    let page = try TestSite.get("/loan?amount=10000&rate=0&years=2&extra=10").text
    #expect(page.contains("The extra saves no interest here. It makes the last payment smaller."))
    #expect(!page.contains("the same each time, until it’s paid off"))
    #expect(!page.contains("changes nothing"))
  }

  @Test(arguments: [("2015-01-01", "Start"), ("2199-01-01", "Start"), ("", "Now")])
  func `the chart of a loan says now of today alone`(start: String, word: String) throws {
    let page = try TestSite.get(
      "/loan?amount=200000&rate=4.5&years=25" + (start.isEmpty ? "" : "&start=\(start)")
    ).text
    #expect(page.contains(">\(word)</text>"))
    #expect(page.contains("£200,000 \(word == "Now" ? "now" : "at the start"). "))
  }

  /// A 26th of 6% of £1,000, 52 times.
  @Test func `interest alone every two weeks leaves the loan to pay back`() throws {
    let page = try TestSite.get(
      "/loan?amount=1000&rate=6&years=2&kind=interest-only&frequency=fortnightly"
    ).text
    #expect(
      page.contains("You’d pay £2.31 every two weeks for 2 years, all of it interest: £120.12."))
    #expect(page.contains("and £1,000 still to pay back at the end"))
    #expect(page.contains("£2.31 every two weeks: until "))
  }

  @Test(arguments: [
    ("USD", "<th scope=\"row\">Mar 15, 2027<", "Down payment", "<dd>Feb 15, 2027</dd>"),
    ("GBP", "<th scope=\"row\">15 Mar 2027<", "Deposit", "<dd>15 February 2027</dd>"),
  ])
  func `a report has the dates and words of the currency's country`(
    currency: String, row: String, deposit: String, day: String
  ) throws {
    let query =
      "?amount=1200&down-payment=200&rate=12&months=14&start=2027-02-15&currency=\(currency)"
    let report = try TestSite.get("/loan/schedule\(query)").text
    #expect(report.contains(row) && report.contains("<dt>\(deposit)</dt>") && report.contains(day))
    let page = try TestSite.get("/loan\(query)").text
    #expect(page.contains("for=\"down-payment\">\(deposit)<i>, in"))
  }

  /// By the recurrence in exact fractions: $1,896.20 a month leaves $4.71 more for the last payment;
  /// $1,995.91 at 7% leaves $3.55 less.
  @Test func `tells the last payment where it is higher than the others`() throws {
    let loan = "/loan?amount=300000&years=30&currency=USD&rate="
    let higher = try TestSite.get(loan + "6.5").text
    #expect(higher.contains("The last payment is <b>$1,900.91</b>."))
    #expect(higher.contains("<span class=\"aside\">the last payment is $1,900.91</span>"))
    #expect(!higher.contains("the same each time"))
    for query in ["7", "6.5&extra=100", "6.5&kind=interest-only"] {
      let text = try TestSite.get(loan + query).text
      let say = try #require(text.firstMatch(of: /data-say="([^"]*)"/)).1
      #expect(!say.contains("last payment") && !text.contains("<span class=\"aside\">the last"))
    }
  }

  @Test(
    arguments: Row.pairs(
      """
      amount=300000&rate=7&years=30 | You’d pay £1,995.91 a month for 30 years. The interest comes to £418,524.05.
      amount=180000&rate=4.25&years=30&extra=200 | You’d pay £885.49 a month for 30 years. The interest comes to £138,777.76. Paying £200 more a month pays it off 9 years and 1 month sooner and saves you £47,047.66 in interest.
      amount=200000&rate=6&years=30&lump-sum=10000&lump-sum-payment=24 | You’d pay £1,199.10 a month for 30 years. The interest comes to £231,677.04. Paying the extra pays it off 3 years and 4 months sooner and saves you £38,357.67 in interest.
      amount=100000&rate=6&years=25&kind=interest-only | You’d pay £500 a month for 25 years, all of it interest: £150,000. Then the whole £100,000 is still to pay back.
      amount=1000&rate=12&months=1 | You’d pay back £1,010 in one payment. £10 of it is interest.
      amount=1000&rate=0&months=10&extra=100 | You’d pay £100 a month for 10 months. The interest comes to £0. Paying £100 more a month pays it off 5 months sooner.
      """))
  func `says the answer in a sentence that can be repeated`(
    query: String, sentence: String
  ) throws {
    for path in ["/loan", "/loan/schedule"] {
      #expect(try TestSite.get("\(path)?\(query)").text.contains("data-say=\"\(sentence)\""))
    }
  }

  @Test(arguments: [
    "&extra=200", "&lump-sum=1000&lump-sum-payment=2", "&frequency=weekly&extra=20",
  ])
  func `an answer stays below 27 KB`(query: String) throws {
    let page = try TestSite.get("/loan?amount=300000&rate=7&years=30\(query)")
    #expect(page.status == 200)
    #expect(page.body.count < 27 * 1_024)
  }

  @Test func `sets the loan beside a shorter and a longer one`() throws {
    let asked = "amount=300000&rate=4.5&years=25"
    let page = try TestSite.get("/loan?\(asked)&months=0").text
    #expect(page.contains("25 years <span>your loan</span><td>£1,667.50<td>£200,248.80\n"))
    for (years, payment, interest) in [
      (20, "£1,897.95 <span>£230.45 more</span>", "£155,507.36 <span>£44,741.44 less</span>"),
      (30, "£1,520.06 <span>£147.44 less</span>", "£247,218.25 <span>£46,969.45 more</span>"),
    ] {
      let query = asked.replacing("25", with: "\(years)")
      let link = query.replacing("&", with: "&amp;")
      #expect(
        page.contains(
          """
          <a href="?\(link)#answer" target="_self" data-swap>\(years) years</a>\
          <td>\(payment)<td>\(interest)
          """))
    }
  }

  /// 300,000 over 300 months at 4.5% and at 7.5%, by an independent program in exact decimals.
  @Test func `sets the loan beside itself at a higher rate`() throws {
    let page = try TestSite.get("/loan?amount=300000&rate=4.5&years=25").text
    #expect(
      page.contains(
        """
        25 years <span>at 7.5%, 3 percentage points more</span>\
        <td>£2,216.97 <span>£549.47 more</span><td>£365,094.13 <span>£164,845.33 more</span>
        """))
    let extra = try TestSite.get("/loan?amount=300000&rate=4.5&years=25&extra=50").text
    #expect(
      extra.contains(
        "If rates went up 3 percentage points, to 7.5%, you’d pay <b>£2,216.97</b> a month."))
    #expect(!extra.contains("3 points more"))
  }

  @Test(arguments: [
    ("", "£200,000 at 4.5% over 25 years: £1,111.66 a month"),
    ("&extra=100", "£200,000 at 4.5% over 25 years: 3 years 6 months sooner"),
  ])
  func `the title names the loan and what it comes to`(query: String, title: String) throws {
    let page = try TestSite.get("/loan?amount=200000&rate=4.5&years=25\(query)").text
    #expect(page.contains("<title>\(title) – Farthing</title>"))
    #expect("\(title) – Farthing".count <= 70)
  }

  /// Without a date the loan starts on the first of next month, December 2026.
  @Test(arguments: [
    ("", "<option value=\"12\" selected>With every 12th payment, in December"),
    ("", "<option value=\"1\">January\n"),
    ("&extra-yearly-month=3", "<option value=\"3\" selected>March\n"),
    ("&start=2027-06-30", "<option value=\"12\" selected>With every 12th payment, in June"),
    ("&frequency=weekly", "A number from 1 to 52. Leave this blank for 12"),
  ])
  func `a yearly extra is asked for by its month`(query: String, words: String) throws {
    let page = try TestSite.get("/loan?amount=200000&rate=4.5&years=25\(query)").text
    #expect(page.contains(words))
  }

  @Test func `leads on to the rates and to a plan with the loan filled in`() throws {
    let page = try TestSite.get("/loan?amount=200000&rate=4.5&years=25").text
    #expect(page.contains("<a href=\"/rates\">What mortgages cost now</a>"))
    let link =
      "/plan?balance-1=200000.00&amp;apr-1=4.5&amp;kind-1=loan&amp;minimum-1=1111.66"
      + "&amp;basis-1=nominal&amp;currency=GBP&amp;add=nothing"
    #expect(page.contains("<a href=\"\(link)\">"))
    let plan = try TestSite.get(link.replacing("&amp;", with: "&"))
    #expect(plan.status == 200)
    #expect(plan.text.contains("value=\"200000.00\"") && plan.text.contains("id=\"balance-2\""))
    let weekly = try TestSite.get("/loan?amount=200000&rate=4.5&years=25&frequency=weekly").text
    #expect(weekly.contains("<a href=\"/plan\">"))
  }

  @Test(arguments: [
    ("frequency=fortnightly", "A shorter or longer loan</caption>", "Each time"),
    ("frequency=weekly&extra=20", "A shorter or longer loan, with your extra<", "Each week"),
  ])
  func `the table of lengths says how often and with what`(
    query: String, caption: String, column: String
  ) throws {
    let page = try TestSite.get("/loan?amount=300000&rate=4.5&years=25&\(query)").text
    #expect(page.contains(caption))
    #expect(page.contains("<th scope=\"col\">Length<th scope=\"col\">\(column)<th"))
  }

  @Test(arguments: ["months=1", "years=50&lump-sum=5&lump-sum-payment=600"])
  func `a loan that no other length stands beside has no table of them`(query: String) throws {
    let page = try TestSite.get("/loan?amount=1000&rate=5&\(query)")
    #expect(page.status == 200)
    #expect(!page.text.contains("id=\"lengths\""))
  }

  @Test func `shows what a little extra each month would save`() throws {
    let page = try TestSite.get("/loan?amount=300000&rate=7&years=30").text
    #expect(
      page.contains(
        "href=\"?amount=300000&amp;rate=7&amp;years=30&amp;extra=200.00#answer\" id=\"chip-200.00\" target=\"_self\" data-swap"
      ))
    #expect(page.contains("aria-label=\"Pay £50 extra a month\""))
  }

  @Test func `a one-off extra without a day is asked for its month`() throws {
    let page = try TestSite.get("/loan?amount=1000&rate=5&years=1&lump-sum=5").text
    let message = "Enter when you make the one-off payment"
    #expect(page.contains("<a href=\"#lump-sum-month\" target=\"_self\">\(message)</a>"))
    #expect(
      page.contains(
        "id=\"lump-sum-month-error\"><span class=\"unseen\">Error: </span>\(message)</p>"))
    #expect(!page.contains("id=\"lump-sum-payment\""))
    let program = try TestSite.get("/loan.json?amount=1000&rate=5&years=1&lump-sum=5").text
    #expect(program.contains("\"field\":\"lump-sum-payment\""))
  }

  @Test func `a one-off extra by the number of its payment is shown again`() throws {
    let loan = "/loan?amount=1000&rate=5&years=1&lump-sum=5"
    #expect(try TestSite.get("\(loan)&lump-sum-payment=3").text.contains("id=\"lump-sum-payment\""))
    let page = try TestSite.get("\(loan)&lump-sum-month=3&lump-sum-year=2027").text
    #expect(!page.contains("id=\"lump-sum-payment\""))
    #expect(page.contains(/href="\/loan\.csv\?[^"]*lump-sum-month=3&amp;lump-sum-year=2027"/))
  }

  @Test func `a date in one piece fills the boxes, which take its place`() throws {
    let page = try TestSite.get("/loan?amount=1000&rate=5&years=1&start=2027-01-31").text
    #expect(page.contains("<input id=\"start-day\" name=\"start-day\""))
    #expect(page.contains("value=\"31\""))
    #expect(!page.contains("id=\"start\""))
  }
}

import Web

@testable import LoanPages

/// Pages of loans whose payments begin in January 2027, with the figures of `LoanCourseTests`.
@Suite struct LoanCoursePageTests {
  private static let fixed = "amount=200000&rate=4.5&years=25&rate-2=7.49&from-2=25"
  private static let balloon = "amount=20000&rate=6.9&years=4&balloon=8000"

  @Test(
    arguments: Row.pairs(
      """
      \(fixed) | You’d pay £1,111.66 a month at first. From January 2029, at 7.49%, it’s £1,452.55. It takes 25 years, and the interest comes to £227,582.36.
      amount=10000&rate=6&years=5&interest-only=12 | You’d pay £50 a month at first, all of it interest. From January 2028 it’s £234.85. It takes 5 years, and the interest comes to £1,872.82. The last payment is £234.87.
      amount=10000&rate=6&years=5&rate-2=7&from-2=13&rate-3=8&from-3=25&rate-4=5&from-4=37&rate-5=0&from-5=49&rate-6=12&from-6=60 | You’d pay £193.33 a month at first. It changes 5 times, and is up to £200.06 a month. It takes 5 years, and the interest comes to £1,683.56.
      \(balloon) | You’d pay £332.80 a month for 4 years. The interest comes to £3,974.32. The last payment is £8,332.72, with the lump sum of £8,000 in it.
      // By the recurrence; £8,436.88 are left when the fifth payment and the lump sum are due.
      amount=10000&rate=5&years=2&lump-sum=9000&lump-sum-payment=5 | You’d pay £438.71 a month for 2 years. The interest comes to £529.15. Paying the extra pays it off 1 year and 7 months sooner and saves you £337.43 in interest. The last payment is then £8,436.88.
      \(balloon)&extra=100 | You’d pay £332.80 a month for 4 years. The interest comes to £3,974.32. The last payment is £8,332.72, with the lump sum of £8,000 in it. Paying £100 more a month saves you £709.65 in interest. The last payment is then £2,923.07.
      amount=10000&rate=7.9&payment=250 | You’d pay £250 a month for 3 years and 11 months. The interest comes to £1,644.16. The last payment is £144.16.
      amount=10000&rate=7.9&payment=65.83 | £65.83 a month never pays it off. The first interest alone is £65.83.
      amount=10000&rate=7.9&payment=65.84 | £65.84 a month would take more than 50 years to pay it off. It’s almost all interest, which is £65.83 at first.
      """))
  func `says what is paid, and when`(query: String, sentence: String) throws {
    for path in ["/loan", "/loan/schedule"] {
      let elements = try TestSite.get("\(path)?\(query)").page.elements
      #expect(elements.contains { $0["data-say"] == sentence })
    }
  }

  @Test(arguments: [
    (fixed, "£200,000 at 4.5% over 25 years: £1,111.66 a month at first"),
    ("amount=10000&rate=7.9&payment=250", "£10,000 at 7.9%, £250 a month: 3 years 11 months"),
    ("amount=10000&rate=7.9&payment=65.83", "£65.83 a month never pays off the loan"),
  ])
  func `the title of the window says it in short`(query: String, title: String) throws {
    #expect(try TestSite.get("/loan?\(query)").text.contains("<title>\(title) – Farthing</title>"))
  }

  private func steps(in page: PageElements) -> PageElements? {
    page.parts("table").first { $0.words.hasPrefix("Your payments") }
  }

  @Test func `a table has each payment with its rate and its month`() throws {
    let table = try #require(
      try steps(in: TestSite.get("/loan?\(Self.fixed)&interest-only=12").page))
    #expect(
      table.rowHeads.map(\.words) == [
        "January 2027 payment 1", "January 2028 payment 13", "January 2029 payment 25",
      ])
    #expect(table.words.contains("4.5% £750.00 interest alone"))
  }

  @Test func `the figures of a lump sum say that it is still to come`() throws {
    let page = try TestSite.get("/loan?\(Self.balloon)").page
    #expect(page.words.contains("a month for 4 years, then £8,000"))
    let table = try #require(steps(in: page))
    #expect(table.words.contains("December 2030 payment 48 £8,000.00 the lump sum, on top"))
  }

  /// £1 more in 47 payments, with its interest, leaves £55.35 less for the last.
  @Test func `the lump sum with an extra is what is left of it`() throws {
    let page = try TestSite.get("/loan?amount=15000&rate=7.9&years=4&balloon=14999&extra=1").page
    let rows = page.parts("tr").map(\.words)
    #expect(rows.contains { $0.contains("£14,943.65 the lump sum, on top") })
  }

  @Test(arguments: [fixed, balloon, "amount=10000&rate=6&years=5&interest-only=12"])
  func `a plan is not told one payment of a loan that has others`(query: String) throws {
    let text = try TestSite.get("/loan?\(query)").text
    #expect(text.contains("href=\"/plan?balance-1="))
    #expect(!text.contains("minimum-1="))
  }

  /// 36 months are the next shorter length; the payment would contradict them.
  @Test func `other lengths take the place of the payment`() throws {
    let text = try TestSite.get("/loan?amount=10000&rate=7.9&payment=250").text
    #expect(text.contains("<a href=\"?amount=10000&amp;rate=7.9&amp;years=3#answer\""))
  }

  @Test func `wrong terms are shown again, opened, with their messages`() throws {
    let reply = try TestSite.get(
      "/loan?amount=200000&rate=4.5&years=25&payment=100&rate-2=6&from-3=5&balloon=200001")
    #expect(reply.status == 422)
    for (name, typed) in [
      ("payment", "100"), ("rate-2", "6"), ("from-3", "5"), ("balloon", "200001"),
    ] {
      #expect(reply.page.inputs(name).first?["value"] == typed)
    }
    for name in ["payment", "from-2", "rate-3", "balloon"] {
      #expect(reply.page[id: "\(name)-error"] != nil, "\(name)")
    }
    let open = reply.page.parts("details").filter { $0["open"] != nil }
    #expect(open.contains { $0.words.hasPrefix("A rate that changes, or other terms") })
  }

  @Test func `answers carry the terms to their files and to other answers`() throws {
    let text = try TestSite.get("/loan?\(Self.fixed)&interest-only=12&balloon=5").text
    for file in [".pdf", ".csv"] {
      #expect(
        text.contains(
          "href=\"/loan\(file)?amount=200000&amp;rate=4.5&amp;years=25&amp;rate-2=7.49&amp;from-2=25&amp;interest-only=12&amp;balloon=5"
        ))
    }
    let embed = try TestSite.get("/embed/loan?\(Self.fixed)")
    #expect(steps(in: embed.page) != nil)
  }

  @Test func `the report on paper has the steps and says what it assumes`() throws {
    var reading = LoanForm.reading(
      Submission([
        ("amount", "200000"), ("rate", "4.5"), ("years", "25"), ("rate-2", "7.49"),
        ("from-2", "25"),
        ("interest-only", "12"),
      ]), today: try TestSite.site().today)
    guard case .first(let answer) = try LoanFullResult(try LoanForm(&reading)).outcome else {
      Issue.record("The loan is repaid")
      return
    }
    let site = try TestSite.site()
    let report = LoanPDF(answer: answer, address: LoanPage.address, site: site).report
    #expect(report.title == "£200,000 at 4.5%, then 7.49%, for 25 years")
    #expect(report.tables[0].title == "Your payments, in pounds")
    #expect(
      report.tables[0].rows[0].cells == [
        "Payment 1, January 2027: interest alone", "4.5%", "£750.00",
      ])
    #expect(
      report.cards[0].facts.contains {
        $0.label == "Then" && $0.value == "7.49% from January 2029, payment 25"
      })
    #expect(report.notes.last?.contains("that the rate changes as you typed") == true)
  }
}

@Suite struct StudentLoanPageTests {
  @Test func `no goal takes longer than the payment does`() throws {
    let page = try TestSite.get("/student-loan?principal=1000&apr=6&payment=2000").text
    #expect(!page.contains("to be paid off sooner"))
    let some = try TestSite.get("/student-loan?principal=30000&apr=5&payment=330").text
    #expect(some.contains("to be paid off sooner"))
  }

  /// The lowest payment at 5 % is 125.01.
  @Test func `another rate that was meant drops a payment that is too small there`() throws {
    func question(_ payment: String) throws -> String {
      let page = try TestSite.get("/student-loan?principal=30000&apr=0.05&payment=\(payment)").page
      let asked = try #require(page.parts("p").first { $0.words.contains("Did you mean") })
      return try #require(asked.links.first?["href"])
    }
    #expect(try !question("100").contains("payment="))
    #expect(try question("400").contains("payment=400"))
    for payment in ["100", "400"] {
      let address = try question(payment).split(separator: "#")[0]
      #expect(try TestSite.get("/student-loan\(address)").status == 200)
    }
  }

  /// 129 months: what is left after 120 is more than the last payment.
  @Test func `what is left after ten years is told where one payment is left alone`() throws {
    let page = try TestSite.get("/student-loan?principal=188&apr=5&currency=JPY").text
    #expect(page.contains("it takes 129 months here."))
    #expect(!page.contains("is left after ten years"))
  }

  /// A month's interest is $5.
  @Test func `what is paid too much is refunded`() throws {
    let page = try TestSite.get(
      "/student-loan?principal=1000&apr=6&payment=2000&baseline=absolute"
    ).text
    #expect(
      page.contains(/data-say="One payment of \$1,005 pays off this loan\. \$995 of your \$2,000/))
  }

  /// (1 + 0.06/365.25)^(365.25/12) − 1.
  @Test func `the mathematics has the numbers of the loan, or none`() throws {
    let page = "/student-loan/mathematics"
    #expect(try TestSite.get(page).text.contains("<dd>the interest rate of a month</dd>"))
    let compounded = try TestSite.get(
      "\(page)?principal=1000&apr=6&proportion=0&payment=1000&compounded=yes"
    ).text
    #expect(compounded.contains("the interest rate of a month: <b>0.00501210816853"))
    #expect(compounded.contains("One payment of <b>$1,000</b> almost pays off this loan"))
  }

  @Test func `says first that British student loans are another thing, and leads there and back`()
    throws
  {
    func lead(_ page: String) throws -> PageElements {
      try #require(try TestSite.get(page).page.parts("p", of: "lead").first)
    }
    for page in ["/student-loan", "/student-loan/mathematics"] {
      let lead = try lead(page)
      #expect(lead.words.contains("What you repay depends on what you earn"))
      #expect(lead.links.contains { $0["href"] == "/student-loan/uk" })
    }
    #expect(try lead("/student-loan/uk").links.contains { $0["href"] == "/student-loan" })
  }

  @Test func `savings compare with the ten-year payment unless asked otherwise`() throws {
    let loan = "/student-loan?principal=30000&apr=5&payment=350"
    for query in ["", "&baseline=ten-year"] {
      let page = try TestSite.get(loan + query).text
      #expect(page.contains("Paying it back in ten years, $318.20 a month, would cost $992 more."))
      #expect(page.contains("<span class=\"of\">$318.20 a month</span>"))
      #expect(page.contains("You save $992<span"))
    }
    let page = try TestSite.get("\(loan)&baseline=absolute").text
    #expect(
      page.contains(
        "Paying the lowest amount that ever pays it off, $125.01 a month, would cost $248,741 more."
      ))
    #expect(page.contains("<span class=\"of\">$125.01 a month</span>"))
  }

  /// By the recurrence in exact fractions, worked out apart.
  @Test(arguments: ["", "&payment=318.20"])
  func `shows what 50 more than the ten-year payment does`(payment: String) throws {
    let page = try TestSite.get("/student-loan?principal=30000&apr=5\(payment)").text
    #expect(page.contains("<p class=\"pill offer\">$50 more saves $1,457</p>"))
  }

  @Test func `a little more keeps everything else`() throws {
    let loan = "principal=30000&apr=5&compounded=yes&proportion=50&most=50000&currency=EUR"
    let chip = try #require(try TestSite.get("/student-loan?\(loan)").page[id: "chip-1"]?["href"])
    for pair in loan.split(separator: "&") {
      #expect(chip.split { "?&#".contains($0) }.contains(pair))
    }
  }

  /// By the formula of annuities at 5 % ÷ 12 a month, 410 takes 87.5 months, 445 takes 79.3 and 480
  /// takes 72.6.
  ///
  /// Each is a tenth of 368.20 more, rounded up to fives.
  @Test func `the jumps are round payments above the answer, with their time`() throws {
    let page = try TestSite.get("/student-loan?principal=30000&apr=5&payment=368.20").page
    #expect(
      (1...3).compactMap { page[id: "chip-\($0)"]?.words } == [
        "7 years 4 months $410", "6 years 8 months $445", "6 years 1 month $480",
      ])
    #expect(page[id: "chip-4"] == nil)
  }

  @Test func `the effect of a step stands in a line with the label of its control`() throws {
    let step = "principal=30000&apr=5&previous=318.20&payment=320"
    let line = try #require(
      try TestSite.get("/student-loan?\(step)").page.parts("div", of: "effect").first)
    #expect(line.part("label", "for", "payment")?.words == "Pay each month")
    #expect(line.words.contains("↑ You save "))
  }

  @Test func `says so where the lowest payment stands in for the ten-year one`() throws {
    let loan = "/student-loan?principal=600&apr=99.99"
    let page = try TestSite.get(loan).text
    #expect(page.contains("<b>$50.01</b> is used in its place."))
    #expect(page.contains("<b>$60</b></a>"))
    #expect(
      try TestSite.get("\(loan)&payment=75.01").text.contains(
        "Paying the lowest amount that ever pays it off, $50.01 a month, would cost "))
  }

  @Test(arguments: [
    ("", false), ("?principal=30000&apr=5&proportion=100", false),
    ("?principal=30000&apr=5&proportion=50", true),
    ("?principal=30000&apr=5&baseline=absolute", true), ("?principal=30000&proportion=x", true),
  ])
  func `what is less usual is folded away until it is used`(query: String, isOpen: Bool) throws {
    let fold = try #require(try TestSite.get("/student-loan\(query)").page.fold("Less usual: part"))
    #expect((fold["open"] != nil) == isOpen)
    #expect(fold[id: "proportion"] != nil && !fold.inputs("baseline").isEmpty)
  }

  @Test func `the lowest payment that ever pays it off is told with how it was worked out`() throws
  {
    let page = try TestSite.get("/student-loan?principal=30000&apr=5").page
    let fold = try #require(page.fold("How we worked it out"))
    #expect(fold["open"] == nil)
    for part in [fold, page] {
      #expect(
        part.parts("dt").count {
          $0.words == "The lowest payment that ever pays it off: $125.01 a month"
        } == 1)
    }
  }

  @Test(arguments: [("", false), ("&increments=200", false), ("&increments=0", true)])
  func `the steps of the loan are folded away beside it, unless one is wrong`(
    query: String, isOpen: Bool
  ) throws {
    let page = try TestSite.get("/student-loan?principal=30000&apr=5\(query)").page
    let fold = try #require(page.fold("Steps of − and +"))
    #expect((fold["open"] != nil) == isOpen)
    let steps = ["least", "most", "increments"]
    #expect(fold.names == steps)
    let names = try #require(page.parts("form", of: "card").first).names
    #expect(names.prefix(5) == ["principal", "least", "most", "increments", "apr"])
  }

  @Test(arguments: [("", true), ("&currency=GBP", false)])
  func `leads on to plans by income in America, and to a plan of all debts`(
    query: String, isAmerican: Bool
  ) throws {
    let page = try TestSite.get("/student-loan?principal=30000&apr=5\(query)").text
    #expect(page.contains("href=\"https://studentaid.gov/idr/\"") == isAmerican)
    #expect(
      page.contains(
        "/plan?balance-1=30000.00&amp;apr-1=5&amp;kind-1=loan&amp;minimum-1=318.20"
          + "&amp;basis-1=nominal&amp;currency=\(isAmerican ? "USD" : "GBP")"))
  }

  /// Twelve times (1 + 5% ÷ 365.25)^(365.25 ÷ 12) − 1 is 5.010088%.
  @Test func `a plan of all debts works out the same as the answer that leads to it`() throws {
    let loan = "/student-loan?principal=30000&apr=5"
    #expect(
      try TestSite.get("\(loan)&compounded=yes").text.contains(
        "/plan?balance-1=30000.00&amp;apr-1=5.0101&amp;"))
    #expect(!(try TestSite.get("\(loan)&proportion=50").text.contains("/plan?")))
  }

  @Test func `the title names the loan and how it is paid off`() throws {
    let page = try TestSite.get("/student-loan?principal=30000&apr=5").text
    #expect(page.contains("<title>$30,000 at 5%: $318.20 a month for 10 years – Farthing</title>"))
  }

  @Test func `a loan with cents is shown again, and steps to whole dollars`() throws {
    let page = try TestSite.get("/student-loan?principal=28%2C000.55&apr=5.5").text
    #expect(page.contains("value=\"28,000.55\""))
    #expect(page.contains("Owe $999.55 less: $27,001"))
  }

  @Test(arguments: [
    ("payment=350&previous=318.20", "↑", "You save <b>$992</b> more than with <b>$318.20</b>"),
    ("payment=318.20&previous=350", "↓", "You save <b>$992</b> less than with <b>$350</b>"),
    ("payment=350&previous=350", "→", "You save the same as with <b>$350</b>"),
  ])
  func `says how savings changed, with an arrow and in words`(
    query: String, arrow: String, words: String
  ) throws {
    let page = try TestSite.get("/student-loan?principal=30000&apr=5&\(query)").text
    let told = page.replacing("<span class=\"unseen\">", with: "")
    #expect(told.contains("<span aria-hidden=\"true\">\(arrow)</span> \(words) a month."))
  }

  @Test func `a step of the loan drops a payment that would be too small for it`() throws {
    let page = try TestSite.get("/student-loan?principal=30000&apr=5&payment=125.01").page
    let more = try #require(page[id: "principal-more-form"])
    let less = try #require(page[id: "principal-less-form"])
    #expect(more.names.contains("apr") && !more.names.contains("payment"))
    #expect(less.inputs("payment").map { $0["value"] } == ["125.01"])
  }

  @Test func `a step of the loan keeps its buttons in view`() throws {
    let answer = try TestSite.get("/student-loan?principal=30000&apr=5").page
    let fold = try #require(answer.elements.first { $0["class"] == "asked" })
    #expect(fold["open"] == nil)
    let form = try #require(answer.forms.first { $0.element["id"] == "principal-more-form" })
    let query = (form.values + [("principal", "31000")]).map { "\($0.0)=\($0.1)" }
    let stepped = try TestSite.get("/student-loan?\(query.joined(separator: "&"))").page
    #expect(stepped.elements.first { $0["class"] == "asked" }?["open"] != nil)
    // Another change folds the questions again.
    #expect(stepped.forms.filter { $0.values.contains { $0.0 == "stepped" } }.count == 2)
  }

  @Test func `shows every month, up to 1,200`() throws {
    let loan = "/student-loan/schedule?apr=0&payment=1&principal="
    #expect(try TestSite.get("\(loan)1200").page.rowHeads.count == 1_200)
    let long = try TestSite.get("\(loan)5000")
    #expect(long.page.rowHeads.count == 1_200)
    #expect(long.text.contains("These are the first 1,200 of 5,000 months."))
  }

  @Test(arguments: ["", "&payment=350", "&payment=140", "&proportion=50"])
  func `an answer stays below 25 KB`(query: String) throws {
    let page = try TestSite.get("/student-loan?principal=30000&apr=5\(query)")
    #expect(page.status == 200)
    #expect(page.body.count < 25_000)
  }

  @Test func `stays small`() throws {
    let longest = try TestSite.get("/student-loan/schedule?principal=99999999&apr=0&payment=0.01")
    #expect(longest.body.count < 400_000)
  }
}

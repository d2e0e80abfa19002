@Suite struct CreditCardPageTests {
  @Test(arguments: [
    ("balance=3000&apr=29.9&payment=60", "£36.12 more"),
    ("balance=2292&apr=17.91&payment=54.60", "Round up"),
  ])
  func `rounding up leads to a round amount`(query: String, words: String) throws {
    #expect(try TestSite.get("/credit-card?\(query)").text.contains(words))
  }

  /// At £5 and £25, the floors of their rules, these minimums are all the same.
  @Test(arguments: ["balance=150&apr=20", "balance=400&apr=20&rule=one-percent-25"])
  func `a minimum that stays the same does not shrink`(query: String) throws {
    let page = try TestSite.get("/credit-card?\(query)").text
    #expect(page.contains(" every month, until it’s paid off"))
    #expect(!page.contains("then shrinks") && !page.contains("when the minimum falls"))
    let falling = try TestSite.get("/credit-card?balance=2292&apr=17.91").text
    #expect(falling.contains("then shrinks"))
  }

  /// 1 % of less than 50 pence is no penny.
  @Test func `without interest, a minimum that never pays it off becomes too small`() throws {
    let page = try TestSite.get(
      "/credit-card?balance=100&apr=0&rule=custom&minimum-percent=1&minimum-interest=no&minimum-floor=0"
    ).text
    #expect(page.contains("The minimum becomes too small to pay it off."))
    #expect(!page.contains("almost only interest"))
  }

  @Test func `a card within the limits has an answer in pounds, too`() throws {
    let query = "balance=99999999.99&apr=999.99&basis=nominal&payment=100"
    for currency in ["GBP", "USD"] {
      #expect(try TestSite.get("/credit-card.json?\(query)&currency=\(currency)").status == 200)
      #expect(try TestSite.get("/credit-card?\(query)&currency=\(currency)").status == 200)
    }
  }

  /// 8p is a month's interest on £4.50: 4.50 × (1.249^(1/12) − 1).
  @Test func `a debt that one payment clears has one`() throws {
    let page = try TestSite.get("/credit-card?balance=4.50&apr=24.9").text
    #expect(page.contains("data-say=\"£4.58 pays it off in one go, next month."))
  }

  @Test func `an answer in dollars has their signs, dates and words`() throws {
    let page = try TestSite.get("/credit-card?balance=1000&apr=20&basis=nominal&currency=USD")
    #expect(page.text.contains("Worked out on Nov 21, 2026"))
    #expect(page.text.contains(/data-speech="Pay \d+ US dollars every month/))
    #expect(page.page[id: "answer"]?.markup.contains("£") == false)
  }

  /// The last month's £28.11 is 27.73 + 0.38; the year's £83.11 is January's £55 and that.
  @Test func `shows both schedules whole on a page of their own`() throws {
    let page = try TestSite.get("/credit-card/schedule?balance=2292&apr=17.91").text
    #expect(page.matches(of: /<tr><th scope="row">/).count == 302 + 63)
    #expect(
      page.contains("<tr><th scope=\"row\">December<td>£2,292.00<td>£31.68<td>£54.60<td>£2,269.08"))
    #expect(page.contains("<tr><th scope=\"row\">February<td>£27.73<td>£0.38<td>£28.11<td>£0.00"))
    #expect(page.contains("<summary><b>2032</b><span>paid <b>£83.11</b></span>"))
  }

  /// The years of the second look's credit card, worked out by the reference engine.
  @Test func `shows the years with what the minimum would leave`() throws {
    let page = try TestSite.get("/credit-card?balance=2292&apr=17.91").text
    let years = [
      ("2026", "£55.00", "£31.68", "£2,268.68", "£2,269.08"),
      ("2027", "£660.00", "£353.75", "£1,962.43", "£2,011.27"),
      ("2028", "£660.00", "£298.92", "£1,601.35", "£1,782.75"),
      ("2029", "£660.00", "£234.23", "£1,175.58", "£1,580.20"),
      ("2030", "£660.00", "£157.96", "£673.54", "£1,400.66"),
      ("2031", "£660.00", "£68.06", "£81.60", "£1,241.51"),
      ("2032", "£83.11", "£1.51", "£0.00", "£1,216.80"),
    ]
    for (year, paid, interest, owed, minimum) in years {
      #expect(
        page.contains(
          "<tr><th scope=\"row\">\(year)<td>\(paid)<td>\(interest)<td>\(owed)<td>\(minimum)\n"))
    }
  }

  @Test(arguments: [
    "You save", "class=\"good\"", "line-better", "end-better", "class=\"ring\"",
    "class=\"pill own\"",
  ])
  func `says and draws nothing good of a payment below the minimum`(praise: String) throws {
    let below = try TestSite.get("/credit-card?balance=2292&apr=17.91&payment=54.59").text
    let enough = try TestSite.get("/credit-card?balance=2292&apr=17.91&payment=54.60").text
    #expect(!below.contains(praise))
    #expect(enough.contains(praise))
  }

  @Test func `offers no goal that the card would not accept`() throws {
    let page = try TestSite.get(
      "/credit-card?balance=1000&apr=0&rule=custom&minimum-percent=5&payment=10"
    ).text
    #expect(page.contains("<span>1 year</span> <b>£83.34</b>"))
    #expect(!page.contains("<b>£41.67</b>"))
  }

  @Test(arguments: [("danske-bank", "Danske Bank"), ("one-percent-25", "Nationwide")])
  func `names the banks that print their rule, in pounds`(rule: String, bank: String) throws {
    let page = try TestSite.get("/credit-card?balance=4000&apr=22.9&rule=\(rule)").text
    #expect(page.contains("value=\"\(rule)\" checked><label for=\"rule-\(rule)\">\(bank): 1%"))
    #expect(page.contains("<b>Minimum payment:</b> 1% of the balance plus interest"))
    let dollars = try TestSite.get(
      "/credit-card?balance=4000&apr=22.9&currency=USD&rule=\(rule)"
    ).text
    #expect(!dollars.contains(bank))
  }

  /// 3% of £4,069.33, what is owed with a month's interest at 22.9%, is £122.08 (by hand).
  @Test func `a minimum that fits one bank's rule is not taken for that bank's card`() throws {
    let visitor = Visitor()
    try visitor.post(
      "/cards",
      [
        ("name", "Blue"), ("balance", "4000"), ("limit", "5000"), ("due-day", "5"),
        ("apr", "22.9"), ("minimum", "122.08"),
      ])
    func links(_ address: String) throws -> [String] {
      PageElements(try visitor.get(address).text).links.compactMap { $0["href"] }
    }
    let card = try #require(try links("/cards").first { $0.contains(/^\/cards\/[0-9a-f]{8}$/) })
    let link = try #require(try links(card).first { $0.hasPrefix("/credit-card?") })
    #expect(!link.contains("rule="))
  }

  /// £10 is less than the interest, so only the months of paying the minimum end.
  @Test func `its file of months is that of a way of paying that ends`() throws {
    let page = try TestSite.get("/credit-card?balance=1000&apr=20&payment=10").text
    #expect(page.contains("&amp;plan=minimum\""))
    #expect(!page.contains("plan=fixed"))
  }

  @Test func `without interest there is no monthly rate to explain`() throws {
    let page = try TestSite.get("/credit-card?balance=1000&apr=0").text
    #expect(page.contains("At 0% no interest is added."))
    #expect(!page.contains("0.000000%"))
  }

  @Test func `time alone is a gain, too`() throws {
    // The percentage of a falling balance takes years; £50 a month clear £1,000 in 20 months.
    let page = try TestSite.get("/credit-card?balance=1000&apr=0&payment=50").page
    let words = try #require(page.parts("p", of: "pill").first?.words)
    #expect(words.wholeMatch(of: /\d+ years?( and \d+ months?)? sooner/) != nil)
    #expect(page.parts("svg", of: "ring").count == 1)
  }

  @Test(arguments: [
    ("", true, true), ("&payment=40", false, false), ("&payment=20", false, false),
    ("&payment=3000", false, false),
  ])
  func `says what could come next, in facts`(
    query: String, isFixed: Bool, isMoved: Bool
  ) throws {
    let page = try TestSite.get("/credit-card?balance=2292&apr=17.91\(query)").text
    let fixed =
      "A fixed amount by Direct Debit keeps the payment the same when the minimum falls.</p>"
    #expect(page.contains(fixed) == isFixed)
    #expect(page.contains("<li><a href=\"/guides/minimum-payments\">") == isFixed)
    #expect(page.contains(">Would a 0% card cost less?</a>") == isMoved)
    let plan =
      "/plan?balance-1=2292.00&amp;apr-1=17.91&amp;currency=GBP&amp;add=nothing"
    #expect(page.contains("<a href=\"\(plan)\">More than one debt? See them all in one plan</a>"))
  }

  @Test(arguments: [
    ("rule=two-percent", "rule-1=two-percent&amp;"), ("rule=one-percent", ""),
    // A plan has no fields for it: its first minimum, 4% of £2,292 and £31.68 of interest.
    ("rule=custom&minimum-percent=4", "minimum-1=123.36&amp;"),
  ])
  func `takes a rule of the list along to the plan`(query: String, carried: String) throws {
    let page = try TestSite.get("/credit-card?balance=2292&apr=17.91&\(query)").text
    let plan =
      "/plan?balance-1=2292.00&amp;apr-1=17.91&amp;\(carried)currency=GBP&amp;add=nothing"
    #expect(page.contains("<a href=\"\(plan)\">More than one debt? See them all in one plan</a>"))
  }

  @Test func `names no Direct Debit and no British guide in dollars`() throws {
    let page = try TestSite.get("/credit-card?balance=2292&apr=17.91&currency=USD").text
    #expect(page.contains(">A fixed payment stays the same when the minimum falls.</p>"))
    #expect(!page.contains("Direct Debit") && !page.contains("/guides/minimum-payments"))
  }

  @Test func `links from one answer to the next keep the rule`() throws {
    let page = try TestSite.get(
      "/credit-card?balance=4000&apr=22.9&rule=custom&minimum-alone-percent=3&minimum-base=statement"
    ).text
    let links = page.matches(of: /href="([^"]*balance=4000[^"]*)"/).map { String($0.1) }
      .filter { !$0.hasPrefix("/balance-transfer") }
    #expect(links.count >= 6)
    #expect(links.allSatisfy { $0.contains("minimum-base=statement") })
    // 3 % of 4,069.33, which is more than 1 % of 4,000 with 69.33 of interest.
    #expect(
      page.contains(
        "Where 3% of the statement balance is more, it is that: £122.08 this month. "
          + "The statement balance has the month’s interest in it."))
  }

  @Test func `the table is of the payment, whatever time was wanted`() throws {
    let page = try TestSite.get(
      "/credit-card?balance=2292&apr=17.91&payment=60&rule=two-percent&by=2028-06"
    ).text
    let tables = PageElements(page).links.compactMap { $0["href"] }.filter { $0.contains(".csv?") }
    #expect(
      tables == ["/credit-card.csv?balance=2292&apr=17.91&payment=60&rule=two-percent&plan=fixed"])
  }

  @Test func `shows again what was typed, with what a sum comes to`() throws {
    let page = try TestSite.get("/credit-card?balance=12.50%2B3*2&apr=20").text
    #expect(page.contains("value=\"12.50+3*2\""))
    #expect(page.contains("12.50+3*2 is £18.50"))
  }
}

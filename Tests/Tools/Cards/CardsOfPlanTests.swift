/// The debts of a plan that was typed, on their way into the browser.
@Suite struct CardsOfPlanTests {
  static let plan = CardsRememberingTests.debts + "&budget=200"

  func preview(_ query: String = plan, for visitor: Visitor = Visitor()) throws -> TestSite.Reply {
    try visitor.get("/cards/from-plan?\(query)")
  }

  /// Presses Add.
  func add(
    _ preview: TestSite.Reply, _ others: [(String, String)] = [], as visitor: Visitor
  ) throws -> TestSite.Reply {
    let confirm = try #require(preview.hidden("confirm").first)
    return try visitor.post("/cards/import", try preview.stamped([("confirm", confirm)] + others))
  }

  @Test func `they are shown, and nothing is kept before Add is pressed`() throws {
    let page = try preview()
    #expect(page.status == 200)
    #expect(page.cookies.isEmpty)
    for part in ["Add these 3 debts to this browser?", "Council tax", "£320", "Debt 2"] {
      #expect(page.text.contains(part), "\(part)")
    }
    #expect(!page.text.contains("Limit"))
    #expect(!page.text.contains("belong to a plan"))
  }

  @Test func `they are kept with all that the plan says of them`() throws {
    let visitor = Visitor()
    let page = try preview(for: visitor)
    let added = try add(page, [("due-day", "5")], as: visitor)
    #expect(added.status == 303)
    let json = try visitor.get("/cards.json").text
    for part in [
      #""name":"Council tax","balance":"320.00""#,
      #""apr":"0","minimum":"80.00","style":"plum","kind":"priority""#,
      #""name":"Blue","balance":"900.00""#,
      #""dueDay":5"#, #""apr":"19.9","minimum":"25.00","style":"teal","kind":"card""#,
      #""name":"Debt 2","balance":"600.00""#,
      #""apr":"39.9","minimum":null,"style":"blue","kind":"overdraft""#,
    ] {
      #expect(json.contains(part), "\(part) in \(json)")
    }
  }

  /// In the first month 1,000 at 19.9 % bears 15.24, which is asked for with 2 %.
  @Test func `a rule for the minimum comes along, and what cannot is said`() throws {
    let visitor = Visitor()
    let query = "balance-1=1000&apr-1=19.9&rule-1=two-percent&due-day-1=5&budget=100"
    let page = try preview(query, for: visitor)
    #expect(!page.text.contains("a twelfth at a time"))
    #expect(try add(page, [("due-day", "5")], as: visitor).status == 303)
    let card = try visitor.json("/cards.json")["cards"]?.array?.first
    #expect(card?["minimum"]?.string == "35.24" && card?["apr"]?.string == "19.9")
    let nominal = try preview("\(query)&basis=nominal")
    #expect(nominal.text.contains("A rate that is charged a twelfth at a time can’t be kept."))
  }

  @Test func `the due day of a card is filled in where a plan says it, else asked`() throws {
    let visitor = Visitor()
    #expect(try preview().text.contains(#"name="due-day" inputmode="numeric""#))
    #expect(try preview().text.contains(#"value="5""#))
    let page = try preview("balance-1=900&apr-1=19.9", for: visitor)
    let refused = try add(page, as: visitor)
    #expect(refused.status == 422)
    #expect(refused.text.contains("Enter the day of the month when the payment of Debt 1 is due"))
    #expect(try visitor.get("/cards.json").text.contains(#""cards":[]"#))
    #expect(try add(page, [("due-day", "31")], as: visitor).status == 303)
  }

  @Test func `a debt that is here under its name is brought up to date`() throws {
    let visitor = Visitor()
    for balance in ["900", "850"] {
      let page = try preview("name-1=Blue&balance-1=\(balance)&apr-1=19.9", for: visitor)
      #expect(try add(page, [("due-day", "5"), ("keep", "merge")], as: visitor).status == 303)
    }
    let json = try visitor.get("/cards.json").text
    #expect(json.matches(of: /"name":"Blue"/).count == 1)
    #expect(json.contains(#""name":"Blue","balance":"850.00""#))
  }

  @Test func `so is the due day of a loan, and a plan without one leaves it`() throws {
    let visitor = Visitor()
    let loan = "name-1=Car&kind-1=loan&balance-1=900&apr-1=5&minimum-1=50"
    for (day, kept) in [("&due-day-1=5", 5), ("&due-day-1=9", 9), ("", 9)] {
      let page = try preview("\(loan)\(day)", for: visitor)
      #expect(try add(page, [("keep", "merge")], as: visitor).status == 303)
      #expect(try visitor.get("/cards.json").text.contains("\"dueDay\":\(kept)"))
    }
  }

  @Test(arguments: [
    ("", "/cards"), ("&order=smallest", "/cards"),
    ("&budget=60", "/cards/plan?budget=60.00#answer"),
    ("&budget=60&order=smallest", "/cards/plan?budget=60.00&order=smallest#answer"),
    ("&budget=60&order=own&own=1", "/cards/plan?budget=60.00#answer"),
    ("&extra=10&minimum-1=25", "/cards/plan?budget=35.00#answer"),
  ])
  func `what is paid a month goes along to the plan for them`(
    typed: String, next: String
  ) throws {
    let visitor = Visitor()
    let page = try preview("name-1=Blue&balance-1=900&apr-1=19.9\(typed)", for: visitor)
    func payments(_ page: TestSite.Reply) throws -> [(String, String)] {
      let form = PageElements(page.text).forms.first { $0.values.contains { $0.0 == "confirm" } }
      return try #require(form).values.filter { ["budget", "order"].contains($0.0) }
    }
    let others = try payments(page)
    let refused = try add(page, others, as: visitor)
    #expect(refused.status == 422)
    #expect(try payments(refused).map(\.1) == others.map(\.1))
    let added = try add(page, others + [("due-day", "5")], as: visitor)
    #expect(added.headers["Location"] == next)
    let plan = try visitor.get(next)
    #expect(plan.status == 200)
    #expect(plan.text.contains("Done. 1 card is in this browser now."))
  }

  @Test func `two debts of one name stay two, also where one of them is here`() throws {
    let visitor = Visitor()
    let query = "name-1=Visa&balance-1=900&apr-1=19.9&name-2=Visa&balance-2=400&apr-2=24.9"
    let days = [("due-day", "5"), ("due-day-2", "6")]
    for _ in 1...2 {
      let page = try preview(query, for: visitor)
      #expect(try add(page, days + [("keep", "merge")], as: visitor).status == 303)
      let json = try visitor.get("/cards.json").text
      #expect(json.matches(of: /"name":"Visa"/).count == 2)
      #expect(json.contains(#""balance":"900.00""#) && json.contains(#""balance":"400.00""#))
    }
  }

  @Test func `a rate that is not the effective one of a year is asked again later`() throws {
    let visitor = Visitor()
    let page = try preview("balance-1=900&apr-1=19.9&basis=nominal", for: visitor)
    #expect(try add(page, [("due-day", "5")], as: visitor).status == 303)
    #expect(try visitor.get("/cards.json").text.contains(#""apr":null"#))
  }

  @Test(arguments: ["promo-months-1=6&promo-apr-1=0", "lump-1=50&lump-month-1=3", "spend-1=20"])
  func `offers and one-off payments are said to stay behind`(more: String) throws {
    let page = try preview("balance-1=900&apr-1=19.9&\(more)")
    #expect(page.text.contains("Offers, new spending and one-off payments belong to a plan."))
  }

  @Test(arguments: ["", "balance-1=none&apr-1=19.9", "name-1=Blue"])
  func `the page of the plan says what is wrong`(query: String) throws {
    let answer = try preview(query)
    #expect(answer.status == 303)
    #expect(answer.headers["Location"] == (query.isEmpty ? "/plan" : "/plan?\(query)"))
  }

  @Test func `the plan leads there with its debts`() throws {
    let page = try Visitor().get("/plan?balance-1=900&apr-1=19.9&budget=50").page
    let button = try #require(page.elements.first { $0["formaction"] == "/cards/from-plan" })
    let sent = try #require(page.forms.first { $0.element["id"] == button["form"] })
    let query = sent.values.map { "\($0.0)=\($0.1)" }.joined(separator: "&")
    #expect(try preview(query).text.contains("Add this card to this browser?"))
  }

  @Test func `in a frame of another site it opens a window of its own`() throws {
    let page = try Visitor().get("/embed/plan?balance-1=900&apr-1=19.9&budget=50").text
    #expect(page.contains("formaction=\"/cards/from-plan\" formtarget=\"_blank\""))
  }
}

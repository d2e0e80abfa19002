@testable import PlanPages

/// Debts of all kinds in one plan.
///
/// The figures are those of the contract's example, which a program of its own has worked out.
@Suite struct PlanKindsTests {
  /// A card, an overdraft, a purchase paid later, council tax of £80 a month, and energy.
  private static let example = """
    balance-1=900&apr-1=19.9&kind-2=overdraft&balance-2=600&apr-2=39.9&kind-3=pay-later\
    &balance-3=240&minimum-3=40&kind-4=priority&name-4=Council+tax&balance-4=320&minimum-4=80\
    &kind-5=priority&name-5=Energy&balance-5=150&budget=220
    """

  private func json(_ query: String) throws -> JSONValue {
    try TestSite.get("/plan.json?\(query)").json
  }

  @Test func `gives programs the example of the contract`() throws {
    let text = try TestSite.get("/plan.json?\(Self.example)").text
    for part in [
      """
      {"currency":"GBP","order":"best","budget":"220.00","minimums":"142.72",\
      "belowMinimums":false,"outcome":"cleared","months":12,"interest":"229.53",\
      "paid":"2439.53","uncleared":[],"saving":null,"debts":[
      """,
      """
      {"number":5,"name":"Energy","kind":"priority","balance":"150.00","minimum":"0.00",\
      "minimumEstimated":false,"payment":"0.00","cleared":3,"interest":"0.00","spent":"0.00",\
      "paid":"150.00"}
      """,
      "\"ways\":[{\"way\":\"minimums\",\"outcome\":\"never\",\"months\":null,\"interest\":null",
      "{\"way\":\"smallest\",\"outcome\":\"cleared\",\"months\":12,\"interest\":\"233.53\"",
      "\"interest\":\"229.53\",\"paid\":\"2439.53\",\"of\":\"dearest\",\"sequence\":null}",
      """
      "tried":{"orders":6,"all":true},"priority":{"debts":[4,5],"owed":"470.00",\
      "agreed":"80.00","withoutAgreement":[5],"cleared":3},"short":[]
      """,
      """
      {"month":1,"interest":"30.74","payment":"220.00","owed":"2020.74",\
      "payments":["22.72","0.00","40.00","157.28","0.00"],\
      "closing":["891.00","617.02","200.00","162.72","150.00"]}
      """,
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `has no member about priority debts where there are none`() throws {
    let answer = try json("balance-1=900&apr-1=19.9&kind-2=overdraft&balance-2=600&apr-2=39.9")
    #expect(answer["priority"] == nil)
    #expect(answer["tried"]?["orders"]?.number == "2")
  }

  /// (1.399)^(1/12) − 1 of £600 is £17.02; 39.9 ÷ 12 % of it would be £19.95.
  @Test(arguments: [("", "17.02"), ("&basis=nominal", "17.02"), ("&basis-1=nominal", "19.95")])
  func `an overdraft's rate is effective unless it says otherwise`(basis: String, interest: String)
    throws
  {
    let answer = try json("kind-1=overdraft&balance-1=600&apr-1=39.9&budget=100\(basis)")
    #expect(answer["schedule"]?.array?.first?["interest"]?.string == interest)
    #expect(answer["debts"]?.array?.first?["minimum"]?.string == "0.00")
    #expect(answer["debts"]?.array?.first?["minimumEstimated"]?.bool == false)
  }

  /// Two that come first leave 3! orders of five debts, and one order where all come first.
  @Test func `only debts without priority change places`() throws {
    let alone = try json("kind-1=priority&balance-1=900&kind-2=priority&balance-2=400&budget=100")
    #expect(alone["tried"]?["orders"]?.number == "1")
    #expect(alone["tried"]?["all"]?.bool == true)
    #expect(alone["priority"]?["cleared"]?.number == "13")
    let own = try json("\(Self.example)&order=own&own=5,3,2")
    #expect(own["schedule"]?.array?.first?["payments"]?.array?[3].string == "157.28")
  }

  @Test func `never is when the last priority debt stays open`() throws {
    let answer = try json(
      "kind-1=priority&balance-1=900&balance-2=5000&apr-2=39.9&minimum-2=100&budget=100")
    #expect(answer["priority"]?["cleared"]?.isNull == true)
  }

  @Test(
    arguments: [
      ("kind-1=pay-later&balance-1=240", "Enter the monthly instalment of debt 1"),
      ("kind-1=loan&balance-1=240&apr-1=5", "Enter the monthly payment of debt 1, a loan"),
      (
        "kind-1=pay-later&balance-1=240&minimum-1=lots",
        "Instalment a month of debt 1 must be an amount, like 1,250 or 99.50"
      ),
    ])
  func `asks for an instalment in the words of its field`(query: String, message: String) throws {
    let response = try TestSite.get("/plan.json?\(query)")
    #expect(response.status == 422)
    let error = try #require(try response.errors.first)
    #expect(error.field == "minimum-1" && error.message == message)
  }

  @Test func `ignores what a kind does not have`() throws {
    let answer = try json(
      "kind-1=priority&balance-1=100&rule-1=lots&spend-1=lots&budget=50"
        + "&kind-2=overdraft&balance-2=100&apr-2=0&rule-2=lots")
    #expect(answer["outcome"]?.string == "cleared")
  }

  @Test func `names no other debts where there are none`() throws {
    let page = try TestSite.get("/plan?kind-1=priority&balance-1=100&budget=50").text
    #expect(page.contains("Debt 1 comes before other debts"))
    #expect(!page.contains("before all other debts") && page.contains("can cost a home"))
    let overdraft = try TestSite.get("/plan?kind-1=overdraft&balance-1=100&apr-1=39&budget=50").text
    #expect(overdraft.contains("has no minimum") && !overdraft.contains("starts at £0"))
  }

  @Test(arguments: [
    ("kind-1=loan&balance-1=1000&minimum-1=50&apr-1=5", "£50 every month, until they’re paid off"),
    ("balance-1=150&apr-1=20", "£5 every month, until they’re paid off"),
    ("balance-1=3000&apr-1=20", "a month, then shrinks"),
    (
      "kind-1=loan&balance-1=1000&minimum-1=50&apr-1=5&balance-2=150&apr-2=20",
      "a month, then shrinks"
    ),
  ])
  func `says that minimums shrink where they do`(debts: String, words: String) throws {
    let page = try TestSite.get("/plan?\(debts)&budget=200").text
    #expect(page.contains("every month, until they’re paid off") == words.contains("every month"))
    #expect(page.contains(words))
  }

  @Test(arguments: [
    ("apr-1=20&spend-1=300", "the interest and new spending keep up with what you pay"),
    ("apr-1=0&spend-1=300", "new spending keeps up with what you pay"),
    ("kind-1=overdraft&apr-1=80", "the interest keeps up with the payments"),
  ])
  func `says what keeps up with the payments`(terms: String, words: String) throws {
    let page = try TestSite.get("/plan?balance-1=5000&\(terms)&budget=250").text
    #expect(page.contains(words))
  }

  @Test(
    arguments: Row.pairs(
      """
      // With an offer the minimums grow when it ends.
      balance-1=3000&apr-1=24.9&promo-months-1=12&budget=200 | starts at £30 a month<
      // The card is paid off in July 2034, and asks for nothing from then on.
      kind-1=overdraft&balance-1=10000&apr-1=39.9&balance-2=1000&apr-2=60&promo-months-2=2&budget=30 | in 49 months, the first in February 2027.
      kind-1=overdraft&balance-1=1000&apr-1=30&kind-2=overdraft&balance-2=500&apr-2=40&budget=100 | All of it, <b>£100</b>, goes to Debt 2.
      balance-1=1000&apr-1=20&budget=50&lump-1=500&lump-month-1=3 | a month, and £500 once, and it’s paid off
      balance-1=1&apr-1=20&balance-2=1&apr-2=0&budget=600 | Pay £2.02 and they’re all paid off in December 2026.
      kind-1=overdraft&balance-1=500&apr-1=39.9&lump-1=600&lump-month-1=1 | Pay £600 once and it’s paid off in December 2026.
      // 514.19 of the 600 clears debt 1; nothing else is ever paid.
      kind-1=overdraft&balance-1=500&apr-1=39.9&kind-2=overdraft&balance-2=700&apr-2=30&lump-1=600&lump-month-1=1 | £600 once never pays off Debt 2: nothing more is paid in.
      // After the offer, the interest is about 18.70 a month.
      balance-1=1000&apr-1=24.9&minimum-1=10&promo-months-1=12&budget=100 | The interest keeps up with the payments.
      // Interest of about 41.57 leaves 8.43 of each payment: over 4,000 months.
      balance-1=100000&apr-1=0.5&minimum-1=50 | £50 a month never pays off Debt 1: it would take over 100 years.
      balance-1=100000&apr-1=0&minimum-1=10&balance-2=10&apr-2=20 | £15 a month never pays off Debt 1: it would take over 100 years.
      balance-1=1000&apr-1=0&balance-2=500&apr-2=0&budget=100 | There is no interest to pay, so every order costs the same.
      kind-1=loan&name-1=Car&balance-1=2000&apr-1=5&minimum-1=100&budget=50 | Car will ask for £100 this month.
      kind-1=loan&name-1=Car&balance-1=2000&apr-1=5&minimum-1=100&budget=50 | Pay the minimum, which stays above £50. It’s paid off in
      balance-1=3000&apr-1=18&basis=nominal&budget=120 | /balance-transfer?balance=3000.00&amp;apr=18&amp;currency=GBP&amp;basis=nominal
      """))
  func `says what its figures say`(query: String, words: String) throws {
    let page = try TestSite.get("/plan?\(query)").text
    let plain = page.replacing(/<(?!\/?span|\/?p)[^>]*>/, with: "")
    #expect(page.contains(words) || plain.contains(words))
  }

  @Test func `calls no order the cheapest where none ends, or all cost the same`() throws {
    let never =
      "balance-1=1000&apr-1=30&minimum-1=5&kind-2=priority&balance-2=500&minimum-2=10&budget=15"
    for query in [never, "balance-1=1000&apr-1=0&balance-2=500&apr-2=0&budget=100"] {
      let page = try TestSite.get("/plan?\(query)").text
      #expect(!page.contains("cheapest") && page.contains("your plan"))
    }
  }

  @Test func `asks for a sum only where one can be chosen`() throws {
    let debt = "kind-1=overdraft&balance-1=500&apr-1=40"
    #expect(try TestSite.get("/plan?\(debt)").text.contains("so choose below"))
    let months = try TestSite.get("/plan/schedule?\(debt)").text
    #expect(months.contains("This debt asks for no minimum, and no payment was chosen."))
  }

  /// Letters come in months 18, 27 and 36 about debt 1, and in 27 and 36 about debt 2.
  @Test func `tells of a first letter as one`() throws {
    let page = try TestSite.get(
      "/plan?balance-1=3000&apr-1=34.9&balance-2=3000&apr-2=39.9&promo-months-2=12"
    ).text
    #expect(page.contains("Most of what you paid on Debt 2 went on interest."))
    #expect(page.contains("You may get another letter about Debt 1."))
    #expect(page.contains("You may get another letter about Debt 1 and Debt 2."))
  }

  @Test func `heads months by what is paid in them`() throws {
    let debts = "/plan/schedule?balance-1=900&apr-1=39.9&balance-2=3500&apr-2=24.9"
    #expect(try TestSite.get("\(debts)&budget=60").text.contains(">What you pay each month</h2>"))
    #expect(try TestSite.get("\(debts)&budget=300").text.contains(">Paying £300 every month</h2>"))
  }

  @Test func `says the same in a frame`() throws {
    let page = try TestSite.get("/embed/plan?\(Self.example)").text
    #expect(page.contains("Council tax and Energy first"))
  }

  /// StepChange serves everybody, Business Debtline nobody in Northern Ireland.
  @Test(arguments: [("", "Advice NI"), ("&nation=scotland", "Business Debtline")])
  func `shows one help line, and folds why and all others above the figures`(
    nation: String, other: String
  ) throws {
    let page = try TestSite.get("/plan?\(Self.example)\(nation)").text
    let panel = try #require(page.firstMatch(of: /id="priority"[\s\S]*?<\/section>/)).0
    let fold = try #require(panel.firstRange(of: "<details>"))
    let (shown, folded) = (panel[..<fold.lowerBound], panel[fold.lowerBound...])
    let line = "StepChange <a href=\"tel:08001381111\">0800 138 1111</a>"
    #expect(shown.contains("Free help: \(line)") && !folded.contains("StepChange"))
    for words in ["can cost a home", "Nothing is agreed for Energy yet. An adviser can", other] {
      #expect(folded.contains(words) && !shown.contains(words), "\(words)")
    }
  }

  @Test func `folds why alone in a currency without help lines of its own`() throws {
    let page = try TestSite.get("/plan?\(Self.example)&currency=USD").text
    #expect(page.contains("<summary>Why</summary>") && !page.contains("Free help:"))
  }

  @Test func `looks as approved`() throws {
    expectApprovedMain(of: try TestSite.get("/plan?\(Self.example)").text, as: "Plan/kinds.html")
  }

  @Test func `a typed payment of nothing is no agreement`() throws {
    let query =
      "?kind-1=priority&name-1=Rent&balance-1=450&minimum-1=0&balance-2=900&apr-2=19.9&budget=100"
    let plan = try TestSite.get("/plan.json\(query)").text
    #expect(plan.contains("\"withoutAgreement\":[1]"))
    #expect(
      try TestSite.get("/plan\(query)").text.contains("An adviser can help you agree an amount"))
  }
}

import Components
import Farthing
import Formats
import MortgageRates
import Web

@testable import CardsPages

@Suite struct CardsPageTests {
  typealias Values = CardsTestValues

  static let cards: [Card] = [
    Values.card(
      1,
      Values.details(
        "Blue", 900_00, statementDay: 12, apr: 25, minimum: 25_00, hasReminder: true, style: .blue)),
    Values.card(2, Values.details("Gold", 3_200_00, of: 3000_00, dueDay: 28, apr: 35)),
    Values.card(
      3, Values.details("Holiday", -25_00, of: 1500_00, dueDay: 31), paidFor: "2026-11-30"),
    Values.card(4, Values.details("Old", 50_00, of: 0)),
  ]

  func page(_ cards: [Card]) -> CardsPage {
    CardsPage(
      book: CardsBook(wallet: Wallet(cards: cards)), today: Values.today, stamp: Values.stamp)
  }

  func document(_ page: Page) -> String {
    PageLayout(
      tools: Catalogue.tools(rates: LatestRates(at: nil)).filter(\.isInNavigation).map(\.tile),
      assets: Assets(list: ""), help: .standard
    ).document(page)
      .text
  }

  func target(_ query: [(String, String)]) throws -> CardsTarget {
    CardsTarget(
      Wallet(cards: Self.cards), try CardsTargetForm(Submission(query), in: .gbp),
      today: Values.today)
  }

  @Test func `looks as approved`() throws {
    let filled = page(Self.cards)
    let wrong = Submission([("name", ""), ("balance", "<lots>"), ("due-day", "40")])
    let invalid = thrown(InvalidForm.self) { try CardDetails(wrong, in: .gbp) }
    let query = [("target", "20"), ("budget", "300")]
    for (name, page) in [
      ("empty", page([]).list()),
      ("list", filled.list()),
      ("edit", filled.edit(Self.cards[0], filled.form(Submission(Self.cards[0].details.typed)))),
      (
        "helper",
        CardsHelperPage.answered(filled.form(Submission(query)).reading, try target(query))
      ),
      (
        "statement",
        CardsTransferPage(cards: page([])).preview(
          CardsPreview(wallet: Wallet(cards: [Self.cards[0]]), needsDueDays: true),
          confirm: "token", FormState(currency: .gbp))
      ),
      ("transfer", CardsTransferPage(cards: filled).page(link: "http://localhost/w", code: nil)),
    ] {
      expectApprovedMain(of: document(page), as: "Cards/\(name).html")
    }
    expectApprovedDifference(
      of: document(filled.list(filled.form(wrong, errors: invalid?.errors ?? []))),
      from: document(filled.list()), as: "Cards/wrong.diff")
  }

  @Test func `says why nothing was saved`() throws {
    let filled = page(Self.cards)
    #expect(document(filled.list(notice: .full)).contains("There is no more room for this"))
    let typed = Submission([("name", "Blue"), ("balance", "5"), ("limit", "6"), ("due-day", "4")])
    let stale = document(filled.edit(Self.cards[0], filled.form(typed), isStale: true))
    #expect(stale.contains("Blue was changed after this page was made. It now has a balance of"))
    #expect(stale.contains("Save below to keep what you typed instead."))
    #expect(PageElements(stale).inputs("balance").map { $0["value"] } == ["5"])
  }

  /// £2,300 brings Gold, £600 Blue to 30% of its limit, and Old's £50 has no limit.
  @Test func `says what brings each card to a share of its limit`() throws {
    let shares = document(CardsHelperPage.answered(page(Self.cards).form().reading, try target([])))
    #expect(
      shares.contains(
        "Paying <b class=\"good\">£2,950</b> would bring every card to 30% of its limit, and pay off those without one."
      ))
    let none = CardsTarget(
      Wallet(), try CardsTargetForm(Submission(), in: .gbp), today: Values.today)
    let empty = document(CardsHelperPage.answered(page([]).form().reading, none))
    #expect(empty.contains("Add your cards first, to see what to pay."))
  }

  @Test func `asks before cards are received what to do with those that are here`() {
    let asking = document(
      CardsTransferPage(cards: page(Self.cards)).receive(
        Wallet(cards: Self.cards), token: "token", FormState(currency: .gbp)))
    for words in ["Nothing is saved until you press Add.", "Keep both", "Add these 4 cards"] {
      #expect(asking.contains(words))
    }
  }

  @Test func `gives the sums of all cards`() throws {
    func totals(_ cards: [Card]) throws -> String {
      try #require(PageElements(document(page(cards).list())).parts("dl", of: "totals").last).words
    }
    #expect(
      try totals([Self.cards[0]])
        == "You owe in all £900 Credit available £100 left to spend Used of £1,000 90%")
    #expect(
      try totals([Self.cards[0], Self.cards[3]])
        == "You owe in all £950 Credit available, on 1 card £100 left to spend Used of £1,000 90%")
    #expect(try totals([Self.cards[3]]) == "You owe in all £50")
    #expect(
      try totals([Self.cards[2]])
        == "Your cards owe you £25 Credit available £1,525 left to spend Used of £1,500 0%")
  }

  /// 25.00 for Blue; 1% of Old's 50.00 is less than 5.00; Gold asks for 32.00 and for 81.04 of
  /// interest, as 1.35^(1/12) is 1.025324.
  @Test func `says how much is to be paid, until when, and what is a guess`() {
    func told(_ places: Int...) -> [String] {
      let list = PageElements(document(page(places.map { Self.cards[$0] }).list()))
      let due = list.parts("section").first { $0[id: "due"] != nil }
      return [list[id: "cards"], due?.parts("p", of: "small").last].map { $0?.words ?? "" }
    }
    #expect(told(0) == ["£25 to pay by 5 December", ""])
    #expect(
      told(0, 3) == ["£30 to pay by 5 December", "We’ve guessed the minimum of Old. Add yours"])
    #expect(
      told(0, 1, 3) == [
        "£143.04 to pay by 5 December", "We’ve guessed the minimums of Gold and Old. Add yours",
      ])
    #expect(told(2) == ["£0 to pay: every payment is made", ""])
  }

  @Test func `lists the cards by when they are due`() throws {
    let cards =
      Self.cards + [
        Values.card(5, Values.details("Amex", 80_00, dueDay: 18)),
        Values.card(6, Values.details("Clear", 0)),
      ]
    let list = PageElements(document(page(cards).list()))
    let section = try #require(list.parts("section").first { $0[id: "due"] != nil })
    #expect(section.parts("h3").map(\.words) == ["This week", "Later", "Nothing due", "Paid"])
    #expect(
      section.parts("ul", of: "rows").map { $0.parts("bdi").map(\.words) } == [
        ["Gold"], ["Blue", "Old", "Amex"], ["Clear"], ["Holiday"],
      ])
  }

  @Test func `the form for another card opens where it is asked for`() {
    let list = document(page(Self.cards).list(query: Submission([("add", "card")])))
    #expect(list.contains("<details class=\"card\" id=\"add\" open>"))
  }

  @Test func `a card's own page tells the credit available and the reminder`() {
    func card(_ details: CardDetails) -> String {
      let page = page([])
      return document(page.edit(Values.card(1, details), page.form(Submission(details.typed))))
    }
    let told = card(Values.details(hasReminder: true))
    #expect(
      told.contains("<b>£100</b> of £1,000 left to spend.") && told.contains("Reminder 5 December<")
    )
    let nothing = card(Values.details(of: 0))
    #expect(!nothing.contains("left to spend") && !nothing.contains("class=\"remind\""))
  }

  @Test func `sends the minimum that it shows when a row is marked as paid`() throws {
    let visitor = Visitor()
    try visitor.post("/cards", Values.fields(and: [("minimum", "25")]))
    let list = try visitor.get("/cards")
    #expect(list.hidden("amount") == ["25.00"])
    let card = try #require(
      list.page.parts("form").compactMap { $0["action"] }.first { $0.hasSuffix("/paid") })
    let paid = try visitor.post(card, try list.stamped([("amount", "25.00")]))
    #expect(paid.status == 303)
    #expect(try visitor.get("/cards.json").text.contains("\"balance\":\"875.00\""))
    #expect(try visitor.get("/cards").hidden("amount") == [])
  }

  @Test func `offers to undo a payment in its row, once the news of it was told`() throws {
    let visitor = Visitor()
    func undoes() throws -> Int {
      try visitor.get("/cards").page.parts("button").count {
        $0["aria-label"]?.hasPrefix("Undo: marking") == true
      }
    }
    for name in ["Blue", "Gold"] { try visitor.post("/cards", Values.fields(name)) }
    let ids = try visitor.get("/cards.json").text.matches(of: /"id":"([^"]*)"/).map(\.1)
    for id in ids { try visitor.post("/cards/\(id)/paid") }
    #expect(try undoes() == 0)
    #expect(try undoes() == 1)
    try visitor.post("/cards/undo", try visitor.get("/cards").stamped())
    #expect(try undoes() == 0)
    #expect(try undoes() == 0)
  }

  /// 2,292.00 at 17.91% costs 31.68 in the first month (the example of the calculator): with 2% of
  /// the balance, 45.84, that is 77.52.
  @Test func `carries the minimum over where it is that of a named rule`() throws {
    let details = CardDetails(
      name: "Blue", balance: Money(minorUnits: 2292_00, .gbp), limit: .pounds(3000), dueDay: 5,
      statementDay: nil, apr: Percentage(tenThousandths: 17_9100),
      minimum: Money(minorUnits: 77_52, .gbp), hasReminder: false, style: .teal)
    let card = Values.card(1, details)
    let page = page([card])
    let change = document(page.edit(card, page.form(Submission(details.typed))))
    let link =
      "/credit-card?balance=2292.00&amp;apr=17.91&amp;rule=two-percent&amp;currency=GBP#answer"
    #expect(change.contains("href=\"\(link)\""))
    let json = try TestSite.get("/credit-card.json?balance=2292.00&apr=17.91&rule=two-percent").text
    #expect(json.contains("\"firstPayment\":\"77.52\""))
  }
}

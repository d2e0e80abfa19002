import Hosting
import Farthing
import Markup

@testable import CardsPages
import MortgageRates

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
      CardsBook(wallet: Wallet(cards: cards)), today: Values.today, stamp: Values.stamp)
  }

  func document(_ page: Page) -> String {
    PageLayout(
      tools: Catalogue.tools(rates: LatestRates(at: nil)).filter(\.isInNavigation).map(\.tile),
      assets: Assets(served: [:]), help: .standard
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
    let invalid = #expect(throws: InvalidForm.self) { try CardDetails(wrong, in: .gbp) }
    let query = [("target", "20"), ("budget", "300")]
    for (name, page) in [
      ("empty", page([]).list()),
      ("list", filled.list()),
      ("edit", filled.edit(Self.cards[0], filled.reading(Submission(Self.cards[0].details.typed)))),
      ("helper", CardsHelperPage.answered(filled.reading(Submission(query)), try target(query))),
      (
        "statement",
        CardsTransferPage(page([])).preview(
          CardsPreview(wallet: Wallet(cards: [Self.cards[0]]), needsDueDays: true),
          confirm: "token", typed: Submission(), invalid: InvalidForm(errors: []))
      ),
      (
        "transfer",
        CardsTransferPage(filled).page(
          link: "http://localhost/w", code: nil, InvalidForm(errors: []))
      ),
    ] {
      expectApprovedMain(of: document(page), as: "Cards/\(name).html")
    }
    expectApprovedDifference(
      of: document(filled.list(filled.reading(wrong), invalid: invalid)),
      from: document(filled.list()), as: "Cards/wrong.diff")
  }

  @Test func `says why nothing was saved`() throws {
    let filled = page(Self.cards)
    #expect(document(filled.list(notice: .full)).contains("There is no more room for this"))
    let typed = Submission([("name", "Blue"), ("balance", "5"), ("limit", "6"), ("due-day", "4")])
    let stale = document(filled.edit(Self.cards[0], filled.reading(typed), isStale: true))
    #expect(stale.contains("Blue was changed after this page was made. It now has a balance of"))
    #expect(stale.contains("Save below to keep what you typed instead."))
    #expect(PageElements(stale).inputs("balance").map { $0["value"] } == ["5"])
  }

  /// £2,300 brings Gold, £600 Blue to 30% of its limit, and Old's £50 has no limit.
  @Test func `says what brings each card to a share of its limit`() throws {
    let shares = document(
      CardsHelperPage.answered(page(Self.cards).reading(Submission()), try target([])))
    #expect(
      shares.contains(
        "Paying <b class=\"good\">£2,950</b> would bring every card to 30% of its limit, and pay off those without one."
      ))
    let none = CardsTarget(
      Wallet(), try CardsTargetForm(Submission(), in: .gbp), today: Values.today)
    let empty = document(CardsHelperPage.answered(page([]).reading(Submission()), none))
    #expect(empty.contains("Add your cards first, to see what to pay."))
  }

  @Test func `asks before cards are received what to do with those that are here`() {
    let asking = document(
      CardsTransferPage(page(Self.cards)).receive(
        Wallet(cards: Self.cards), token: "token", InvalidForm(errors: [])))
    for words in ["Nothing is saved until you press Add.", "Keep both", "Add these 4 cards"] {
      #expect(asking.contains(words))
    }
  }

  @Test func `gives the sums of all cards`() throws {
    func glance(_ cards: [Card]) throws -> String {
      try #require(PageElements(document(page(cards).list())).parts("div", of: "sums").last).words
    }
    #expect(
      try glance([Self.cards[0]])
        == "You owe £900 90% of your £1,000 limit Credit available £100 left to spend of £1,000")
    #expect(
      try glance([Self.cards[0], Self.cards[3]])
        == "You owe £950 90% of your £1,000 limit Credit available £100 left to spend of £1,000, on 1 card"
    )
    #expect(try glance([Self.cards[3]]) == "You owe £50")
    #expect(
      try glance([Self.cards[2]])
        == "Your cards owe you £25 0% of your £1,500 limit Credit available £1,525 left to spend of £1,500"
    )
  }

  /// 25.00 for Blue; 1% of Old's 50.00 is less than 5.00; Gold asks for 32.00 and for 81.04 of
  /// interest, as 1.35^(1/12) is 1.025324.
  @Test func `says how much is still to be paid, until when, and what is a guess`() {
    func heading(_ places: Int...) -> [String] {
      let list = PageElements(document(page(places.map { Self.cards[$0] }).list()))
      let part = list.parts("section").first { $0[id: "cards"] != nil }
      return [part?[id: "cards"], part?.parts("p", of: "hint").first].map { $0?.words ?? "" }
    }
    #expect(heading(0) == ["Still to pay by 5 December: £25", "The minimum on 1 card."])
    #expect(
      heading(0, 3) == [
        "Still to pay by 5 December: £30",
        "The minimums on 2 cards. We’ve guessed one: add it from your statement.",
      ])
    #expect(
      heading(0, 1, 3) == [
        "Still to pay by 5 December: £143.04",
        "The minimums on 3 cards. We’ve guessed 2: add them from your statements.",
      ])
    #expect(
      heading(3) == [
        "Still to pay by 5 December: £5",
        "The minimum on 1 card. We’ve guessed: add what your statement asks for.",
      ])
    #expect(heading(2) == ["Every payment is made", ""])
  }

  @Test(arguments: [
    ("", ["Gold", "Blue", "Holiday", "Old"]), ("due", ["Gold", "Blue", "Old", "Holiday"]),
    ("balance", ["Gold", "Blue", "Old", "Holiday"]),
    ("nothing", ["Gold", "Blue", "Holiday", "Old"]),
  ])
  func `lists the cards in the order that was asked for`(order: String, names: [String]) throws {
    let list = PageElements(document(page(Self.cards).list(query: Submission([("order", order)]))))
    let rows = try #require(list.parts("ul", of: "dues").last)
    #expect(rows.parts("bdi").map(\.words) == names)
    let chosen = list.parts("b").filter { $0["aria-current"] == "true" }
    #expect(chosen.count == 2 && chosen.last?.words == "Credit card")
  }

  @Test func `the form for another card is folded until it is asked for`() {
    let filled = page(Self.cards)
    #expect(document(filled.list()).contains("<details class=\"card\" id=\"add\">"))
    #expect(
      document(filled.list(query: Submission([("add", "card")])))
        .contains("<details class=\"card\" id=\"add\" open>"))
  }

  /// The row of a card in the list, as text.
  private func rows(of name: String, in cards: [Card]) -> [String] {
    PageElements(document(page(cards).list())).parts("li").filter { row in
      row.parts("bdi").contains { $0.words == name }
    }.map(\.words)
  }

  /// 1,000.00 less 900.00; nothing where the card is over its limit; a credit adds to it.
  @Test(arguments: [
    ("Blue", "£100 left to spend"), ("Gold", "£0 left to spend"),
    ("Holiday", "£1,525 left to spend"),
  ])
  func `tells the credit available on each card`(name: String, words: String) throws {
    #expect(try #require(rows(of: name, in: Self.cards).last).contains(words))
  }

  @Test func `tells of no credit on a card whose limit is not known`() throws {
    #expect(
      rows(of: "Old", in: Self.cards) == [
        "5 Dec Old About £5 to pay in 14 days. Our estimate: add the minimum from your statement "
          + "£50 owed Mark as paid: £5.00 on Old"
      ])
  }

  @Test func `rows of a card with and without a reminder differ by the date of the reminder`() {
    let (with, without) = (
      rows(of: "Blue", in: [Values.card(1, Values.details(hasReminder: true))]),
      rows(of: "Blue", in: [Values.card(1, Values.details(hasReminder: false))])
    )
    #expect(with.count == 1)
    #expect(with.map { $0.replacing(" Reminder 5 December", with: "") } == without)
    #expect(zip(with, without).allSatisfy(!=))
  }

  @Test func `a card's own page tells the credit available and the reminder`() {
    func card(_ details: CardDetails) -> String {
      let page = page([])
      return document(
        page.edit(Values.card(1, details), page.reading(Submission(details.typed))))
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
      try visitor.get("/cards").page.parts("button").count { $0.words.hasPrefix("Undo: marking") }
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

  @Test func `carries the figures over to the credit card calculator`() throws {
    let blue = Self.cards[0]
    let page = page(Self.cards)
    let change = document(page.edit(blue, page.reading(Submission(blue.details.typed))))
    let link = "href=\"/credit-card?balance=900.00&amp;apr=25&amp;currency=GBP#answer\""
    #expect(change.contains(link))
    let response = try TestSite.get("/credit-card?balance=900.00&apr=25")
    #expect(response.status == 200)
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
    let change = document(page.edit(card, page.reading(Submission(details.typed))))
    let link =
      "/credit-card?balance=2292.00&amp;apr=17.91&amp;rule=two-percent&amp;currency=GBP#answer"
    #expect(change.contains("href=\"\(link)\""))
    let json = try TestSite.get(
      "/credit-card.json?balance=2292.00&apr=17.91&rule=two-percent"
    ).text
    #expect(json.contains("\"firstPayment\":\"77.52\""))
  }
}

import Finance
import GroupsFormulas
import Keeping
import Web

@testable import GroupsPages

/// The home page of a browser that keeps cards or groups; it is 21 November 2026.
@Suite struct WelcomeBackTests {
  private let browser = Visitor()

  private func addCard(_ name: String, due: Int, minimum: String, balance: String = "900") throws {
    let added = try browser.post(
      "/cards",
      filledIn("name=\(name)&balance=\(balance)&limit=1000&due-day=\(due)&minimum=\(minimum)"))
    #expect(added.status == 303)
  }

  @Test func `a new visitor is asked the question`() throws {
    let page = try browser.get("/")
    #expect(page.text.contains("<h1>What does your debt really cost?</h1>"))
    #expect(!page.text.contains("Welcome back"))
    #expect(page.headers["Cache-Control"] == "public, max-age=300")
    // At an address that somebody has chosen it is kept nowhere, as it changes once a card is kept.
    #expect(try browser.get("/?nation=wales").headers["Cache-Control"] == "no-store")
  }

  @Test func `the heading says what is due within days, and the page is kept nowhere`() throws {
    try addCard("<Gold>", due: 31, minimum: "10")
    try addCard("Blue", due: 22, minimum: "25")
    let page = try browser.get("/")
    #expect(page.text.contains("<h1>Welcome back. £25 is due tomorrow.</h1>"))
    #expect(page.text.contains("<p class=\"sum cost\">£25 <span>by tomorrow</span></p>"))
    #expect(page.text.contains("<a href=\"/cards\">Due next: <bdi>Blue</bdi></a>"))
    #expect(page.text.contains("1 more payment is due by 30 November"))
    #expect(page.headers["Cache-Control"] == "no-store")
  }

  @Test(arguments: [
    (21, "£25 is due today.", "today"),
    (24, "£25 is due on 24\u{A0}November.", "by 24\u{A0}November"),
    (25, nil, "by 25\u{A0}November"),
  ])
  func `only what is due within three days is in the heading`(
    day: Int, urgent: String?, words: String
  ) throws {
    try addCard("Blue", due: day, minimum: "25")
    let page = try browser.get("/").text
    #expect(page.contains("<h1>Welcome back\(urgent.map { ". \($0)" } ?? "")</h1>"))
    #expect(page.contains("£25 <span>\(words)</span>"))
    #expect(page.contains("No other payment is due"))
  }

  @Test func `an estimated minimum is said to be about right`() throws {
    try addCard("Blue", due: 22, minimum: "")
    #expect(try browser.get("/").text.contains("<h1>Welcome back. About £"))
  }

  @Test func `cards without a payment to make say what is owed`() throws {
    try addCard("Blue", due: 22, minimum: "25")
    let page = try browser.get("/cards").text
    let card = try #require(page.firstMatch(of: /\/cards\/([0-9a-f]{8})\/paid/)?.1)
    try browser.post("/cards/\(card)/paid", [("amount", "25")])
    let home = try browser.get("/").text
    #expect(home.contains("<h1>Welcome back</h1>"))
    #expect(home.contains("£875 <span>owed in all</span>"))
    #expect(home.contains("Nothing is left to pay this month"))
  }

  @Test func `a group says where somebody stands as soon as it knows who they are`() throws {
    let (path, people) = try browser.group()
    try browser.pay(path, "30", ("payer", people[0]))
    try browser.get(path)
    #expect(try browser.get("/").text.contains("<a href=\"\(path)\"><bdi>Lisbon</bdi></a>"))
    #expect(try !browser.get("/").text.contains("owed to you"))
    for (member, words) in [
      (people[0], "<p class=\"sum good\">€20 <span>owed to you</span></p>"),
      (people[1], "<p class=\"sum cost\">€10 <span>you owe</span></p>"),
    ] {
      try browser.post(path + "/me", [("member", member)])
      try browser.get(path)
      #expect(try browser.get("/").text.contains(words))
    }
    try browser.pay(path, "30", ("payer", people[1]))
    try browser.pay(path, "30", ("payer", people[2]))
    #expect(try browser.get("/").text.contains("You’re settled here"))
  }

  /// An amount in one currency would not be all that they owe.
  @Test func `a group where somebody owes in another currency says no amount`() throws {
    let (path, people) = try browser.group()
    try browser.post(path + "/me", [("member", people[0])])
    try browser.get(path)
    #expect(try !browser.get("/").text.contains("settled here"))
    try browser.pay(path, "90", ("currency", "USD"), ("payer", people[1]))
    try browser.get(path)
    let home = try browser.get("/").text
    #expect(home.contains("Shared expenses") && !home.contains("settled here"))
    try browser.pay(path, "30", ("payer", people[0]))
    try browser.get(path)
    #expect(try !browser.get("/").text.contains("owed to you"))
  }

  @Test func `nothing is left of a group that was forgotten`() throws {
    let (path, _) = try browser.group()
    try browser.post(path + "/forget")
    #expect(try !browser.get("/").text.contains("Lisbon"))
  }

  @Test func `a spoilt cookie is as none`() throws {
    try addCard("Blue", due: 22, minimum: "25")
    browser.forge(below: "/")
    #expect(try browser.get("/").text.contains("<h1>What does your debt really cost?</h1>"))
  }

  @Test(arguments: [nil, -12_345, 0, 1] as [Int64?])
  func `a row comes back as it was packed`(standing: Int64?) throws {
    let list = GroupList().with(
      GroupList.Row(
        id: GroupID(7), name: "Flat 4", currency: .gbp,
        standing: standing.map { Money(minorUnits: $0, .gbp) }))
    #expect(try GroupList(packed: list.packed) == list)
  }
}

@testable import CardsPages

/// What keeps the cards right between two windows, two taps and two servers.
@Suite struct CardsStateTests {
  func fields(_ name: String) -> [(String, String)] { CardsTestValues.fields(name) }

  @Test func `changes of two windows both survive`() throws {
    let visitor = Visitor()
    let (one, other) = (try visitor.get("/cards"), try visitor.get("/cards"))
    try visitor.post("/cards", try one.stamped(fields("Blue")))
    try visitor.post("/cards", try other.stamped(fields("Gold")))
    #expect(try visitor.names() == ["Blue", "Gold"])
  }

  @Test func `a double tap adds one card, and offers another`() throws {
    let visitor = Visitor()
    let form = try visitor.get("/cards").stamped(fields("Blue"))
    #expect(try visitor.post("/cards", form).headers["Location"] == "/cards")
    let second = try visitor.post("/cards", form)
    #expect(second.status == 303)
    #expect(try visitor.names() == ["Blue"])
    let page = try visitor.get(try #require(second.headers["Location"]))
    #expect(page.text.contains("That was sent twice, so it was done once."))
    #expect(page.text.contains("Add Blue again"))
    try visitor.post("/cards", try page.stamped(fields("Blue")))
    #expect(try visitor.names() == ["Blue", "Blue"])
  }

  @Test func `a program without operation and revision changes something every time`() throws {
    let visitor = Visitor()
    for _ in 0..<2 { try visitor.post("/cards", fields("Blue")) }
    #expect(try visitor.names() == ["Blue", "Blue"])
  }

  @Test func `asks before it overwrites what another window has changed`() throws {
    let visitor = Visitor()
    try visitor.post("/cards", fields("Blue"))
    let card = try visitor.firstCard()
    let old = try visitor.get("/cards/\(card)")
    try visitor.post("/cards/\(card)/paid", [("amount", "100")])

    let refused = try visitor.post("/cards/\(card)", try old.stamped(fields("Sky")))
    #expect(refused.status == 409)
    #expect(refused.text.contains("balance of £800"))
    #expect(refused.text.contains("value=\"Sky\""))
    #expect(try visitor.names() == ["Blue"])
    #expect(try visitor.post("/cards/\(card)/paid", try old.stamped()).status == 409)
    #expect(try visitor.post("/cards/\(card)/delete", try old.stamped()).status == 409)

    let saved = try visitor.post("/cards/\(card)", try refused.stamped(fields("Sky")))
    #expect(saved.status == 303)
    #expect(try visitor.names() == ["Sky"])
  }

  @Test func `an old undo takes back nothing else`() throws {
    let visitor = Visitor()
    try visitor.post("/cards", fields("Blue"))
    let old = try visitor.get("/cards")
    try visitor.post("/cards", fields("Gold"))
    let refused = try visitor.post("/cards/undo", try old.stamped())
    #expect(refused.status == 409)
    #expect(refused.text.contains("Nothing was undone"))
    #expect(try visitor.names() == ["Blue", "Gold"])
  }

  @Test(arguments: [
    "", "x", "v4.local.", "v4.local.AAAA.AAAA", "v4.public.abc",
    String(repeating: "A", count: 9_000),
    "%00", "\"", "v4.local.\u{E9}",
  ])
  func `a cookie that is not ours is an empty wallet`(value: String) throws {
    let visitor = Visitor()
    visitor.setCookie("cards", to: value)
    for page in [
      "/cards", "/cards.json", "/cards/helper", "/cards/helper.json", "/cards.ics",
      "/cards/calendar.ics",
      "/cards/plan", "/cards/plan.json", "/cards/transfer", "/cards/export", "/cards/export.csv",
    ] {
      #expect(try visitor.get(page).status == 200, "\(page)")
    }
    #expect(try visitor.post("/cards", fields("Blue")).status == 303)
    #expect(try visitor.names() == ["Blue"])
  }

  @Test func `a cookie of 400 days ago is an empty wallet, a younger one is sealed anew`() throws {
    let visitor = Visitor()
    try visitor.post("/cards", fields("Blue"))
    let day: Int64 = 86_400
    let late = visitor.copy(at: TestSite.now + 201 * day)
    #expect(try late.get("/cards").cookies.contains { $0.hasPrefix("cards=v4.local.") })
    #expect(try late.copy(at: TestSite.now + 402 * day).names() == ["Blue"])
    #expect(try visitor.copy(at: TestSite.now + 400 * day).names() == [])
    #expect(try !visitor.get("/cards").cookies.contains { $0.hasPrefix("cards=") })
  }

  @Test func `forty cards fit`() throws {
    let visitor = Visitor()
    for number in 1...40 {
      let response = try visitor.post(
        "/cards",
        CardsTestValues.fields(
          "Everyday card \(number)", balance: "12,345.67", limit: "20,000", due: "28",
          and: [
            ("statement-day", "3"), ("apr", "24.9"), ("minimum", "123.45"), ("reminder", "on"),
            ("style", "plum"), ("operation", "form \(number)"), ("rev", "\(number - 1)"),
          ]))
      #expect(response.headers["Location"] == "/cards")
    }
    #expect(try visitor.names().count == 40)
    #expect(try visitor.get("/cards").body.count < 2_000_000)
  }

  @Test func `what does not fit says so and loses nothing, and the full wallet can be emptied`()
    throws
  {
    let visitor = Visitor()
    var count = 0
    var response = try visitor.post("/cards", fields("Card 0"))
    while response.status == 303 {
      count += 1
      response = try visitor.post("/cards", fields("\(count) " + title(count, letters: 77)))
    }
    #expect(response.status == 409)
    #expect(response.text.contains("There is no more room for this in your browser"))
    #expect(response.text.contains("value=\"\(count) "))
    #expect(response.headers["Set-Cookie"] == nil)
    #expect(try visitor.names().count == count)
    let json = try visitor.post(
      "/cards", fields(String(repeating: "é", count: 80)), accept: "application/json")
    #expect(json.status == 409)

    let last = try visitor.firstCard()
    let edited = try visitor.post("/cards/\(last)", fields(String(repeating: "é", count: 80)))
    #expect(edited.status == 409)
    #expect(edited.text.contains("There is no more room for this in your browser"))
    #expect(edited.text.contains("action=\"/cards/\(last)\""))
    #expect(edited.text.contains("value=\"éééé"))

    while try !visitor.names().isEmpty {
      let card = try visitor.firstCard()
      let page = try visitor.get("/cards")
      #expect(try visitor.post("/cards/\(card)/paid", try page.stamped()).status == 303)
      #expect(try visitor.post("/cards/\(card)/delete").status == 303)
      try visitor.post("/cards/undo")
      #expect(try visitor.names().count == count)
      try visitor.post("/cards/\(card)/delete")
      count -= 1
    }
  }

  /// A wallet that has room for itself, but not for what takes back that all of it was replaced.
  @Test func `a change that fits without undo is made`() throws {
    let visitor = try filled(upTo: 50)
    let file = try filled(upTo: 50, from: 1_000).get("/cards/export").body
    let preview = try visitor.upload(file, to: "/cards/import")
    let confirm = try #require(preview.hidden("confirm").first)
    let taken = try visitor.post("/cards/import", [("confirm", confirm), ("keep", "replace")])
    #expect(taken.status == 303)
    #expect(try !visitor.get("/cards").text.contains("action=\"/cards/undo\""))
    #expect(try visitor.names().count == 50)
  }

  @Test func `what was typed stays on pages for which there is no room`() throws {
    let visitor = try filled(upTo: .max)
    let cards = try visitor.cards()
    let ids = cards.compactMap { $0["id"]?.string }
    let sentence = "There is no more room for this in your browser"
    let checked = try visitor.post(
      "/cards/balances",
      ids.enumerated().map { ("balance-\($1)", "\(12_345_678 + $0 * 7_919).\(10 + $0 % 90)") })
    #expect(checked.status == 409)
    #expect(checked.text.contains(sentence) && checked.text.contains("value=\"12345678.10\""))
    let kept = try visitor.post(
      "/cards/plan/keep", [("budget", "70000"), ("spend-\(ids[0])", "1.50")])
    #expect(kept.status == 409)
    #expect(kept.text.contains(sentence) && kept.text.contains("value=\"70000\""))
    let other = Visitor()
    try other.post("/cards", fields(String(repeating: "é", count: 70)))
    let preview = try visitor.upload(other.get("/cards/export").body, to: "/cards/import")
    let confirm = try #require(preview.hidden("confirm").first)
    let added = try visitor.post("/cards/import", [("confirm", confirm), ("keep", "merge")])
    #expect(added.status == 409)
    #expect(added.text.contains(sentence) && added.hidden("confirm") == [confirm])
  }

  /// Cards until there are so many, or until there is no room.
  private func filled(upTo count: Int, from first: Int = 0) throws -> Visitor {
    let visitor = Visitor()
    for number in 0..<count {
      let fields = CardsTestValues.fields(
        title(first + number, letters: 20), balance: "\(1_000 + number).37", and: [("apr", "19.9")])
      guard try visitor.post("/cards", fields).status == 303 else { break }
    }
    return visitor
  }

  @Test func `no page that is read changes anything`() throws {
    let visitor = Visitor()
    try visitor.post("/cards", fields("Blue"))
    try visitor.get("/cards")
    let (cookies, card) = (visitor.cookies, try visitor.firstCard())
    for path in [
      "/cards", "/cards?notice=forgotten", "/cards.json", "/cards/\(card)", "/cards/\(card)/paid",
      "/cards/\(card)/delete", "/cards/undo", "/cards/forget", "/cards/settings?currency=USD",
      "/cards/helper", "/cards/plan", "/cards/plan.json", "/cards.ics", "/cards/calendar.ics",
      "/cards/\(card).ics", "/cards/export",
      "/cards/export.csv", "/cards/import", "/cards/transfer", "/cards/receive",
      "/cards/receive?w=x&keep=replace",
    ] {
      let response = try visitor.get(path)
      #expect(response.headers["Set-Cookie"] == nil, "\(path)")
    }
    #expect(visitor.cookies == cookies)
  }
}

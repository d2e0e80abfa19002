@Suite struct CardsCalendarTests {
  private typealias Values = CardsTestValues

  /// The events of a file, each with its lines before the alarms by name.
  private func events(_ visitor: Visitor, _ path: String = "/cards.ics") throws
    -> [[String: String]]
  {
    let file = try visitor.get(path)
    #expect(file.status == 200)
    #expect(file.headers["Content-Type"] == "text/calendar; charset=utf-8")
    let text = file.text.replacing("\r\n ", with: "")
    return text.split(separator: "BEGIN:VEVENT\r\n").dropFirst().map { event in
      let lines = event.split(separator: "\r\n").prefix { $0 != "BEGIN:VALARM" }
      let pairs = lines.map { $0.split(separator: ":", maxSplits: 1).map(String.init) }
      return Dictionary(
        pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") }, uniquingKeysWith: { first, _ in first })
    }
  }

  private func values(_ name: String, _ events: [[String: String]]) -> [String] {
    events.map { $0[name] ?? "" }
  }

  private func wallet(dueOn days: Int...) throws -> Visitor {
    let visitor = Visitor()
    for day in days { _ = try visitor.card("Card \(day)", "900", due: "\(day)") }
    return visitor
  }

  @Test func `has one event a card, which repeats without an end`() throws {
    let events = try events(wallet(dueOn: 5, 29, 30, 31))
    let bySummary = Dictionary(grouping: events) { $0["SUMMARY"] ?? "" }.mapValues { $0[0] }
    #expect(events.count == 4)
    for (day, start, rule) in [
      (5, "20261205T090000", "BYMONTHDAY=5"),
      (29, "20261129T090000", "BYMONTHDAY=28,29;BYSETPOS=-1"),
      (30, "20261130T090000", "BYMONTHDAY=28,29,30;BYSETPOS=-1"),
      (31, "20261130T090000", "BYMONTHDAY=28,29,30,31;BYSETPOS=-1"),
    ] {
      let event = try #require(bySummary["Card payment due: Card \(day)"])
      #expect(event["DTSTART"] == start)
      #expect(event["RRULE"] == "FREQ=MONTHLY;\(rule)")
    }
  }

  @Test func `has the same name for the same card in every file`() throws {
    let visitor = try wallet(dueOn: 5)
    let id = try visitor.firstCard()
    let name = try #require(try events(visitor).first?["UID"])
    #expect(name.hasPrefix("\(id)@"))
    visitor.today = CalendarDate(iso: "2027-03-20")
    for path in ["/cards.ics", "/cards/\(id).ics", "/cards/\(id).ics?before=3"] {
      #expect(values("UID", try events(visitor, path)) == [name])
    }
    #expect(try events(visitor).first?["DTSTART"] == "20270405T090000")
  }

  @Test func `begins so many days before each due date, where that was asked`() throws {
    let visitor = try wallet(dueOn: 31)
    let id = try visitor.firstCard()
    let early = try #require(try events(visitor, "/cards/\(id).ics?before=3").first)
    #expect(early["DTSTART"] == "20261127T090000")
    #expect(early["RRULE"] == "FREQ=MONTHLY;BYMONTHDAY=-4")
    #expect(early["SUMMARY"] == "Card payment due in 3 days: Card 31")
    let onTheDay = try #require(try events(visitor, "/cards.ics?before=0").first)
    #expect(onTheDay["SUMMARY"] == "Card payment due today: Card 31")
    #expect(try visitor.get("/cards.ics?before=8").status == 422)
    #expect(try events(Visitor()).isEmpty)
  }

  /// Today is 21 November 2026: seven days before the 25th are over.
  @Test func `reminds today of a date that is too near`() throws {
    let events = try events(wallet(dueOn: 25), "/cards.ics?before=7")
    #expect(values("DTSTART", events) == ["20261121T090000", "20261218T090000"])
    #expect(values("RRULE", events) == ["", "FREQ=MONTHLY;BYMONTHDAY=18"])
    #expect(
      values("SUMMARY", events) == [
        "Card payment due on 25 November 2026: Card 25", "Card payment due in 7 days: Card 25",
      ])
    #expect(Set(values("UID", events)).count == 2)
  }

  @Test func `is what the list leads to`() throws {
    let page = try wallet(dueOn: 5).get("/cards").page
    let link = page.parts("a").first { $0.words == "Add these dates to my calendar" }
    #expect(link?["href"] == "/cards.ics")
  }
}

// MARK: - A kept plan

extension CardsCalendarTests {
  @Test func `a kept plan ends the dates of what it clears`() throws {
    let house = try KeptHousehold.keeping()
    let cleared = try #require(try house.visitor.json("/cards/plan.json")["debts"]?.array)
    let rules = try events(house.visitor).filter { $0["RRULE"] != nil }
    #expect(rules.count == 2)
    for (place, day) in [(1, 5), (2, 14)] {
      let months = try #require(
        cleared.first { $0["id"]?.string == house.ids[place] }?["cleared"]?.number)
      let november = try #require(CalendarMonth(iso: "2026-11"))
      let month = november.addingMonths(try #require(Int(months))).iso.replacing("-", with: "")
      let event = try #require(rules.first { $0["UID"]?.hasPrefix(house.ids[place]) == true })
      let text = day < 10 ? "0\(day)" : "\(day)"
      #expect(event["RRULE"] == "FREQ=MONTHLY;BYMONTHDAY=\(day);UNTIL=\(month)\(text)T090000")
      #expect(event["DESCRIPTION"]?.contains("by your plan") == true)
    }
  }

  /// The contract's household: in December council tax gets 179.13 and is then owed 140.87, which
  /// January pays; Blue and Sofa go on as they are.
  @Test func `a kept plan says which payments change`() throws {
    let house = try KeptHousehold.keeping()
    let changes = try events(house.visitor).filter {
      $0["SUMMARY"]?.hasPrefix("New payments by your plan") == true
    }
    let december = try #require(changes.first)
    #expect(december["DTSTART"] == "20261201T090000")
    #expect(december["SUMMARY"] == "New payments by your plan in December 2026")
    let words = december["DESCRIPTION"] ?? ""
    for line in [
      "Council tax: £179.13", "Blue: £25.00 on 5 December", "Store: £15.87 on 14 December",
      "Sofa: £40.00",
    ] {
      #expect(words.contains(line), "\(line)")
    }
    #expect(!words.contains("Overdraft"), "nothing is paid on it yet")
    let january = try #require(changes.dropFirst().first)
    #expect(january["DTSTART"] == "20270101T090000")
    let later = january["DESCRIPTION"] ?? ""
    #expect(later.contains("Council tax: £140.87"))
    #expect(!later.contains("Blue") && !later.contains("Sofa"))
    let single = try events(house.visitor, "/cards/\(house.ids[1]).ics")
    #expect(single.contains { $0["DESCRIPTION"]?.contains("Blue: £25.00 on 5 December") == true })
    #expect(single.allSatisfy { $0["DESCRIPTION"]?.contains("Council tax") == false })
  }

  @Test func `a kept plan says when an offer ends`() throws {
    let house = try KeptHousehold()
    try house.keep([("promo-months-\(house.ids[1])", "4"), ("promo-apr-\(house.ids[1])", "0")])
    let offers = try events(house.visitor).filter { $0["SUMMARY"]?.contains("offer") == true }
    #expect(values("DTSTART", offers) == ["20270301T090000"])
    #expect(values("SUMMARY", offers) == ["An offer ends in March 2027: Blue"])
    #expect(offers.first?["DESCRIPTION"]?.contains("After that it’s 19.9%.") == true)
    #expect(values("UID", offers).first?.hasPrefix("\(house.ids[1])-offer@") == true)
  }

  /// The first month of £5,000 at 29.9 % costs £110, so that more than half of £150 is interest for more
  /// than 18 months.
  @Test func `a kept plan says when a letter may come, and keeps to that month`() throws {
    let visitor = Visitor()
    let id = try visitor.card("Blue", "5000", of: "6000", apr: "29.9", minimum: "100")
    #expect(try visitor.post("/cards/plan/keep", [("budget", "150")]).status == 303)
    let letters = { (visitor: Visitor) in
      try events(visitor).filter { $0["SUMMARY"]?.contains("letter") == true }
    }
    let first = try #require(try letters(visitor).first)
    #expect(first["DTSTART"] == "20280501T090000")
    #expect(first["SUMMARY"] == "A letter may come in May 2028: Blue")
    #expect(first["UID"]?.hasPrefix("\(id)-letter-18@") == true)
    visitor.today = CalendarDate(iso: "2026-12-20")
    let check = [("balance-\(id)", "4960"), ("for", "2026-12")]
    #expect(try visitor.post("/cards/balances", check).status == 303)
    #expect(try letters(visitor).first?["DTSTART"] == "20280501T090000")
  }

  @Test func `no title has a sum`() throws {
    let house = try KeptHousehold.keeping()
    #expect(try values("SUMMARY", events(house.visitor)).allSatisfy { !$0.contains("£") })
  }
}

/// One list of cards and debts on several phones, with the letter box between them.
@Suite struct CardsBoxTests {
  @Test func `debts are in step once somebody turns it on and another joins`() throws {
    let home = try Household(2)
    let box = try home.box(0)
    #expect(box?["on"]?.bool == true)
    #expect(box?["phones"]?.number == "2")
    #expect(box?["waiting"]?.number == "0")
    #expect(box?["expires"]?.string == "2027-12-26")
    #expect(try home.names(1) == ["Blue"])
    #expect(try home[0].get("/cards/share").text.contains("In step with 1 phone"))
  }

  @Test func `debts that are not kept in step have no box`() throws {
    let phone = Visitor()
    _ = try phone.card("Blue", "900")
    #expect(try phone.get("/cards.json").text.hasSuffix(#","box":null}"#))
    let alone = try Household(1)
    let other = Visitor(letters: alone.store)
    #expect(try other.get("/cards/letters.json").text == #"{"changed":false,"box":null}"#)
    for action in ["send", "leave", "off", "new-link"] {
      #expect(try other.post("/cards/box", [("do", action)]).status == 409, "\(action)")
    }
    #expect(try other.post("/cards/box", [("do", "dance")]).status == 422)
  }

  @Test func `a site without letter boxes offers none`() throws {
    let phone = Visitor()
    let key = String(repeating: "A", count: 22)
    #expect(try phone.get("/cards/share").status == 404)
    #expect(try phone.post("/cards/box", [("do", "on")]).status == 404)
    #expect(try phone.get("/cards/join?k=\(key)").status == 404)
    #expect(try phone.get("/cards/letters.json").status == 404)
  }

  @Test func `a change on one phone is on the other with its next page`() throws {
    let home = try Household(2)
    let id = try home[0].card("Store", "300")
    #expect(try home[1].get("/cards").cardRows.contains { $0.contains("Store") })
    try home[1].post("/cards/\(id)/paid", [("amount", "100")])
    #expect(try home[0].json("/cards/\(id).json")["balance"]?.string == "200.00")
    try home[0].post("/cards/\(id)/delete")
    #expect(try home.names(1) == ["Blue"])
    #expect(try home.state(0) == home.state(1))
  }

  @Test func `the list tells once what is new from other phones`() throws {
    let home = try Household(2)
    #expect(try home[1].get("/cards").page[id: "news"] == nil)
    let id = try home[0].card("Store", "300")
    let page = try home[1].get("/cards").page
    #expect(page[id: "news"]?.words == "New since you were here")
    let news = try #require(page.parts("section", of: "news").first)
    #expect(news.words == "New since you were here Store £300")
    #expect(try home[1].get("/cards").page[id: "news"] == nil)
    try home[1].post("/cards/\(id)/paid", [("amount", "100")])
    #expect(try home[1].get("/cards").page[id: "news"] == nil)
    let told = try home[0].get("/cards").page.parts("section", of: "news").first
    #expect(told?.link("Store") == "/cards/\(id)")
  }

  @Test func `a card that was deleted elsewhere is no news`() throws {
    let home = try Household(2)
    let id = try home[0].card("Store", "300")
    _ = try home[1].get("/cards/\(id)")
    try home[0].post("/cards/\(id)/delete")
    #expect(try home[1].get("/cards").page[id: "news"] == nil)
  }

  @Test func `a plan that is kept on one phone is kept on the other`() throws {
    let home = try Household(2)
    try home[0].post("/cards/\(home[0].cardIDs()[0])", CardsTestValues.fields(and: [("apr", "20")]))
    try #require(try home[0].post("/cards/plan/keep", [("budget", "100")]).status == 303)
    #expect(try home[1].json("/cards/plan.json")["kept"]?["budget"]?.string == "100.00")
    try home[1].post("/cards/plan/forget")
    #expect(try home.state(0) == home.state(1))
  }

  @Test func `scripts learn whether anything is new`() throws {
    let home = try Household(2)
    #expect(try home[1].json("/cards/letters.json")["changed"]?.bool == false)
    _ = try home[0].card("Store", "300")
    #expect(try home[1].json("/cards/letters.json")["changed"]?.bool == true)
    #expect(try home[1].json("/cards/letters.json")["changed"]?.bool == false)
    #expect(try home[1].json("/cards/letters.json?seen=0")["changed"]?.bool == true)
    #expect(try home.names(of: home[1].copy()).contains("Store"))
  }

  @Test func `a page posts nothing, and sets no cookie when nothing is new`() throws {
    let home = try Household(2)
    try home[0].get("/cards")
    let count = try home.box(0)?["letters"]?.number
    for path in ["/cards", "/cards.json", "/cards/plan", "/cards/share", "/cards/transfer"] {
      #expect(try home[0].get(path).cookies.isEmpty, "\(path)")
    }
    #expect(try home.box(0)?["letters"]?.number == count)
  }

  @Test func `a form whose answer was lost counts once on every phone`() throws {
    let home = try Household(2)
    for fields in [[], [("operation", "0123456789ab"), ("rev", "1")]] {
      let before = home[0].copy()
      let form = CardsTestValues.fields("Tea \(fields.count)", and: fields)
      try home[0].post("/cards", form)
      #expect(try before.post("/cards", form).status == 303)
      #expect(try home.names(of: before) == home.names(1))
    }
    #expect(try home.names(1) == ["Blue", "Tea 0", "Tea 2"])
  }

  @Test func `a card is added once, however much was changed before its form came again`() throws {
    let phone = Visitor()
    _ = try phone.card("Blue", "900")
    let form = CardsTestValues.fields("Tea", and: [("operation", "0123456789ab"), ("rev", "1")])
    try phone.post("/cards", form)
    for number in 1...20 {
      try phone.post("/cards/settings", [("currency", number % 2 == 0 ? "GBP" : "EUR")])
      _ = try phone.card("Card \(number)", "10")
    }
    #expect(try phone.post("/cards", form).location == "/cards?notice=once")
    #expect(try phone.names().filter { $0 == "Tea" }.count == 1)
  }

  @Test func `in step, a deleted card does not come back when its form comes again`() throws {
    let home = try Household(2)
    let form = CardsTestValues.fields("Tea", and: [("operation", "0123456789ab"), ("rev", "1")])
    try home[0].post("/cards", form)
    let id = try #require(try home[1].cardIDs().last)
    try home[1].post("/cards/\(id)/delete")
    for _ in 1...10 {
      try home[0].post("/cards/settings", [("currency", "GBP")])
      try home[0].post("/cards/settings", [("currency", "EUR")])
    }
    #expect(try home[0].post("/cards", form).location == "/cards?notice=once")
    #expect(try home.names(1) == ["Blue"])
  }

  @Test func `an edit of what the other has just changed is refused as in two tabs`() throws {
    let home = try Household(2)
    let id = try home[0].cardIDs()[0]
    let form = try home[1].get("/cards/\(id)").stamped(CardsTestValues.fields("Mine"))
    try home[0].post("/cards/\(id)", CardsTestValues.fields("Theirs"))
    #expect(try home[1].post("/cards/\(id)", form).status == 409)
    #expect(try home.names(1) == ["Theirs"])
  }

  @Test func `undo takes back this phone's own last change, for all`() throws {
    let home = try Household(2)
    _ = try home[0].card("Store", "300")
    _ = try home[1].card("Loan", "500")
    try home[0].post("/cards/undo")
    #expect(try home.names(1) == ["Blue", "Loan"])
    #expect(try home.names(0) == ["Blue", "Loan"])
  }

  @Test func `while the store is away a change waits, and goes with the next press`() throws {
    let home = try Household(2)
    try home.hideStore()
    _ = try home[0].card("Store", "300")
    let page = try home[0].get("/cards").page
    #expect(page.words.contains("1 change is not sent yet."))
    #expect(try home.box(0)?["waiting"]?.number == "1")
    try home.showStore()
    #expect(try home.names(1) == ["Blue"])
    #expect(try home[0].post("/cards/box", [("do", "send")]).status == 303)
    #expect(try home.names(1) == ["Blue", "Store"])
    #expect(try home.box(0)?["waiting"]?.number == "0")
  }

  @Test func `a phone that leaves keeps its debts, and its changes stay there`() throws {
    let home = try Household(2)
    let left = try home[1].post("/cards/box", [("do", "leave")])
    #expect(left.location == "/cards/share?notice=leave")
    _ = try home[1].card("Own", "10")
    #expect(try home.names(0) == ["Blue"])
    #expect(try home.names(1) == ["Blue", "Own"])
    #expect(try home[1].get("/cards.json").text.hasSuffix(#","box":null}"#))
    #expect(try home.box(0)?["phones"]?.number == "1")
  }

  @Test func `the page of the link asks before this phone leaves`() throws {
    let home = try Household(2)
    let asked = try home[1].get("/cards/share?stop=leave")
    #expect(asked.status == 200)
    #expect(asked.page.parts("h1").map(\.words) == ["Stop sharing your debts on this phone?"])
    #expect(asked.page.parts("button").map(\.words).contains("Stop on this phone"))
    #expect(try home.box(0)?["phones"]?.number == "2")
    let title = ["Keep in step with another phone"]
    #expect(try home[0].get("/cards/share?stop=off").page.parts("h1").map(\.words) == title)
    _ = try home[1].post("/cards/box", [("do", "leave")])
    #expect(try home[1].get("/cards/share?stop=leave").page.parts("h1").map(\.words) == title)
  }

  @Test(arguments: ["off", "new-link"])
  func `shutting somebody out is asked again, and the other phone is told`(
    action: String
  ) throws {
    let home = try Household(2)
    let asked = try home[0].post("/cards/box", [("do", action)])
    #expect(asked.status == 200)
    #expect(asked.page.words.contains("This phone is"))
    #expect(try home[0].post("/cards/box", [("do", action), ("sure", "yes")]).status == 303)
    _ = try home[0].card("Store", "300")
    #expect(try home[1].get("/cards").page.words.contains("Not in step any more."))
    #expect(try home.box(1)?["on"]?.bool == false)
    #expect(try home.box(1)?["ended"]?.string == action)
    #expect(try home.names(1) == ["Blue"])
    #expect(try home[1].post("/cards/box", [("do", "alone")]).status == 303)
    #expect(try home[1].get("/cards.json").text.hasSuffix(#","box":null}"#))
  }

  @Test func `the new link brings a phone back that was shut out`() throws {
    let home = try Household(2)
    let old = try home.key
    try home[0].post("/cards/box", [("do", "new-link"), ("sure", "yes")])
    #expect(try home[1].post("/cards/join", [("k", old)]).status == 410)
    #expect(try home[1].get("/cards").status == 200)
    try home.join(home[1])
    _ = try home[0].card("Store", "300")
    #expect(try home.names(1) == ["Blue", "Store"])
  }

  @Test func `the secret is sealed again, even where the debts were changed since`() throws {
    let home = try Household(1)
    let changed = home[0].copy(at: TestSite.now + 150 * 86_400)
    _ = try changed.card("Store", "300")
    let later = changed.copy(at: TestSite.now + 201 * 86_400)
    let answer = try later.post("/cards", CardsTestValues.fields("Car", balance: "50"))
    #expect(answer.cookies.contains { $0.hasPrefix("cards-box=") })
  }

  @Test func `a cookie that is lost comes back from the letter box`() throws {
    let home = try Household(2)
    home[1].lose("cards")
    _ = try home[0].card("Store", "300")
    #expect(try home.names(1) == ["Blue", "Store"])
    _ = try home[1].card("Loan", "500")
    #expect(try home.names(0) == ["Blue", "Loan", "Store"])
    home[1].lose("cards")
    try home.hideStore()
    #expect(try home[1].get("/cards").status == 503)
  }

  @Test func `deleting everything here leaves the others in step`() throws {
    let home = try Household(2)
    try home[1].post("/cards/forget")
    #expect(try home.names(1) == [])
    #expect(try home.names(0) == ["Blue"])
    #expect(try home.box(0)?["phones"]?.number == "1")
  }

  @Test func `a file and a link of cards never hold the secret`() throws {
    let home = try Household(2)
    let key = try home.key
    for path in ["/cards/export", "/cards/export.csv", "/cards/transfer", "/cards", "/cards/sheet"]
    {
      #expect(try !home[0].get(path).text.contains(key), "\(path)")
    }
    let link = try home[0].get("/cards/transfer").page.part("input", "id", "link")?["value"] ?? ""
    let token = String(try #require(link.split(separator: "w=").last))
    let other = Visitor(letters: home.store)
    try other.post("/cards/receive", [("w", token)])
    #expect(try home.names(of: other) == ["Blue"])
    #expect(try other.get("/cards.json").text.hasSuffix(#","box":null}"#))
  }
}

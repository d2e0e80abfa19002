/// Opening the link of cards and debts that are in step.
@Suite struct CardsJoiningTests {
  @Test func `the page of a link says nothing of what is in it`() throws {
    let home = try Household(1)
    let page = try Visitor(letters: home.store).get("/cards/join?k=\(home.key)")
    #expect(page.status == 200)
    #expect(!page.text.contains("Blue"))
    let shown = try Visitor(letters: home.store)
      .post("/cards/join", [("k", home.key), ("show", "yes")])
    #expect(shown.status == 200)
    #expect(shown.page.words.contains("Blue"))
    #expect(shown.cookies.isEmpty)
  }

  @Test(arguments: ["short", "AAAAAAAAAAAAAAAAAAAAAB", "A%2FAAAAAAAAAAAAAAAAAAAA"])
  func `a key of another form is not found`(key: String) throws {
    let home = try Household(1)
    let other = Visitor(letters: home.store)
    #expect(try other.get("/cards/join?k=\(key)").status == 404)
    #expect(try other.post("/cards/join", [("k", key)]).status == 404)
  }

  @Test func `a key without a box is not found, and a store that is away is said`() throws {
    let home = try Household(1)
    let other = Visitor(letters: home.store)
    let unknown = String(repeating: "A", count: 22)
    #expect(try other.post("/cards/join", [("k", unknown)]).status == 404)
    let key = try home.key
    try home.hideStore()
    #expect(try other.post("/cards/join", [("k", key)]).status == 503)
  }

  @Test(arguments: [[], [("keep", "merge")]])
  func `what is here already is merged with what is in step`(
    fields: [(String, String)]
  ) throws {
    let home = try Household(1)
    let other = Visitor(letters: home.store)
    _ = try other.card("Loan", "500")
    try home.join(other, fields)
    #expect(try home.names(0) == ["Blue", "Loan"])
    #expect(try home.state(0) == home.state(1))
  }

  @Test func `a plan that is in step takes the place of the one here, as its page says`() throws {
    let home = try Household(1)
    let rate = try home[0].cardIDs().map { ("apr-\($0)", "20") }
    #expect(try home[0].post("/cards/plan/keep", [("budget", "90")] + rate).status == 303)
    let other = Visitor(letters: home.store)
    _ = try other.card("Loan", "500", apr: "20")
    #expect(try other.post("/cards/plan/keep", [("budget", "60")]).status == 303)
    let shown = try other.post("/cards/join", [("k", home.key), ("show", "yes")])
    #expect(shown.page.words.contains("It takes the place of the plan that is kept here."))
    try home.join(other)
    #expect(try other.json("/cards/plan.json")["kept"]?["budget"]?.string == "90.00")
  }

  @Test func `what is here already is replaced, and the others keep what they have`() throws {
    let home = try Household(1)
    let other = Visitor(letters: home.store)
    _ = try other.card("Loan", "500")
    try home.join(other, [("keep", "replace")])
    #expect(try home.names(1) == ["Blue"])
    #expect(try home.names(0) == ["Blue"])
  }

  @Test(arguments: ["merge", "replace"])
  func `one undo leaves again, with what was here before`(keep: String) throws {
    let home = try Household(1)
    let other = Visitor(letters: home.store)
    _ = try other.card("Loan", "500")
    let before = try other.get("/cards/export").text
    try home.join(other, [("keep", keep)])
    _ = try home[0].card("Store", "300")
    #expect(try home.names(1).contains("Store"))
    let theirs = try home.names(0)
    #expect(try other.post("/cards/undo").status == 303)
    #expect(try other.get("/cards/export").text == before)
    #expect(try other.get("/cards.json").text.hasSuffix(#","box":null}"#))
    #expect(try home.names(0) == theirs)
  }

  @Test func `debts in another currency are replaced or nothing`() throws {
    let home = try Household(1)
    let other = Visitor(letters: home.store)
    _ = try other.card("Loan", "500")
    try other.post("/cards/settings", [("currency", "USD")])
    let refused = try other.post("/cards/join", [("k", home.key)])
    #expect(refused.status == 422)
    #expect(try home.names(of: other) == ["Loan"])
    try home.join(other, [("keep", "replace")])
    #expect(try other.json("/cards.json")["currency"]?.string == "GBP")
  }

  @Test func `everything that goes to another phone is in step there`() throws {
    let home = try Household(1)
    let all = try home[0].everything()
    let other = Visitor(letters: home.store)
    _ = try other.card("Loan", "500")
    #expect(try other.post("/another-phone", [("all", all)]).status == 303)
    #expect(try home.names(0) == ["Blue", "Loan"])
    _ = try home[0].card("Store", "300")
    #expect(try home.names(of: other) == ["Blue", "Loan", "Store"])
  }

  @Test func `a link for everything that comes while the store is away joins later`() throws {
    let home = try Household(1)
    let all = try home[0].everything()
    let other = Visitor(letters: home.store)
    try home.hideStore()
    #expect(try other.post("/another-phone", [("all", all)]).status == 303)
    #expect(try home.names(of: other) == ["Blue"])
    try home.showStore()
    _ = try home[0].card("Store", "300")
    #expect(try home.names(of: other) == ["Blue", "Store"])
  }
}

/// A group in which everybody owes in many currencies, as one member alone can make it.
@Suite struct GroupRowsTests {
  private let browser = Visitor()

  private func largest() throws -> String {
    let (path, people) = try browser.group((1...50).map { "Person \($0)" }.joined(separator: "\n"))
    for (place, currency) in Currency.all.prefix(40).enumerated() {
      let reply = try browser.pay(
        path, "5000", ("currency", currency.code), ("payer", people[place]), ("title", "x"))
      #expect(reply.status == 303, "\(currency.code)")
    }
    return path
  }

  @Test func `locks nobody out, and lists end where they say so`() throws {
    let path = try largest()
    for address in [path, path + "/debts", path + "/debts.txt", path + "/group.json"] {
      let response = try browser.get(address)
      #expect(response.status == 200, "\(address)")
      #expect(response.body.count < Response.mostBytes / 2, "\(address)")
    }
    let debts = try browser.get(path + "/debts").page
    #expect(debts.words.contains("These are the first 200 of "))
    #expect(debts.words.contains("32 more currencies are not listed here."))
    #expect(debts.parts("p", of: "sum").count == 200)
    let page = try browser.get(path).text
    #expect(page.contains("These are the first 200 of "))
    #expect(page.contains("32 more currencies are not listed here."))
  }

  @Test func `prints the currencies that have room`() throws {
    let pdf = try browser.get(try largest() + "/report.pdf")
    #expect(pdf.status == 200)
    #expect(pdf.body.count < 150_000)
  }

  @Test func `an ordinary group has all of its lists`() throws {
    let (path, people) = try browser.group("Ana\nBen\nCy")
    for currency in Currency.all.prefix(20) {
      try browser.pay(
        path, "3000", ("currency", currency.code), ("payer", people[0]), ("title", "x"))
    }
    let page = try browser.get(path).text
    #expect(!page.contains("These are the first") && !page.contains("not listed here"))
  }

  /// Fifty share 137.50 of one, 2.75 each, so that 49 owe 2.75.
  @Test func `a long list shows five rows and folds the rest behind their number`() throws {
    let (path, people) = try browser.group((1...50).map { "Person \($0)" }.joined(separator: "\n"))
    try browser.pay(path, "137.50", ("payer", people[0]), ("title", "Hall"))
    try browser.post(path + "/me", [("member", people[40])])
    let page = PageElements(try browser.get(path).text)
    let lists = page.parts("ul", of: "balances").map { $0.parts("li").map(\.words) }
    #expect(lists.map(\.count) == [5, 45])
    #expect(lists.first?.first?.contains("Person 41 (you)") == true)
    #expect(lists.first?[1].contains("Person 1 gets back") == true)
    #expect(page.parts("ul", of: "settle").map { $0.parts("li").count } == [5, 44])
    #expect(page.parts("ul", of: "settle").first?.words.contains("You pay Person 1") == true)
    let folds = page.parts("details", of: "fold").flatMap { $0.parts("summary").map(\.words) }
    #expect(folds == ["And 44 more payments", "And 45 people who each owe €2.75"])
  }

  @Test(arguments: [8, 9])
  func `a list of eight is whole`(count: Int) throws {
    let (path, people) = try browser.group((1...count).map { "P\($0)" }.joined(separator: "\n"))
    try browser.pay(path, "90", ("payer", people[0]), ("title", "Hall"))
    let page = PageElements(try browser.get(path).text)
    #expect(page.parts("details", of: "fold").isEmpty == (count == 8))
  }
}

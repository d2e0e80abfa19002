import Web

/// The debts of a group as they are, beside the fewest payments.
@Suite struct GroupPairsTests {
  /// Ana pays 30 for three, then Ben 12: Ben owes Ana 10 less 4, Cy 10, and Cy owes Ben 4.
  private func group() throws -> (browser: Visitor, path: String) {
    let browser = Visitor()
    let (path, people) = try browser.group("Ana\nBen\nCy")
    try browser.post(path + "/payments", [("amount", "30"), ("payer", people[0])])
    try browser.post(path + "/payments", [("amount", "12"), ("payer", people[1])])
    return (browser, path)
  }

  @Test func `are told on a page that leads to the fewest payments, and the reverse`() throws {
    let (browser, path) = try group()
    let fewest = try browser.get(path + "/debts").page
    let pairs = try browser.get(try #require(fewest.link("Show who owes whom"))).page
    #expect(pairs.words.contains("Both are right: each person pays or gets the same in all."))
    #expect(pairs.link("Show the fewest payments") == path + "/debts")
    #expect(pairs.words.contains("Cy owes Ben"))
    #expect(!fewest.words.contains("Cy owes Ben"))
  }

  @Test func `are told to programs and as text`() throws {
    let (browser, path) = try group()
    let json = try browser.json(path + "/debts.json?pairs=yes")
    let sums = json["transfers"]?["EUR"]?.array?.compactMap { $0["amount"]?.string }
    #expect(sums?.sorted() == ["10.00", "4.00", "6.00"])
    #expect(try browser.json(path + "/debts.json")["transfers"]?["EUR"]?.array?.count == 2)
    let text = try browser.get(path + "/debts.txt?pairs=yes").text
    #expect(text.contains("Cy owes Ben €4.00\n"))
  }
}

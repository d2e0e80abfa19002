import Web

/// The debts of a group as they are, beside the fewest payments.
@Suite struct GroupPairsTests {
  /// Ana pays 30 for three, then Ben 12: Ben owes Ana 10 less 4, Cy 10, and Cy owes Ben 4.
  private func group() throws -> (browser: Visitor, path: String) {
    let browser = Visitor()
    let (path, people) = try browser.group("Ana\nBen\nCy")
    try browser.pay(path, "30", ("payer", people[0]))
    try browser.pay(path, "12", ("payer", people[1]))
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

  /// Ana pays 100 for both, and Ben pays his 50 back.
  @Test func `are explained by what was paid, shared and paid back`() throws {
    let browser = Visitor()
    let (path, people) = try browser.group("Ana\nBen")
    try browser.pay(path, "100", ("payer", people[0]))
    #expect(
      try browser.get(path + "/debts").page.rows == [
        ["Name", "Paid", "Share", "Balance"], ["Ana", "€100.00", "€50.00", "€50.00"],
        ["Ben", "€0.00", "€50.00", "−€50.00"],
      ])
    try browser.post(path + "/settle", [("from", people[1]), ("to", people[0]), ("amount", "50")])
    #expect(
      try browser.get(path + "/debts").page.rows == [
        ["Name", "Paid", "Share", "Paid back", "Balance"],
        ["Ana", "€100.00", "€50.00", "−€50.00", "€0.00"],
        ["Ben", "€0.00", "€50.00", "€50.00", "€0.00"],
      ])
  }

  /// Ana pays 20 for herself and Ben, Ben 20 for himself and Cy: Ben has paid as much as he owes.
  @Test func `have a tick where one owes as much in all`() throws {
    let browser = Visitor()
    let (path, people) = try browser.group("Ana\nBen\nCy")
    for (payer, other) in [(0, 1), (1, 2)] {
      try browser.pay(
        path, "20", ("payer", people[payer]), ("with", people[payer]), ("with", people[other]))
    }
    let pairs = try browser.get(path + "/debts?pairs=yes")
    #expect(pairs.words.contains("Ben owes Ana") && pairs.words.contains("Cy owes Ben"))
    #expect(pairs.hidden("from").isEmpty)
    #expect(pairs.words.contains("No tick? Then somebody else pays it: see the fewest payments."))
    let fewest = try browser.get(path + "/debts")
    #expect(Set(fewest.hidden("from")) == [people[2]])
    try browser.pay(path, "60", ("payer", people[0]))
    let more = try browser.get(path + "/debts?pairs=yes")
    #expect(Set(more.hidden("from")) == [people[1], people[2]])
  }

  @Test func `a payback has no other like it`() throws {
    let (browser, path) = try group()
    let people = try browser.json(path + "/group.json")["members"]?.array?.map { $0["id"]?.string }
    let (ben, ana) = (try #require(people?[1]), try #require(people?[0]))
    try browser.post(path + "/settle", [("from", ben), ("to", ana), ("amount", "2")])
    let payments = try browser.payments(path)
    for payment in payments {
      let page = try browser.get(path + "/payments/\(payment["id"]?.string ?? "")").page
      #expect((page.link("Add another like it") == nil) == (payment["payback"]?.bool == true))
    }
    #expect(payments.contains { $0["payback"]?.bool == true })
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

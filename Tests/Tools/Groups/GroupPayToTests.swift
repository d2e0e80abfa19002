import Web

/// How to pay a member, said once and shown beside a debt to them.
@Suite struct GroupPayToTests {
  private static let iban = "GB29 NWBK 6016 1331 9268 19"

  /// Ana pays 30 for two, so Ben owes her 15; she says how to pay her.
  private func group(payTo: String) throws -> (browser: Visitor, path: String, ana: String) {
    let browser = Visitor()
    let (path, people) = try browser.group("Ana\nBen")
    try browser.pay(path, "30", ("payer", people[0]))
    try browser.post("\(path)/members/\(people[0])", [("name", "Ana"), ("pay-to", payTo)])
    return (browser, path, people[0])
  }

  private func told(_ browser: Visitor, _ path: String) throws -> String? {
    try browser.json(path + "/group.json")["members"]?.array?[0]["payTo"]?.string
  }

  @Test func `is shown beside a debt to them, copied with it and told to programs`() throws {
    let (browser, path, _) = try group(payTo: Self.iban)
    let debts = try browser.get(path + "/debts")
    #expect(debts.page.words.contains(Self.iban))
    #expect(
      try browser.get(path + "/debts.txt").text.contains("Ben pays Ana €15.00 – \(Self.iban)\n"))
    #expect(try told(browser, path) == Self.iban)
    #expect(try !browser.get(path).text.contains(Self.iban))
  }

  @Test func `leads to a page, which is not told where one comes from`() throws {
    let link = "https://pay.example/ana?x=1&y=2"
    let (browser, path, _) = try group(payTo: link)
    let debts = try browser.get(path + "/debts")
    #expect(debts.page.link(link) == link)
    #expect(debts.text.contains("rel=\"noopener noreferrer nofollow\""))
  }

  @Test(arguments: ["http://pay.example/ana", "Pay me: ftp://x", "javascript://x"])
  func `is refused beside its field where it is another link`(link: String) throws {
    let (browser, path, ana) = try group(payTo: Self.iban)
    let reply = try browser.post("\(path)/members/\(ana)", [("name", "Ana"), ("pay-to", link)])
    #expect(reply.status == 422)
    #expect(reply.page.words.contains("A link must begin with https://"))
    #expect(reply.text.contains("id=\"pay-to-\(ana)-error\""))
    #expect(reply.text.contains("value=\"\(link)\""))
    #expect(try told(browser, path) == Self.iban)
  }

  @Test func `has 120 characters at most`() throws {
    let (browser, path, ana) = try group(payTo: String(repeating: "7", count: 120))
    #expect(try told(browser, path)?.count == 120)
    let reply = try browser.post(
      "\(path)/members/\(ana)",
      [("name", "Ana"), ("pay-to", String(repeating: "7", count: 121))])
    #expect(reply.status == 422)
  }

  @Test func `stays when a program sends the name alone, and goes when it is emptied`() throws {
    let (browser, path, ana) = try group(payTo: Self.iban)
    try browser.post("\(path)/members/\(ana)", [("name", "Anna")])
    #expect(try told(browser, path) == Self.iban)
    try browser.post("\(path)/members/\(ana)", [("name", "Anna"), ("pay-to", "")])
    #expect(try told(browser, path) == "")
    try browser.post(path + "/undo", [])
    #expect(try told(browser, path) == Self.iban)
  }

  @Test func `comes along into a copy, a file and a group begun anew`() throws {
    let (browser, path, _) = try group(payTo: Self.iban)
    let file = try browser.get(path + "/export").text
    #expect(file.contains("\"payTo\":\"\(Self.iban)\""))
    let friend = Visitor()
    #expect(try told(friend, friend.open(file)) == Self.iban)
    #expect(try told(browser, browser.post(path + "/fresh").location) == Self.iban)
  }
}

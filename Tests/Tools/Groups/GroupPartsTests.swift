/// Groups that are larger than one cookie.
@Suite struct GroupPartsTests {
  private let browser = Visitor()

  private static let six = "Ana\nBen\nCem\nDana\nEli\nFaye"

  /// A group of six with as many payments, added by a file.
  private func group(_ count: Int, in browser: Visitor) throws -> (path: String, people: [String]) {
    let (path, people) = try browser.group(Self.six)
    for number in 1...3 {
      #expect(try pay(number, path, people, browser).status == 303)
    }
    let export = try browser.get(path + "/export").text
    let list = try #require(export.firstRange(of: "\"payments\":[")).upperBound
    let payments = (4...count).map { payment($0, people) + "," }.joined()
    let file = String(export[..<list]) + payments + String(export[list...])
    let merged = try browser.upload(Array(file.utf8), to: path + "/merge")
    #expect(merged.status == 303)
    return (path, people)
  }

  private func pay(
    _ number: Int, _ path: String, _ people: [String], _ browser: Visitor, letters: Int = 9
  ) throws -> TestSite.Reply {
    try browser.pay(
      path, "\(number).50", ("title", title(number, letters: letters)),
      ("payer", people[number % 6]))
  }

  private func payment(_ number: Int, _ people: [String]) -> String {
    let id = Identifier<GroupPayment>(UInt32(number) &* 2_654_435_761).text
    let shares = people.map { "\"\($0)\":\"\(number).00\"" }.joined(separator: ",")
    return """
      {"id":"\(id)","title":"\(title(number, letters: 9))","date":"2026-11-05",\
      "amount":"\(number * 6).00",\
      "currency":"EUR","payers":{"\(people[number % 6])":"\(number * 6).00"},"split":"even",\
      "shares":{\(shares)},"position":\(number - 1),"serial":\(number - 1)}
      """
  }

  private func isIncomplete(_ path: String, _ browser: Visitor) throws -> Bool? {
    try browser.json(path + "/group.json")["incomplete"]?.bool
  }

  @Test func `280 payments of six people fit in two or three cookies of 4,096 bytes`() throws {
    let (path, people) = try group(280, in: browser)
    #expect(try browser.payments(path).count == 280)
    #expect(try pay(281, path, people, browser).status == 303)
    #expect(try browser.payments(path).count == 281)
    let group = browser.cookies.filter { $0.key.firstMatch(of: /group(-\d)?$/) != nil }
    #expect((2...3).contains(group.count))
    for (name, value) in group { #expect(name.utf8.count + value.utf8.count <= 4_096) }
    #expect(try isIncomplete(path, browser) == false)
    try browser.get(path)
    #expect(try browser.get(path).cookies.isEmpty)
  }

  @Test func `a small group has one cookie, and an answer sets the first one last`() throws {
    let (path, people) = try browser.group(Self.six)
    #expect(try pay(1, path, people, browser).cookies.filter { $0.contains("group-") }.count <= 1)
    #expect(!browser.cookies.keys.contains { $0.hasSuffix("group-2") })
    let (large, others) = try group(280, in: browser)
    // What undid the arrival of so many took room in the first cookie, which is filled first.
    var names: [String] = []
    for number in 281...340 where !names.contains(where: { $0.hasPrefix("group-") }) {
      names = try pay(number, large, others, browser, letters: 80).cookies.compactMap {
        $0.firstMatch(of: /(group(-[23])?)=/).map { String($0.1) }
      }
      #expect(names.last { $0 != "groups" } == "group")
    }
    #expect(names.contains("group-2") || names.contains("group-3"))
  }

  @Test func `a part that is missing is said, and a copy brings it back`() throws {
    let (path, people) = try group(280, in: browser)
    let export = try browser.get(path + "/export").body
    let balances = try browser.json(path + "/group.json")["balances"]?["EUR"]?.object
    browser.lose("group-2")
    #expect(try isIncomplete(path, browser) == true)
    for page in ["", "/debts", "/totals"] {
      #expect(try browser.get(path + page).words.contains("Some payments are missing here."))
    }
    let report = try Paper.lines(of: browser.get(path + "/report.pdf").body).joined(separator: " ")
    #expect(report.contains("Some payments are missing: the browser has dropped a part"))
    let refused = try pay(281, path, people, browser)
    #expect(refused.status == 409)
    #expect(refused.text.contains("A part of this group is missing in this browser"))
    for change in ["/undo", "/members", "/fresh", "/settle"] {
      #expect(try browser.post(path + change).status == 409)
    }
    #expect(try browser.upload(export, to: path + "/merge").status == 303)
    #expect(try isIncomplete(path, browser) == false)
    #expect(try browser.payments(path).count == 280)
    let after = try browser.json(path + "/group.json")["balances"]?["EUR"]?.object
    #expect(after?.map(\.value.string) == balances?.map(\.value.string))
    #expect(try pay(281, path, people, browser).status == 303)
  }

  @Test func `in step, the letters bring a missing part back with the next page`() throws {
    let friends = try Friends(1)
    let (path, people) = try group(280, in: friends[0])
    friends[0].letters = friends.store
    #expect(try friends[0].post(path + "/box", [("do", "on")]).status == 303)
    #expect(try pay(281, path, people, friends[0]).status == 303)
    friends[0].lose("group-2")
    let page = try friends[0].get(path)
    #expect(!page.text.contains("Some payments are missing here."))
    #expect(!page.text.contains("New since you were here"))
    #expect(try isIncomplete(path, friends[0]) == false)
    #expect(try friends[0].payments(path).count == 281)
    #expect(try pay(282, path, people, friends[0]).status == 303)
    friends[0].lose("group-2")
    friends[0].lose("group-3")
    #expect(try pay(283, path, people, friends[0]).status == 303)
    #expect(try friends[0].payments(path).count == 283)
  }

  @Test func `a torn set costs the newest change at most, and is never an error`() throws {
    let (path, people) = try group(280, in: browser)
    for name in ["group", "group-2", "group-3"] {
      let torn = browser.copy()
      let before = browser.copy()
      #expect(try pay(281, path, people, torn).status == 303)
      torn.putBack(name, of: before)
      let left = try torn.payments(path).count
      #expect((280...281).contains(left))
      #expect(try isIncomplete(path, torn) == false)
      #expect(try pay(282, path, people, torn).status == 303)
    }
  }

  @Test func `a payment stays in its cookie when it is changed, and goes with it`() throws {
    let (path, people) = try group(330, in: browser)
    let payments = try browser.payments(path)
    for payment in [payments[2], payments[100], payments[200], payments[279]] {
      let id = try #require(payment["id"]?.string)
      #expect(
        try browser.post(
          path + "/payments/\(id)", [("amount", "9"), ("title", "Tea"), ("payer", people[0])]
        ).status == 303)
      #expect(try browser.post(path + "/payments/\(id)/delete").status == 303)
      #expect(try browser.post(path + "/undo").status == 303)
    }
    #expect(try browser.payments(path).count == 330)
    #expect(try browser.get(path + "/share").text.contains("too much in this group for a link"))
  }

  @Test func `forgetting a group takes all its cookies`() throws {
    let (path, _) = try group(280, in: browser)
    #expect(try browser.post(path + "/forget").status == 303)
    #expect(browser.cookies.keys.filter { $0.contains("group-") }.isEmpty)
    #expect(try browser.get(path).status == 404)
  }
}

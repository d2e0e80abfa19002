@testable import GroupsPages

/// Who pays as one, and the split that new payments begin with.
@Suite struct GroupTogetherTests {
  private let browser = Visitor()

  // MARK: Households

  /// The worked example: balances of 6.49, 10.50 and −16.99, the first two as one household.
  private func example() throws -> (path: String, people: [String]) {
    let (path, people) = try browser.group("Ana\nBen\nCem")
    try browser.pay(path, "30.00", ("payer", people[0]))
    try browser.post(
      path + "/payments",
      [
        ("split", "items"), ("payer", people[1]), ("item-1", "12.00"), ("item-with-1", people[0]),
        ("item-with-1", people[1]), ("item-2", "8.00"), ("item-with-2", people[2]), ("tax", "2.00"),
        ("tip", "3.00"),
      ])
    try browser.pay(path, "9.01", ("refund", "yes"), ("payer", people[0]))
    let reply = try browser.post(
      path + "/households", [("household-\(people[0])", "7"), ("household-\(people[1])", "7")])
    #expect(reply.status == 303)
    return (path, people)
  }

  @Test func `a household settles with one transfer`() throws {
    let (path, people) = try example()
    let debts = try browser.json(path + "/debts.json")
    let transfers = debts["transfers"]?["EUR"]?.array ?? []
    #expect(transfers.count == 1)
    #expect(transfers.first?["from"]?.string == people[2])
    #expect(transfers.first?["to"]?.string == people[0])
    #expect(transfers.first?["amount"]?.string == "16.99")
    #expect(
      debts["households"]?.array?.map { $0.array?.map(\.string) } == [[people[0], people[1]]])
  }

  /// Whoever pays for two pays another sum by pairs than in the fewest payments.
  @Test func `both lists of debts are not said to come to the same for each person`() throws {
    let (path, _) = try example()
    for list in ["/debts", "/debts?pairs=yes"] {
      #expect(try !browser.get(path + list).words.contains("Both are right"))
    }
  }

  @Test func `balances of people stay, and those of households are beside them`() throws {
    let (path, people) = try example()
    let group = try browser.json(path + "/group.json")
    #expect(group["balances"]?["EUR"]?.object?.map(\.value.string) == ["6.49", "10.50", "-16.99"])
    let households = group["householdBalances"]?["EUR"]?.object
    #expect(households?.map(\.name) == [people[0], people[2]])
    #expect(households?.map(\.value.string) == ["16.99", "-16.99"])
  }

  @Test func `more than a household owes, or within one, cannot be paid back`() throws {
    let (path, people) = try example()
    func settle(_ from: Int, _ to: Int, _ amount: String) throws -> TestSite.Reply {
      try browser.settle(path, people[from], people[to], amount)
    }
    #expect(try settle(2, 1, "17.00").status == 422)
    #expect(try settle(0, 1, "0.01").status == 422)
    #expect(try settle(2, 1, "16.99").status == 303)
    let debts = try browser.get(path + "/debts.json").text
    #expect(debts.contains(#""transfers":{"EUR":[]}"#))
  }

  @Test func `the whole assignment is sent, and can be undone`() throws {
    let (path, people) = try example()
    try browser.post(path + "/households", [("household-\(people[2])", "1")])
    #expect(try browser.json(path + "/group.json")["households"]?.array?.isEmpty == true)
    try browser.post(path + "/undo")
    #expect(try browser.json(path + "/group.json")["households"]?.array?.count == 1)
  }

  @Test(arguments: ["0", "51", "x", "1.5"])
  func `the number of a household is from 1 to 50`(number: String) throws {
    let (path, people) = try browser.group()
    let reply = try browser.post(
      path + "/households", [("household-\(people[0])", number)], accept: "application/json")
    #expect(reply.status == 422)
    #expect(reply.text.contains("household-\(people[0])"))
    let isWord = reply.text.contains("Ana’s household must be a whole number, like 2")
    #expect(isWord == (Int(number) == nil))
    let page = try browser.post(path + "/households", [("household-\(people[0])", number)])
    #expect(page.text.contains("value=\"\(number)\""))
  }

  @Test func `somebody in a household leaves, and is not removed`() throws {
    let (path, people) = try browser.group()
    try browser.post(
      path + "/households", [("household-\(people[0])", "1"), ("household-\(people[1])", "1")])
    try browser.post("\(path)/members/\(people[1])/delete")
    let members = try browser.json(path + "/group.json")["members"]?.array
    #expect(members?.map { $0["active"]?.bool } == [true, false, true])
  }

  @Test func `households that were changed since are shown again, beside what is there now`()
    throws
  {
    let (path, people) = try browser.group("Ana\nBen\nCem")
    func household(_ members: [Int]) -> [(String, String)] {
      [("rev", "0")] + members.map { ("household-\(people[$0])", "3") }
    }
    #expect(try browser.post(path + "/households", household([0, 1])).status == 303)
    let stale = try browser.post(path + "/households", household([1, 2]))
    #expect(stale.status == 409)
    #expect(stale.text.contains("it is Ana and Ben now"))
    #expect(stale.text.contains("href=\"#households\"") && stale.text.contains("id=\"households\""))
    #expect(stale.text.matches(of: /value="3"/).count == 2)
    #expect(stale.hidden("rev").allSatisfy { $0 == "1" })
    let split = try browser.post(
      path + "/default-split", [("rev", "0"), ("split", "even"), ("with", people[0])])
    #expect(split.status == 303, "another part")
    let again = [("rev", "2")] + household([1, 2]).dropFirst()
    #expect(try browser.post(path + "/households", again).status == 303)
    #expect(
      try browser.json(path + "/group.json")["households"]?.array?.map {
        $0.array?.map(\.string)
      } == [[people[1], people[2]]])
  }

  // MARK: The default split

  @Test func `a default split that was changed since is not taken away`() throws {
    let (path, people) = try browser.group("Ana\nBen\nCem")
    try browser.post(
      path + "/households", [("household-\(people[0])", "4"), ("household-\(people[2])", "4")])
    let shares = [("split", "shares"), ("share-\(people[0])", "2"), ("share-\(people[1])", "1")]
    #expect(try browser.post(path + "/default-split", [("rev", "1")] + shares).status == 303)
    let stale = try browser.post(path + "/default-split", [("rev", "1"), ("split", "even")])
    #expect(stale.status == 409)
    #expect(stale.text.contains("How payments are shared was changed since this page was made."))
    #expect(stale.text.contains("New payments begin shared by shares: Ana 2 and Ben 1."))
    #expect(
      stale.page.elements.count { $0["value"] == "1" } >= 2, "households are as they were")
    #expect(try browser.json(path + "/group.json")["defaultSplit"]?.isNull == false)
    #expect(
      try browser.post(path + "/default-split", [("rev", "2"), ("split", "even")]).status == 303)
  }

  /// The form of the settings as it stands asks for what is kept; with other numbers it changes it.
  @Test func `the settings show the default split and change it`() throws {
    let (path, people) = try browser.group("Ana\nBen\nCem")
    func form() throws -> PageElements.Form {
      let forms = PageElements(try browser.get(path + "/settings").text).forms
      return try #require(
        forms.last { $0.element["action"] == path + "/default-split" })
    }
    func numbers(_ page: String) -> [String?] {
      PageElements(page).elements.filter { $0["name"]?.hasPrefix("share-") == true }
        .map { $0["value"] }
    }
    func kept() throws -> JSONValue? { try browser.json(path + "/group.json")["defaultSplit"] }
    func send(_ split: String, _ others: [(String, String)] = []) throws -> TestSite.Reply {
      let values = try form().values.filter { value in
        !others.contains { $0.0 == value.0 }
      }
      return try browser.post(path + "/default-split", [("split", split)] + others + values)
    }
    let text = try browser.get(path + "/settings").text
    #expect(text.contains("New payments begin shared evenly between everybody."))
    #expect(try form().values.filter { $0.0 == "with" }.map(\.1) == people)
    #expect(try send("even").status == 303)
    #expect(try kept()?.isNull == true)

    func shares(_ ana: String, _ ben: String) -> [(String, String)] {
      [("share-\(people[0])", ana), ("share-\(people[1])", ben)]
    }
    #expect(try send("shares", shares("2", "1")).status == 303)
    #expect(try kept()?["given"]?[people[0]]?.string == "2")
    #expect(
      try browser.get(path + "/settings").text
        .contains("New payments begin shared by shares: Ana 2 and Ben 1."))
    #expect(numbers(try browser.get(path + "/settings").text) == ["2", "1", nil])
    let wrong = try send("percent", shares("60", "1"))
    #expect(wrong.status == 422)
    #expect(wrong.text.contains("The percentages come to 61%"))
    #expect(numbers(wrong.text) == ["60", "1", nil], "what was typed stays")
    #expect(try send("percent", shares("99", "1")).status == 303)
    #expect(try kept()?["split"]?.string == "percent")
    #expect(
      try browser.post(
        path + "/default-split",
        [("split", "even"), ("with-asked", "yes"), ("with", people[1])]
      ).status == 303)
    #expect(try form().values.filter { $0.0 == "with" }.map(\.1) == [people[1]])
  }

  @Test func `new payments get the split that the group keeps`() throws {
    let (path, people) = try browser.group("Ana\nBen\nCem")
    #expect(try browser.json(path + "/group.json")["defaultSplit"]?.isNull == true)
    let reply = try browser.post(
      path + "/default-split",
      [("split", "shares"), ("share-\(people[0])", "2"), ("share-\(people[1])", "1")])
    #expect(reply.status == 303)
    let kept = try browser.json(path + "/group.json")["defaultSplit"]
    #expect(kept?["split"]?.string == "shares")
    #expect(kept?["with"]?.array?.map(\.string) == [people[0], people[1]])
    #expect(kept?["given"]?[people[0]]?.string == "2")
    try browser.pay(path, "9")
    #expect(try browser.newest(path)["shares"]?.object?.map(\.value.string) == ["6.00", "3.00"])
    try browser.pay(path, "9", ("split", "even"))
    #expect(try browser.newest(path)["shares"]?.object?.count == 3)
    try browser.pay(path, "9", ("with", people[2]))
    #expect(try browser.newest(path)["shares"]?.object?.count == 1)
    let form = try browser.get(path).text
    #expect(form.contains("name=\"split\" value=\"shares\""))
    #expect(!form.contains("<details id=\"sharing\" open>"))
  }

  @Test func `evenly without people is none again`() throws {
    let (path, people) = try browser.group("Ana\nBen\nCem")
    try browser.post(
      path + "/default-split", [("split", "even"), ("with", people[0]), ("with", people[2])])
    let kept = try browser.json(path + "/group.json")["defaultSplit"]
    #expect(kept?["with"]?.array?.map(\.string) == [people[0], people[2]])
    #expect(kept?["given"]?.object?.isEmpty == true)
    try browser.pay(path, "9")
    #expect(try browser.newest(path)["shares"]?.object?.map(\.name) == [people[0], people[2]])
    try browser.post(path + "/default-split", [("split", "even")])
    #expect(try browser.json(path + "/group.json")["defaultSplit"]?.isNull == true)
    try browser.post(path + "/undo")
    #expect(try browser.json(path + "/group.json")["defaultSplit"]?.isNull == false)
  }

  @Test func `evenly with everybody is a split of its own, and the form's is none`() throws {
    let (path, people) = try browser.group("Ana\nBen\nCem")
    let everybody = [("split", "even")] + people.map { ("with", $0) }
    try browser.post(path + "/default-split", everybody)
    let kept = try browser.json(path + "/group.json")["defaultSplit"]
    #expect(kept?["with"]?.array?.map(\.string) == people as [String?])
    try browser.post(path + "/members", [("name", "Dan")])
    try browser.pay(path, "9")
    #expect(try browser.newest(path)["shares"]?.object?.map(\.name) == people)
    // A page has a box for each person, all ticked from the start.
    let all = try browser.json(path + "/group.json")["members"]?.array ?? []
    let boxes = all.compactMap { $0["id"]?.string }.map { ("with", $0) }
    try browser.post(
      path + "/payments",
      [("amount", "9"), ("split", "even"), ("with-asked", "yes"), ("default", "yes")] + boxes)
    #expect(try browser.json(path + "/group.json")["defaultSplit"]?.isNull == true)
  }

  @Test func `those who left are skipped`() throws {
    let (path, people) = try browser.group("Ana\nBen\nCem")
    try browser.post(
      path + "/default-split",
      [("split", "percent"), ("share-\(people[0])", "75"), ("share-\(people[1])", "25")])
    try browser.post("\(path)/members/\(people[1])/delete")
    try browser.pay(path, "9")
    #expect(try browser.newest(path)["shares"]?.object?.map(\.value.string) == ["9.00"])
  }

  @Test func `a button beside Save keeps the split of a payment`() throws {
    let (path, people) = try browser.group("Ana\nBen\nCem")
    #expect(try browser.get(path).text.contains("name=\"default\" value=\"yes\""))
    try browser.pay(
      path, "9", ("split", "shares"), ("share-\(people[0])", "2"), ("share-\(people[2])", "1"),
      ("default", "yes"))
    try browser.pay(path, "3")
    #expect(try browser.newest(path)["shares"]?.object?.map(\.value.string) == ["2.00", "1.00"])
  }

  @Test func `different amounts are for one payment`() throws {
    let (path, people) = try browser.group("Ana\nBen\nCem")
    for address in ["/payments", "/default-split"] {
      let reply = try browser.post(
        path + address,
        [
          ("amount", "9"), ("split", "exact"), ("share-\(people[0])", "9"), ("default", "yes"),
        ], accept: "application/json")
      #expect(reply.status == 422)
      #expect(reply.text.contains(#""field":"split""#))
    }
  }

  @Test func `a copy has households and the default split`() throws {
    let (path, people) = try example()
    try browser.post(path + "/default-split", [("split", "even"), ("with", people[0])])
    let other = Visitor()
    let opened = try other.open(try browser.get(path + "/export").text)
    let (one, two) = (
      try browser.get(path + "/export").text, try other.get(opened + "/export").text
    )
    #expect(one == two)
  }
}

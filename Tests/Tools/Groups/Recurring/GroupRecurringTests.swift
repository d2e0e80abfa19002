@testable import GroupsPages

/// Payments that come again, and what is due of them on 21 November 2026.
@Suite struct GroupRecurringTests {
  private let browser = Visitor()

  private static let rent = filledIn("amount=10&title=Rent&every=month&first=2026-08-31")

  private func group(
    _ fields: [(String, String)] = rent
  ) throws -> (path: String, people: [String]) {
    let (path, people) = try browser.group("Ana\nBen\nCem")
    #expect(try browser.post(path + "/recurring", fields).status == 303)
    return (path, people)
  }

  private func rule(_ path: String) throws -> JSONValue {
    try #require(try browser.json(path + "/group.json")["recurring"]?.array?.first)
  }

  private func payments(_ path: String, _ visitor: Visitor? = nil) throws -> [JSONValue] {
    try (visitor ?? browser).payments(path)
  }

  @Test func `programs see the rule, what is due and the payment without a date`() throws {
    let (path, people) = try group()
    let rule = try rule(path)
    #expect(rule["every"]?.string == "month")
    #expect(rule["first"]?.string == "2026-08-31")
    #expect(rule["until"]?.isNull == true && rule["times"]?.isNull == true)
    #expect(rule["due"]?.array?.map(\.string) == ["2026-08-31", "2026-09-30", "2026-10-31"])
    #expect(rule["amount"]?.string == "10.00")
    #expect(rule["shares"]?.object?.map(\.name) == people)
    #expect(rule["date"] == nil)
  }

  @Test func `who left and still has a part in what comes again is named`() throws {
    let (path, people) = try group()
    let words = "Cem left, and still has a part in this."
    #expect(try !browser.get(path + "/recurring").words.contains(words))
    #expect(try browser.post(path + "/members/\(people[2])/delete").status == 303)
    #expect(try browser.get(path + "/recurring").words.contains(words))
  }

  @Test func `a rate that is given to payments without one reaches those that come again`() throws {
    let (path, _) = try group(Self.rent + [("currency", "USD")])
    #expect(try browser.post(path + "/recurring/add").status == 303)
    try browser.post(path + "/rates", [("currency", "USD"), ("rate", "0.9"), ("apply", "yes")])
    #expect(try rule(path)["rate"]?.string == "0.9")
    #expect(try payments(path).map { $0["groupAmount"]?.string } == ["9.00", "9.00", "9.00"])
  }

  @Test func `what is due is added with one press, and can be undone`() throws {
    let (path, _) = try group()
    let page = try browser.get(path).text
    #expect(page.contains("3 payments are due: "))
    let reply = try browser.post(path + "/recurring/add")
    #expect(reply.status == 303 && reply.location == path)
    let added = try payments(path)
    #expect(added.map { $0["date"]?.string } == ["2026-08-31", "2026-09-30", "2026-10-31"])
    #expect(added.map { $0["serial"]?.number } == ["0", "1", "2"])
    #expect(
      added.map { $0["shares"]?.object?.map(\.value.string) } == [
        ["3.34", "3.33", "3.33"], ["3.33", "3.34", "3.33"], ["3.33", "3.33", "3.34"],
      ])
    #expect(try rule(path)["due"]?.array?.isEmpty == true)
    #expect(try browser.get(path).text.contains("3 payments were added."))
    #expect(try !browser.get(path).text.contains("payments are due"))
    try browser.post(path + "/undo")
    #expect(try payments(path).isEmpty)
    #expect(try rule(path)["due"]?.array?.isEmpty == true, "deleted ones are not due again")
  }

  @Test func `one that has ended says that some of it is still to be added`() throws {
    let (path, _) = try group(Self.rent + [("end", "times"), ("times", "3")])
    let sentence = "It has ended, but not all of it has been added yet"
    #expect(try browser.get(path + "/recurring").text.contains(sentence))
    try browser.post(path + "/recurring/add")
    let page = try browser.get(path + "/recurring").text
    #expect(page.contains("It has ended</p>") && !page.contains(sentence))
  }

  @Test func `with nothing due, nothing changes`() throws {
    let (path, _) = try group([("amount", "10"), ("every", "year"), ("first", "2026-11-22")])
    let before = try browser.get(path + "/export").text
    #expect(try browser.post(path + "/recurring/add").status == 303)
    #expect(try browser.get(path + "/export").text == before)
    let later = browser.copy()
    later.today = CalendarDate(iso: "2027-11-22")
    try later.post(path + "/recurring/add")
    #expect(
      try payments(path, later).map { $0["date"]?.string } == ["2026-11-22", "2027-11-22"])
  }

  @Test func `a rule is changed, and ends; what was added stays`() throws {
    let (path, _) = try group()
    try browser.post(path + "/recurring/add")
    let address = "\(path)/recurring/\(try #require(rule(path)["id"]?.string))"
    let form = try browser.get(address).text
    #expect(form.contains("value=\"10\"") || form.contains("value=\"10.00\""))
    #expect(form.contains("value=\"2026-11-30\""))
    let changed = filledIn("amount=12&title=Rent&every=fortnight&first=2026-11-14&times=2")
    #expect(try browser.post(address, changed).location == path + "/recurring")
    #expect(try rule(path)["due"]?.array?.map(\.string) == ["2026-11-14"])
    #expect(try rule(path)["times"]?.number == "2")
    try browser.post(path + "/recurring/add")
    #expect(try payments(path).last?["revision"]?.number == "1")
    #expect(try browser.post(address + "/delete").status == 303)
    #expect(try browser.json(path + "/group.json")["recurring"]?.array?.isEmpty == true)
    #expect(try payments(path).count == 4)
    #expect(try browser.get(address).status == 404)
    try browser.post(path + "/undo")
    #expect(try rule(path)["amount"]?.string == "12.00")
  }

  /// Nothing before the change is due again, whatever the rest of it is.
  @Test(arguments: [
    (["amount": "12"], "2026-08-31", nil), (["every": "week"], "2026-11-30", nil),
    (["first": "2026-12-01"], "2026-12-01", nil), (["times": "2"], "2026-08-31", "5"),
  ])
  func `a change of a rule is about what is to come`(
    changes: [String: String], first: String, times: String?
  ) throws {
    let (path, _) = try group()
    try browser.post(path + "/recurring/add")
    let address = "\(path)/recurring/\(try #require(rule(path)["id"]?.string))"
    let shown = ["amount": "10", "title": "Rent", "every": "month", "first": "2026-11-30"]
    let sent = shown.merging(changes) { $1 }.map { ($0.key, $0.value) }
    #expect(try browser.post(address, sent).status == 303)
    #expect(try rule(path)["due"]?.array?.isEmpty == true)
    #expect(try rule(path)["first"]?.string == first)
    #expect(try rule(path)["times"]?.number == times)
    let later = browser.copy()
    later.today = CalendarDate(iso: "2026-12-31")
    let rule = try #require(try later.json(path + "/group.json")["recurring"]?.array?.first)
    let due = rule["due"]?.array?.compactMap(\.string) ?? []
    #expect(due.first == changes["first"] ?? "2026-11-30")
    #expect(due.contains("2026-12-31") == (first == "2026-08-31"))
  }

  @Test func `a form that is older than the rule is refused, and keeps what was typed`() throws {
    let (path, _) = try group()
    let address = "\(path)/recurring/\(try #require(rule(path)["id"]?.string))"
    let seen = try #require(
      try browser.get(address).text.firstMatch(of: /name="rev" value="(\d+)"/)?.1)
    try browser.post(address, Self.rent + [("times", "5")])
    let stale = try browser.post(address, Self.rent + [("times", "77"), ("rev", String(seen))])
    #expect(stale.status == 409)
    #expect(stale.text.contains("value=\"77\""))
    #expect(try rule(path)["times"]?.number == "5")
    try browser.post(address + "/delete")
    let gone = try browser.post(address, Self.rent + [("rev", String(seen))])
    #expect(gone.status == 409 && gone.text.contains("It was ended"))
    let opened = try browser.get(address)
    #expect(opened.status == 404)
    #expect(opened.text.contains("That repeating payment was ended."))
  }

  @Test(
    arguments: Row.forms(
      """
      first=2026-08-31 | every | Choose how often it comes
      every=month | first | Enter the day on which it comes first
      every=month&first=2026-08-31&until=2026-08-30 | until | The last day must not be before the first
      every=month&first=2026-08-31&until=2026-09-30&times=2 | times | Give a last day or a number of times, not both
      every=month&first=2026-08-31&times=601 | times | How many times must be between 1 and 600
      every=day&first=2026-08-31 | every | How often must be one of the choices in the list
      """))
  func `says what is wrong, and keeps what was typed`(
    fields: [(String, String)], field: String, message: String
  ) throws {
    let (path, _) = try browser.group()
    let fields = [("amount", "10"), ("title", "Rent of a flat")] + fields
    let told = try browser.post(path + "/recurring", fields, accept: "application/json")
    #expect(told.status == 422)
    #expect(told.text.contains(#""field":"\#(field)""#))
    #expect(told.text.contains(message))
    let page = try browser.post(path + "/recurring", fields)
    #expect(page.text.contains("Rent of a flat") && page.text.contains(message))
  }

  @Test func `mistakes of the payment and of the schedule are told in page order`() throws {
    let (path, _) = try browser.group()
    let told = try browser.post(
      path + "/recurring", [("amount", ""), ("every", "x"), ("payer", "x")],
      accept: "application/json")
    #expect(try told.errors.map(\.field) == ["amount", "every", "first", "payer"])
  }

  @Test func `a date, which its form does not ask for, is nobody's mistake`() throws {
    let (path, people) = try browser.group()
    let reply = try browser.post(
      path + "/recurring",
      filledIn("amount=30&every=month&first=2026-12-01&payer=\(people[0])&date=zz"))
    #expect(reply.status == 303)
  }

  @Test func `a group has twenty at most`() throws {
    let (path, _) = try group()
    for _ in 0..<19 { #expect(try browser.post(path + "/recurring", Self.rent).status == 303) }
    let reply = try browser.post(path + "/recurring", Self.rent)
    #expect(reply.status == 422 && reply.text.contains("20 repeating payments at most"))
  }

  @Test func `somebody new joins with it, and the default split holds for it too`() throws {
    let (path, people) = try browser.group("Ana\nBen\nCem")
    try browser.post(path + "/default-split", [("split", "shares"), ("share-\(people[0])", "1")])
    try browser.post(path + "/recurring", Self.rent)
    #expect(try rule(path)["shares"]?.object?.map(\.value.string) == ["10.00"])
    try browser.post(path + "/recurring", Self.rent + [("new-member", "Dana")])
    let group = try browser.json(path + "/group.json")
    #expect(group["members"]?.array?.count == 4)
    #expect(group["recurring"]?.array?.last?["shares"]?.object?.count == 4)
  }

  @Test func `a new group with the balances of today goes on with it`() throws {
    let (path, _) = try group()
    try browser.post(path + "/recurring/add")
    let fresh = try browser.post(path + "/fresh").location
    #expect(try rule(fresh)["first"]?.string == "2026-11-30")
    #expect(try rule(fresh)["due"]?.array?.isEmpty == true)
  }

  @Test func `a copy has it, with the marks of those that ended`() throws {
    let (path, _) = try group(Self.rent + [("until", "2027-01-31"), ("category", "Flat")])
    try browser.post(path + "/recurring", Self.rent)
    let second = try browser.json(path + "/group.json")["recurring"]?.array?.last?["id"]?.string
    try browser.post("\(path)/recurring/\(try #require(second))/delete")
    let file = try browser.get(path + "/export").text
    #expect(file.contains(#""deletedRecurring":[{"id":"\#(try #require(second))""#))
    let other = Visitor()
    let opened = try other.open(file)
    #expect(try other.get(opened + "/export").text == file)
    // The answer for programs is a file too.
    let third = Visitor()
    let again = try third.open(try browser.get(path + "/group.json").text)
    #expect(try third.get(again + "/export").text == file)
  }

  @Test(arguments: [
    (#""every":"month""#, #""every":"day""#), (#""first":"2026-08-31""#, #""first":"x""#),
    (#""times":null"#, #""times":601"#), (#""amount":"10.00""#, #""amount":"11.00""#),
  ])
  func `a file with a rule that cannot be read is refused`(good: String, bad: String) throws {
    let (path, _) = try group()
    let file = try browser.get(path + "/export").text
    #expect(file.contains(good))
    let reply = try Visitor().upload(
      Array(file.replacing(good, with: bad).utf8), to: "/groups/import")
    #expect(reply.status == 422)
    #expect(reply.text.contains("The file has a payment that comes again that cannot be read"))
  }
}

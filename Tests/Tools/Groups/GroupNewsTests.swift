@testable import GroupsPages

/// What the pages of a group say about a change: once, where it happened, and truly.
@Suite struct GroupNewsTests {
  let browser = Visitor()

  /// Sends a form and follows it to where it leads.
  func send(_ path: String, _ fields: [(String, String)] = []) throws -> TestSite.Reply {
    let response = try browser.post(path, fields)
    #expect(response.status == 303)
    return try browser.get(response.location)
  }

  @Test func `tells an added payment on the page after it, in its title and nowhere later`() throws
  {
    let (path, _) = try browser.group()
    let page = try send(path + "/payments", [("amount", "80"), ("title", "Hotel")])
    #expect(page.title == "Hotel added – Lisbon")
    #expect(page.flash == ["Hotel was added.", "Undo"])
    for address in [path, path, path + "/debts", path + "/settings", path + "/totals"] {
      let later = try browser.get(address)
      #expect(later.flash == [])
      #expect(!later.title.contains("Hotel added"))
    }
  }

  @Test func `tells no old news above an error summary`() throws {
    let (path, _) = try browser.group()
    try browser.pay(path, "80", ("title", "Hotel"))
    for (form, fields) in [
      ("/payments", [("amount", "lots")]), ("/members", [("name", "ana")]),
      ("/settle", [("amount", "1")]), ("", [("name", "")]),
    ] {
      let wrong = try browser.post(path + form, fields)
      #expect(wrong.status == 422)
      #expect(wrong.flash == [])
      #expect(wrong.title.hasPrefix("Error: "))
      #expect(!wrong.title.contains("Hotel"))
    }
  }

  @Test func `marking a debt as paid is told on the page of debts, with undo and redo there`()
    throws
  {
    let (path, people) = try browser.group()
    try browser.pay(path, "30", ("payer", people[0]))
    let paid = try send(
      path + "/settle",
      [("from", people[1]), ("to", people[0]), ("amount", "10"), ("currency", "EUR")])
    #expect(paid.flash == ["Ben paid Ana back €10.", "Undo"])
    #expect(paid.title == "Ben paid Ana back €10 – Who pays whom in Lisbon")
    let undone = try send(path + "/undo", [("page", try #require(paid.hidden("page").first))])
    #expect(undone.title.hasSuffix("Who pays whom in Lisbon"))
    #expect(undone.flash == ["Undone: Ben’s €10 is owed again.", "Redo"])
    let redone = try send(path + "/undo", [("page", try #require(undone.hidden("page").first))])
    #expect(redone.flash == ["Ben paid Ana back €10.", "Undo"])
  }

  @Test func `tells each kind of change, of its undo and of its redo`() throws {
    let (path, people) = try browser.group()
    try browser.pay(path, "30", ("title", "Villa"))
    let id = try #require(try browser.payments(path).first?["id"]?.string)
    let payment = path + "/payments/" + id
    let changes = Row.table(
      """
      form | typed | done | undone
      \(path)/payments | amount=5 | The payment of €5 was added. | Adding the payment of €5 is undone.
      \(payment) | amount=31&title=Villa | Villa was changed. | Your change to Villa is undone.
      \(path)/members | name=Dee&include=yes | Dee was added. | Adding Dee is undone.
      \(path)/members/\(people[2]) | name=Cyrus | Cy was renamed Cyrus. | Your change to Cy is undone.
      \(path)/members/\(people[2])/delete | | Cy was left out of new payments. | Your change to Cy is undone.
      \(path) | name=Porto&currency=EUR | Lisbon was renamed Porto. | Your change to Lisbon is undone.
      \(path) | name=Lisbon&currency=GBP | The currency was changed to pounds. | Your change to the currency is undone.
      \(path) | name=Porto&currency=GBP | Lisbon was renamed Porto, with pounds as its currency. | Your change to Lisbon is undone.
      \(payment)/delete | | Villa was deleted. | Deleting Villa is undone.
      """)
    for change in changes {
      let (done, undone): (String, String) = (change["done"], change["undone"])
      #expect(try send(change["form"], filledIn(change["typed"])).flash == [done, "Undo"])
      #expect(try send(path + "/undo").flash == [undone, "Redo"])
      #expect(try send(path + "/undo").flash == [done, "Undo"])
      _ = try send(path + "/undo")
    }
  }

  @Test func `says that two people were made one, and that somebody is back`() throws {
    let (path, people) = try browser.group()
    try browser.pay(path, "30")
    try browser.post(path + "/members/" + people[2] + "/delete")
    let back = try send(path + "/members/" + people[2], [("name", "Cy")])
    #expect(back.flash == ["Cy was brought back into new payments.", "Undo"])
    let joined = try send(path + "/members/" + people[2], [("join", people[1])])
    #expect(joined.flash == ["Cy was joined with another person.", "Undo"])
  }

  @Test func `tells the page of people what happened there`() throws {
    let (path, _) = try browser.group()
    let page = try send(path + "/members", [("name", "Dee")])
    #expect(page.title == "Dee added – People and settings of Lisbon")
    #expect(page.flash == ["Dee was added.", "Undo"])
  }

  @Test func `keeps undo within reach after the news was told`() throws {
    let (path, _) = try browser.group()
    _ = try send(path + "/payments", [("amount", "80"), ("title", "Hotel")])
    let settings = try browser.get(path + "/settings")
    #expect(settings.text.contains("<h2>The last change</h2>\n<p>Hotel was added.</p>"))
    let undone = try send(path + "/undo", try settings.stamped([("page", "settings")]))
    #expect(undone.flash == ["Adding Hotel is undone.", "Redo"])
    #expect(undone.title.hasSuffix("People and settings of Lisbon"))
  }

  @Test(arguments: [
    ("", [("name", "Lisbon"), ("currency", "EUR")]), ("/households", []),
    ("/default-split", [("split", "even")]), ("/rates", [("currency", "USD"), ("rate", "")]),
  ])
  func `a save that changes nothing leaves the change before it to be undone`(
    form: String, fields: [(String, String)]
  ) throws {
    let (path, _) = try browser.group()
    _ = try send(path + "/payments", [("amount", "80"), ("title", "Hotel")])
    let page = try send(path + form, fields)
    #expect(page.flash == ["Nothing was different, so nothing was changed."])
    let undone = try send(path + "/undo", try browser.get(path + "/settings").stamped())
    #expect(undone.flash == ["Adding Hotel is undone.", "Redo"])
  }

  @Test func `an undo that came too late names the change that is the last now`() throws {
    let (path, _) = try browser.group()
    _ = try send(path + "/payments", [("amount", "80"), ("title", "Hotel")])
    let late = try browser.post(path + "/undo", [("operation", "u"), ("rev", "0")])
    #expect(late.status == 409)
    #expect(late.text.contains("Nothing was undone"))
    #expect(late.flash == ["Hotel was added.", "Undo"])
    #expect(late.title == "Lisbon")
  }

  @Test func `a group that is new in this browser is told as saved`() throws {
    let response = try browser.post("/groups", [("name", "Rome"), ("members", "Ana\nBen")])
    let page = try browser.get(response.location)
    #expect(page.title == "Group saved – Rome")
    #expect(page.flash == ["The group is saved in this browser."])
    #expect(try browser.get(response.location).flash == [])
  }
}

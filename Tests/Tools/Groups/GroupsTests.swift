@testable import GroupsPages

/// People in a browser: what they send, and what comes back.
@Suite struct GroupsTests {
  let browser = Visitor()

  @Test func `a new group opens at once, and is in the list`() throws {
    let (path, people) = try browser.group()
    #expect(people.count == 3)
    let page = try browser.get(path)
    #expect(page.status == 200)
    #expect(page.text.contains("<h1><!--heading-->Lisbon<!--/heading--></h1>"))
    #expect(page.text.contains("No payments yet. What did someone pay for?"))
    #expect(page.headers["Referrer-Policy"] == "same-origin")
    let list = try browser.get("/groups.json").text
    #expect(
      list
        == #"{"groups":[{"id":"\#(path.suffix(8))","name":"Lisbon","currency":"EUR","inStep":false,"box":null}]}"#
    )
    #expect(try browser.get("/groups").text.contains("href=\"\(path)\""))
  }

  @Test(
    arguments: Row.forms(
      """
      name=Lisbon&members=Ana | members | Add at least one more person
      name=&members=Ana¶Ben | name | Enter a name for the group
      name=Lisbon&members= ¶  | members | Enter the names of the people in the group
      name=Lisbon&members=Ana¶ ANA | members | ANA is there twice: tell them apart, with a last name or a letter
      name=Lisbon&member=Ana&currency=XXX | currency | Currency must be a code of three letters, like GBP or USD
      """))
  func `says what is wrong with a new group`(
    fields: [(String, String)], field: String, message: String
  ) throws {
    let response = try browser.post("/groups", fields)
    #expect(response.status == 422)
    #expect(response.text.contains("<a href=\"#\(field)\" target=\"_self\">\(message)</a>"))
    #expect(response.text.contains("<title>Error: "))
  }

  @Test func `a double tap is one payment; back, edit and submit is a second`() throws {
    let (path, _) = try browser.group()
    let fields = [("operation", "a1"), ("rev", "0"), ("amount", "5"), ("title", "Tea")]
    try browser.post(path + "/payments", fields)
    let again = try browser.post(path + "/payments", fields)
    #expect(again.location == path + "?notice=once")
    #expect(try browser.get(again.location).text.contains(">Add it again</a>"))
    #expect(try browser.payments(path).count == 1)
    try browser.post(path + "/payments", fields.map { $0.0 == "amount" ? ("amount", "6") : $0 })
    #expect(try browser.payments(path).count == 2)
  }

  @Test func `a payment changes, goes and comes back`() throws {
    let (path, people) = try browser.group()
    try browser.pay(path, "30", ("title", "Dinner"))
    let id = try #require(try browser.payments(path).first?["id"]?.string)
    let form = try browser.get(path + "/payments/" + id)
    #expect(form.text.contains("value=\"30.00\""))
    try browser.post(
      path + "/payments/" + id, [("rev", "1"), ("amount", "45"), ("payer", people[2])])
    let changed = try browser.payments(path).first
    #expect(changed?["amount"]?.string == "45.00")
    #expect(changed?["payers"]?[people[2]]?.string == "45.00")
    #expect(try browser.post(path + "/payments/" + id + "/delete").status == 303)
    #expect(try browser.post(path + "/payments/" + id + "/delete").status == 404)
    try browser.post(path + "/undo")
    #expect(
      try browser.payments(path).first?["amount"]?.string
        == "45.00")
  }

  @Test func `a name is one line of words`() throws {
    let created = try browser.post(
      "/groups",
      [
        ("name", "Rome\u{1}"), ("member", "Ben\nAna pays Mallory"), ("member", "\u{1}"),
        ("member", "Zoe"),
      ])
    let group = try browser.json(created.location + "/group.json")
    #expect(group["name"]?.string == "Rome")
    #expect(group["members"]?.array?.map { $0["name"]?.string } == ["Ben Ana pays Mallory", "Zoe"])
    let empty = try browser.post(created.location, [("name", "\u{1}"), ("currency", "EUR")])
    #expect(empty.status == 422)
  }

  @Test func `a link that cannot be opened says so to programs in their words`() throws {
    let response = try browser.get("/groups/open?g=x", accept: "application/json")
    #expect(response.status == 422)
    #expect(response.text.hasPrefix(#"{"errors":[{"field":null,"message":"This link does"#))
  }

  @Test func `a group that nobody knows is not forgotten`() throws {
    #expect(try browser.post("/groups/deadbeef/forget").status == 404)
  }

  @Test func `says every mistake in a payback at once`() throws {
    let (path, _) = try browser.group()
    let response = try browser.post(
      path + "/settle", [("from", "zz"), ("to", "yy"), ("amount", "x"), ("currency", "zz")])
    #expect(response.mistakes.map(\.field) == ["from", "to", "amount", "currency"])
  }

  @Test func `a payback is of the day that comes with it, else of the site's`() throws {
    let (path, people) = try browser.group()
    try browser.pay(path, "30", ("payer", people[0]))
    let settle = [("to", people[0]), ("currency", "EUR"), ("amount", "10")]
    try browser.post(path + "/settle", settle + [("from", people[1]), ("date", "2026-11-20")])
    try browser.post(path + "/settle", settle + [("from", people[2]), ("date", "")])
    let kept = try browser.json(path + "/group.json")["payments"]?.array
    let days = kept?.map { $0["date"]?.string }
    #expect(days == ["2026-11-21", "2026-11-20", "2026-11-21"])
    let wrong = settle + [("from", people[1]), ("date", "then")]
    #expect(try browser.post(path + "/settle", wrong).status == 422)
  }

  @Test func `settles a debt once, and never more than is owed`() throws {
    let (path, people) = try browser.group()
    try browser.pay(path, "30", ("payer", people[0]))
    let debts = try browser.get(path + "/debts.json")
    #expect(
      debts.text.contains(
        #"{"from":"\#(people[1])","to":"\#(people[0])","amount":"10.00"}"#))
    #expect(debts.text.contains(#""minimal":{"EUR":true}"#))
    let settle = [("from", people[1]), ("to", people[0]), ("currency", "EUR")]
    let tooMuch = try browser.post(path + "/settle", settle + [("amount", "10.01")])
    #expect(tooMuch.status == 422)
    #expect(tooMuch.text.contains("Amount must be €10 or less: more is not owed"))
    let whole = settle + [("amount", "10.00"), ("operation", "s1"), ("rev", "1")]
    #expect(try browser.post(path + "/settle", whole).status == 303)
    #expect(try browser.post(path + "/settle", whole).status == 303)
    #expect(try browser.payments(path).count == 2)
    try browser.post(path + "/settle", [("from", people[2]), ("to", people[0]), ("amount", "4")])
    let rest = try browser.get(path + "/debts.txt").text
    #expect(rest == "Lisbon: who pays whom\nCy pays Ana €6.00\n")
    try browser.post(path + "/settle", [("from", people[2]), ("to", people[0]), ("amount", "6")])
    #expect(try browser.get(path + "/debts").text.contains("Everything is settled."))
  }

  @Test func `keeps currencies apart, unless a payment has a rate`() throws {
    let (path, people) = try browser.group()
    try browser.pay(path, "30", ("currency", "JPY"))
    try browser.pay(path, "10", ("currency", "USD"), ("rate", "0.9"))
    let group = try browser.json(path + "/group.json")
    #expect(group["balances"]?.object?.map(\.name) == ["EUR", "JPY"])
    #expect(group["balances"]?["EUR"]?[people[1]]?.string == "-3.00")
    #expect(group["payments"]?.array?.last?["rate"]?.string == "0.9")
    #expect(group["payments"]?.array?.last?["groupAmount"]?.string == "9.00")
  }

  @Test func `people come, are renamed and leave, and no payment is lost`() throws {
    let (path, people) = try browser.group()
    try browser.pay(path, "30", ("payer", people[0]))
    #expect(try browser.post(path + "/members", [("name", " a n a ")]).status == 422)
    try browser.post(path + "/members", [("name", "Dee"), ("include", "yes")])
    let members = try browser.json(path + "/group.json")["members"]?.array ?? []
    let dee = try #require(members.last?["id"]?.string)
    let shared = try browser.payments(path).first
    #expect(shared?["shares"]?[dee]?.string == "7.50")
    try browser.post(path + "/members/" + dee, [("name", "Dolores")])
    try browser.post(path + "/members/" + people[2] + "/delete")
    let group = try browser.json(path + "/group.json")
    #expect(group["members"]?.array?.map { $0["active"]?.bool } == [true, true, false, true])
    #expect(group["members"]?.array?.last?["name"]?.string == "Dolores")
    try browser.pay(path, "9")
    let newest = try browser.payments(path).last
    #expect(newest?["shares"]?[people[2]] == nil)
  }

  @Test func `a copy opens elsewhere after a look, and merges back`() throws {
    let (path, _) = try browser.group()
    try browser.pay(path, "30", ("title", "Dinner"))
    let other = Visitor()
    try open(path, from: browser, in: other)
    #expect(try other.get("/groups.json").text.contains(path.suffix(8)))
    try other.pay(path, "12", ("title", "Petrol"))
    try browser.pay(path, "7", ("title", "Museum"))
    try open(path, from: other, in: browser)
    let merged = try browser.get(path + "?notice=merged").text
    #expect(merged.contains("<li>New: <bdi>Petrol</bdi>, €12</li>"))
    try open(path, from: browser, in: other)
    let (here, there) = (
      try browser.get(path + "/group.json").text, try other.get(path + "/group.json").text
    )
    #expect(here == there)
    #expect(here.contains("Petrol") && here.contains("Museum") && here.contains("Dinner"))
  }

  private func open(_ path: String, from one: Visitor, in other: Visitor) throws {
    let token = try one.copyToken(path)
    let preview = try other.post("/groups/open", [("g", token), ("show", "yes")])
    #expect(preview.status == 200)
    #expect(preview.text.contains("Dinner"))
    let redirect = try other.post("/groups/open", [("g", token)])
    #expect(redirect.status == 307)
    #expect(redirect.location == path + "/merge")
    #expect(try other.post(redirect.location, [("g", token)]).status == 303)
  }

  @Test func `a link says nothing of the group to whoever previews it`() throws {
    let (path, _) = try browser.group()
    try browser.pay(path, "30", ("title", "Dinner"))
    let share = try browser.get(path + "/share").text
    let link = try #require(
      share.firstMatch(of: /http:\/\/localhost:8080(\/groups\/open\?g=[^<]*)</)?.1)
    for visitor in [browser, Visitor()] {
      let page = try visitor.get(String(link))
      #expect(page.status == 200)
      #expect(page.text.contains("<title>A copy of a group – Farthing</title>"))
      for secret in ["Lisbon", "Ana", "Ben", "Dinner", "€", path] {
        let text = page.text.replacing(/value="[^"]*"/, with: "")
        #expect(!text.contains(secret), "\(secret)")
      }
      #expect(!page.text.contains("og:"))
      #expect(page.page.parts("button").count == 1)
      #expect(page.text.contains(#"<input type="hidden" name="show" value="yes">"#))
    }
  }

  @Test func `a changed link opens nothing`() throws {
    for request in ["/groups/open?g=v4.local.AAAA", "/groups/open"] {
      #expect(try browser.get(request).status == 422)
    }
    #expect(try browser.post("/groups/open", [("g", "v4.local.AAAA")]).status == 422)
    #expect(
      try browser.post("/groups/open", [("g", "v4.local.AAAA"), ("show", "yes")]).status == 422)
  }

  @Test func `a forged cookie is no group, and no error`() throws {
    let (path, _) = try browser.group()
    browser.forge(below: path)
    for page in ["", "/debts", "/settings", "/share", "/totals", "/export", "/debts.json"] {
      #expect(try browser.get(path + page).status == 404)
    }
    #expect(try browser.pay(path, "1").status == 404)
  }

  @Test func `forgetting leaves nothing behind`() throws {
    let (path, _) = try browser.group()
    let response = try browser.post(path + "/forget")
    #expect(response.location == "/groups")
    #expect(response.headers["Clear-Site-Data"] == "\"cache\"")
    #expect(try browser.get(path).status == 404)
    #expect(try browser.get("/groups.json").text == #"{"groups":[]}"#)
  }

  @Test func `a full group says so, loses nothing and can be emptied or started afresh`() throws {
    let (path, people) = try browser.group()
    var count = 0
    var response = try browser.pay(path, "3")
    while response.status == 303, count < 400 {
      count += 1
      response = try browser.pay(path, "\(count).37", ("title", title(count)))
    }
    #expect(count > 50)
    #expect(response.status == 409)
    #expect(response.text.contains("This group is full, so nothing was saved"))
    #expect(response.text.contains("value=\"\(count).37\""))
    #expect(try browser.get(path).text.contains("% full"))
    let before = try browser.json(path + "/group.json")
    #expect(before["payments"]?.array?.count == count)
    for payment in (before["payments"]?.array ?? []).prefix(5) {
      let id = try #require(payment["id"]?.string)
      #expect(try browser.post(path + "/payments/\(id)/delete").status == 303)
      #expect(try browser.post(path + "/undo").status == 303)
      #expect(try browser.post(path + "/payments/\(id)/delete").status == 303)
    }
    let balances = try browser.json(path + "/group.json")["balances"]?["EUR"]
    let fresh = try browser.post(path + "/fresh").location
    let after = try browser.json(fresh + "/group.json")
    #expect((after["payments"]?.array?.count ?? 99) < 3)
    #expect(
      people.map { after["balances"]?["EUR"]?[$0]?.string }
        == people.map { balances?[$0]?.string })
  }
}

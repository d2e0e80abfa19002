import Documents
import Finance
import Testing

@testable import Tools

/// People in a browser: what they send, and what comes back.
@Suite struct GroupsTests {
  let browser = GroupBrowser()

  /// A group of Ana, Ben and Cy in euros, and the ids of its people.
  func group(
    _ names: String = "Ana\nBen\nCy", in browser: GroupBrowser
  ) throws -> (path: String, people: [String]) {
    let answer = try browser.post(
      "/groups", [("name", "Lisbon"), ("members", names), ("currency", "EUR")])
    #expect(answer.status == 303)
    let people = try json(answer.location + "/group.json", browser)["members"]?.array ?? []
    return (answer.location, people.compactMap { $0["id"]?.string })
  }

  func json(_ address: String, _ browser: GroupBrowser) throws -> JSONValue {
    try JSONValue(Array(try browser.get(address, accept: "application/json").text.utf8))
  }

  @Test func `a new group opens at once, and is in the list`() throws {
    let (path, people) = try group(in: browser)
    #expect(people.count == 3)
    let page = try browser.get(path)
    #expect(page.status == 200)
    #expect(page.text.contains("<h1>Lisbon</h1>"))
    #expect(page.text.contains("Nothing has been paid yet."))
    #expect(page.headers["Referrer-Policy"] == "same-origin")
    let list = try browser.get("/groups.json").text
    #expect(list == #"{"groups":[{"id":"\#(path.suffix(8))","name":"Lisbon","currency":"EUR"}]}"#)
    #expect(try browser.get("/groups").text.contains("href=\"\(path)\""))
  }

  @Test(arguments: [
    ([("name", ""), ("members", "Ana")], "name", "Enter a name for the group"),
    (
      [("name", "Lisbon"), ("members", " \n ")], "members",
      "Enter the names of the people in the group"
    ),
    (
      [("name", "Lisbon"), ("members", "Ana\n ANA")], "members",
      "ANA is there twice: tell them apart, with a last name or a letter"
    ),
    (
      [("name", "Lisbon"), ("member", "Ana"), ("currency", "XXX")], "currency",
      "Currency must be a code of three letters, like GBP or USD"
    ),
  ])
  func `says what is wrong with a new group`(
    fields: [(String, String)], field: String, message: String
  ) throws {
    let answer = try browser.post("/groups", fields)
    #expect(answer.status == 422)
    #expect(answer.text.contains("<a href=\"#\(field)\" target=\"_self\">\(message)</a>"))
    #expect(answer.text.contains("<title>Error: "))
  }

  @Test func `a payment is shared evenly, by whoever paid last`() throws {
    let (path, people) = try group(in: browser)
    let answer = try browser.post(
      path + "/payments",
      [("amount", "20+10"), ("title", "Dinner"), ("payer", people[1])])
    #expect(answer.status == 303)
    #expect(answer.location == path)
    try browser.post(path + "/payments", [("amount", "1.00")])
    let group = try json(path + "/group.json", browser)
    let payments = group["payments"]?.array ?? []
    #expect(payments.first?["amount"]?.string == "30.00")
    #expect(payments.first?["date"]?.string == "2026-11-21")
    #expect(payments.last?["payers"]?[people[1]]?.string == "1.00")
    #expect(payments.last?["shares"]?[people[0]]?.string == "0.33")
    #expect(payments.last?["shares"]?[people[1]]?.string == "0.34")
    #expect(group["balances"]?["EUR"]?[people[1]]?.string == "20.66")
  }

  @Test(arguments: [
    ([("amount", "")], "amount", "Enter how much was paid"),
    ([("amount", "0")], "amount", "Amount must be €0.01 or more"),
    ([("amount", "100000000")], "amount", "Amount must be €99,999,999.99 or less"),
    (
      [("amount", "1"), ("currency", "EURO")], "currency",
      "Currency must be a code of three letters, like GBP or USD"
    ),
    ([("amount", "1"), ("payer", "nobody")], "payer", "Choose who paid from the list"),
    (
      [("amount", "1"), ("with-asked", "yes")], "with",
      "Choose at least one person to share it"
    ),
    (
      [("amount", "1"), ("date", "21/11/2026")], "date",
      "Date must be a day between 1900 and 2199, like 2026-11-21"
    ),
    (
      [("amount", "1"), ("currency", "USD"), ("rate", "0.1234567891")], "rate",
      "Exchange rate must be a number with up to 9 decimals, like 0.85"
    ),
    (
      [("amount", "0.01"), ("currency", "USD"), ("rate", "0.1")], "rate",
      "Exchange rate must be larger: nothing is left of the amount"
    ),
    (
      [("amount", "1000"), ("currency", "USD"), ("rate", "1000000")], "rate",
      "Exchange rate must be smaller: the amount grows too large"
    ),
  ])
  func `says what is wrong with a payment, and keeps what was typed`(
    fields: [(String, String)], field: String, message: String
  ) throws {
    let (path, _) = try group(in: browser)
    let answer = try browser.post(path + "/payments", fields + [("title", "Tea & <b>cake</b>")])
    #expect(answer.status == 422)
    #expect(answer.text.contains("<a href=\"#\(field)\" target=\"_self\">\(message)</a>"))
    #expect(answer.text.contains("value=\"Tea &amp; &lt;b&gt;cake&lt;/b&gt;\""))
    #expect(try json(path + "/group.json", browser)["payments"]?.array?.isEmpty == true)
  }

  @Test func `says by how much shares and payers miss the amount, and in which direction`() throws {
    let (path, people) = try group(in: browser)
    func message(_ fields: [(String, String)]) throws -> String {
      let page = try browser.post(path + "/payments", [("amount", "30")] + fields)
      #expect(page.status == 422)
      return String(page.text.firstMatch(of: /<a href="#[^"]*"[^>]*>(.*)<\/a>/)?.1 ?? "")
    }
    let shares = people.map { "share-\($0)" }
    #expect(
      try message([("split", "exact")] + shares.map { ($0, "9") })
        == "The amounts come to €27: €3 is missing")
    #expect(
      try message([("split", "exact"), (shares[0], "40")])
        == "The amounts come to €40: that is €10 too much")
    #expect(
      try message([("split", "percent"), (shares[0], "50"), (shares[1], "40.5")])
        == "The percentages come to 90.5%: 9.5% is missing")
    #expect(
      try message([("split", "percent"), (shares[0], "101")])
        == "The percentages come to 101%: that is 1% too much")
    #expect(
      try message([("split", "shares"), (shares[0], "0")])
        == "Enter a share for at least one person")
    #expect(
      try message([("paid-\(people[0])", "10"), ("paid-\(people[2])", "15")])
        == "What people paid comes to €25: €5 is missing")
  }

  @Test func `takes several payers and every kind of split`() throws {
    let (path, people) = try group(in: browser)
    let shares = people.map { "share-\($0)" }
    try browser.post(
      path + "/payments",
      [
        ("amount", "10"), ("split", "shares"), (shares[0], "1"), (shares[2], "2"),
        ("paid-\(people[0])", "4"), ("paid-\(people[1])", "6"),
      ])
    try browser.post(
      path + "/payments",
      [("amount", "10"), ("split", "percent"), (shares[0], "25"), (shares[1], "75%")])
    try browser.post(
      path + "/payments", [("amount", "10"), ("split", "exact"), (shares[0], "4")])
    let payments = try json(path + "/group.json", browser)["payments"]?.array ?? []
    func parts(_ index: Int, _ name: String) -> [String?] {
      people.map { payments[index][name]?[$0]?.string }
    }
    #expect(parts(0, "shares") == ["3.33", nil, "6.67"])
    #expect(parts(0, "payers") == ["4.00", "6.00", nil])
    #expect(parts(1, "shares") == ["2.50", "7.50", nil])
    #expect(parts(2, "shares") == ["4.00", "3.00", "3.00"])
  }

  @Test func `comes back in another shape without scripts, and keeps what it can`() throws {
    let (path, people) = try group(in: browser)
    let page = try browser.post(
      path + "/payments",
      [
        ("amount", "30"), ("split", "even"), ("with", people[0]), ("with", people[2]),
        ("show", "exact"),
      ])
    #expect(page.status == 200)
    #expect(page.text.contains("name=\"share-\(people[0])\" type=\"text\" inputmode=\"decimal\""))
    #expect(page.text.matches(of: /value="15.00"/).count == 2)
    let stepped = try browser.post(
      path + "/payments",
      [("split", "shares"), ("step", "\(people[1]):1"), ("share-\(people[1])", "1.5")])
    #expect(stepped.text.contains("value=\"2.5\""))
    #expect(try json(path + "/group.json", browser)["payments"]?.array?.isEmpty == true)
  }

  @Test func `a double tap is one payment; back, edit and submit is a second`() throws {
    let (path, _) = try group(in: browser)
    let fields = [("operation", "a1"), ("rev", "0"), ("amount", "5"), ("title", "Tea")]
    try browser.post(path + "/payments", fields)
    let again = try browser.post(path + "/payments", fields)
    #expect(again.location == path + "?notice=once")
    #expect(try browser.get(again.location).text.contains(">Add it again</a>"))
    #expect(try json(path + "/group.json", browser)["payments"]?.array?.count == 1)
    try browser.post(path + "/payments", fields.map { $0.0 == "amount" ? ("amount", "6") : $0 })
    #expect(try json(path + "/group.json", browser)["payments"]?.array?.count == 2)
  }

  @Test func `both of two tabs count`() throws {
    let (path, _) = try group(in: browser)
    for tab in ["one", "two"] {
      try browser.post(path + "/payments", [("operation", tab), ("rev", "0"), ("amount", "5")])
    }
    #expect(try json(path + "/group.json", browser)["payments"]?.array?.count == 2)
  }

  @Test func `a payment changes, goes and comes back`() throws {
    let (path, people) = try group(in: browser)
    try browser.post(path + "/payments", [("amount", "30"), ("title", "Dinner")])
    let id = try #require(
      try json(path + "/group.json", browser)["payments"]?.array?.first?["id"]?.string)
    let form = try browser.get(path + "/payments/" + id)
    #expect(form.text.contains("value=\"30.00\""))
    try browser.post(
      path + "/payments/" + id, [("seen", "0"), ("amount", "45"), ("payer", people[2])])
    let changed = try json(path + "/group.json", browser)["payments"]?.array?.first
    #expect(changed?["amount"]?.string == "45.00")
    #expect(changed?["payers"]?[people[2]]?.string == "45.00")
    let stale = try browser.post(path + "/payments/" + id, [("seen", "0"), ("amount", "1")])
    #expect(stale.status == 409)
    #expect(stale.text.contains("was changed since this form was opened"))
    #expect(try browser.post(path + "/payments/" + id + "/delete").status == 303)
    #expect(try browser.post(path + "/payments/" + id + "/delete").status == 404)
    let gone = try browser.post(path + "/payments/" + id, [("seen", "1"), ("amount", "77")])
    #expect(gone.status == 409)
    #expect(gone.text.contains("value=\"77\""))
    try browser.post(path + "/undo")
    #expect(
      try json(path + "/group.json", browser)["payments"]?.array?.first?["amount"]?.string
        == "45.00")
  }

  @Test func `settles a debt once, and never more than is owed`() throws {
    let (path, people) = try group(in: browser)
    try browser.post(path + "/payments", [("amount", "30"), ("payer", people[0])])
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
    #expect(try json(path + "/group.json", browser)["payments"]?.array?.count == 2)
    try browser.post(
      path + "/settle", [("from", people[2]), ("to", people[0]), ("amount", "4")])
    let rest = try browser.get(path + "/debts.txt").text
    #expect(rest == "Lisbon: who pays whom\nCy pays Ana €6.00\n")
    try browser.post(
      path + "/settle", [("from", people[2]), ("to", people[0]), ("amount", "6")])
    #expect(try browser.get(path + "/debts").text.contains("Everything is settled."))
  }

  @Test func `keeps currencies apart, unless a payment has a rate`() throws {
    let (path, people) = try group(in: browser)
    try browser.post(path + "/payments", [("amount", "30"), ("currency", "JPY")])
    try browser.post(
      path + "/payments", [("amount", "10"), ("currency", "USD"), ("rate", "0.9")])
    let group = try json(path + "/group.json", browser)
    #expect(group["balances"]?.object?.map(\.name) == ["EUR", "JPY"])
    #expect(group["balances"]?["EUR"]?[people[1]]?.string == "-3.00")
    #expect(group["payments"]?.array?.last?["rate"]?.string == "0.9")
    #expect(group["payments"]?.array?.last?["groupAmount"]?.string == "9.00")
  }

  @Test func `people come, are renamed and leave, and no payment is lost`() throws {
    let (path, people) = try group(in: browser)
    try browser.post(path + "/payments", [("amount", "30"), ("payer", people[0])])
    #expect(try browser.post(path + "/members", [("name", " a n a ")]).status == 422)
    try browser.post(path + "/members", [("name", "Dee"), ("include", "yes")])
    let members = try json(path + "/group.json", browser)["members"]?.array ?? []
    let dee = try #require(members.last?["id"]?.string)
    let shared = try json(path + "/group.json", browser)["payments"]?.array?.first
    #expect(shared?["shares"]?[dee]?.string == "7.50")
    try browser.post(path + "/members/" + dee, [("name", "Dolores")])
    try browser.post(path + "/members/" + people[2] + "/delete")
    let group = try json(path + "/group.json", browser)
    #expect(group["members"]?.array?.map { $0["active"]?.bool } == [true, true, false, true])
    #expect(group["members"]?.array?.last?["name"]?.string == "Dolores")
    try browser.post(path + "/payments", [("amount", "9")])
    let newest = try json(path + "/group.json", browser)["payments"]?.array?.last
    #expect(newest?["shares"]?[people[2]] == nil)
  }

  @Test func `a copy opens elsewhere after a look, and merges back`() throws {
    let (path, _) = try group(in: browser)
    try browser.post(path + "/payments", [("amount", "30"), ("title", "Dinner")])
    let other = GroupBrowser()
    try open(path, from: browser, in: other)
    #expect(try other.get("/groups.json").text.contains(path.suffix(8)))
    try other.post(path + "/payments", [("amount", "12"), ("title", "Petrol")])
    try browser.post(path + "/payments", [("amount", "7"), ("title", "Museum")])
    try open(path, from: other, in: browser)
    let merged = try browser.get(path + "?notice=merged").text
    #expect(merged.contains("<li>New: Petrol, €12</li>"))
    try open(path, from: browser, in: other)
    let (here, there) = (
      try browser.get(path + "/group.json").text, try other.get(path + "/group.json").text
    )
    #expect(here == there)
    #expect(here.contains("Petrol") && here.contains("Museum") && here.contains("Dinner"))
  }

  private func open(_ path: String, from one: GroupBrowser, in other: GroupBrowser) throws {
    let page = try one.get(path + "/share").text
    let link = try #require(
      page.firstMatch(of: /http:\/\/localhost:8080(\/groups\/open\?g=[^<]*)</))
    let preview = try other.get(String(link.1))
    #expect(preview.status == 200)
    #expect(preview.text.contains("Dinner"))
    let token = String(link.1.dropFirst("/groups/open?g=".count))
    let redirect = try other.post("/groups/open", [("g", token)])
    #expect(redirect.status == 307)
    #expect(redirect.location == path + "/merge")
    #expect(try other.post(redirect.location, [("g", token)]).status == 303)
  }

  @Test func `a changed link opens nothing`() throws {
    for request in ["/groups/open?g=v4.local.AAAA", "/groups/open"] {
      #expect(try browser.get(request).status == 422)
    }
    #expect(try browser.post("/groups/open", [("g", "v4.local.AAAA")]).status == 422)
  }

  @Test(arguments: ["export", "payments.csv"])
  func `what is saved can be opened again`(file: String) throws {
    let (path, people) = try group(in: browser)
    try browser.post(
      path + "/payments",
      [("amount", "10"), ("title", "=1+1"), ("paid-\(people[0])", "4"), ("paid-\(people[1])", "6")])
    try browser.post(
      path + "/payments", [("amount", "10"), ("split", "exact"), ("share-\(people[2])", "5.01")])
    let saved = try browser.get(path + "/" + file).text
    let other = GroupBrowser()
    let preview = try other.upload("/groups/import", file: saved)
    #expect(preview.status == 200)
    let token = try #require(preview.text.firstMatch(of: /name="confirm" value="([^"]*)"/)?.1)
    let redirect = try other.post("/groups/import", [("confirm", String(token))])
    #expect(redirect.status == 307)
    #expect(try other.post(redirect.location, [("confirm", String(token))]).status == 303)
    let opened = redirect.location.replacing("/merge", with: "")
    #expect(try other.get(opened + "/debts.txt").text.contains("Cy pays"))
    let (before, after) = (
      try json(path + "/group.json", browser), try json(opened + "/group.json", other)
    )
    #expect(after["payments"]?.array?.first?["title"]?.string == "=1+1")
    #expect(
      before["balances"]?["EUR"]?.object?.map(\.value.string)
        == after["balances"]?["EUR"]?.object?.map(\.value.string))
  }

  @Test func `a title that looks like a formula is harmless in a spreadsheet`() throws {
    let (path, _) = try group("=Ana\nBen", in: browser)
    try browser.post(path + "/payments", [("amount", "10"), ("title", "=1+1")])
    let csv = try browser.get(path + "/payments.csv").text
    #expect(csv.contains(",'=1+1,10.00,EUR,,'=Ana,no,5.00,5.00"))
    #expect(csv.contains("Payback,'=Ana,Ben"))
  }

  /// Rows as Splitwise writes them: what each member has lent, less what they borrowed.
  @Test func `opens an export from Splitwise`() throws {
    let preview = try browser.upload(
      "/groups/import",
      file: """
        Date,Description,Category,Cost,Currency,Ana,Ben,Cy
        2026-07-01,Dinner,Dining out,30.00,EUR,20.00,-10.00,-10.00
        2026-07-02,Taxi,Taxi,10.00,EUR,-3.33,6.67,-3.34
        2026-07-03,Ben paid Ana,Payment,5.00,EUR,-5.00,5.00,0.00

        2026-07-03,Total balance, , ,EUR,11.67,1.67,-13.34
        """)
    let token = try #require(preview.text.firstMatch(of: /name="confirm" value="([^"]*)"/)?.1)
    let redirect = try browser.post("/groups/import", [("confirm", String(token))])
    try browser.post(redirect.location, [("confirm", String(token))])
    let path = redirect.location.replacing("/merge", with: "")
    let group = try json(path + "/group.json", browser)
    #expect(
      group["balances"]?["EUR"]?.object?.map(\.value.string) == ["11.67", "1.67", "-13.34"])
    #expect(group["payments"]?.array?.map { $0["split"]?.string } == ["even", "even", "even"])
    #expect(group["payments"]?.array?.last?["payback"]?.bool == true)
  }

  @Test(arguments: [
    ("", "Choose a file to open"),
    ("hello", "The file is not a group: it must be a file saved here, or an export from Splitwise"),
    ("{}", "The file is not a group: it must be a file saved here, or an export from Splitwise"),
    (
      "Date,Description,Category,Cost,Currency,Ana,Ben\n2026-07-01,Tea,,3.00,EUR,2.00,-1.00",
      "Line 2 of the file does not add up"
    ),
  ])
  func `says what is wrong with a file`(file: String, message: String) throws {
    let answer = try browser.upload("/groups/import", file: file)
    #expect(answer.status == 422)
    #expect(answer.text.contains("<a href=\"#file\" target=\"_self\">\(message)</a>"))
  }

  @Test func `a forged cookie is no group, and no error`() throws {
    let (path, _) = try group(in: browser)
    browser.forge(below: path)
    for page in ["", "/debts", "/settings", "/share", "/totals", "/export", "/debts.json"] {
      #expect(try browser.get(path + page).status == 404)
    }
    #expect(try browser.post(path + "/payments", [("amount", "1")]).status == 404)
  }

  @Test func `forgetting leaves nothing behind`() throws {
    let (path, _) = try group(in: browser)
    let answer = try browser.post(path + "/forget")
    #expect(answer.location == "/groups")
    #expect(try browser.get(path).status == 404)
    #expect(try browser.get("/groups.json").text == #"{"groups":[]}"#)
  }

  @Test func `a full group says so, loses nothing and can be emptied or started afresh`() throws {
    let (path, people) = try group(in: browser)
    var count = 0
    var answer = try browser.post(path + "/payments", [("amount", "3")])
    while answer.status == 303, count < 400 {
      count += 1
      answer = try browser.post(
        path + "/payments",
        [("amount", "\(count).37"), ("title", "Payment number \(count) of a long holiday")])
    }
    #expect(count > 50)
    #expect(answer.status == 409)
    #expect(answer.text.contains("This group is full, so nothing was saved"))
    #expect(answer.text.contains("value=\"\(count).37\""))
    #expect(try browser.get(path).text.contains("% full"))
    let before = try json(path + "/group.json", browser)
    #expect(before["payments"]?.array?.count == count)
    for payment in (before["payments"]?.array ?? []).prefix(5) {
      let id = try #require(payment["id"]?.string)
      #expect(try browser.post(path + "/payments/\(id)/delete").status == 303)
      #expect(try browser.post(path + "/undo").status == 303)
      #expect(try browser.post(path + "/payments/\(id)/delete").status == 303)
    }
    let balances = try json(path + "/group.json", browser)["balances"]?["EUR"]
    let fresh = try browser.post(path + "/fresh").location
    let after = try json(fresh + "/group.json", browser)
    #expect((after["payments"]?.array?.count ?? 99) < 3)
    #expect(
      people.map { after["balances"]?["EUR"]?[$0]?.string }
        == people.map { balances?[$0]?.string })
  }
}

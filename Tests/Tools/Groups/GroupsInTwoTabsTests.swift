@testable import GroupsPages

/// What comes of forms that are sent twice, or late, or after what they are about has changed.
@Suite struct GroupsInTwoTabsTests {
  private let browser = Visitor()

  private func group() throws -> String {
    try browser.post(
      "/groups", [("name", "Lisbon"), ("members", "Ana, Ben; Cy"), ("currency", "EUR")]
    ).location
  }

  private func id(_ payment: JSONValue?) throws -> String {
    try #require(payment?["id"]?.string)
  }

  @Test func `names may stand on one line`() throws {
    let members = try browser.json(try group() + "/group.json")["members"]?.array ?? []
    #expect(members.map { $0["name"]?.string } == ["Ana", "Ben", "Cy"])
  }

  /// Ben is Cy now: a form that was opened before must not bring him back with a part of its own.
  @Test(arguments: ["payer", "with"])
  func `a form from before two people became one is asked again`(field: String) throws {
    let path = try group()
    let people = try browser.json(path + "/group.json")["members"]?.array ?? []
    let (ben, cy) = (try id(people[1]), try id(people[2]))
    #expect(try browser.post(path + "/members/\(ben)", [("join", cy)]).status == 303)
    let stale = try browser.pay(path, "9", (field, ben))
    #expect(stale.status == 422)
    #expect(try browser.payments(path).isEmpty)
    #expect(stale.page.inputs("amount").first?["value"] == "9")
    #expect(try browser.pay(path, "9", (field, cy)).status == 303)
  }

  @Test func `a group that is started twice is one, with what was paid in it`() throws {
    let form = filledIn("operation=g1&rev=0&name=Flat&member=Ana&member=Ben")
    let path = try browser.post("/groups", form).location
    try browser.pay(path, "5")
    #expect(try browser.post("/groups", form).location == path)
    #expect(try browser.payments(path).count == 1)
    let other = form.map { $0.0 == "name" ? ("name", "House") : $0 }
    #expect(try browser.post("/groups", other).location != path)
    let programs = Array(form.dropFirst(2))
    #expect(
      try browser.post("/groups", programs).location
        != browser.post("/groups", programs).location)
  }

  @Test func `a fresh group that is started twice is one`() throws {
    let path = try group()
    try browser.pay(path, "30")
    let form = [("operation", "f1"), ("rev", "1")]
    let fresh = try browser.post(path + "/fresh", form).location
    #expect(fresh != path)
    #expect(try browser.post(path + "/fresh", form).location == fresh)
    #expect(
      try browser.json(fresh + "/group.json")["name"]?.string == "Lisbon (from 21 November 2026)")
    let page = try browser.get(fresh).text
    #expect(page.contains("Ben owed Ana</a> <span>Carried over</span>"))
    #expect(page.contains("<b><bdi>Ben</bdi></b> pays <b><bdi>Ana</bdi></b>"))
    let again = try browser.post(fresh + "/fresh").location
    #expect(
      try browser.json(again + "/group.json")["name"]?.string == "Lisbon (from 21 November 2026)")
    #expect(
      try browser.json(again + "/group.json")["balances"]?["EUR"]?.object?.map(\.value.string)
        == ["20.00", "-10.00", "-10.00"])
  }

  @Test func `a change to what was changed since is shown again, beside what is there now`() throws
  {
    let path = try group()
    try browser.pay(path, "30", ("title", "Dinner"))
    let payment = path + "/payments/" + (try id(browser.payments(path).first))
    try browser.post(payment, [("rev", "1"), ("amount", "45"), ("title", "Dinner")])
    let stale = try browser.post(payment, [("rev", "1"), ("amount", "1"), ("title", "Lunch")])
    #expect(stale.status == 409)
    #expect(stale.text.contains("Now it says: Dinner, €45, Ana paid. Nothing was saved."))
    #expect(stale.text.contains("value=\"Lunch\""))
    #expect(stale.text.contains("name=\"rev\" value=\"2\""))
    #expect(stale.text.contains("action=\"\(payment)\""))
    let late = try browser.post(payment + "/delete", [("rev", "1")])
    #expect(late.status == 409)
    #expect(late.text.contains("so it was not deleted"))
    #expect(late.text.contains("value=\"45.00\""))
    #expect(try browser.payments(path).map { $0["amount"]?.string } == ["45.00"])
  }

  @Test func `only what was changed since is stale`() throws {
    let path = try group()
    try browser.pay(path, "30", ("title", "Dinner"))
    let payment = path + "/payments/" + (try id(browser.payments(path).first))
    try browser.post(path + "/payments", [("rev", "1"), ("amount", "5"), ("title", "Tea")])
    try browser.post(path, [("rev", "2"), ("name", "Rome"), ("currency", "EUR")])
    let edited = try browser.post(payment, [("rev", "1"), ("amount", "45")])
    #expect(edited.status == 303)
    let renamed = try browser.post(path, [("rev", "2"), ("name", "Oslo"), ("currency", "EUR")])
    #expect(renamed.status == 409)
    #expect(renamed.text.contains("it is Rome, in euros, now"))
    #expect(renamed.text.contains("value=\"Oslo\""))
    #expect(try browser.json(path + "/group.json")["name"]?.string == "Rome")
  }

  @Test func `a member who was changed since is neither renamed nor left out`() throws {
    let path = try group()
    let ana =
      path + "/members/" + (try id(browser.json(path + "/group.json")["members"]?.array?[0]))
    try browser.post(ana, [("rev", "0"), ("name", "Anna")])
    let renamed = try browser.post(ana, [("rev", "0"), ("name", "Anne")])
    #expect(renamed.status == 409)
    #expect(renamed.text.contains("Anna was changed since this page was made."))
    #expect(renamed.text.contains("value=\"Anne\""))
    #expect(try browser.post(ana + "/delete", [("rev", "0")]).status == 409)
    #expect(try browser.post(ana + "/delete", [("rev", "1")]).status == 303)
  }

  /// Each change is remembered for a while; a form that is older than that is stale in any case.
  @Test func `a form from long ago is stale`() throws {
    let path = try group()
    try browser.pay(path, "30", ("title", "Dinner"))
    try browser.pay(path, "30", ("title", "Tea"))
    let (dinner, tea) = (try id(browser.payments(path)[0]), try id(browser.payments(path)[1]))
    for amount in 1...20 {
      try browser.post(path + "/payments/" + tea, [("amount", "\(amount)")])
    }
    #expect(
      try browser.post(path + "/payments/" + dinner, [("rev", "2"), ("amount", "1")]).status == 303)
    for number in 1...20 {
      try browser.pay(path, "1", ("title", "\(number)"))
    }
    for payment in try browser.payments(path).dropFirst(2) {
      try browser.post(path + "/payments/" + (try id(payment)), [("amount", "2")])
    }
    #expect(
      try browser.post(path + "/payments/" + dinner, [("rev", "2"), ("amount", "3")]).status == 409)
  }

  @Test func `a deleted payment says that it was deleted, whatever is asked of it`() throws {
    let path = try group()
    try browser.pay(path, "30", ("title", "Dinner"))
    let payment = path + "/payments/" + (try id(browser.payments(path).first))
    try browser.post(payment + "/delete", [("rev", "1")])
    #expect(try browser.get(path).flash == ["Dinner was deleted.", "Undo"])
    let page = try browser.get(payment)
    #expect(page.status == 404)
    #expect(page.text.contains("<h1><!--heading-->This payment was deleted<!--/heading--></h1>"))
    let again = try browser.post(payment + "/delete", [("rev", "1")])
    #expect(again.status == 409)
    #expect(again.text.contains("Nothing was changed: it is gone already."))
    let edit = try browser.post(payment, [("rev", "1"), ("amount", "31.50")])
    #expect(edit.status == 409)
    #expect(edit.text.contains("value=\"31.50\""))
    #expect(edit.text.contains("action=\"\(path)/payments\""))
  }

  @Test func `a group that everybody has left takes no payment, and keeps what it has`() throws {
    let path = try browser.post(
      "/groups", [("name", "Flat"), ("member", "Ana"), ("member", "Ben")]
    ).location
    let people = try browser.json(path + "/group.json")["members"]?.array ?? []
    let ana = try #require(people.first?["id"]?.string)
    try browser.pay(path, "5")
    for person in people {
      try browser.post(path + "/members/\(try #require(person["id"]?.string))/delete")
    }
    for fields in [[], [("payer", ana)], [("payer", ana), ("split", "exact")]] {
      let response = try browser.post(path + "/payments", [("amount", "10")] + fields)
      #expect(response.status == 422)
      #expect(
        response.text.contains("Everybody has left the group: let somebody take part again first"))
    }
    #expect(try browser.payments(path).map { $0["amount"]?.string } == ["5.00"])
  }

  @Test func `fifty people can share by exact amounts`() throws {
    let names = (1...50).map { "Person \($0)" }
    let path = try browser.post(
      "/groups", [("name", "Club"), ("members", names.joined(separator: "\n"))]
    ).location
    let people =
      try browser.json(path + "/group.json")["members"]?.array?.compactMap { $0["id"]?.string }
      ?? []
    let page = try browser.pay(path, "480", ("split", "even"), ("show", "exact")).page
    let sent = page.names
    #expect(sent.count < GroupPaymentForm.mostFields)
    #expect(people.allSatisfy { sent.contains("share-\($0)") })
    #expect(page.inputs("with").compactMap { $0["value"] } == people + ["new"])
    let shares = people.enumerated().map { ("share-\($1)", $0 < 2 ? "0" : "") }
    try browser.post(path + "/payments", [("amount", "480"), ("split", "exact")] + shares)
    let payment = try browser.payments(path).first
    #expect(payment?["shares"]?.object?.map(\.value.string) == Array(repeating: "10.00", count: 48))
    let form = try browser.get(path + "/payments/" + (try id(payment))).page
    let unticked = form.inputs("with").filter { $0["checked"] == nil }
    #expect(unticked.compactMap { $0["value"] } == Array(people.prefix(2)))
    let usual = "\(path)/default-split"
    let kept = try browser.get("\(path)/settings").page.hidden(to: usual)
    let ticks = people.map { ("with", $0) } + people.map { ("share-\($0)", "") }
    #expect(try browser.post(usual, kept + [("split", "even")] + ticks).status == 303)
  }

  /// Whatever is asked, in whatever order, the cookie can be read back and nobody's money is lost.
  @Test(arguments: 0..<40)
  func `stays readable and adds up, whatever is asked`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let path = try group()
    for _ in 0..<25 {
      let people =
        try browser.json(path + "/group.json")["members"]?.array?.compactMap { $0["id"]?.string }
        ?? []
      let member = people.randomElement(using: &generator) ?? ""
      let payment =
        try browser.payments(path).randomElement(using: &generator)?["id"]?.string ?? "0"
      let amount = ("amount", "\(Int.random(in: 1...99_999, using: &generator)).07")
      let split = ["even", "shares", "percent", "exact"].randomElement(using: &generator) ?? ""
      let shares = people.map { ("share-\($0)", "\(Int.random(in: 0...40, using: &generator))") }
      let currency = ["EUR", "USD", "JPY"].randomElement(using: &generator) ?? ""
      let form = [amount, ("split", split), ("currency", currency), ("rate", "1.5")] + shares
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: try browser.post(path + "/undo")
      case 1: try browser.post(path + "/members/\(member)/delete")
      case 2: try browser.post(path + "/members", [("name", "M\(amount.1)"), ("include", "yes")])
      case 3: try browser.post(path + "/members/\(member)", [("join", people.last ?? "")])
      case 4: try browser.post(path + "/payments/\(payment)", form)
      case 5: try browser.post(path + "/payments/\(payment)/delete")
      case 6: try browser.post(path + "/payments", [amount, ("payer", member)])
      default: try browser.post(path + "/payments", form)
      }
      let response = try browser.get(path + "/group.json")
      #expect(response.status == 200)
      for currency in try browser.json(path + "/group.json")["balances"]?.object ?? [] {
        let pennies = currency.value.object?.compactMap {
          Int(($0.value.string ?? "").filter { $0 != "." })
        }
        #expect(pennies?.reduce(0, +) == 0)
      }
    }
  }
}

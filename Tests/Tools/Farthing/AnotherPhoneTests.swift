import Keeping

/// One link that takes cards and groups to another phone.
@Suite struct AnotherPhoneTests {
  private let folder = TemporaryFolder()
  private let old: Visitor
  private var store: LetterStoreSetting { .sqlite(path: folder.file("letters.sqlite")) }

  init() {
    old = Visitor(letters: .sqlite(path: folder.file("letters.sqlite")))
  }

  @Test func `with nothing to take there is no link`() throws {
    let json = try Visitor().get("/another-phone", accept: "application/json").text
    #expect(json == #"{"cards":0,"groups":[],"staying":[],"link":null,"expires":null}"#)
    let page = try Visitor().get("/another-phone").text
    #expect(page.contains("There is nothing here to take along yet"))
    #expect(page.contains("Open this page there."))
  }

  @Test(arguments: ["/cards", "/groups"])
  func `a page with nothing yet leads to what another phone has`(address: String) throws {
    #expect(try Visitor().get(address).text.contains("href=\"/another-phone\""))
  }

  @Test func `cards that do not fit are named, and groups come all the same`() throws {
    for name in ["Blue", "Shopping"] { try old.addCard(name) }
    try old.post("/cards/settings", [("currency", "EUR")])
    let path = try old.group().path
    try old.post(path + "/box", [("do", "on")])
    let new = Visitor(letters: store)
    try new.addCard("Old")
    let reply = try new.post("/another-phone", [("all", try old.everything())])
    #expect(reply.status == 200)
    #expect(reply.text.contains("Everything is here but Blue and Shopping."))
    #expect(try new.get(path).status == 200)
    #expect(
      try new.json("/cards.json")["cards"]?.array?.compactMap { $0["name"]?.string } == ["Old"])
  }

  @Test func `cards that go along as a copy can be kept in step first`() throws {
    try old.addCard()
    let page = try old.get("/another-phone").page
    let kept = try old.post("/cards/box", page.hidden(to: "/cards/box"))
    #expect(kept.status == 303 && kept.location == "/another-phone")
    #expect(try old.json("/cards.json")["box"]?["on"]?.bool == true)
    let after = try old.get("/another-phone").page
    #expect(!after.forms.contains { $0.element["action"] == "/cards/box" })
    let new = Visitor(letters: store)
    try new.post("/another-phone", [("all", try old.everything())])
    try new.addCard("Store")
    let names = try old.json("/cards.json")["cards"]?.array?.compactMap { $0["name"]?.string }
    #expect(names == ["Blue", "Store"])
  }

  @Test func `cards cannot be kept in step on a site without letters`() throws {
    let alone = Visitor()
    try alone.addCard()
    #expect(
      try alone.get("/another-phone").page.forms.allSatisfy { $0.element["action"] != "/cards/box" }
    )
  }

  @Test func `cards and groups in step go along, and others stay behind`() throws {
    try old.addCard()
    let lisbon = try old.group().path
    let flat = try old.group("Dan\nEve").path
    try old.post(lisbon + "/box", [("do", "on")])
    let json = try old.json("/another-phone")
    #expect(json["cards"]?.number == "1")
    #expect(ids(json["groups"]) == ["\(lisbon.suffix(8))"])
    #expect(ids(json["staying"]) == ["\(flat.suffix(8))"])
    #expect(json["expires"]?.string == "2026-11-21T12:15:00Z")
  }

  @Test func `another phone gets everything, and both stay the same`() throws {
    try old.addCard()
    let path = try old.group().path
    try old.post(path + "/box", [("do", "on")])
    let all = try old.everything()
    let new = Visitor(letters: store)
    let closed = try new.get("/another-phone?all=\(all)")
    #expect(closed.status == 200)
    #expect(!closed.text.contains("Blue") && !closed.text.contains("Lisbon"))
    let shown = try new.post("/another-phone", [("all", all), ("show", "yes")])
    #expect(shown.text.contains("Blue") && shown.text.contains("Lisbon"))
    #expect(shown.cookies.isEmpty)
    for _ in 0..<2 {
      let kept = try new.post("/another-phone", [("all", all)])
      #expect(kept.status == 303)
      #expect(kept.location == "/another-phone")
    }
    let arrived = try new.get("/another-phone").text
    #expect(arrived.contains("It’s all here") && arrived.contains("1 card or debt"))
    #expect(arrived.contains("href=\"/cards\"") && arrived.contains("href=\"\(path)\""))
    #expect(!(try new.get("/another-phone").text.contains("It’s all here")), "that is told once")
    #expect(try new.json("/cards.json")["cards"]?.array?.count == 1)
    try old.pay(path, "9", ("title", "Tea"))
    #expect(try new.get(path).text.contains("Tea"))
    try new.pay(path, "9", ("title", "Taxi"))
    #expect(try old.get(path).text.contains("Taxi"))
  }

  @Test func `a copy that is here already is merged, not replaced`() throws {
    let path = try old.group().path
    let new = Visitor(letters: store)
    try new.open(copy: old.copyToken(path))
    try new.pay(path, "9", ("title", "Tea"))
    try old.post(path + "/box", [("do", "on")])
    try old.pay(path, "9", ("title", "Taxi"))
    try new.post("/another-phone", [("all", try old.everything())])
    let group = try new.json(path + "/group.json")
    #expect(
      Set((group["payments"]?.array ?? []).compactMap { $0["title"]?.string }) == ["Tea", "Taxi"])
    #expect(group["box"]?["waiting"]?.number == "1")
    try new.post(path + "/box", [("do", "send")])
    #expect(try old.get(path).text.contains("Tea"))
  }

  @Test func `one press keeps all groups in step, one after the other`() throws {
    let paths = try ["Ana\nBen", "Cy\nDan", "Eve\nFay"].map { try old.group($0).path }
    try press(paths[0])
    #expect(try old.json("/another-phone")["groups"]?.array?.count == 3)
  }

  @Test(arguments: 0..<3)
  func `the press skips a group that this browser has lost`(lost: Int) throws {
    let paths = try ["Ana\nBen", "Cy\nDan", "Eve\nFay"].map { try old.group($0).path }
    old.forge(below: paths[lost])
    try press(paths[0])
    let json = try old.json("/another-phone")
    #expect(json["groups"]?.array?.count == 2)
    #expect(ids(json["staying"]) == ["\(paths[lost].suffix(8))"])
    let alone = try old.post(paths[lost] + "/box", [("do", "on")])
    #expect(alone.status == 404)
  }

  private func ids(_ groups: JSONValue?) -> [String]? {
    groups?.array?.compactMap { $0["id"]?.string }
  }

  /// Presses “Keep them in step and take them along”, as a browser follows it.
  private func press(_ first: String) throws {
    let fields = [("do", "on"), ("then", "another-phone")]
    var response = try old.post(first + "/box", fields)
    var steps = 0
    while response.status == 307, steps < 10 {
      steps += 1
      response = try old.post(String(response.location.prefix { $0 != "?" }), fields)
    }
    #expect(response.status == 303)
    #expect(response.location == "/another-phone")
  }

  @Test func `a link that has expired, was cut or is for something else is not found`() throws {
    try old.addCard()
    let all = try old.everything()
    for text in [String(all.dropLast(3)), "x", ""] {
      #expect(try old.post("/another-phone", [("all", text)]).status == 404)
    }
    let later = Visitor(at: TestSite.now + 901)
    #expect(try later.get("/another-phone?all=\(all)").status == 404)
    #expect(try later.post("/another-phone", [("all", all)]).status == 404)
    #expect(try old.get("/cards/receive?w=\(all)").status == 404)
  }
}

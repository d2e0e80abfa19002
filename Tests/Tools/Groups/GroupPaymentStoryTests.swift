/// Who added a payment and changed it, and what else was noted of it.
@Suite struct GroupPaymentStoryTests {
  private let friends: Friends

  /// Ana's phone says who she is, Ben's too; Cy's says nothing.
  init() throws {
    friends = try Friends(3)
    for place in 0..<2 {
      try friends[place].post(friends.path + "/me", [("member", friends.people[place])])
    }
  }

  private func pay(_ place: Int, _ fields: [(String, String)]) throws -> TestSite.Reply {
    try friends[place].post(
      friends.path + "/payments", [("amount", "30"), ("title", "Hotel")] + fields)
  }

  private func payment(_ place: Int) throws -> JSONValue {
    try #require(try friends.json(place)["payments"]?.array?.first)
  }

  private func story(_ place: Int) throws -> String? {
    let id = try #require(try payment(place)["id"]?.string)
    let page = try friends[place].get(friends.path + "/payments/\(id)").page
    return page.parts("p", of: "hint").map(\.words).first { $0.contains("dded") }
  }

  @Test func `a payment says who added it and who changed it, and when`() throws {
    _ = try pay(1, [])
    #expect(try payment(0)["by"]?.string == friends.people[1])
    #expect(try payment(0)["changed"]?.isNull == true)
    #expect(try story(0) == "Added by Ben on 21 November 2026")
    #expect(try story(1) == "Added by you on 21 November 2026")
    let id = try #require(try payment(0)["id"]?.string)
    try friends[0].post(friends.path + "/payments/\(id)", [("amount", "36"), ("title", "Hotel")])
    for place in 0..<3 {
      let changed = try payment(place)["changed"]
      #expect(changed?["by"]?.string == friends.people[0])
      #expect(changed?["on"]?.string == "2026-11-21")
    }
    #expect(try story(0) == "Added by Ben on 21 November 2026, changed by you on 21 November 2026")
  }

  @Test func `a phone whose owner is not known says the day alone`() throws {
    _ = try pay(2, [])
    #expect(try payment(0)["by"]?.isNull == true)
    #expect(try story(0) == "Added on 21 November 2026")
  }

  @Test func `a note is kept, told, found and saved`() throws {
    #expect(try pay(0, [("note", "Two nights, café too")]).status == 303)
    #expect(try payment(1)["note"]?.string == "Two nights, café too")
    let id = try #require(try payment(1)["id"]?.string)
    let page = try friends[1].get(friends.path + "/payments/\(id)").page
    #expect(page.inputs("note").first?["value"] == "Two nights, café too")
    let found = try friends[1].json(friends.path + "/payments.json?find=cafe")
    #expect(found["payments"]?.array?.count == 1)
    #expect(try friends[1].json(friends.path + "/payments.json?find=bus")["payments"]?.array == [])
    let csv = try friends[1].get(friends.path + "/payments.csv").text
    #expect(csv.contains(",Ana,Ben,Cy,Note\r\n") && csv.contains("\"Two nights, café too\"\r\n"))
  }

  @Test(arguments: ["export", "payments.csv"])
  func `a note comes back from a file`(file: String) throws {
    _ = try pay(0, [("note", "=1+1")])
    let other = Visitor()
    let path = try other.open(try friends[0].get(friends.path + "/" + file).text)
    let group = try other.json(path + "/group.json")
    #expect(group["payments"]?.array?.first?["note"]?.string == "=1+1")
    #expect(group["members"]?.array?.count == 3)
  }

  @Test func `a note of more than two hundred letters is a mistake that keeps it`() throws {
    let long = String(repeating: "x", count: 201)
    let reply = try pay(0, [("note", long)])
    #expect(reply.status == 422)
    #expect(reply.page.inputs("note").first?["value"] == long)
    #expect(try pay(0, [("note", String(long.dropLast()))]).status == 303)
  }
}

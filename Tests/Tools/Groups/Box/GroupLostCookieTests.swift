/// A group whose cookie a browser has lost, but not the list.
@Suite struct GroupLostCookieTests {
  @Test func `the list of groups is sealed again once half of its time is over`() throws {
    let browser = Visitor()
    let (path, _) = try browser.group()
    for (days, isRenewed) in [(199, false), (201, true)] as [(Int64, Bool)] {
      for page in ["/groups", path] {
        let answer = try browser.copy(at: TestSite.now + days * 86_400).get(page)
        #expect(answer.cookies.contains { $0.hasPrefix("groups=") } == isRenewed, "\(page) \(days)")
      }
    }
  }

  @Test func `a group comes back from its letters, with who is using the browser`() throws {
    let friends = try Friends(2)
    try friends[0].post(friends.path + "/me", [("member", friends.people[1])])
    try friends.pay(0, "Taxi")
    friends[0].forge(below: friends.path)
    let group = try friends.json(0)
    #expect(group["me"]?.string == friends.people[1])
    #expect(group["payments"]?.array?.count == 1)
    #expect(try friends[0].get(friends.path).status == 200)
    try friends.pay(0, "Tea")
    #expect(try friends.titles(1) == ["Taxi", "Tea"])
    #expect(try friends[0].post(friends.path + "/undo").status == 303)
    #expect(try friends[0].post(friends.path + "/undo").status == 303)
  }

  @Test func `what waited is gone with the cookie, and the page says so`() throws {
    let friends = try Friends(2)
    try friends.hideStore()
    try friends.pay(0, "Taxi")
    friends[0].forge(below: friends.path)
    #expect(try friends[0].get(friends.path).status == 503)
    try friends.showStore()
    #expect(
      try friends[0].get(friends.path).text.contains(
        "Your browser had lost this group, and it is back."))
    #expect(
      try !friends[0].get(friends.path).text.contains(
        "Your browser had lost this group, and it is back."))
    #expect(try friends.titles(0) == [])
  }

  @Test func `without its box a group is missing until another phone fills it again`() throws {
    let friends = try Friends(2)
    try friends.pay(0, "Taxi")
    try friends[1].get(friends.path)
    friends[0].forge(below: friends.path)
    try friends.loseStore()
    #expect(try friends[0].get(friends.path).status == 404)
    try friends.pay(1, "Tea")
    #expect(try friends.titles(0) == ["Taxi", "Tea"])
  }

  @Test func `a group that was closed goes from the list as well`() throws {
    let friends = try Friends(2)
    friends[0].forge(below: friends.path)
    try friends[1].post(friends.path + "/box", [("do", "off"), ("sure", "yes")])
    #expect(try friends[0].get(friends.path).status == 410)
    #expect(try friends[0].get("/groups.json").text == #"{"groups":[]}"#)
    #expect(try friends[0].get(friends.path).status == 404)
  }

  @Test func `the list says which groups are in step`() throws {
    let friends = try Friends(1)
    _ = try friends[0].group()
    let groups = try friends[0].json("/groups.json")["groups"]?.array ?? []
    #expect(groups.map { $0["inStep"]?.bool } == [true, false])
    try friends[0].post(friends.path + "/box", [("do", "leave")])
    let left = try friends[0].json("/groups.json")["groups"]?.array ?? []
    #expect(left.map { $0["inStep"]?.bool } == [false, false])
  }
}

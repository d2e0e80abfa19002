/// A second link of one group, such as somebody makes who was shut out of the first.
@Suite struct OtherLinkTests {
  private let friends: Friends
  /// The link of somebody who was shut out, and opened a box of their own for the same group.
  private let otherKey: String
  private let warning = "You have this group by another link"

  init() throws {
    friends = try Friends(3)
    try friends[0].post(friends.path + "/box", [("do", "new-link"), ("sure", "yes")])
    #expect(try friends[1].post(friends.path + "/merge", [("k", friends.key)]).status == 303)
    #expect(try friends[2].get(friends.path).text.contains("Not in step any more"))
    try #require(
      try friends[2].post(friends.path + "/box", [("do", "on")]).status == 303)
    let share = try friends[2].get(friends.path + "/share").text
    otherKey = String(try #require(share.firstMatch(of: /join\?k=([A-Za-z0-9_-]{22})/)?.1))
    try #require(try otherKey != friends.key)
  }

  @Test func `is shown as what it is before anything is followed`() throws {
    let ben = friends[1]
    let shown = try ben.post("/groups/join", [("k", otherKey), ("show", "yes")])
    #expect(shown.text.contains(warning) && shown.text.contains("ask them first"))
    try #require(
      try ben.post(friends.path + "/me", [("member", friends.people[1])]).status == 303)
    try friends.pay(1, "Tea")
    let known = try ben.post("/groups/join", [("k", otherKey), ("show", "yes")])
    #expect(known.text.contains(warning) && known.text.contains("Follow this link instead"))
    #expect(!known.text.contains("Keep it in step"))
  }

  @Test func `is not warned of on its own phone or on one that has left`() throws {
    let own = try friends[2].post("/groups/join", [("k", otherKey), ("show", "yes")])
    #expect(own.status == 200 && !own.text.contains(warning))
    try friends[1].post(friends.path + "/box", [("do", "leave")])
    let left = try friends[1].post("/groups/join", [("k", otherKey), ("show", "yes")])
    #expect(left.status == 200 && !left.text.contains(warning))
  }

  @Test func `takes leave of the others where it is followed all the same`() throws {
    #expect(try friends.box(0)?["phones"]?.whole == 2)
    #expect(try friends[1].post(friends.path + "/merge", [("k", otherKey)]).status == 303)
    #expect(try friends.box(0)?["phones"]?.whole == 1)
    #expect(try friends.box(1)?["phones"]?.whole == 2)
    try friends.pay(1, "Bread")
    #expect(try friends.titles(0) == [])
  }

  @Test func `is told of in a link for everything`() throws {
    let all = try friends[2].everything()
    let shown = try friends[1].post("/another-phone", [("all", all), ("show", "yes")])
    #expect(shown.text.contains("This phone has it by another link"))
    let stranger = try Visitor(letters: friends.store)
      .post("/another-phone", [("all", all), ("show", "yes")])
    #expect(stranger.text.contains("Stays the same on both phones."))
  }
}

/// A group that is here as a copy, and that a link for everything brings again, in step.
@Suite struct GroupArrivalTests {
  private let friends: Friends
  private let phone: Visitor
  private var path: String { friends.path }

  /// The phone has opened a copy, and the link; it has not visited the group since.
  init() throws {
    friends = try Friends(1)
    phone = Visitor(letters: friends.store)
    try phone.open(copy: friends[0].copyToken(friends.path))
    let all = [("all", try friends[0].everything())]
    #expect(try phone.post("/another-phone", all).status == 303)
  }

  private var isInStep: Bool? {
    get throws { try phone.json("/groups.json")["groups"]?.array?.first?["inStep"]?.bool }
  }

  @Test func `a link that was closed before the first visit is forgotten, and said`() throws {
    #expect(try isInStep == true)
    #expect(try friends[0].post(path + "/box", [("do", "off"), ("sure", "yes")]).status == 303)
    #expect(try phone.get(path).text.contains("Not in step any more"))
    #expect(try isInStep == false)
    #expect(try phone.json("/another-phone")["groups"]?.array?.isEmpty == true)
    #expect(try phone.json("/another-phone")["staying"]?.array?.count == 1)
  }

  @Test func `a program that reads the group forgets a closed link as well`() throws {
    try friends[0].post(path + "/box", [("do", "off"), ("sure", "yes")])
    #expect(try phone.json(path + "/group.json")["box"]?["on"]?.bool == false)
    #expect(try isInStep == false)
  }

  @Test func `turned on again after that, the group comes back by its own letters`() throws {
    try friends[0].post(path + "/box", [("do", "off"), ("sure", "yes")])
    #expect(try phone.post(path + "/box", [("do", "on")]).status == 303)
    #expect(try isInStep == true)
    try phone.post(path + "/payments", [("amount", "9"), ("title", "Tea")])
    phone.forge(below: path)
    #expect(try phone.get(path).text.contains("Tea"))
  }

  @Test func `joining by a new link takes the place of the one that was closed`() throws {
    try friends[0].post(path + "/box", [("do", "new-link"), ("sure", "yes")])
    #expect(try phone.post(path + "/merge", [("k", friends.key)]).status == 303)
    try friends.pay(0, "Taxi")
    phone.forge(below: path)
    #expect(try phone.get(path).text.contains("Taxi"))
  }

  @Test func `a change that is the first visit goes to the others`() throws {
    try friends.pay(0, "Taxi")
    #expect(
      try phone.post(path + "/payments", [("amount", "9"), ("title", "Tea")]).status == 303)
    #expect(try Set(friends.titles(0)) == ["Taxi", "Tea"])
    #expect(try phone.get(path).text.contains("Taxi"))
    #expect(try phone.json(path + "/group.json")["box"]?["waiting"]?.whole == 0)
  }

  @Test(arguments: [[], [("operation", "0123456789ab"), ("rev", "0")]])
  func `such a change counts once, however often it is sent`(stamp: [(String, String)]) throws {
    let before = phone.copy()
    let form = [("amount", "9"), ("title", "Tea")] + stamp
    #expect(try phone.post(path + "/payments", form).status == 303)
    #expect(try before.post(path + "/payments", form).status == 303)
    #expect(try friends.titles(0) == ["Tea"])
    #expect(try before.get(path).text.contains("Tea"))
  }

  @Test func `while the store is away the link waits`() throws {
    try friends.hideStore()
    #expect(
      try phone.post(path + "/payments", [("amount", "9"), ("title", "Tea")]).status == 303)
    #expect(try phone.get(path).status == 200)
    try friends.showStore()
    #expect(try isInStep == true)
    #expect(try phone.json(path + "/group.json")["box"]?["waiting"]?.whole == 1)
    try phone.post(path + "/box", [("do", "send")])
    #expect(try friends.titles(0) == ["Tea"])
  }
}

/// Forms that are sent again because their answer was lost, on phones whose group is in step.
@Suite struct LateRepeatsTests {
  /// What becomes of the store or of the cookie between two tries.
  enum Mishap: CaseIterable {
    case none
    case compaction
    case storeLost
    case storePutBack
    case cookieLost
  }

  @Test(arguments: Mishap.allCases)
  func `a payment whose answer was lost counts once`(mishap: Mishap) throws {
    let friends = try Friends(2)
    let form = [("amount", "100"), ("title", "LOST"), ("operation", "abc")]
    try sendTwice(form, to: "/payments", with: friends, mishap)
    #expect(try friends.titles(1).filter { $0 == "LOST" }.count == 1)
    #expect(try friends.titles(0).filter { $0 == "LOST" }.count == 1)
  }

  @Test(arguments: Mishap.allCases)
  func `a rule whose answer was lost is there once`(mishap: Mishap) throws {
    let friends = try Friends(2)
    let form = [
      ("amount", "100"), ("title", "LOST"), ("every", "month"), ("first", "2026-12-01"),
      ("operation", "abc"),
    ]
    try sendTwice(form, to: "/recurring", with: friends, mishap)
    for place in 0...1 {
      #expect(try friends.json(place)["recurring"]?.array?.count == 1)
    }
  }

  @Test(arguments: Mishap.allCases)
  func `a member whose answer was lost is there once, and no mistake`(mishap: Mishap) throws {
    let friends = try Friends(2)
    try sendTwice([("name", "Dee"), ("operation", "abc")], to: "/members", with: friends, mishap)
    for place in 0...1 {
      let names = try friends.json(place)["members"]?.array?.map { $0["name"]?.string }
      #expect(names == ["Ana", "Ben", "Cy", "Dee"])
    }
  }

  @Test func `the same form counts once without a letter box too, unless its fields differ`() throws
  {
    let visitor = Visitor()
    let (path, _) = try visitor.group()
    let form = [("amount", "100"), ("title", "Tea"), ("operation", "abc")]
    #expect(try visitor.post(path + "/payments", form).status == 303)
    // More changes than a cookie remembers forms.
    for number in 0..<20 {
      try visitor.post(path + "/payments", [("amount", "1"), ("operation", "n\(number)")])
    }
    #expect(try visitor.post(path + "/payments", form).location == path + "?notice=once")
    let other = [("amount", "100"), ("title", "Coffee"), ("operation", "abc")]
    #expect(try visitor.post(path + "/payments", other).location == path)
    #expect(try visitor.payments(path).count == 22)
  }

  @Test func `a payment that was deleted since is not added again by its form`() throws {
    let visitor = Visitor()
    let (path, _) = try visitor.group()
    let form = [("amount", "100"), ("operation", "abc")]
    try visitor.post(path + "/payments", form)
    try visitor.post(path + "/undo")
    for number in 0..<20 {
      try visitor.post(path + "/payments", [("amount", "1"), ("operation", "n\(number)")])
    }
    #expect(try visitor.post(path + "/payments", form).location == path + "?notice=once")
    #expect(try visitor.payments(path).count == 20)
  }

  @Test func `a new link that is asked for twice is one link`() throws {
    let friends = try Friends(2)
    let form = [("do", "new-link"), ("operation", "abc"), ("sure", "yes")]
    let (first, old) = (friends[0].copy(), try friends.key)
    #expect(try first.post(friends.path + "/box", form).status == 303)
    #expect(try friends[0].post(friends.path + "/box", form).status == 303)
    let key = try friends.key
    #expect(key != old)
    #expect(try first.get(friends.path + "/share").text.contains("join?k=\(key)"))
    #expect(try friends[0].post(friends.path + "/box", form).status == 303)
    #expect(try friends.key == key)
    let other = [("do", "new-link"), ("operation", "abd"), ("sure", "yes")]
    #expect(try friends[0].post(friends.path + "/box", other).status == 303)
    #expect(try friends.key != key)
  }

  /// A browser's queue takes 204 for the answer of this site.
  @Test func `a payment that waited offline is answered with 204 each time`() throws {
    let friends = try Friends(2)
    let form = [("amount", "1"), ("operation", "abc")]
    for _ in 0..<3 {
      #expect(
        try friends[0].copy().post(friends.path + "/payments", form, later: true).status == 204)
    }
    #expect(try friends.titles(1).count == 1)
  }

  /// Sends a form whose answer is lost, and again after a mishap and what friends did meanwhile.
  private func sendTwice(
    _ form: [(String, String)], to path: String, with friends: Friends, _ mishap: Mishap
  ) throws {
    let backup = try friends.backUp()
    #expect(try friends[0].copy().post(friends.path + path, form).status == 303)
    switch mishap {
    case .none: break
    case .compaction: for number in 0..<70 { try friends.pay(1, "P\(number)", "1") }
    case .storeLost:
      _ = try friends.state(1)
      try friends.loseStore()
      try friends.pay(1, "Tea", "1")
    case .storePutBack:
      _ = try friends.state(1)
      try friends.restore(backup)
      try friends.pay(1, "Tea", "1")
    case .cookieLost: friends[0].lose("group")
    }
    let reply = try friends[0].post(friends.path + path, form)
    #expect(reply.status == 303)
    #expect(reply.location == friends.path + "?notice=once")
  }
}

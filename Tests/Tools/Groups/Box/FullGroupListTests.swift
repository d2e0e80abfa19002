/// A browser whose list of groups is full, and every one of them in step.
@Suite struct FullGroupListTests {
  private let friends: Friends
  private let phone: Visitor
  /// A group that is not in step, so that its row made room for others.
  private let copy: String

  init() throws {
    friends = try Friends(1)
    phone = Visitor(letters: friends.store)
    copy = try phone.group().path
    // The last ones have short names, so that no room is left.
    for letters in [70, 1] {
      for number in 0..<60 {
        let made = try phone.post("/groups", Self.fields(number, letters: letters))
        guard made.status == 303 else { break }
        guard try phone.post(made.location + "/box", [("do", "on")]).status == 303 else {
          try phone.post(made.location + "/forget")
          break
        }
      }
    }
  }

  private static func fields(
    _ number: Int, letters: Int = 70
  ) -> [(String, String)] {
    let name = "Group \(number) " + String(repeating: "x", count: letters)
    return [("name", name), ("members", "Ana\nBen"), ("currency", "EUR")]
  }

  private func expectFull(_ reply: TestSite.Reply) {
    #expect(reply.status == 409)
    #expect(reply.text.contains("This browser has as many groups as it can"))
    #expect(reply.cookies.isEmpty)
  }

  @Test func `the list has groups in step alone`() throws {
    let groups = try phone.json("/groups.json")["groups"]?.array ?? []
    #expect(groups.count > 20)
    #expect(groups.allSatisfy { $0["inStep"]?.bool == true })
  }

  @Test func `no group is made, and the form is kept`() throws {
    let reply = try phone.post("/groups", Self.fields(99))
    expectFull(reply)
    #expect(reply.text.contains("Group 99"))
  }

  @Test func `no copy is opened`() throws {
    let other = Visitor(letters: friends.store)
    let path = try other.post("/groups", Self.fields(99)).location
    expectFull(try phone.post(path + "/merge", [("g", other.copyToken(path))]))
  }

  @Test func `no group is joined`() throws {
    expectFull(try phone.post(friends.path + "/merge", [("k", friends.key)]))
  }

  @Test func `no group is put in step`() throws {
    expectFull(try phone.post(copy + "/box", [("do", "on")]))
  }

  @Test func `no group is begun anew`() throws {
    expectFull(try phone.post(copy + "/fresh"))
  }
}

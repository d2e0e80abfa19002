@testable import GroupsPages

/// Who is using this browser, as a group remembers it there.
@Suite struct GroupMeTests {
  private let browser = Visitor()

  private func me(_ path: String) throws -> String? {
    try browser.json(path + "/group.json")["me"]?.string
  }

  @Test func `somebody says who they are, somebody else, and nobody again`() throws {
    let (path, people) = try browser.group()
    #expect(try browser.get(path + "/group.json").text.hasSuffix(#","me":null,"box":null}"#))
    for member in [people[1], people[2]] {
      let response = try browser.post(path + "/me", [("member", member)])
      #expect(response.status == 303)
      #expect(response.location == path)
      #expect(try me(path) == member)
    }
    try browser.post(path + "/me")
    #expect(try me(path) == nil)
  }

  @Test(arguments: ["deadbeef", "Ana", "x", "0123456789"])
  func `nobody is somebody who is not in the group`(member: String) throws {
    let (path, people) = try browser.group()
    try browser.post(path + "/me", [("member", people[0])])
    let response = try browser.post(path + "/me", [("member", member)])
    #expect(response.status == 422)
    #expect(try me(path) == people[0])
    let errors = try browser.post(path + "/me", [("member", member)], accept: "application/json")
    #expect(errors.text.hasPrefix(#"{"errors":[{"field":"member","message":""#))
  }

  @Test func `buttons that settle call them “you” too`() throws {
    let (path, people) = try browser.group()
    try browser.pay(path, "9", ("payer", people[1]))
    try browser.post(path + "/me", [("member", people[0])])
    for page in [path, path + "/debts"] {
      let buttons = try browser.get(page).page.parts("button").compactMap { $0["aria-label"] }
      #expect(
        buttons.filter { $0.hasPrefix("Mark as paid") } == [
          "Mark as paid: you pay Ben €3", "Mark as paid: Cy pays Ben €3",
        ])
    }
  }

  @Test func `a group that is not here has nobody`() throws {
    #expect(try browser.post("/groups/deadbeef/me").status == 404)
  }

  @Test func `the form of a payment begins with who they are`() throws {
    let (path, people) = try browser.group()
    try browser.pay(path, "9", ("payer", people[0]))
    try browser.post(path + "/me", [("member", people[2])])
    #expect(try browser.get(path).page.payer == people[2])
    #expect(try browser.get(path).page.part("label", "for", "payer-\(people[2])")?.words == "You")
    try browser.post(path + "/members/\(people[2])/delete")
    try browser.pay(path, "9", ("payer", people[1]))
    #expect(try browser.get(path).page.payer == people[1])
  }

  @Test func `it is no change: the last one can be undone still`() throws {
    let (path, people) = try browser.group()
    try browser.pay(path, "9", ("title", "Tea"))
    let form = try browser.get(path).stamped()
    try browser.post(path + "/me", [("member", people[0])])
    try browser.post(path + "/undo", form)
    #expect(try browser.payments(path).isEmpty)
    #expect(try me(path) == people[0])
  }

  @Test func `nobody who gets a copy is told`() throws {
    let (path, people) = try browser.group()
    let before = try browser.get(path + "/export").text
    try browser.post(path + "/me", [("member", people[1])])
    #expect(try browser.get(path + "/export").text == before)
    #expect(!before.contains("\"me\""))
  }

  @Test func `a copy that comes in leaves it as it is`() throws {
    let (path, people) = try browser.group()
    let other = browser.copy()
    try other.pay(path, "9")
    try browser.post(path + "/me", [("member", people[1])])
    _ = try browser.open(try other.get(path + "/export").text)
    #expect(try browser.payments(path).count == 1)
    #expect(try me(path) == people[1])
  }

  @Test func `a fresh group knows them too`() throws {
    let (path, people) = try browser.group()
    try browser.post(path + "/me", [("member", people[1])])
    let fresh = try browser.post(path + "/fresh")
    #expect(try me(fresh.location) == people[1])
  }

  @Test func `somebody who was two people is the one that is left`() throws {
    let (path, people) = try browser.group()
    try browser.pay(path, "9")
    try browser.post(path + "/me", [("member", people[2])])
    try browser.post(path + "/members/\(people[2])", [("join", people[1])])
    #expect(try me(path) == people[1])
  }

  @Test func `somebody who was removed is nobody, until that is undone`() throws {
    let (path, people) = try browser.group()
    try browser.post(path + "/me", [("member", people[2])])
    try browser.post(path + "/members/\(people[2])/delete")
    #expect(try me(path) == nil)
    try browser.post(path + "/undo")
    #expect(try me(path) == people[2])
  }

  @Test func `somebody who opens a copy says who they are with the same press`() throws {
    let (path, people) = try browser.group()
    let token = try browser.copyToken(path)
    let other = Visitor()
    let page = try other.post("/groups/open", [("g", token), ("show", "yes")]).text
    for (name, member) in zip(["Ana", "Ben", "Cy"], people) {
      #expect(page.contains("name=\"member\" value=\"\(member)\""), "\(name)")
    }
    let fields = [("g", token), ("member", people[1])]
    let redirect = try other.post("/groups/open", fields)
    #expect(redirect.status == 307)
    #expect(try other.post(redirect.location, fields).status == 303)
    func me() throws -> String? {
      try other.json(path + "/group.json")["me"]?.string
    }
    #expect(try me() == people[1])
    // The same copy again holds nothing new, and still says who somebody is; a stranger is nobody.
    let again = try other.post(redirect.location, [("g", token), ("member", people[2])])
    #expect(again.location == path + "?notice=same")
    #expect(try me() == people[2])
    try other.post(redirect.location, [("g", token), ("member", "deadbeef")])
    try other.post(redirect.location, [("g", token)])
    #expect(try me() == people[2])
  }

  // MARK: Packed

  @Test func `is packed with the group`() throws {
    var book = GroupBook(.example(members: 3))
    #expect(try GroupBook(packed: book.packed).me == nil)
    book.apply(.example) { $0.rename("Porto", currency: .eur) }
    book.me = member(3)
    #expect(try GroupBook(packed: book.packed) == book)
  }
}

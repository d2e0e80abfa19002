/// A phone whose group somebody else has taken out of step.
@Suite struct GroupOutOfStepTests {
  private let friends: Friends
  private var path: String { friends.path }
  private var phone: Visitor { friends[1] }

  init() throws {
    friends = try Friends(2)
    try friends.pay(1, "Taxi")
  }

  private func end(_ action: String) throws {
    let form = [("do", action), ("sure", "yes")]
    #expect(try friends[0].post(path + "/box", form).status == 303)
  }

  private var row: JSONValue? {
    get throws { try phone.json("/groups.json")["groups"]?.array?.first }
  }

  @Test(arguments: ["off", "new-link"])
  func `is told so until it goes on alone`(action: String) throws {
    try end(action)
    for _ in 0..<2 {
      let box = try #require(try friends.box(1))
      #expect(box["on"]?.bool == false)
      #expect(box["ended"]?.string == action)
      #expect(box["since"]?.string == "2026-11-21")
      #expect(try row?["box"]?["ended"]?.string == action)
      #expect(try row?["box"]?["since"]?.string == "2026-11-21")
      #expect(try row?["inStep"]?.bool == false)
      let (page, share) = (try phone.get(path).text, try phone.get(path + "/share").text)
      for text in [page, share] {
        #expect(text.contains("<b>Not in step any more.</b>"))
        #expect(text.contains("on 21 November 2026. What you add stays on this phone"))
        let forms = PageElements(text).forms.filter { $0.element["action"] == path + "/box" }
        #expect(forms.contains { $0.hidden.contains { $0 == ("do", "alone") } })
      }
      #expect(page.contains("</svg>Not in step any more</a>"))
      #expect(try phone.get("/groups").text.contains("<em>Not in step any more</em>"))
    }
    #expect(try phone.post(path + "/box", [("do", "alone")]).status == 303)
    #expect(try friends.box(1)?.isNull == true)
    #expect(try row?["box"]?.isNull == true)
    for address in [path, path + "/share", "/groups"] {
      #expect(try !phone.get(address).text.contains("Not in step any more"), "\(address)")
    }
    #expect(try phone.post(path + "/box", [("do", "alone")]).status == 303, "a second press")
  }

  private func onThisPhone() throws -> Int {
    try phone.get(path).page.parts("em").count { $0.words == "Only on this phone" }
  }

  @Test func `says with each added payment that it is on this phone alone`() throws {
    try end("new-link")
    let added = try friends.pay(1, "Tea")
    let page = try phone.get(added.location).text
    #expect(page.contains("Tea was added. Only on this phone."))
    try friends.pay(1, "Gum")
    #expect(try onThisPhone() == 2, "not Taxi, which was sent")
    try phone.post(path + "/merge", [("k", friends.key)])
    let back = try phone.get(path).text
    #expect(!back.contains("nly on this phone") && back.contains("In step with 1 phone"))
    #expect(try Set(friends.titles(0)) == ["Taxi", "Tea", "Gum"])
    #expect(try row?["box"]?["on"]?.bool == true)
  }

  @Test func `marks a payment that found the box closed, or had waited for the store`() throws {
    try friends.hideStore()
    try friends.pay(1, "Tea")
    try friends.showStore()
    try end("off")
    try friends.pay(1, "Gum")
    #expect(try onThisPhone() == 2)
    #expect(try row?["box"]?["ended"]?.string == "off")
  }

  @Test func `whoever ends it is told once, by the answer`() throws {
    try end("off")
    #expect(try friends.box(0)?.isNull == true)
    #expect(try friends[0].post(path + "/box", [("do", "alone")]).status == 303)
    #expect(try !friends[0].get(path).text.contains("Not in step any more"))
  }

  @Test func `a group in step cannot go on alone`() throws {
    let answer = try phone.post(path + "/box", [("do", "alone")])
    #expect(answer.status == 409)
    #expect(try friends.box(1)?["on"]?.bool == true)
  }

  @Test func `begins again in step with a link of its own`() throws {
    try end("off")
    #expect(try friends.box(1)?["on"]?.bool == false)
    #expect(try phone.post(path + "/box", [("do", "on")]).status == 303)
    #expect(try friends.box(1)?["on"]?.bool == true)
    #expect(try row?["box"]?["on"]?.bool == true)
  }

  @Test(arguments: [
    ("off", "Turn off for everybody, 2 phones"),
    ("new-link", "Make a new link, shut out 2 phones"),
  ])
  func `a press that shuts others out says whom, and asks again`(
    action: String, button: String
  ) throws {
    try friends.join()
    let asked = try phone.post(path + "/box", [("do", action)])
    #expect(asked.status == 200)
    #expect(asked.page.parts("li").count { $0.words == "a phone last heard of today" } == 2)
    #expect(asked.text.contains("<button class=\"risky\">\(button)</button>"))
    #expect(try friends.box(1)?["phones"]?.whole == 3, "nothing has happened yet")
    let form = try asked.page.hidden(to: path + "/box")
    #expect(try phone.post(path + "/box", form).status == 303)
    #expect(try friends.box(0)?["ended"]?.string == action)
  }

  @Test func `a program is not asked again`() throws {
    let answer = try phone.post(path + "/box", [("do", "off")], accept: "application/json")
    #expect(answer.status == 303)
    #expect(try friends.box(0)?["ended"]?.string == "off")
  }

  @Test
  func `where the host offers no letters, the group stays behind on the way to another phone`()
    throws
  {
    phone.letters = nil
    let all = try phone.json("/another-phone")
    #expect(all["groups"]?.array?.isEmpty == true)
    #expect(all["staying"]?.array?.compactMap { $0["name"]?.string } == ["Lisbon"])
    #expect(all["link"]?.isNull == true)
    let links = PageElements(try phone.get("/another-phone").text).links
    #expect(links.contains { $0["href"] == path + "/share" })
  }
}

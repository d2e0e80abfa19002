import Web

/// One group on several phones, with the letter box between them.
@Suite struct GroupBoxTests {
  @Test func `a group is in step once somebody turns it on and others join`() throws {
    let friends = try Friends(3)
    #expect(
      try friends[0].get(friends.path + "/group.json").text.hasSuffix(
        #","me":null,"box":{"on":true,"phones":3,"waiting":0,"letters":3,"expires":"2027-12-26"}}"#
      ))
    #expect(try friends[0].get(friends.path).text.contains("In step with 2 phones"))
  }

  @Test func `a change on one phone is on the others with their next page`() throws {
    let friends = try Friends(2)
    try friends.pay(0, "Taxi")
    #expect(try friends[1].get(friends.path).text.contains("Taxi"))
    try friends.pay(1, "Museum")
    #expect(try friends.titles(0) == ["Taxi", "Museum"])
    #expect(try friends.state(0) == friends.state(1))
  }

  @Test func `a page posts nothing, and sets no cookie when nothing is new`() throws {
    let friends = try Friends(2)
    try friends.pay(0, "Taxi")
    let count = try friends.letters()
    #expect(try friends[1].get(friends.path).cookies.isEmpty == false)
    // What was new is told now.
    try friends[1].get(friends.path)
    for path in ["", "/debts", "/settings", "/group.json", "/share"] {
      #expect(try friends[1].get(friends.path + path).cookies.isEmpty, "\(path)")
    }
    #expect(try friends.letters() == count)
  }

  @Test func `what came says who added it, and who changed it`() throws {
    let friends = try Friends(2)
    try friends[1].post(friends.path + "/me", [("member", friends.people[1])])
    func news() throws -> String {
      let page = try friends[0].get(friends.path).page
      return try #require(page.parts("section", of: "news").first).words
    }
    try friends.pay(1, "Museum")
    #expect(try news().contains(" added Museum"))
    let list = try friends[1].get(friends.path).page.links.compactMap { $0["href"] }
    let payment = try #require(list.first { $0.hasPrefix(friends.path + "/payments/") })
    try friends[1].post(
      payment,
      friends[1].get(payment).stamped([
        ("amount", "40"), ("title", "Museum"), ("payer", friends.people[1]),
      ]))
    #expect(try news().contains(" changed Museum"))
  }

  /// Ben changes what Ana has changed meanwhile: that is no news to him.
  @Test func `a payment that the visitor has changed since is no news`() throws {
    let friends = try Friends(2)
    try friends[1].post(friends.path + "/me", [("member", friends.people[1])])
    try friends.pay(0, "Museum")
    #expect(try friends[1].get(friends.path).page.parts("section", of: "news").count == 1)
    let list = try friends[1].get(friends.path).page.links.compactMap { $0["href"] }
    let payment = try #require(list.first { $0.hasPrefix(friends.path + "/payments/") })
    for (phone, amount) in [(0, "40"), (1, "50")] {
      let fields = [("amount", amount), ("title", "Museum"), ("payer", friends.people[0])]
      #expect(try friends[phone].post(payment, fields).status == 303)
    }
    let page = try friends[1].get(friends.path).page
    #expect(page.words.contains("€50.00") && page.parts("section", of: "news").isEmpty)
  }

  @Test func `a page tells once what came from others, by who paid`() throws {
    let friends = try Friends(2)
    try friends.pay(1, "Museum")
    let page = try friends[0].get(friends.path).text
    #expect(page.contains("New since you were here"))
    #expect(page.contains(#"</bdi>: <a href="\#(friends.path)/payments/"#))
    #expect(try !friends[0].get(friends.path).text.contains("New since you were here"))
    #expect(try !friends[1].get(friends.path).text.contains("New since you were here"))
  }

  @Test func `a change that is refused is not sent`() throws {
    let friends = try Friends(2)
    try friends.pay(0, "Taxi")
    let count = try friends.letters()
    #expect(try friends.pay(0, "Taxi", "lots").status == 422)
    #expect(try friends[0].post(friends.path + "/payments/deadbeef/delete").status == 404)
    #expect(
      try friends[0].post(
        friends.path + "/settle",
        [("from", friends.people[1]), ("to", friends.people[0]), ("amount", "99")]
      ).status == 422)
    #expect(try friends.letters() == count)
  }

  @Test func `an edit of what somebody has just changed is refused as in two tabs`() throws {
    let friends = try Friends(2)
    try friends.pay(0, "Taxi")
    let id = try #require(try friends.json(1)["payments"]?.array?.first?["id"]?.string)
    let payment = friends.path + "/payments/\(id)"
    let form = try friends[1].get(payment)
    try friends[0].post(payment, [("amount", "31"), ("title", "Taxi home")])
    let late = try friends[1].post(
      payment, try form.stamped([("amount", "32"), ("title", "Cab")]))
    #expect(late.status == 409)
    #expect(late.text.contains("Taxi home"))
    #expect(try friends.titles(0) == ["Taxi home"])
  }

  @Test func `undo takes back the last change of this phone alone`() throws {
    let friends = try Friends(2)
    try friends.pay(0, "Taxi")
    let page = try friends[0].get(friends.path)
    try friends.pay(1, "Museum")
    let undo = try friends[0].post(friends.path + "/undo", try page.stamped())
    #expect(undo.status == 303)
    #expect(try friends.titles(0) == ["Museum"])
    #expect(try friends.titles(1) == ["Museum"])
    #expect(try friends[1].post(friends.path + "/undo").status == 303)
    #expect(try friends.titles(0) == [])
  }

  @Test func `there is no undo once somebody else changed the same payment`() throws {
    let friends = try Friends(2)
    try friends.pay(0, "Taxi")
    let id = try #require(try friends.json(1)["payments"]?.array?.first?["id"]?.string)
    try friends[1].post(friends.path + "/payments/\(id)", [("amount", "31"), ("title", "Cab")])
    #expect(try friends[0].post(friends.path + "/undo").status == 409)
    #expect(try friends.titles(0) == ["Cab"])
  }

  @Test func `without the store a change counts here, and goes with the next one`() throws {
    let friends = try Friends(2)
    try friends.hideStore()
    #expect(try friends.pay(0, "Taxi").status == 303)
    #expect(try friends.pay(0, "Tea").status == 303)
    #expect(try friends.box(0)?["waiting"]?.whole == 2)
    #expect(try friends.box(0)?["letters"]?.isNull == true)
    #expect(try friends[0].get(friends.path).text.contains("2 changes are not sent yet."))
    #expect(try friends[0].post(friends.path + "/box", [("do", "send")]).status == 303)
    #expect(try friends.box(0)?["waiting"]?.whole == 2)
    for action in ["off", "new-link"] {
      let form = [("do", action), ("sure", "yes")]
      #expect(try friends[0].post(friends.path + "/box", form).status == 503)
    }
    try friends.showStore()
    #expect(try friends.titles(1) == [])
    let count = try friends.letters()
    try friends.pay(0, "Museum")
    #expect(try friends.letters() == count + 1)
    #expect(try friends.titles(1) == ["Taxi", "Tea", "Museum"])
    #expect(try friends.box(0)?["waiting"]?.whole == 0)
  }

  @Test func `a store that is lost is filled again by whoever comes next`() throws {
    let friends = try Friends(3)
    try friends.pay(0, "Taxi")
    try friends.pay(1, "Tea")
    let state = try friends.state(2)
    try friends.loseStore()
    #expect(try friends.box(1)?["waiting"]?.whole == 1)
    #expect(try friends[1].post(friends.path + "/box", [("do", "send")]).status == 303)
    #expect(try friends.box(1)?["waiting"]?.whole == 0)
    #expect(try friends.state(0) == state)
    try friends.pay(2, "Museum")
    for phone in 0..<3 { #expect(try friends.titles(phone) == ["Taxi", "Tea", "Museum"]) }
    #expect(try friends.join().payments(friends.path).count == 3)
  }

  @Test func `whoever leaves keeps a copy, and the others go on`() throws {
    let friends = try Friends(3)
    try friends.pay(0, "Taxi")
    #expect(try friends[1].post(friends.path + "/box", [("do", "leave")]).status == 303)
    #expect(try friends.box(1)?.isNull == true)
    try friends.pay(0, "Tea")
    #expect(try friends.titles(1) == ["Taxi"])
    #expect(try friends.box(0)?["phones"]?.whole == 2)
    for action in ["leave", "off", "send", "new-link"] {
      #expect(try friends[1].post(friends.path + "/box", [("do", action)]).status == 409)
    }
    #expect(try friends[0].post(friends.path + "/box", [("do", "dance")]).status == 422)
  }

  @Test func `turned off for everybody, each phone keeps a copy`() throws {
    let friends = try Friends(2)
    let key = try friends.key
    try friends.pay(0, "Taxi")
    #expect(
      try friends[0].post(friends.path + "/box", [("do", "off"), ("sure", "yes")]).status == 303)
    #expect(try friends.box(0)?.isNull == true)
    #expect(try friends.titles(1) == [], "the letters went before this phone had read them")
    #expect(try friends.box(1)?["on"]?.bool == false)
    let stranger = Visitor(letters: friends.store)
    #expect(try stranger.post("/groups/join", [("k", key)]).status == 410)
  }

  @Test func `a new link shuts the old one`() throws {
    let friends = try Friends(2)
    let old = try friends.key
    let before = friends[0].copy()
    let form = [("do", "new-link"), ("sure", "yes"), ("operation", "0123456789ab"), ("rev", "0")]
    #expect(try friends[0].post(friends.path + "/box", form).status == 303)
    #expect(try friends.key != old)
    #expect(try Visitor(letters: friends.store).post("/groups/join", [("k", old)]).status == 410)
    try friends.join()
    // The answer was lost: the second try has a secret too.
    #expect(try before.post(friends.path + "/box", form).status == 303)
    let box = try before.json(friends.path + "/group.json")["box"]
    #expect(box?["on"]?.bool == true)
    // It is one phone, both times.
    #expect(try box?["phones"]?.whole == friends.box(0)?["phones"]?.whole)
    #expect(try friends.box(1)?["ended"]?.string == "new-link")
  }

  @Test func `a friend who missed something before a new link is told, and gets it by the link`()
    throws
  {
    let friends = try Friends(2)
    try friends.pay(0, "Taxi")
    let share = try friends[0].get(friends.path + "/share").text
    #expect(share.contains("their phones lack what was added since they last looked"))
    #expect(share.contains("who has not looked since the last change does not get it"))
    #expect(
      try friends[0].post(friends.path + "/box", [("do", "new-link"), ("sure", "yes")]).status
        == 303)
    let page = try friends[1].get(friends.path).text
    #expect(page.contains("Some of theirs may be missing already."))
    #expect(try friends.titles(1) == [])
    try friends.pay(1, "Tea")
    let merged = try friends[1].post(friends.path + "/merge", [("k", friends.key)])
    #expect(merged.status == 303)
    #expect(try friends.titles(1).sorted() == ["Taxi", "Tea"])
    try friends[1].post(friends.path + "/box", [("do", "send")])
    #expect(try friends.titles(0).sorted() == ["Taxi", "Tea"])
  }

  @Test func `what the store does not take is counted`() throws {
    let friends = try Friends(2)
    #expect(try friends.pay(0, "Taxi").record.unsentLetters == 0)
    try friends.hideStore()
    #expect(try friends.pay(0, "Tea").record.unsentLetters == 1)
    #expect(try friends[1].get(friends.path).record.unsentLetters == 0, "reading sends nothing")
    let alone = Visitor(letters: friends.store)
    let path = try alone.group().path
    let refused = try alone.post(path + "/box", [("do", "on")])
    #expect(refused.status == 503 && refused.record.unsentLetters == 1)
  }

  @Test func `a link says nothing until its button is pressed`() throws {
    let friends = try Friends(1)
    let key = try friends.key
    let stranger = Visitor(letters: friends.store)
    let page = try stranger.get("/groups/join?k=\(key)")
    #expect(page.status == 200)
    #expect(!page.text.contains("Lisbon") && !page.text.contains("Ana"))
    let shown = try stranger.post("/groups/join", [("k", key), ("show", "yes")])
    #expect(shown.status == 200)
    for text in ["Lisbon", "Ana", "Ben", "Cy", "no payments yet"] {
      #expect(shown.text.contains(text))
    }
    #expect(shown.cookies.isEmpty)
  }

  @Test(arguments: [
    "", "x", "AAAAAAAAAAAAAAAAAAAAAB", "AAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAA==",
  ])
  func `another form of key is no link`(key: String) throws {
    let friends = try Friends(1)
    #expect(try friends[0].get("/groups/join?k=\(key)").status == 404)
    #expect(try friends[0].post("/groups/join", [("k", key)]).status == 404)
  }

  @Test func `a key without a box, and one of another group, is not found`() throws {
    let (friends, others) = (try Friends(1), try Friends(1))
    let stranger = Visitor(letters: friends.store)
    let unused = "AAAAAAAAAAAAAAAAAAAAAA"
    #expect(try stranger.post("/groups/join", [("k", unused)]).status == 404)
    let key = try friends.key
    #expect(try stranger.post(others.path + "/merge", [("k", key)]).status == 404)
    try friends.hideStore()
    #expect(try stranger.post("/groups/join", [("k", key)]).status == 503)
    try friends.showStore()
  }

  @Test func `somebody new joins by name, and somebody known by a press`() throws {
    let friends = try Friends(1)
    let dan = try friends.join([("member", "new"), ("new-member", "Dan")])
    let group = try dan.json(friends.path + "/group.json")
    #expect(group["members"]?.array?.last?["name"]?.string == "Dan")
    #expect(group["me"]?.string == group["members"]?.array?.last?["id"]?.string)
    #expect(try friends.json(0)["members"]?.array?.count == 4)
    let ben = try friends.join([("member", friends.people[1])])
    #expect(try ben.json(friends.path + "/group.json")["me"]?.string == friends.people[1])
    let key = try friends.key
    let twin = try Visitor(letters: friends.store).post(
      friends.path + "/merge", [("k", key), ("member", "new"), ("new-member", "ana")])
    #expect(twin.status == 422)
    #expect(twin.text.contains("is in the group already"))
  }

  @Test func `a copy joins with what it has alone`() throws {
    let friends = try Friends(1)
    let phone = Visitor(letters: friends.store)
    try phone.open(copy: friends[0].copyToken(friends.path))
    try phone.post(friends.path + "/payments", [("amount", "9"), ("title", "Tea")])
    try friends.pay(0, "Taxi")
    let key = [("k", try friends.key)]
    #expect(try phone.post(friends.path + "/merge", key).status == 303)
    #expect(Set(try friends.titles(0)) == ["Tea", "Taxi"])
    #expect(try phone.post(friends.path + "/merge", key).status == 303)
    #expect(try friends.box(0)?["phones"]?.whole == 2)
  }

  @Test func `without the setting nothing is offered, and the secret stays`() throws {
    let friends = try Friends(2)
    let (phone, path) = (friends[0], friends.path)
    let key = try friends.key
    phone.letters = nil
    #expect(try friends.pay(0, "Taxi").status == 303)
    #expect(try friends.box(0)?.isNull == true)
    #expect(try phone.post(path + "/box", [("do", "send")]).status == 404)
    #expect(try phone.get("/groups/join?k=\(key)").status == 404)
    #expect(try phone.post("/groups/join", [("k", key)]).status == 404)
    #expect(try phone.get(path + "/letters.json").status == 404)
    #expect(try !phone.get(path + "/share").text.contains(key))
    phone.letters = friends.store
    #expect(try friends.box(0)?["waiting"]?.whole == 1)
    try friends.pay(0, "Tea")
    #expect(try friends.titles(1) == ["Taxi", "Tea"])
  }

  @Test func `scripts learn whether something came`() throws {
    let friends = try Friends(2)
    let path = friends.path + "/letters.json"
    #expect(try friends[1].get(path).text.hasPrefix(#"{"changed":false,"box":{"on":true,"#))
    try friends.pay(0, "Taxi")
    #expect(try friends[1].get(path).text.hasPrefix(#"{"changed":true,"box":{"on":true,"#))
    #expect(try friends[1].get(path).text.hasPrefix(#"{"changed":false"#))
    let shown = try friends[1].get(friends.path).page.parts("p").compactMap { $0["data-letters"] }
    #expect(try friends[1].json(try #require(shown.first))["changed"]?.bool == false)
    try friends.pay(0, "Tea")
    _ = try friends[1].get(friends.path + "/totals")
    #expect(try friends[1].json(try #require(shown.first))["changed"]?.bool == true)
    let alone = Visitor(letters: friends.store)
    let (other, _) = try alone.group()
    #expect(try alone.get(other + "/letters.json").text == #"{"changed":false,"box":null}"#)
  }

  @Test func `the secret is on the page of the link and nowhere else`() throws {
    let friends = try Friends(2)
    let key = try friends.key
    for path in [
      "", "/group.json", "/export", "/payments.csv", "/debts", "/settings", "/debts.txt",
    ] {
      #expect(try !friends[0].get(friends.path + path).text.contains(key), "\(path)")
    }
    #expect(try !friends[0].get("/groups").text.contains(key))
    #expect(try !friends[0].get("/groups.json").text.contains(key))
  }
}

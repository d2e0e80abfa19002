@testable import CardsPages
@testable import Keeping

/// Secrets and letters where they do not belong.
@Suite struct CardsBoxAttacksTests {
  @Test func `the secret of a group opens no debts, and the reverse`() throws {
    let home = try Household(1)
    let phone = Visitor(letters: home.store)
    #expect(try phone.post("/groups/join", [("k", home.key)]).status == 404)
    let (path, _) = try phone.group()
    try phone.post(path + "/box", [("do", "on")])
    let text = try phone.get(path + "/share").text
    let key = String(try #require(text.firstMatch(of: /join\?k=([A-Za-z0-9_-]{22})/)?.1))
    #expect(try phone.post("/cards/join", [("k", key)]).status == 404)
  }

  /// Programs that count their changes, or take the example of the description.
  @Test func `whoever sends the same form as somebody else gets a box of their own`() throws {
    let home = try Household(1)
    let (stranger, phone) = (Visitor(letters: home.store), Visitor(letters: home.store))
    let operation = ("operation", "0123456789ab")
    try stranger.post("/cards/box", [("do", "on"), operation])
    _ = try phone.card("Private", "10")
    try phone.post("/cards/box", [("do", "on"), operation])
    #expect(try home.names(of: stranger) == [])
    let renewing = [("do", "new-link"), ("sure", "yes"), operation]
    for visitor in [stranger, phone] { try visitor.post("/cards/box", renewing) }
    #expect(try home.names(of: stranger) == [])
    #expect(try home.names(of: phone) == ["Private"])
  }

  @Test func `whoever starts the same group as somebody else gets a box of their own`() throws {
    let home = try Household(1)
    let (stranger, phone) = (Visitor(letters: home.store), Visitor(letters: home.store))
    let operation = ("operation", "0123456789ab")
    let group = filledIn("name=Lisbon&currency=EUR&members=Ana\nBen") + [operation]
    var paths: [String] = []
    for visitor in [stranger, phone] {
      paths.append(try visitor.post("/groups", group).location)
      try visitor.post(paths[0] + "/box", [("do", "on"), operation])
    }
    #expect(paths[0] == paths[1])
    let payer = try #require(
      try phone.json(paths[0] + "/group.json")["members"]?.array?.first?["id"]?.string)
    try phone.post(
      paths[0] + "/payments", filledIn("amount=5&title=Taxi&payer=\(payer)"))
    #expect(try phone.json(paths[0] + "/group.json")["payments"]?.array?.count == 1)
    #expect(try stranger.json(paths[0] + "/group.json")["payments"]?.array?.count == 0)
  }

  @Test func `one secret has a box of its own for each purpose, whose letters open there alone`() {
    let secret = LetterSecret.random()
    #expect(secret.box(for: .wallet) != secret.box(for: .group))
    let wallet = LetterSeal(secret, for: .wallet, host: "money.example")
    let group = LetterSeal(secret, for: .group, host: "money.example")
    let text: [UInt8] = [1, 2, 3]
    let origin = wallet.origin(ofState: text)
    #expect(wallet.open(wallet.seal(text, from: origin), from: origin) == text)
    #expect(group.open(wallet.seal(text, from: origin), from: origin) == nil)
    #expect(wallet.open(group.seal(text, from: origin), from: origin) == nil)
  }

  @Test func `the box of debts follows from its own purpose`() {
    let secret = LetterSecret.random()
    #expect(
      secret.box(for: .wallet).bytes
        == BLAKE2b.digest(of: Array("farthing wallet box".utf8), key: secret.bytes, count: 16))
  }

  @Test func `a letter that was altered or is no wallet is passed over, and then all waits`() throws
  {
    let home = try Household(2)
    let secret = try #require(LetterSecret(text: try home.key))
    let site = try TestSite.site(letters: home.store)
    let boxes = LetterBoxes(home.store)
    let seal = LetterSeal(secret, for: .wallet, host: site.vault.host)
    guard case .open(let content) = try boxes.read(seal.box, after: 0, on: site.today) else {
      Issue.record("the box is open")
      return
    }
    let origins = [seal.origin(ofState: [7]), seal.origin(ofState: [9])]
    var altered = seal.seal([7], from: origins[0])
    altered[40] ^= 1
    for (sealed, origin) in zip([altered, seal.seal([9, 9], from: origins[1])], origins) {
      let letter = NewLetter(
        box: seal.box, origin: origin, sealed: sealed, scope: .part(content.epoch))
      guard case .appended = try boxes.append(letter, on: site.today) else {
        Issue.record("a box takes any letter")
        return
      }
    }
    #expect(try home.names(1) == ["Blue"])
    #expect(try home.box(1)?["waiting"]?.number == "1")
    _ = try home[1].card("Loan", "500")
    #expect(try home.box(1)?["waiting"]?.number == "0")
    #expect(try home.names(0) == ["Blue", "Loan"])
  }

  @Test func `letters that come twice change nothing`() throws {
    let home = try Household(2)
    let before = home[1].copy()
    _ = try home[0].card("Store", "300")
    #expect(try home.names(1) == ["Blue", "Store"])
    // A browser put back to an earlier state reads them once more.
    #expect(try home.names(of: before) == ["Blue", "Store"])
    #expect(try before.get("/cards/export").text == home.state(1))
  }
}

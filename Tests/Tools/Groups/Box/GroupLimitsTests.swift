import Keeping
import Web

@testable import GroupsPages

/// What a letter box and a group in step may hold, and letters that nobody can use.
@Suite struct GroupLimitsTests {
  @Test func `a group is on 50 phones at most`() throws {
    let friends = try Friends(50)
    #expect(try friends.box(0)?["phones"]?.whole == 50)
    let key = try friends.key
    let late = try Visitor(letters: friends.store).post(friends.path + "/merge", [("k", key)])
    #expect(late.status == 409)
    #expect(late.text.contains("This group is on 50 phones already"))
    #expect(late.cookies.isEmpty)
    try friends[7].post(friends.path + "/box", [("do", "leave")])
    try friends.join()
  }

  // MARK: Letters that nobody can use

  /// What somebody with the link can put into the box beside letters of the site.
  enum Spoilt: CaseIterable {
    /// Bytes that are no letter.
    case noise
    /// A sealed letter with more members than a group may have.
    case tooManyMembers
    /// A sealed letter about another group.
    case anotherGroup
  }

  @Test(arguments: Spoilt.allCases)
  func `a letter that nobody can use is passed over, and the whole state waits`(
    spoilt: Spoilt
  ) throws {
    let friends = try Friends(2)
    try friends.pay(0, "Taxi")
    try append(spoilt, to: friends)
    let reply = try friends[1].get(friends.path + "/group.json", accept: "application/json")
    #expect(reply.record.passedOverLetters == 1)
    let group = try friends.json(1)
    #expect(group["payments"]?.array?.count == 1)
    #expect(group["members"]?.array?.count == 3)
    #expect(group["box"]?["waiting"]?.whole == 1)
    #expect(try friends[1].post(friends.path + "/box", [("do", "send")]).status == 303)
    #expect(try friends.box(1)?["waiting"]?.whole == 0)
    #expect(try friends.state(0) == friends.state(1))
  }

  private func append(_ spoilt: Spoilt, to friends: Friends) throws {
    let site = try TestSite.site(letters: friends.store)
    let secret = try #require(LetterSecret(text: friends.key))
    let seal = LetterSeal(secret, for: .group, host: site.vault.host)
    let boxes = LetterBoxes(friends.store)
    guard case .open(let content) = try boxes.read(seal.box, after: 0, on: site.today) else {
      Issue.record("there is no box")
      return
    }
    let origin = try #require(LetterOrigin([UInt8](repeating: 7, count: LetterOrigin.size)))
    let letter = Letter(
      phone: PhoneID(7), day: site.today, kind: .part, phones: KnownPhones(),
      content: try ledger(spoilt, friends).packed)
    let sealed =
      spoilt == .noise
      ? [UInt8](repeating: 1, count: 400) : seal.seal(letter.packed, from: origin)
    let appended = try boxes.append(
      NewLetter(box: seal.box, origin: origin, sealed: sealed, scope: .part(content.epoch)),
      on: site.today)
    guard case .appended = appended else {
      Issue.record("\(appended)")
      return
    }
  }

  private func ledger(_ spoilt: Spoilt, _ friends: Friends) throws -> GroupLedger {
    let id = try #require(GroupID(text: String(friends.path.suffix(8))))
    return GroupLedger(
      id: spoilt == .anotherGroup ? GroupID(1) : id, name: "Lisbon", currency: .eur,
      members: members(50).map { ($0, "Somebody \($0.text)") })
  }

  // MARK: A full group

  @Test func `a full group in step takes no payment more, and deleting works`() throws {
    let friends = try Friends(2)
    var status = 303
    var count = 0
    while status == 303, count < 500 {
      status = try friends.pay(0, title(count, letters: 60)).status
      if status == 303 { count += 1 }
    }
    #expect(status == 409)
    #expect(count > 60 && count < 500)
    let letters = try friends.letters()
    #expect(try friends.pay(0, title(count, letters: 60)).status == 409)
    #expect(try friends.letters() == letters, "what is refused is not sent")
    #expect(try friends.titles(1).count == count)
    let last = try #require(try friends.json(0)["payments"]?.array?.last?["id"]?.string)
    #expect(try friends[0].post(friends.path + "/payments/\(last)/delete").status == 303)
    #expect(try friends.titles(1).count == count - 1)
    #expect(try friends.state(0) == friends.state(1))
  }

  @Test func `what two phones add at once to a full group fits`() throws {
    let friends = try Friends(2)
    var count = 0
    while try friends.pay(0, title(count, letters: 60)).status == 303 { count += 1 }
    // Phones fill their cookies in different ways, so that one has room for a payment or two less.
    for payment in (try friends.json(0)["payments"]?.array ?? []).suffix(3) {
      let id = try #require(payment["id"]?.string)
      try friends[0].post(friends.path + "/payments/\(id)/delete")
    }
    _ = try friends.titles(1)
    try friends.hideStore()
    for phone in 0..<2 { #expect(try friends.pay(phone, "at once").status == 303) }
    try friends.showStore()
    for phone in [0, 1, 0] { try friends[phone].post(friends.path + "/box", [("do", "send")]) }
    for phone in 0..<2 {
      #expect(try friends.titles(phone).filter { $0 == "at once" }.count == 2)
      #expect(try friends.box(phone)?["waiting"]?.whole == 0)
    }
  }
}

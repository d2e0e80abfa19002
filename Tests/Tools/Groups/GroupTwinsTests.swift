@testable import GroupsPages

/// Two people of one name, by whichever door they come in: “Ana” and “Ana (2)”.
@Suite struct GroupTwinsTests {
  private let browser = Visitor()

  // MARK: Files

  /// What a file of another app says of two people called Ana, of whom it has only the name.
  private static let untold =
    "Two people are called Ana: the second is Ana (2) here, and what the file says of that name "
    + "counts for the first, as the file has only the name"

  /// Ana pays 30 for herself and Ben, whose file has no word of the other Ana's part.
  private static let cospend = """
    name,weight,active,color
    Ana,1,1,#112233
    Ben,1,1,#112233
    Ana,1,1,#112233

    what,amount,date,timestamp,payer_name,payer_weight,payer_active,owers
    Dinner,30,2026-11-02,1767225599,Ana,1,1,"Ana,Ben"

    """

  private static let ihatemoney = """
    date,what,amount,currency,payer_name,payer_weight,owers
    2026-11-02,Dinner,30,EUR,Ana,1,"Ana, Ben"
    2026-11-02,Tea,10,EUR,Ana,2,Ben

    """

  private static let tricount = """
    Title,Amount,Currency,Amount in default currency (EUR),Date & time,Paid by Ana,Paid by Ben,\
    Paid by Ana,Impacted to Ana,Impacted to Ben,Impacted to Ana
    Dinner,30.00,EUR,30.00,2026-11-02 19:30,30.00,0.00,0.00,0.00,-10.00,-20.00

    """

  private static let ours = """
    Date,Title,Amount,Currency,Rate,Group amount,Group currency,Paid by,Payback,Ana,Ben,Ana
    2026-11-02,Dinner,30.00,EUR,,,,Ana,no,0.00,10.00,20.00

    """

  @Test(arguments: [
    (cospend, ["Ana", "Ben", "Ana (2)"], ["15.00", "-15.00", "0.00"], untold),
    (ihatemoney, ["Ana", "Ana (2)", "Ben"], ["25.00", "0.00", "-25.00"], untold),
    (
      tricount, ["Ana", "Ben", "Ana (2)"], ["30.00", "-10.00", "-20.00"],
      "Two people are called Ana: the second is Ana (2) here"
    ),
    (
      ours, ["Ana", "Ben", "Ana (2)"], ["30.00", "-10.00", "-20.00"],
      "Two people are called Ana: the second is Ana (2) here, and what Ana paid counts for the "
        + "first, as the file has only the name"
    ),
  ])
  func `are numbered from a file, which is told what it leaves open`(
    file: String, people: [String], balances: [String], note: String
  ) throws {
    let preview = try browser.preview(file)
    #expect(preview["members"]?.array?.map(\.string) == people as [String?])
    #expect(preview["notes"]?.array?.contains { $0.string == note } == true)
    let path = try opened(preview)
    #expect(try browser.names(path) == people)
    let group = try browser.json(path + "/group.json")
    #expect(group["balances"]?["EUR"]?.object?.map(\.value.string) == balances as [String?])
  }

  @Test func `a bill that both share is shared by both`() throws {
    let both = Self.cospend.replacing("\"Ana,Ben\"", with: "\"Ana,Ben,Ana\"")
    let group = try browser.json(try opened(try browser.preview(both)) + "/group.json")
    #expect(
      group["balances"]?["EUR"]?.object?.map(\.value.string) == [
        "20.00", "-10.00", "-10.00",
      ])
  }

  @Test func `a table with a column for one of them alone is refused`() throws {
    let file = Self.tricount.replacing(",Impacted to Ana\nDinner", with: "\nDinner")
    let reply = try browser.upload(Array(file.utf8), to: "/groups/import")
    #expect(reply.status == 422)
    #expect(reply.text.contains("Line 2 of the file does not add up"))
  }

  /// Opens a file whose currency is euros, also where it does not say so; the path of its group.
  private func opened(_ preview: JSONValue) throws -> String {
    try browser.confirm(preview["confirm"]?.string, ("currency", "EUR"))
  }

  /// Members have ids in our own file, so that nothing is left open.
  @Test func `are numbered from our own file and from a link, and asked about`() throws {
    let (path, people) = try browser.group("Ana\nBen")
    try browser.pay(path, "30", ("payer", people[1]))
    let file = try browser.get(path + "/export").text.replacing("\"Ben\"", with: "\"ANA\"")
    let preview = try browser.preview(file)
    #expect(preview["members"]?.array?.map(\.string) == ["Ana", "ANA (2)"])
    let note = "Two people are called ANA: the second is ANA (2) here"
    #expect(preview["notes"]?.array?.map(\.string) == [note])
    #expect(try browser.upload(Array(file.utf8), to: "/groups/import").text.contains(note))

    let other = Visitor()
    let opened = try other.open(file)
    #expect(try other.names(opened) == ["Ana", "ANA (2)"])
    let settings = try other.get(opened + "/settings").text
    #expect(settings.contains("Are <bdi>Ana</bdi> and <bdi>ANA (2)</bdi> one person?"))
    let group = try other.json(opened + "/group.json")
    #expect(group["balances"]?["EUR"]?.object?.map(\.value.string) == ["-15.00", "15.00"])
  }

  // MARK: Two phones

  private func merged(_ one: GroupLedger, _ other: GroupLedger) -> [String] {
    one.mergedNamingApart(with: other).members.map(\.name)
  }

  /// Both add a Dan while they are apart: each would keep its own, and number the other's.
  @Test func `of a merge have the same names on both phones`() {
    var (one, two) = (GroupLedger.example(members: 2), GroupLedger.example(members: 2))
    one.add("Dan", as: member(9))
    two.add("dan", as: member(8))
    let expected = one.members.prefix(2).map(\.name) + ["dan", "Dan (2)"]
    #expect(merged(one, two) == expected)
    #expect(merged(two, one) == expected)
    let both = one.mergedNamingApart(with: two)
    #expect(both.mergedNamingApart(with: two) == both)
    #expect(two.mergedNamingApart(with: one) == both)
  }

  /// Four of one name, one of them with a number already: phones that have merged each other's copies
  /// agree, in whatever order the four came.
  @Test func `are the same on phones that have merged, in whatever order they came`() {
    let start = GroupLedger.example(members: 2)
    let adding = { (name: String, id: UInt32) -> GroupLedger in
      var ledger = start
      ledger.add(name, as: member(id))
      return ledger
    }
    let phones = [adding("Dan", 7), adding("Dan", 8), adding("Dan (2)", 9), adding("DAN", 6)]
    let orders = [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]]
    let ends = orders.map { order in order.reduce(start) { $0.mergedNamingApart(with: phones[$1]) }
    }
    for (one, other) in zip(ends, ends.dropFirst()) {
      let both = one.mergedNamingApart(with: other)
      #expect(both == other.mergedNamingApart(with: one))
      #expect(Set(both.members.map { $0.name.lowercased() }).count == 6)
      #expect(both.mergedNamingApart(with: one) == both)
    }
  }

  @Test func `of two phones in step are numbered, and a new name of theirs stays`() throws {
    let friends = try Friends(2)
    let members = friends.path + "/members"
    try friends.hideStore()
    for place in 0...1 {
      #expect(try friends[place].post(members, [("name", "Dan")]).status == 303)
    }
    try friends.showStore()
    for place in [0, 1, 0] {
      try friends[place].post(friends.path + "/box", [("do", "send")])
    }
    let expected = ["Ana", "Ben", "Cy", "Dan", "Dan (2)"]
    for place in 0...1 { #expect(try friends[place].names(friends.path) == expected) }
    #expect(try friends.state(0) == friends.state(1))

    let people = try friends.json(1)["members"]?.array
    let second = try #require(people?.last?["id"]?.string)
    try friends[1].post("\(members)/\(second)", [("name", "Daniel")])
    for place in 0...1 {
      #expect(try friends[place].names(friends.path).suffix(2) == ["Dan", "Daniel"])
    }
  }
}

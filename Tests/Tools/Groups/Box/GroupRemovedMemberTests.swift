/// Somebody is taken out of a group on one phone while another phone comes to name them.
@Suite struct GroupRemovedMemberTests {
  /// What names Dana beside a payment.
  enum Naming: String, CaseIterable {
    case rule = "/recurring"
    case household = "/households"
    case defaultSplit = "/default-split"

    func fields(_ ana: String, _ dana: String) -> [(String, String)] {
      switch self {
      case .rule:
        [
          ("amount", "10"), ("title", "Rent"), ("with", ana), ("with", dana), ("every", "month"),
          ("first", "2026-12-01"),
        ]
      case .household: [("household-\(ana)", "1"), ("household-\(dana)", "1")]
      case .defaultSplit: [("split", "even"), ("with", ana), ("with", dana)]
      }
    }
  }

  @Test(arguments: Naming.allCases)
  func `whoever is named has left and is not gone, in files too`(naming: Naming) throws {
    let friends = try Friends(2)
    try friends[0].post(friends.path + "/members", [("name", "Dana")])
    let dana = try #require(try friends.json(1)["members"]?.array?.last?["id"]?.string)
    let named = try friends[1].post(
      friends.path + naming.rawValue, naming.fields(friends.people[0], dana))
    #expect(named.status == 303)
    try friends.hideStore()
    let gone = try friends[0].post(friends.path + "/members/\(dana)/delete")
    #expect(gone.status == 303)
    try friends.showStore()
    try friends[0].post(friends.path + "/box", [("do", "send")])
    for phone in 0..<2 {
      let last = try friends.json(phone)["members"]?.array?.last
      #expect(last?["id"]?.string == dana)
      #expect(last?["active"]?.bool == false)
    }
    let (other, file) = (Visitor(), try friends.state(1))
    #expect(try other.get(try other.open(file) + "/export").text == file)
  }
}

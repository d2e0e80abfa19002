/// Four phones that change one group at random, with a store that is not always there.
@Suite struct FourPhonesTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `phones end equal after a hundred changes in any order, some sent twice`(
    seed: UInt64
  ) throws {
    let friends = try Friends(4)
    var random = SeededGenerator(seed: seed)
    var expected = 0
    for number in 0..<100 {
      let place = Int.random(in: 0..<4, using: &random)
      let title = "T\(number)"
      // The last phone is offline in the middle.
      if place == 3, (30..<60).contains(number) {
        try friends.hideStore()
        try friends.pay(3, title)
        try friends.showStore()
        expected += 1
        continue
      }
      let payments = try friends.json(place)["payments"]?.array ?? []
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        let before = friends[place].copy()
        let form = [("amount", "\(number + 1)"), ("title", title)]
        #expect(try friends[place].post(friends.path + "/payments", form).status == 303)
        if Bool.random(using: &random) {
          #expect(try before.post(friends.path + "/payments", form).status == 303)
        }
        expected += 1
      case 5..<8:
        guard let id = payments.randomElement(using: &random)?["id"]?.string else { continue }
        try friends[place].post(
          friends.path + "/payments/\(id)", [("amount", "\(number + 1)"), ("title", title)])
      case 8:
        guard let id = payments.randomElement(using: &random)?["id"]?.string else { continue }
        #expect(
          try friends[place].post(friends.path + "/payments/\(id)/delete").status == 303)
        expected -= 1
      default:
        if Bool.random(using: &random) {
          try friends.loseStore()
        } else {
          _ = try friends.state(place)
        }
      }
    }
    // Each sends what waits; afterwards each has all there is.
    for place in 0..<4 { try friends[place].post(friends.path + "/box", [("do", "send")]) }
    let states = try (0..<4).map { try friends.state($0) }
    #expect(Set(states).count == 1)
    #expect(try friends.titles(0).count == expected)
    for place in 0..<4 { #expect(try friends.box(place)?["waiting"]?.whole == 0) }
  }

  @Test func `letters are replaced by one before a box is full`() throws {
    let friends = try Friends(2)
    for number in 0..<80 { try friends.pay(0, "P\(number)", "1") }
    #expect(try friends.letters() < 40)
    #expect(try friends.titles(1).count == 80)
    #expect(try friends.state(0) == friends.state(1))
  }

  @Test func `an old store that is put back costs nothing`() throws {
    let friends = try Friends(2)
    try friends.pay(0, "Taxi")
    let backup = try friends.backUp()
    try friends.pay(0, "Tea")
    try friends.pay(1, "Museum")
    try friends.restore(backup)
    try friends.pay(0, "Lunch")
    // Whose letters were lost with the backup fills them in again.
    #expect(try friends.box(1)?["waiting"]?.whole == 1)
    try friends[1].post(friends.path + "/box", [("do", "send")])
    #expect(Set(try friends.titles(0)) == ["Taxi", "Tea", "Museum", "Lunch"])
    #expect(try friends.state(0) == friends.state(1))
  }

  @Test func `the bytes of the store hold no name, title, amount or id`() throws {
    let friends = try Friends(2)
    try friends.pay(0, "Zanzibar", "1234.56")
    let id = String(friends.path.suffix(8))
    for name in try friends.storeFiles() {
      let bytes = String(decoding: try friends.bytes(of: name), as: UTF8.self)
      for text in [
        "Lisbon", "Ana", "Ben", "Cy", "Zanzibar", "1234.56", "123456", id, try friends.key,
      ]
      where text.count > 2 {
        #expect(!bytes.contains(text), "\(name): \(text)")
      }
    }
  }
}

/// Three phones that pay, delete and settle at random.
///
/// Answers get lost, and forms are sent again, one to six steps late.
@Suite struct RandomFriendsTests {
  /// What becomes of the store meanwhile.
  enum Store: CaseIterable {
    /// It stays, so that boxes are compacted by the number of their letters.
    case stays
    /// It is lost three times, and a phone fills it again.
    case isLost
  }

  @Test(arguments: Store.allCases, [11, 12, 13] as [UInt64])
  func `agree, and each form counts once, however late it is repeated`(
    store: Store, seed: UInt64
  ) throws {
    var history = try History(seed: seed)
    for step in 0..<150 {
      try history.repeatForms(at: step)
      switch step % 10 {
      case 4: try history.delete(at: step)
      case 9: try history.settle(at: step)
      default: try history.pay(at: step)
      }
      if store == .isLost, step % 50 == 25 { try history.friends.loseStore() }
    }
    try history.repeatForms(at: nil)
    let friends = history.friends
    if store == .stays {
      #expect(history.accepted > 100)
      #expect(try friends.letters() < 64, "compacted by the number of letters")
    }
    for place in [0, 1, 2, 0, 1, 2] {
      try friends[place].post(friends.path + "/box", [("do", "send")])
    }
    #expect(Set(try (0..<3).map { try friends.state($0) }).count == 1)
    for place in 0..<3 {
      let group = try friends.json(place)
      let (spent, paid) = history.counted(group)
      #expect(spent == history.titles.sorted())
      #expect(paid == history.settled.count)
      let balances = friends.people.map { group["balances"]?["EUR"]?[$0]?.string ?? "0.00" }
      #expect(balances == history.balances.map { "\($0).00" })
    }
    #expect(history.balances.reduce(0, +) == 0)
  }
}

/// What three phones were answered, and what has to come of it.
private struct History {
  let friends: Friends
  private var random: SeededGenerator
  /// The payments that were accepted and not deleted: their titles, who paid, and a third of the amount.
  private var payments: [(title: String, payer: Int, third: Int)] = []
  private(set) var settled: [(from: Int, to: Int, euros: Int)] = []
  private(set) var accepted = 0
  private var late: [Late] = []

  /// A form that is sent again.
  private struct Late {
    let step, place: Int
    let path: String
    let form: [(String, String)]
  }

  init(seed: UInt64) throws {
    friends = try Friends(3)
    random = SeededGenerator(seed: seed)
  }

  var titles: [String] { payments.map(\.title) }

  /// Everybody's balance in whole euros: all amounts are multiples of three, shared by three.
  var balances: [Int] {
    var balances = [0, 0, 0]
    for (_, payer, third) in payments {
      balances[payer] += 3 * third
      for place in 0..<3 { balances[place] -= third }
    }
    for (from, to, euros) in settled {
      balances[from] += euros
      balances[to] -= euros
    }
    return balances
  }

  /// The titles of what was spent, in order, and the number of paybacks.
  func counted(_ group: JSONValue) -> (spent: [String], paidBack: Int) {
    let all = group["payments"]?.array ?? []
    let spent = all.filter { $0["payback"]?.bool == false }.compactMap { $0["title"]?.string }
    return (spent.sorted(), all.count - spent.count)
  }

  mutating func pay(at step: Int) throws {
    let (payer, third) = (Int.random(in: 0..<3, using: &random), step + 1)
    let form = [
      ("amount", "\(3 * third)"), ("title", "T\(step)"), ("payer", friends.people[payer]),
    ]
    let status = try send(form, to: "/payments", at: step)
    #expect(status == 303)
    payments.append(("T\(step)", payer, third))
  }

  /// Deletes a payment that the phone knows.
  mutating func delete(at step: Int) throws {
    let place = Int.random(in: 0..<3, using: &random)
    let known = try friends.json(place)["payments"]?.array ?? []
    guard let chosen = known.filter({ $0["payback"]?.bool == false }).randomElement(using: &random),
      let id = chosen["id"]?.string, let title = chosen["title"]?.string
    else { return }
    let status = try send([], to: "/payments/\(id)/delete", at: step, by: place)
    #expect(status == 303)
    if status == 303 { payments.removeAll { $0.title == title } }
  }

  /// Settles the first debt that the phone knows.
  mutating func settle(at step: Int) throws {
    let place = Int.random(in: 0..<3, using: &random)
    let debts = try friends[place].json(friends.path + "/debts.json")["transfers"]?["EUR"]?.array
    guard let debt = debts?.first, let from = debt["from"]?.string, let to = debt["to"]?.string,
      let amount = debt["amount"]?.string, let euros = Int(amount.dropLast(3)),
      let debtor = friends.people.firstIndex(of: from),
      let creditor = friends.people.firstIndex(of: to)
    else { return }
    let form = [("from", from), ("to", to), ("amount", amount), ("currency", "EUR")]
    let status = try send(form, to: "/settle", at: step, by: place)
    #expect(status == 303)
    if status == 303 { settled.append((debtor, creditor, euros)) }
  }

  /// Sends a form; the cookies stay as they were if its answer is lost.
  private mutating func send(
    _ fields: [(String, String)], to path: String, at step: Int, by phone: Int? = nil
  ) throws -> Int {
    let place = phone ?? Int.random(in: 0..<3, using: &random)
    let form = fields + [("operation", "o\(step)")]
    let isLost = Int.random(in: 0..<3, using: &random) == 0
    let visitor = isLost ? friends[place].copy() : friends[place]
    let status = try visitor.post(friends.path + path, form).status
    if status == 303 { accepted += 1 }
    if isLost || Bool.random(using: &random) {
      let again = step + Int.random(in: 1...6, using: &random)
      late.append(Late(step: again, place: place, path: path, form: form))
    }
    return status
  }

  /// Sends again what is due at a step; nil for all that is left.
  mutating func repeatForms(at step: Int?) throws {
    for form in late where form.step == step ?? max(form.step, 150) {
      let status = try friends[form.place].post(friends.path + form.path, form.form).status
      // Whoever deletes what is gone may be told so.
      let expected = form.path.hasSuffix("/delete") ? [303, 404, 409] : [303]
      #expect(expected.contains(status), "\(form.path)")
    }
  }
}

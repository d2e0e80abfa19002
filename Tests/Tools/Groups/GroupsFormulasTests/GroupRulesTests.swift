@Suite struct GroupRulesTests {
  private let rule = RuleID(0xA0)

  /// Rent of 10.00 on the 31st, for three.
  private func rent(
    from first: String = "2026-01-31", _ end: Recurrence.End = .never, _ amount: Int64 = 10_00
  ) throws -> Recurrence {
    var payment = GroupPayment.example(amount)
    payment.date = try day(first)
    return Recurrence(payment, every: .month, end: end)
  }

  private func day(_ text: String) throws -> CalendarDate {
    try #require(CalendarDate(iso: text))
  }

  private func group(_ recurrence: Recurrence) -> GroupLedger {
    var group = GroupLedger.example(members: 3)
    group.add(recurrence, as: rule)
    return group
  }

  private func due(_ group: GroupLedger, _ today: String) throws -> [String] {
    group.due(upTo: try day(today)).map(\.payment.date.iso)
  }

  private func addDue(_ group: inout GroupLedger, _ today: String) throws {
    group.add(group.due(upTo: try day(today)))
  }

  /// The digests are by Python's `hashlib.blake2b` with 32 bytes.
  @Test func `the id of a payment is the beginning of the digest of rule and day`() throws {
    #expect(rule.payment(on: try day("2026-10-31")).text == "a73e5c3d")
  }

  @Test func `what came due during months of absence is added at once, oldest first`() throws {
    var group = group(try rent())
    #expect(try due(group, "2026-01-30").isEmpty)
    #expect(
      try due(group, "2026-04-30") == ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"])
    try addDue(&group, "2026-04-30")
    #expect(group.payments.map(\.serial) == [0, 1, 2, 3])
    #expect(try due(group, "2026-05-30").isEmpty)
    #expect(try due(group, "2026-05-31") == ["2026-05-31"])
    // Of ten euros among three, the cent falls to each in turn.
    #expect(
      group.payments.map { $0.shares.map(\.value.minorUnits) } == [
        [334, 333, 333], [333, 334, 333], [333, 333, 334], [334, 333, 333],
      ])
  }

  @Test func `of several rules, the oldest come first, sixty at once`() throws {
    var group = group(try rent(from: "2020-01-31"))
    group.add(try rent(from: "2020-01-15"), as: RuleID(0xB0))
    let days = try due(group, "2026-01-01")
    #expect(days.count == 60)
    #expect(days.prefix(3) == ["2020-01-15", "2020-01-31", "2020-02-15"])
    #expect(days.last == "2022-06-30")
    try addDue(&group, "2026-01-01")
    #expect(try due(group, "2026-01-01").first == "2022-07-15")
  }

  @Test func `one that was deleted is not due again`() throws {
    var group = group(try rent())
    try addDue(&group, "2026-02-28")
    group.set(nil, of: group.entries[1].id)
    #expect(try due(group, "2026-03-31") == ["2026-03-31"])
  }

  @Test func `an ended or deleted rule adds nothing more, and what was added stays`() throws {
    var group = group(try rent(.times(2)))
    try addDue(&group, "2026-12-31")
    #expect(group.payments.count == 2)
    group.set(recurrence: try rent(), of: rule)
    #expect(try due(group, "2026-03-31") == ["2026-03-31"])
    group.set(recurrence: nil, of: rule)
    #expect(try due(group, "2026-12-31").isEmpty)
    #expect(group.payments.count == 2)
    #expect(group.currentRules.isEmpty)
    #expect(group.rules.map(\.revision) == [2])
  }

  @Test func `a changed rule adds what it says now`() throws {
    var group = group(try rent())
    try addDue(&group, "2026-01-31")
    group.set(recurrence: try rent(.never, 20_00), of: rule)
    try addDue(&group, "2026-02-28")
    #expect(group.payments.map(\.amount) == [.euros(10), .euros(20)])
    #expect(group.entries.map(\.revision) == [0, 1])
  }

  @Test func `two phones that both add it have one, with the same shares`() throws {
    let group = group(try rent())
    var (one, two) = (group, group)
    two.add(.example(5_00), as: PaymentID(7))
    try addDue(&one, "2026-03-31")
    try addDue(&two, "2026-03-31")
    let both = one.merged(with: two)
    #expect(both == two.merged(with: one))
    #expect(both.payments.count == 4)
    #expect(both.payments.filter { $0.amount == .euros(10) }.map(\.serial).sorted() == [0, 1, 2])
  }

  @Test func `of a payment that was added before and after a change, the later one stays`() throws {
    let group = group(try rent())
    var (early, late) = (group, group)
    late.set(recurrence: try rent(.never, 20_00), of: rule)
    try addDue(&early, "2026-01-31")
    try addDue(&late, "2026-01-31")
    #expect(early.merged(with: late).payments.map(\.amount) == [.euros(20)])
    #expect(late.merged(with: early).payments.map(\.amount) == [.euros(20)])
  }

  @Test func `a member of a rule leaves, and is not removed; joined, the other takes their place`()
    throws
  {
    var group = group(try rent())
    #expect(group.names(member(2)) && !group.names(member(9)))
    group.join(member(2), to: member(3))
    #expect(group.currentRules.first?.recurrence?.payment.sharers == [member(1), member(3)])
  }

  @Test func `a group that is begun anew goes on with what comes again`() throws {
    var group = group(try rent(.times(5)))
    try addDue(&group, "2026-03-31")
    group.add(try rent(from: "2026-01-15", .times(1)), as: RuleID(0xB0))
    try addDue(&group, "2026-03-31")
    group.change(member: member(2)) { $0.status = .left }
    let coming = group.recurrencesToCome
    #expect(coming.map(\.id) == [rule], "the other has ended")
    #expect(try coming.first?.recurrence == rent(from: "2026-04-30", .times(2)))
    let fresh = group.carriedOver(
      as: Identifier(9), named: "Flat", owing: [], coming: coming, on: try day("2026-04-01")
    ) { _ in PaymentID(1) }
    #expect(fresh.members.count == 3, "a rule names the one who left")
    #expect(try due(fresh, "2026-12-31") == ["2026-04-30", "2026-05-30"])
  }

  @Test func `a letter with a rule brings the members whom it names`() throws {
    let group = group(try rent())
    let part = group.part([PartKey(rule, Recurrence.self)])
    #expect(group.keys(ofChangesSince: .example(members: 3)) == [PartKey(rule, Recurrence.self)])
    #expect(part.members.count == 3 && part.rules == group.rules && part.entries.isEmpty)
    #expect(try GroupLedger.example(members: 3).receiving(part) == group)
    let strangers = GroupLedger(
      id: group.id, title: group.title, members: [], entries: [], rules: Array(group.rules))
    let smaller = GroupLedger.example(members: 2)
    #expect(throws: GroupLedger.UnsuitableLetter.unknownMember) {
      try smaller.receiving(strangers)
    }
  }
}

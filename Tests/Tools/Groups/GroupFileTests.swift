@testable import GroupsPages

/// A group in our own JSON: what each member says, and what becomes of a file that lacks it.
@Suite struct GroupFileTests {
  private typealias Members = [(name: String, json: String)]

  private static let group: Members = [
    ("id", #""0000face""#), ("name", #""Lisbon""#), ("currency", #""EUR""#), ("revision", "2"),
    ("members", "[\(object(ana)),\(object(ben))]"), ("payments", "[\(object(dinner))]"),
    ("deleted", #"[{"id":"0000000b","position":7,"revision":8}]"#),
    ("rates", #"{"USD":"0.9"}"#),
    (
      "rateRevisions",
      #"[{"currency":"JPY","groupCurrency":null,"rate":null,"revision":1},"#
        + #"{"currency":"USD","groupCurrency":"EUR","rate":"0.9","revision":3}]"#
    ),
    ("balances", #"{"EUR":{"00000001":"2.25","00000002":"-2.25"}}"#),
    ("households", #"[["00000001","00000002"]]"#),
    ("companions", #"[{"member":"00000002","companion":"00000001","revision":3}]"#),
    ("householdBalances", #"{"EUR":{"00000001":"0.00"}}"#),
    (
      "defaultSplit",
      #"{"split":"shares","with":["00000001","00000002"],"given":{"00000001":"2","00000002":"1"}}"#
    ),
    ("defaultSplitRevision", "4"), ("recurring", "[\(object(rent))]"),
    ("deletedRecurring", #"[{"id":"0000000d","position":2,"revision":3}]"#),
  ]

  /// Twelve times €9.00, which Ana pays for both.
  private static let rent: Members = [
    ("id", #""0000000c""#), ("position", "1"), ("revision", "2"), ("every", #""month""#),
    ("first", #""2026-08-31""#), ("until", "null"), ("times", "12"), ("title", #""Rent""#),
    ("amount", #""9.00""#), ("currency", #""EUR""#), ("rate", "null"), ("groupAmount", "null"),
    ("groupCurrency", "null"), ("payers", #"{"00000001":"9.00"}"#), ("split", #""even""#),
    ("shares", #"{"00000001":"4.50","00000002":"4.50"}"#),
    ("given", "{}"), ("serial", "0"), ("payback", "false"),
    ("lent", "false"),
    ("category", "null"), ("note", #""""#),
  ]

  private static let ana: Members = [
    ("id", #""00000001""#), ("name", #""Ana""#), ("active", "true"),
    ("payTo", #""GB29 NWBK 6016 1331""#), ("position", "4"),
    ("revision", "1"),
  ]

  private static let ben: Members = [
    ("id", #""00000002""#), ("name", #""Ben""#), ("active", "false"), ("payTo", #""""#),
    ("position", "5"),
    ("revision", "6"),
  ]

  /// $10.00 that count as €9.00, which Ana paid: three shares are hers, one is Ben's.
  private static let dinner: Members = [
    ("id", #""0000000a""#), ("position", "3"), ("revision", "4"), ("title", #""Dinner""#),
    ("date", #""2026-07-01""#), ("amount", #""10.00""#), ("currency", #""USD""#),
    ("rate", #""0.9""#), ("groupAmount", #""9.00""#), ("groupCurrency", #""EUR""#),
    ("payers", #"{"00000001":"10.00"}"#), ("split", #""shares""#),
    ("shares", #"{"00000001":"7.50","00000002":"2.50"}"#),
    ("given", #"{"00000001":"3","00000002":"1"}"#), ("serial", "5"), ("payback", "true"),
    ("lent", "false"),
    ("category", #""Boat""#), ("note", #""With the captain""#), ("by", #""00000002""#),
    ("changed", #"{"by":"00000001","on":"2026-07-03"}"#),
  ]

  private static func object(_ members: Members, without name: String? = nil) -> String {
    let kept = members.filter { $0.name != name }
    return "{\(kept.map { "\"\($0.name)\":\($0.json)" }.joined(separator: ","))}"
  }

  private static func group(with name: String, _ json: String) -> String {
    object(group.map { $0.name == name ? (name, json) : $0 })
  }

  private func read(_ text: String) throws -> GroupLedger {
    try #require(try GroupFile.copy(in: Array(text.utf8)))
  }

  private func ben(without name: String) throws -> GroupLedger.Member {
    let ben = Self.object(Self.ben, without: name)
    let people = try read(Self.group(with: "members", "[\(Self.object(Self.ana)),\(ben)]")).members
    return try #require(people.first { $0.name == "Ben" })
  }

  private func dinner(without name: String) throws -> GroupLedger.Entry {
    let dinner = Self.object(Self.dinner, without: name)
    return try #require(try read(Self.group(with: "payments", "[\(dinner)]")).entries.first)
  }

  /// Without its rate the payment would count apart, in its own currency.
  @Test(arguments: ["0.86", #""0,86""#, #""0.8612345678""#])
  func `a rate that cannot be read is a mistake, not none`(rate: String) throws {
    let dinner = Self.object(Self.dinner.map { $0.name == "rate" ? ("rate", rate) : $0 })
    #expect(throws: UnreadableGroupFile.self) {
      try read(Self.group(with: "payments", "[\(dinner)]"))
    }
  }

  private func lisbon() throws -> GroupLedger {
    let date = try #require(CalendarDate(year: 2026, month: 7, day: 1))
    let payment = GroupPayment(
      title: "Dinner", date: date, amount: .dollars(10),
      conversion: .init(billionths: 900_000_000, groupAmount: .euros(9)),
      payers: [Share(member: member(1), value: .dollars(10))], split: .shares([30_000, 10_000]),
      serial: 5, kind: .payback, category: .own("Boat"), note: "With the captain")
    var rent = GroupPayment.example(9_00, among: members(2))
    rent.title = "Rent"
    rent.date = try #require(CalendarDate(iso: "2026-08-31"))
    return GroupLedger(
      id: Identifier(0xFACE), title: .init(revision: 2, name: "Lisbon", currency: .eur),
      members: [
        .init(
          id: member(1), position: 4, revision: 1, name: "Ana",
          payTo: "GB29 NWBK 6016 1331"),
        .init(id: member(2), position: 5, revision: 6, name: "Ben", status: .left),
      ],
      entries: [
        .init(
          id: Identifier(10), position: 3, revision: 4, value: payment,
          added: Stamp(by: 2, on: nil),
          changed: Stamp(by: 1, on: CalendarDate(iso: "2026-07-03"))),
        .init(id: Identifier(11), position: 7, revision: 8, value: nil),
      ],
      rates: [
        .init(of: .jpy, revision: 1, worth: nil),
        .init(of: .usd, revision: 3, worth: .init(billionths: 900_000_000, of: .eur)),
      ], companions: [.init(of: member(2), revision: 3, companion: member(1))],
      defaultSplit: .init(revision: 4, split: .shares([20_000, 10_000])),
      rules: [
        .init(
          id: Identifier(12), position: 1, revision: 2,
          value: Recurrence(rent, every: .month, end: .times(12))),
        .init(id: Identifier(13), position: 2, revision: 3, value: nil),
      ])
  }

  @Test func `has the members that the contract names`() throws {
    let written = GroupJSON.group.bytes(of: try lisbon())
    #expect(String(decoding: written, as: UTF8.self) == Self.object(Self.group))
    #expect(try read(Self.object(Self.group)) == lisbon())
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `is read as it is written`(seed: UInt64) throws {
    let ledger = RandomHistory(seed: seed).ledger
    let copy = try GroupFile.copy(in: GroupJSON.group.bytes(of: ledger))
    #expect(copy == ledger)
  }

  /// A copy may claim to have been changed more often than anybody changes anything, so that it wins
  /// over every other copy.
  @Test func `a claim of very many changes is overruled by the next one, in a file too`() throws {
    let claim = try read(
      Self.group(with: "revision", "1000000000").replacing("Lisbon", with: "Pwned"))
    #expect(claim.title.revision == 1_000_000)
    var group = try lisbon().merged(with: claim)
    #expect(group.name == "Pwned")
    group.rename("Lisbon", currency: .eur)
    #expect(group.merged(with: claim).name == "Lisbon")

    var saved = try #require(try GroupFile.copy(in: GroupJSON.group.bytes(of: group)))
    #expect(saved.title.revision == 1_000_001, "so that the claim does not win over the file")
    #expect(saved.merged(with: claim).name == "Lisbon")
    saved.rename("Porto", currency: .eur)
    #expect(saved.merged(with: claim).name == "Porto")
    #expect(claim.merged(with: saved).name == "Porto")
  }

  @Test func `places and changes of people and payments count up to a million too`() throws {
    let ledger = try read(
      Self.object(Self.group).replacing(/"position":[0-9]+/, with: #""position":9999999999"#)
        .replacing(/"revision":[0-9]+/, with: #""revision":9999999999"#))
    #expect(ledger.members.map(\.position) == [1_000_000, 1_000_000])
    #expect(ledger.members.map(\.revision) == [1_000_000, 1_000_000])
    #expect(ledger.entries.map(\.position) == [1_000_000, 1_000_000])
    #expect(ledger.entries.map(\.revision) == [1_000_000, 1_000_000])
  }

  @Test(arguments: ["id", "name", "currency", "members", "payments"])
  func `is no group without`(name: String) {
    #expect(throws: Self.unknown) { try read(Self.object(Self.group, without: name)) }
  }

  @Test func `a group may lack its other members`() throws {
    #expect(try read(Self.object(Self.group, without: "revision")).title.revision == 0)
    #expect(try read(Self.object(Self.group, without: "deleted")).entries.count == 1)
    #expect(try read(Self.object(Self.group, without: "balances")) == (try lisbon()))
    #expect(try read(Self.group(with: "more", "1")) == (try lisbon()))
  }

  /// The same payment as money that came back: each amount has its sign turned.
  @Test func `a refund is below zero in every amount`() throws {
    let refund = Self.object(Self.dinner).replacing(#""10.00""#, with: #""-10.00""#)
      .replacing(#""9.00""#, with: #""-9.00""#).replacing(#""7.50""#, with: #""-7.50""#)
      .replacing(#""2.50""#, with: #""-2.50""#)
    let file = Self.group(with: "payments", "[\(refund)]")
    let ledger = try read(file)
    let payment = try #require(ledger.payments.first)
    #expect(payment.isRefund)
    #expect(payment.counted == .euros(-9))
    let written = String(decoding: GroupJSON.group.bytes(of: ledger), as: UTF8.self)
    #expect(written.contains(refund))
    #expect(throws: UnreadableGroupFile("Payment 1 of the file does not add up")) {
      try read(file.replacing(#""-7.50""#, with: #""7.50""#))
    }
  }

  @Test func `a file without revisions of rates has those for new payments`() throws {
    let plain = try read(Self.object(Self.group, without: "rateRevisions"))
    #expect(
      Array(plain.rates) == [.init(of: .usd, worth: .init(billionths: 900_000_000, of: .eur))])
    let older = Self.group.filter { !$0.name.hasPrefix("rate") }
    #expect(try read(Self.object(older)).rates.isEmpty)
  }

  @Test(arguments: [
    #"[{"currency":"USD","rate":"lots","groupCurrency":"EUR"}]"#,
    #"[{"currency":"USD","rate":"0","groupCurrency":"EUR"}]"#,
    #"[{"currency":"USD","rate":"0.9"}]"#, #"[{"rate":"0.9","groupCurrency":"EUR"}]"#,
    #"[{"currency":"USD","rate":"0.9","groupCurrency":"USD"}]"#,
    #"[{"currency":"USD"},{"currency":"USD"}]"#,
  ])
  func `a rate that cannot be read is refused`(json: String) {
    #expect(throws: UnreadableGroupFile("The file has an exchange rate that cannot be read")) {
      try read(Self.group(with: "rateRevisions", json))
    }
  }

  @Test(arguments: ["id", "name"])
  func `is no group with somebody without`(name: String) {
    #expect(throws: Self.unknown) { try ben(without: name) }
  }

  @Test func `somebody may lack their other members`() throws {
    #expect(try ben(without: "active").status == .active)
    #expect(try ben(without: "position").position == 1)
    #expect(try ben(without: "revision").revision == 0)
  }

  @Test(arguments: [
    "id", "title", "date", "amount", "currency", "groupAmount", "payers", "split", "shares",
  ])
  func `no payment adds up without`(name: String) {
    #expect(throws: UnreadableGroupFile("Payment 1 of the file does not add up")) {
      try dinner(without: name)
    }
  }

  @Test func `a payment may lack its other members`() throws {
    let whole = try lisbon().entries[0]
    #expect(try dinner(without: "position").position == 0)
    #expect(try dinner(without: "revision").revision == 0)
    #expect(try dinner(without: "rate").payment?.conversion == nil)
    #expect(try dinner(without: "groupCurrency") == whole)
    #expect(try dinner(without: "serial").payment?.serial == 0)
    #expect(try dinner(without: "payback").payment?.isTransfer == false)
    let shares = [Money(minorUnits: 7_50, .usd), Money(minorUnits: 2_50, .usd)]
    #expect(
      try dinner(without: "given").payment?.split
        == .amounts(zip([member(1), member(2)], shares).map { Share(member: $0, value: $1) }))
  }

  private static let unknown = UnreadableGroupFile(
    "The file is not a group: it must be a file saved here, or an export from Splitwise, Spliit, "
      + "Cospend, IHateMoney or Tricount")
}

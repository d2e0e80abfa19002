@testable import GroupsPages

/// Which lines of a statement are payments that the group has already.
@Suite struct StatementIDsTests: StatementSuite {
  let browser = Visitor()

  private static let head = "Date,Description,Amount,Currency\n"
  private static let euros = "2026-11-02,ATM,-10.00,EUR\n"
  private static let dollars = "2026-11-02,ATM,-10.00,USD\n"

  private func here(_ preview: JSONValue) -> [Bool?] {
    preview["lines"]?.array?.map { $0["here"]?.bool } ?? []
  }

  @Test func `the same amount in another currency is another line`() throws {
    let (path, _) = try group()
    _ = try confirm(path, preview(path, Self.head + Self.euros))
    let both = try preview(path, Self.head + Self.dollars + Self.euros)
    #expect(here(both) == [false, true])
    _ = try confirm(path, both)
    #expect(try browser.payments(path).map { $0["currency"]?.string } == ["EUR", "USD"])
    let again = try preview(path, Self.head + Self.euros + Self.dollars + Self.dollars)
    #expect(here(again) == [true, true, false])
  }

  /// The id of a line by the key that it is made of.
  private func id(_ key: String, in group: GroupLedger) -> PaymentID {
    PaymentID(bytes: KeylessDigest.bytes(of: group.id.packed + Array(key.utf8)))
  }

  private func line(_ currency: Currency) throws -> StatementLine {
    StatementLine(
      number: 2, date: try #require(CalendarDate(iso: "2026-11-02")), text: "ATM",
      amount: Money(minorUnits: 1_000, currency), bankID: nil, account: "")
  }

  /// Ids did not name a currency then: the second of equal lines has the number 1.
  @Test func `lines that were taken in before keep their ids`() throws {
    var group = GroupLedger.example(members: 3)
    let lines = try [line(.usd), line(.eur)]
    let ids = (0...1).map { id("2026-11-0210.00ATM\($0)", in: group) }
    let before = GroupStatement(lines, in: group.currency, of: group)
    #expect(before.entries.map(\.id) == [id("2026-11-0210.00ATMUSD0", in: group), ids[0]])
    let taken = try StatementPayments(before, Submission(), in: GroupBook(group)).payments
    group.take(zip(ids, taken).map { (id: $0, payment: $1.payment) })
    let again = GroupStatement(lines, in: group.currency, of: group)
    #expect(again.entries.map(\.id) == ids && again.entries.allSatisfy(\.isHere))
  }

  /// A file of one entry with the bank's id A.
  private func ofx(_ account: String, _ amount: String) -> String {
    let entry = "<STMTTRN><DTPOSTED>20261102<TRNAMT>\(amount)<FITID>A<NAME>Tea</STMTTRN>"
    return "<OFX><STMTRS><CURDEF>EUR\(account)\(entry)</STMTRS></OFX>"
  }

  @Test func `one id of two accounts is of two lines`() throws {
    let (path, _) = try group()
    let accounts = ["1", "2"].map { "<BANKACCTFROM><ACCTID>\($0)</BANKACCTFROM>" }
    for account in accounts {
      let file = ofx(account, "-1.00")
      #expect(here(try preview(path, file)) == [false])
      _ = try confirm(path, preview(path, file))
      #expect(here(try preview(path, ofx(account, "-1.50"))) == [true], "only the id counts")
    }
    #expect(try browser.payments(path).count == 2)
  }

  /// Ids did not say the account then, so that the date and the amount have to agree.
  @Test func `an entry that was taken in without its account is here`() throws {
    let (path, _) = try group()
    _ = try confirm(path, preview(path, ofx("", "-1.00")))
    let account = "<BANKACCTFROM><ACCTID>1</BANKACCTFROM>"
    #expect(here(try preview(path, ofx(account, "-1.00"))) == [true])
    #expect(here(try preview(path, ofx(account, "-2.00"))) == [false])
  }

  @Test func `a line that is here and chosen all the same is said not to be added`() throws {
    let (path, _) = try group()
    let file = Self.head + Self.euros
    _ = try confirm(path, preview(path, file))
    #expect(try confirm(path, preview(path, file)).location == path, "left out")
    let reply = try confirm(path, preview(path, file), [("line-2", "share")])
    #expect(reply.status == 303 && reply.location == path + "?notice=here")
    let page = try browser.get(path + "?notice=here").page.words
    #expect(page.contains("Lines that were here already were not added again."))
    #expect(try browser.payments(path).count == 1)
  }
}

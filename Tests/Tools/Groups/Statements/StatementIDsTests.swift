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
      amount: Money(minorUnits: 1_000, currency), bankID: nil)
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
}

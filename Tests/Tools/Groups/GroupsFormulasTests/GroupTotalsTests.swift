@Suite struct GroupTotalsTests {
  @Test func `adds up spending by month, newest first, without paybacks`() throws {
    let totals = try #require(
      GroupTotals.all(of: [
        .example(3_000, on: "2026-10-31"), .example(900, by: member(2), on: "2026-11-01"),
        .example(300, on: "2026-11-30"), .example(600, on: "2026-10-01"),
        .payback(Transfer(from: member(2), to: member(1), amount: .euros(7))),
      ]).first)
    #expect(totals.whole.spent == .euros(48))
    #expect(totals.whole.paid == [member(1): .euros(39), member(2): .euros(9)])
    #expect(totals.whole.shares[member(3)] == .euros(16))
    #expect(totals.months.map(\.start.iso) == ["2026-11-01", "2026-10-01"])
    #expect(totals.months.map(\.sum.spent) == [.euros(12), .euros(36)])
    #expect(totals.months[0].sum.paid[member(1)] == .euros(3))
  }

  @Test func `keeps currencies apart, in order of code`() throws {
    let totals = GroupTotals.all(of: [
      .example(500, .usd, on: "2026-11-01"), .example(300, .eur, on: "2026-11-01"),
    ])
    #expect(totals.map(\.currency) == [.eur, .usd])
    #expect(totals.map(\.whole.spent) == [.euros(3), .dollars(5)])
  }

  @Test
  func
    `as many of the largest amounts as a group can keep add up`()
  {
    // A letter with as many as can be, added to a group with as many.
    let (largest, count): (Int64, Int64) = ((1 << 46) - 1, (1 << 17) - 2)
    let payments = [GroupPayment](
      repeating: .example(largest, .bhd, by: member(1), among: [member(2)]), count: Int(count))
    let balances = GroupBalances(of: payments)
    #expect(balances[member(1), in: .bhd].minorUnits == largest * count)
    #expect(balances[member(2), in: .bhd].minorUnits == -largest * count)
    #expect(GroupTotals.all(of: payments).map(\.whole.spent.minorUnits) == [largest * count])
  }
}

extension GroupPayment {
  fileprivate static func example(
    _ minorUnits: Int64, _ currency: Currency = .eur, by payer: MemberID = member(1),
    on date: String
  ) -> GroupPayment {
    var payment = example(minorUnits, currency, by: payer)
    payment.date = CalendarDate(iso: date) ?? payment.date
    return payment
  }
}

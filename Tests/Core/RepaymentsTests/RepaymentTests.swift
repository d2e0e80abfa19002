import Finance

@Suite struct RepaymentTests {
  /// £100 without interest at £30 a month: 30, 30, 30, 10.
  private static func plain() throws -> Repayment {
    try Repayment(of: .pounds(100), at: .nominal(.zero)) { min(.pounds(30), $0.total) }
  }

  /// £100 at 120 % a year, 10 % a month, and £60 paid: 100 + 10 − 60 = 50, 50 + 5 = 55.
  private static func charged(upTo most: Int = 12) throws -> Repayment {
    try Repayment(of: .pounds(100), at: .nominal(Percentage(120)), upTo: most) {
      min(.pounds(60), $0.total)
    }
  }

  @Test func `is followed until nothing is owed`() throws {
    let plain = try Self.plain()
    #expect(plain.isCleared)
    #expect(plain.months.map(\.payment) == [.pounds(30), .pounds(30), .pounds(30), .pounds(10)])
    #expect(plain.balances.map(\.plain) == ["100.00", "70.00", "40.00", "10.00", "0.00"])
    #expect(plain.term == Term(months: 4))
    #expect(plain.firstPayment == .pounds(30))
    #expect(plain.lastPayment == .pounds(10))
    #expect(plain.cleared == plain)
  }

  @Test func `adds up interest and payments`() throws {
    let charged = try Self.charged()
    #expect(charged.interest == .pounds(15))
    #expect(charged.paid == .pounds(115))
    #expect(charged.firstInterest == .pounds(10))
    #expect(charged.months.map(\.principal) == [.pounds(50), .pounds(50)])
    #expect(charged.spent.isZero)
    #expect(charged.totals.months == 2)
    #expect(charged.totals.interest == .pounds(15))
  }

  @Test func `a debt that is still owed after the most months is never clear`() throws {
    let charged = try Self.charged(upTo: 1)
    #expect(charged.months.count == 1)
    #expect(!charged.isCleared)
    #expect(charged.cleared == nil)
  }

  @Test func `ends before a month that cannot be followed`() throws {
    let repayment = try Repayment(of: .pounds(100), at: .nominal(.zero)) {
      $0.number < 3 ? .pounds(1) : nil
    }
    #expect(repayment.balances == [.pounds(100), .pounds(99), .pounds(98)])
    #expect(!repayment.isCleared)
  }

  @Test func `tells what is due in each month`() throws {
    var due: [Repayment.Due] = []
    _ = try Repayment(of: .pounds(100), at: .nominal(Percentage(120))) {
      due.append($0)
      return min(.pounds(60), $0.total)
    }
    #expect(due.map(\.number) == [1, 2])
    #expect(due.map(\.opening) == [.pounds(100), .pounds(50)])
    #expect(due.map(\.interest) == [.pounds(10), .pounds(5)])
    #expect(due.map(\.total) == [.pounds(110), .pounds(55)])
  }

  @Test func `has the same totals without its months`() throws {
    let totals = try Repayment.totals(of: .pounds(100), at: .nominal(Percentage(120)), upTo: 12) {
      min(.pounds(60), $0.total)
    }
    #expect(try totals == Self.charged().totals)
    #expect(totals.interest == .pounds(15))
    let cut = try Repayment.totals(of: .pounds(100), at: .nominal(Percentage(120)), upTo: 1) { _ in
      .pounds(60)
    }
    #expect(cut.months == 1)
    #expect(cut.interest == .pounds(10))
  }

  @Test func `debts that are paid together are followed month by month`() throws {
    let repayment = try Repayment(of: .pounds(3)) { number, opening in
      Repayment.Month(
        opening: opening, interest: .zero(.gbp), payment: .pounds(1),
        closing: .pounds(3 - Int32(number)))
    }
    #expect(repayment.isCleared)
    #expect(repayment.balances == [.pounds(3), .pounds(2), .pounds(1), .zero(.gbp)])
    let never = try Repayment(of: .pounds(3)) { _, _ in nil }
    #expect(!never.isCleared && never.months.isEmpty)
  }

  @Test func `nothing owed is clear in no months`() throws {
    let nothing = Repayment(of: .zero(.gbp), in: [])
    #expect(nothing.isCleared)
    #expect(nothing.months.isEmpty)
    #expect(nothing.balances == [.zero(.gbp)])
    #expect(nothing.firstPayment.isZero && nothing.lastPayment.isZero)
    #expect(!Repayment(of: .pounds(1), in: []).isCleared)
  }

  /// £100 + £2 − £30 + £5 bought = £77.
  @Test func `what is bought after a payment is what the balances do not explain`() {
    let month = Repayment.Month(
      opening: .pounds(100), interest: .pounds(2), payment: .pounds(30), closing: .pounds(77))
    #expect(month.spent == .pounds(5))
    #expect(month.principal == .pounds(23))
    #expect(Repayment(of: .pounds(100), in: [month, month]).spent == .pounds(10))
  }

  @Test func `passes on that an amount does not fit`() {
    #expect(throws: MoneyOverflow.self) {
      try Repayment(of: .pounds(1), at: .nominal(.zero)) { _ throws(MoneyOverflow) in
        throw MoneyOverflow()
      }
    }
  }

  // MARK: - Years

  @Test func `a calendar year ends with its December`() throws {
    let start = try #require(CalendarMonth(year: 2026, month: 10))
    let years = try Self.plain().months.years(from: start)
    #expect(years.map(\.number) == [2026, 2027])
    #expect(years.map(\.months) == [0..<2, 2..<4])
    #expect(years.map(\.paid) == [.pounds(60), .pounds(40)])
    #expect(years.map(\.opening) == [.pounds(100), .pounds(40)])
    #expect(years.map(\.closing) == [.pounds(40), .zero(.gbp)])
    #expect(years.map(\.principal) == [.pounds(60), .pounds(40)])
    #expect(years.allSatisfy { $0.interest.isZero })
  }

  @Test func `payments from January on are years of twelve`() throws {
    let start = try #require(CalendarMonth(year: 2026, month: 12))
    let years = try Self.plain().months.years(from: start)
    #expect(years.map(\.number) == [2027])
    #expect(years.map(\.months) == [0..<4])
  }

  @Test func `years can be counted from the first payment`() throws {
    let years = try Self.plain().months.years(of: 3)
    #expect(years.map(\.number) == [1, 2])
    #expect(years.map(\.months) == [0..<3, 3..<4])
    #expect(years.map(\.paid) == [.pounds(90), .pounds(10)])
    #expect(try Self.charged().months.years(of: 12).map(\.interest) == [.pounds(15)])
  }

  @Test func `no months are no years`() throws {
    let start = try #require(CalendarMonth(year: 2026, month: 12))
    #expect([Repayment.Month]().years(from: start).isEmpty)
    #expect([Repayment.Month]().years(of: 12).isEmpty)
  }
}

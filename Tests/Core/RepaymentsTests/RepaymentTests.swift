import Calendars
import Finance
import Repayments
import Testing

@Suite struct RepaymentTests {
  /// £100 without interest at £30 a month: 30, 30, 30, 10.
  private static func plain() throws -> Repayment {
    try Repayment(of: .pounds(100)) { _, opening in
      Repayment.Month(
        opening: opening, interest: .zero(.gbp), payment: min(.pounds(30), opening))
    }
  }

  /// £100 at £10 of interest a month and £60 paid: 100 + 10 − 60 = 50, 50 + 10 − 60 = 0.
  private static func charged(upTo most: Int = 12) throws -> Repayment {
    try Repayment(of: .pounds(100), upTo: most) { _, opening in
      Repayment.Month(opening: opening, interest: .pounds(10), payment: .pounds(60))
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
    #expect(charged.interest == .pounds(20))
    #expect(charged.paid == .pounds(120))
    #expect(charged.firstInterest == .pounds(10))
    #expect(charged.months.map(\.principal) == [.pounds(50), .pounds(50)])
    #expect(charged.spent.isZero)
  }

  @Test func `a debt that is still owed after the most months is never clear`() throws {
    let charged = try Self.charged(upTo: 1)
    #expect(charged.months.count == 1)
    #expect(!charged.isCleared)
    #expect(charged.cleared == nil)
  }

  @Test func `ends before a month that cannot be followed`() throws {
    let repayment = try Repayment(of: .pounds(100)) { number, opening in
      number < 3
        ? Repayment.Month(opening: opening, interest: .zero(.gbp), payment: .pounds(1)) : nil
    }
    #expect(repayment.balances == [.pounds(100), .pounds(99), .pounds(98)])
    #expect(!repayment.isCleared)
  }

  @Test func `counts its months from 1`() throws {
    var numbers: [Int] = []
    _ = try Repayment(of: .pounds(3)) { number, opening in
      numbers.append(number)
      return Repayment.Month(opening: opening, interest: .zero(.gbp), payment: .pounds(1))
    }
    #expect(numbers == [1, 2, 3])
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
      try Repayment(of: .pounds(1)) { _, _ throws(MoneyOverflow) in throw MoneyOverflow() }
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
    #expect(try Self.charged().months.years(of: 12).map(\.interest) == [.pounds(20)])
  }

  @Test func `no months are no years`() throws {
    let start = try #require(CalendarMonth(year: 2026, month: 12))
    #expect([Repayment.Month]().years(from: start).isEmpty)
    #expect([Repayment.Month]().years(of: 12).isEmpty)
  }
}

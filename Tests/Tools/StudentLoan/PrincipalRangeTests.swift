@Suite struct PrincipalRangeTests {
  struct Case: CustomTestStringConvertible {
    let range: (least: String, most: String, increments: Int)
    let principal: Int32
    let less: Int32?
    let more: Int32?

    var testDescription: String { "\(principal) in \(range)" }
  }

  static let cases: [Case] = [
    Case(range: ("0", "100000", 100), principal: 30_000, less: 29_000, more: 31_000),
    Case(range: ("0", "100000", 100), principal: 500, less: 1, more: 1_500),
    Case(range: ("0", "100000", 100), principal: 1, less: nil, more: 1_001),
    Case(range: ("0", "100000", 100), principal: 99_500, less: 98_500, more: 100_000),
    Case(range: ("0", "100000", 100), principal: 100_000, less: 99_000, more: nil),
    Case(range: ("0", "100000", 100), principal: 250_000, less: 100_000, more: nil),
    Case(range: ("5000", "100000", 100), principal: 20, less: nil, more: 5_000),
    Case(range: ("0", "1000", 3), principal: 333, less: 1, more: 666),
    Case(range: ("0", "10", 100), principal: 5, less: 4, more: 6),
    Case(range: ("0.50", "2.50", 1), principal: 1, less: nil, more: 2),
    Case(range: ("0.50", "0.90", 1), principal: 1, less: nil, more: nil),
  ]

  @Test(arguments: cases)
  func `steps within its ends, by whole units`(loan: Case) throws {
    let range = PrincipalRange(
      least: try .dollars(loan.range.least), most: try .dollars(loan.range.most),
      increments: loan.range.increments)
    let principal = Money.dollars(loan.principal)
    #expect(range.less(than: principal) == loan.less.map { .dollars($0) })
    #expect(range.more(than: principal) == loan.more.map { .dollars($0) })
  }

  @Test(arguments: [
    ("28000.55", "27001.00", "29001.00"), ("28000.49", "27000.00", "29000.00"),
    ("1.40", "1.00", "1001.00"), ("99999.60", "99000.00", "100000.00"),
  ])
  func `a loan with cents steps to whole units`(
    principal: String, less: String, more: String
  ) throws {
    let range = PrincipalRange(least: .dollars(0), most: .dollars(100_000), increments: 100)
    let principal: Money = try .dollars(principal)
    #expect(range.less(than: principal)?.plain == less)
    #expect(range.more(than: principal)?.plain == more)
  }

  @Test(arguments: [
    ("0", "100000", 100, "1000.00"), ("0", "1000", 3, "333.33"), ("0", "2000", 3, "666.67"),
    ("0", "0.01", 2, "0.01"), ("0", "0.01", 3, "0.00"),
  ])
  func `a step is rounded half up`(
    least: String, most: String, increments: Int, increment: String
  ) throws {
    let range = PrincipalRange(
      least: try .dollars(least), most: try .dollars(most), increments: increments)
    #expect(range.increment.plain == increment)
  }
}

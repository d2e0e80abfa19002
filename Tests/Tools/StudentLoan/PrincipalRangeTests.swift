@Suite struct PrincipalRangeTests {
  @Test(
    arguments: [
      ("0", "100000", 100, 30_000, 29_000, 31_000),
      ("0", "100000", 100, 500, 1, 1_500),
      ("0", "100000", 100, 1, nil, 1_001),
      ("0", "100000", 100, 99_500, 98_500, 100_000),
      ("0", "100000", 100, 100_000, 99_000, nil),
      ("0", "100000", 100, 250_000, 100_000, nil),
      ("5000", "100000", 100, 20, nil, 5_000),
      ("0", "1000", 3, 333, 1, 666),
      ("0", "10", 100, 5, 4, 6),
      ("0.50", "2.50", 1, 1, nil, 2),
      ("0.50", "0.90", 1, 1, nil, nil),
    ] as [(String, String, Int, Int32, Int32?, Int32?)])
  func `steps within its ends, by whole units`(
    least: String, most: String, increments: Int, principal: Int32, less: Int32?, more: Int32?
  ) throws {
    let range = PrincipalRange(
      least: try .dollars(least), most: try .dollars(most), increments: increments)
    #expect(range.less(than: .dollars(principal)) == less.map { .dollars($0) })
    #expect(range.more(than: .dollars(principal)) == more.map { .dollars($0) })
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

@Suite struct MonthlyRateTests {
  func percent(_ text: String) throws -> Percentage {
    try #require(Percentage(plain: text))
  }

  /// Worked out with 60 digits by another program's decimal arithmetic.
  @Test(arguments: [
    ("24", "0.018087582483511"), ("35.7", "0.025766049075942"), ("17.91", "0.013823965748760"),
    ("0", "0.000000000000000"), ("999.99", "0.221187625165298"), ("0.0001", "0.000000083333295"),
    ("99.99", "0.059458679828568"),
  ])
  func `an effective rate grows to the APR in a year`(apr: String, rate: String) throws {
    #expect(try MonthlyRate.effective(percent(apr)).decimal(places: 15) == rate)
  }

  @Test func `an effective rate has 36 true decimals`() throws {
    let rate = try MonthlyRate.effective(percent("17.91")).decimal(places: 36)
    #expect(rate.hasPrefix("0.013823965748760144473264778244652828"))
  }

  @Test(arguments: [
    ("17.91", "0.014925000000000"), ("7", "0.005833333333333"), ("0", "0.000000000000000"),
  ])
  func `a nominal rate is a twelfth`(apr: String, rate: String) throws {
    #expect(try MonthlyRate.nominal(percent(apr)).decimal(places: 15) == rate)
  }

  @Test(arguments: [
    ("5", "0.004175072933719833"), ("0.36", "0.000300043525627033"),
    ("99.99", "0.086771259798180279"), ("6.8", "0.005682222168173046"),
    ("0", "0.000000000000000000"),
  ])
  func `a rate compounded daily is that of an average month`(apr: String, rate: String) throws {
    #expect(try MonthlyRate.compoundedDaily(percent(apr)).decimal(places: 18) == rate)
  }

  /// A nominal rate is its own; the others are twelve times the monthly rates above.
  @Test func `twelve times a rate is the nominal yearly one`() throws {
    #expect(try MonthlyRate.nominal(percent("99.99")).yearly == percent("99.99"))
    #expect(MonthlyRate.nominal(Percentage(5)).yearly == Percentage(5))
    #expect(try MonthlyRate.compoundedDaily(percent("6.8")).yearly == percent("6.8187"))
    #expect(try MonthlyRate.compoundedDaily(percent("99.99")).yearly == percent("104.1255"))
  }

  @Test func `a fraction stays exact`() throws {
    // 30.00 × 7 % ÷ 12 is exactly 0.175
    let interest = try MonthlyRate.nominal(Percentage(7)).interest(on: .pounds(30))
    #expect(interest == Money(minorUnits: 18, .gbp))
    #expect(MonthlyRate.nominal(Percentage(5)).decimal(places: 18) == "0.004166666666666667")
  }

  @Test(
    arguments: [
      ("24", 3_000_00, 54_26), ("17.91", 2_292_00, 31_68), ("18.9", 3_000_00, 43_59),
      ("24", 0, 0), ("24", -3_000_00, -54_26),
    ] as [(String, Int64, Int64)])
  func `charges interest to the nearest penny`(
    apr: String, balance: Int64, interest: Int64
  ) throws {
    let rate = try MonthlyRate.effective(percent(apr))
    #expect(
      try rate.interest(on: Money(minorUnits: balance, .gbp))
        == Money(minorUnits: interest, .gbp))
  }

  @Test func `rounds the interest on a proportion once`() throws {
    // 30,000 × 5 %/12 × ½ = 62.50; 0.02 × 100 %/12 × 30 % = 0.0005
    let rate = MonthlyRate.nominal(Percentage(5))
    #expect(
      try rate.interest(on: .dollars(30_000), proportion: Percentage(50))
        == Money(minorUnits: 62_50, .usd))
    let daily = try MonthlyRate.compoundedDaily(Percentage(5))
    #expect(
      try daily.interest(on: .dollars(30_000), proportion: Percentage(50))
        == Money(minorUnits: 62_63, .usd))
  }

  @Test func `what is too large to hold is an error, never a trap`() throws {
    let most = Money(minorUnits: .max, .usd)
    #expect(throws: MoneyOverflow.self) {
      try MonthlyRate.nominal(percent("99999999")).interest(on: most)
    }
    #expect(throws: MoneyOverflow.self) { try MonthlyRate.effective(percent("99999999")) }
    #expect(throws: MoneyOverflow.self) {
      try MonthlyRate.effective(Percentage(tenThousandths: -1))
    }
    _ = try MonthlyRate.effective(percent("999.99")).interest(on: most)
  }
}

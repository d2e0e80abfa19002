@Suite struct MoneyTextTests {
  struct Case: CustomTestStringConvertible {
    let code: String
    let minorUnits: Int64
    let plain: String
    let formatted: String
    let short: String
    let typed: String

    var testDescription: String { "\(code) \(minorUnits)" }
  }

  @Test(arguments: [
    Case(
      code: "GBP", minorUnits: 1_234_50, plain: "1234.50", formatted: "£1,234.50",
      short: "£1,234.50", typed: "1,234.50"),
    Case(
      code: "GBP", minorUnits: -3_00, plain: "-3.00", formatted: "−£3.00", short: "−£3",
      typed: "-3.00"),
    Case(
      code: "GBP", minorUnits: 55_00, plain: "55.00", formatted: "£55.00", short: "£55",
      typed: "55.00"),
    Case(
      code: "GBP", minorUnits: 0, plain: "0.00", formatted: "£0.00", short: "£0", typed: "0.00"),
    Case(
      code: "GBP", minorUnits: -5, plain: "-0.05", formatted: "−£0.05", short: "−£0.05",
      typed: "-0.05"),
    Case(
      code: "GBP", minorUnits: 999_99, plain: "999.99", formatted: "£999.99", short: "£999.99",
      typed: "999.99"),
    Case(
      code: "GBP", minorUnits: 1_000_00, plain: "1000.00", formatted: "£1,000.00", short: "£1,000",
      typed: "1,000.00"),
    Case(
      code: "GBP", minorUnits: 1_002_003_00, plain: "1002003.00", formatted: "£1,002,003.00",
      short: "£1,002,003", typed: "1,002,003.00"),
    Case(
      code: "GBP", minorUnits: .max, plain: "92233720368547758.07",
      formatted: "£92,233,720,368,547,758.07", short: "£92,233,720,368,547,758.07",
      typed: "92,233,720,368,547,758.07"),
    Case(
      code: "JPY", minorUnits: 1_235, plain: "1235", formatted: "¥1,235", short: "¥1,235",
      typed: "1,235"),
    Case(
      code: "JPY", minorUnits: -.max, plain: "-9223372036854775807",
      formatted: "−¥9,223,372,036,854,775,807", short: "−¥9,223,372,036,854,775,807",
      typed: "-9,223,372,036,854,775,807"),
    Case(
      code: "BHD", minorUnits: 1_234, plain: "1.234", formatted: "BHD\u{A0}1.234",
      short: "BHD\u{A0}1.234", typed: "1.234"),
    Case(
      code: "BHD", minorUnits: -12_000, plain: "-12.000", formatted: "−BHD\u{A0}12.000",
      short: "−BHD\u{A0}12", typed: "-12.000"),
    Case(
      code: "EUR", minorUnits: 10, plain: "0.10", formatted: "€0.10", short: "€0.10", typed: "0.10"),
    Case(
      code: "CHF", minorUnits: 7_05, plain: "7.05", formatted: "CHF\u{A0}7.05",
      short: "CHF\u{A0}7.05", typed: "7.05"),
  ])
  func `is written for programs, people and boxes to type in`(example: Case) throws {
    let money = try amount(example.minorUnits, example.code)
    #expect(money.plain == example.plain)
    #expect(money.formatted == example.formatted)
    #expect(money.short == example.short)
    #expect(money.typed == example.typed)
  }

  @Test(
    arguments: [
      ("GBP", 1_234_50, "1,234 pounds 50"), ("GBP", 1_234_05, "1,234 pounds 5 pence"),
      ("GBP", 1_00, "1 pound"), ("GBP", 2_00, "2 pounds"), ("GBP", 0, "0 pounds"),
      ("GBP", 50, "50 pence"), ("GBP", 1, "1 penny"), ("GBP", 1_01, "1 pound 1 penny"),
      ("GBP", 1_10, "1 pound 10"), ("GBP", -3_05, "minus 3 pounds 5 pence"),
      ("USD", 1_234_50, "1,234 US dollars 50 cents"), ("USD", 5, "5 cents"),
      ("USD", 1_00, "1 US dollar"),
      ("EUR", 12_34, "12 euros 34"), ("JPY", 1_235, "1,235 Japanese yen"),
      ("JPY", 1, "1 Japanese yen"), ("CHF", 1_234_50, "1,234.50 Swiss francs"),
      ("CHF", 1_00, "1 Swiss franc"), ("BHD", 1_234, "1.234 Bahraini dinars"),
      ("BHD", 2_000, "2 Bahraini dinars"), ("SEK", 1_00, "1 Swedish krona"),
    ] as [(String, Int64, String)])
  func `is spoken`(code: String, minorUnits: Int64, words: String) throws {
    #expect(try amount(minorUnits, code).spoken == words)
  }

  @Test(
    arguments: [
      ("GBP", "1234.50", 1_234_50), ("GBP", "-3.00", -3_00), ("GBP", "5", 5_00),
      ("GBP", "5.1", 5_10), ("JPY", "1235", 1_235), ("BHD", "1.234", 1_234),
      ("GBP", "92233720368547758.07", .max), ("GBP", "-92233720368547758.07", -.max),
      ("GBP", "007.00", 7_00),
    ] as [(String, String, Int64)])
  func `is read as programs write it`(code: String, plain: String, minorUnits: Int64) throws {
    let currency = try #require(Currency(code: code))
    #expect(Money(plain: plain, currency)?.minorUnits == minorUnits)
  }

  @Test(arguments: [
    "", "-", ".", "5.", ".5", "1,234.50", "£5", "5.001", "1.2.3", "+5", "--5", " 5", "1e5", "٣",
    "92233720368547758.08", "-92233720368547758.08", "99999999999999999999999999999999999999999",
  ])
  func `is read from nothing else`(plain: String) {
    #expect(Money(plain: plain, .gbp) == nil)
  }

  private func amount(_ minorUnits: Int64, _ code: String) throws -> Money {
    Money(minorUnits: minorUnits, try #require(Currency(code: code)))
  }
}

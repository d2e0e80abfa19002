@Suite struct MoneyTextTests {
  @Test(
    arguments: Row.table(
      """
      code | units                | plain                | formatted                   | short                       | typed
      GBP  | 123450               | 1234.50              | £1,234.50                   | £1,234.50                   | 1,234.50
      GBP  | -300                 | -3.00                | −£3.00                      | −£3                         | -3.00
      GBP  | 5500                 | 55.00                | £55.00                      | £55                         | 55.00
      GBP  | 0                    | 0.00                 | £0.00                       | £0                          | 0.00
      GBP  | -5                   | -0.05                | −£0.05                      | −£0.05                      | -0.05
      GBP  | 99999                | 999.99               | £999.99                     | £999.99                     | 999.99
      GBP  | 100000               | 1000.00              | £1,000.00                   | £1,000                      | 1,000.00
      GBP  | 100200300            | 1002003.00           | £1,002,003.00               | £1,002,003                  | 1,002,003.00
      GBP  | 9223372036854775807  | 92233720368547758.07 | £92,233,720,368,547,758.07  | £92,233,720,368,547,758.07  | 92,233,720,368,547,758.07
      JPY  | 1235                 | 1235                 | ¥1,235                      | ¥1,235                      | 1,235
      JPY  | -9223372036854775807 | -9223372036854775807 | −¥9,223,372,036,854,775,807 | −¥9,223,372,036,854,775,807 | -9,223,372,036,854,775,807
      BHD  | 1234                 | 1.234                | BHD\u{A0}1.234              | BHD\u{A0}1.234              | 1.234
      BHD  | -12000               | -12.000              | −BHD\u{A0}12.000            | −BHD\u{A0}12                | -12.000
      EUR  | 10                   | 0.10                 | €0.10                       | €0.10                       | 0.10
      CHF  | 705                  | 7.05                 | CHF\u{A0}7.05               | CHF\u{A0}7.05               | 7.05
      """))
  func `is written for programs, people and boxes to type in`(example: Row) throws {
    let money = try amount(example.whole("units"), example["code"])
    #expect(
      [money.plain, money.formatted, money.short, money.typed]
        == example["plain", "formatted", "short", "typed"])
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

@Suite struct PercentageTextTests {
  @Test(
    arguments: [
      (179_100, "17.91", "17.91%"), (300_000, "30", "30%"), (0, "0", "0%"),
      (1, "0.0001", "0.0001%"),
      (-200, "-0.02", "−0.02%"), (9_999_900, "999.99", "999.99%"), (175_000, "17.5", "17.5%"),
      (.min, "-922337203685477.5808", "−922337203685477.5808%"),
    ] as [(Int64, String, String)])
  func `is written without zeros at the end`(
    tenThousandths: Int64, plain: String, formatted: String
  ) {
    let percentage = Percentage(tenThousandths: tenThousandths)
    #expect(percentage.plain == plain)
    #expect(percentage.formatted == formatted)
    #expect(Percentage(plain: plain) == percentage)
  }

  @Test(
    arguments: [
      (900_000, 1, "90.0"), (178_500, 1, "17.9"), (178_499, 1, "17.8"), (-178_500, 1, "-17.9"),
      (4_999, 0, "0"), (5_000, 0, "1"), (-4_999, 0, "0"), (5, 4, "0.0005"), (179_100, 2, "17.91"),
      (.max, 0, "922337203685478"),
    ] as [(Int64, Int, String)])
  func `is written with as many decimals as asked`(
    tenThousandths: Int64, decimals: Int, plain: String
  ) {
    #expect(Percentage(tenThousandths: tenThousandths).plain(decimals: decimals) == plain)
  }

  @Test(arguments: [
    "", "17.9%", "17,9", "0.00001", ".5", "5.", "1e5", "٣", " 5", "1000000000000000",
  ])
  func `is read from nothing but plain decimals`(text: String) {
    #expect(Percentage(plain: text) == nil)
  }

  @Test(
    arguments: [
      ("17.9", 179_000), ("17,9", 179_000), ("17.9%", 179_000), ("17.9 percent", 179_000),
      ("17.9 per cent", 179_000), ("APR 17.9%", 179_000), ("17.9% APR", 179_000),
      ("apr: 17.9 %", 179_000), ("17.9% p.a.", 179_000), ("１７．９％", 179_000), ("0", 0), ("-0", 0),
      (".5", 5_000), ("0,125", 1_250), ("17.912", 179_120), ("17.9123", 179_123),
      ("1,234", 12_340_000), ("1,234.5", 12_345_000), ("1.234,5", 12_345_000), ("100", 1_000_000),
      ("999999999999.9999", 9_999_999_999_999_999),
    ] as [(String, Int64)])
  func `is read as people type it`(typed: String, tenThousandths: Int64) throws {
    #expect(try Percentage.read(typed) == Percentage(tenThousandths: tenThousandths))
  }

  @Test(
    arguments: [
      ("", .empty), ("\u{A0}", .empty), ("%", .notANumber), ("APR", .notANumber),
      ("1e5", .notANumber), ("1.2.3", .notANumber), ("5+5", .notANumber), ("(5)", .notANumber),
      ("£5", .notANumber), ("17.9 apples", .notANumber), ("17%9", .notANumber), ("-5", .negative),
      ("−5%", .negative), ("17.91234", .tooManyDecimals(allowed: 4)), ("1000000000000", .tooBig),
      (String(repeating: "1", count: 65), .tooLong),
    ] as [(String, NumberProblem)])
  func `says why it cannot be read`(typed: String, problem: NumberProblem) {
    #expect(throws: problem) { try Percentage.read(typed) }
  }

  @Test func `may have fewer decimals where a field says so`() throws {
    #expect(try Percentage.read("17.91", decimals: 2) == Percentage(tenThousandths: 179_100))
    #expect(try Percentage.read("30", decimals: 0) == Percentage(30))
    #expect(throws: NumberProblem.tooManyDecimals(allowed: 2)) {
      try Percentage.read("17.912", decimals: 2)
    }
    #expect(throws: NumberProblem.tooManyDecimals(allowed: 0)) {
      try Percentage.read("30.5", decimals: 0)
    }
  }
}

@Suite struct WholeNumberTests {
  @Test(arguments: [
    ("36", 36), (" 36 ", 36), ("1,200", 1_200), ("1 200", 1_200), ("1’200", 1_200), ("0", 0),
    ("-0", 0), ("+36", 36), ("036", 36), ("３６", 36), ("٣٦", 36), ("36.", 36),
    ("1.200.000", 1_200_000), ("999999999999", 999_999_999_999),
  ])
  func `is read as people type it`(typed: String, number: Int) throws {
    #expect(try WholeNumber.read(typed) == number)
  }

  @Test(arguments: [
    ("18", 18), ("18 months", 18), ("18months", 18), ("1 Month", 1), ("18 mths", 18),
    ("1,200", 1_200),
  ])
  func `of months may have the word after it`(typed: String, number: Int) throws {
    #expect(try WholeNumber.read(months: typed) == number)
  }

  @Test(arguments: [
    ("18 weeks", NumberProblem.notANumber), ("months", .notANumber),
    ("1.5 months", .tooManyDecimals(allowed: 0)), ("-3 months", .negative),
  ])
  func `of months is nothing else`(typed: String, problem: NumberProblem) {
    #expect(throws: problem) { try WholeNumber.read(months: typed) }
  }

  @Test(
    arguments: [
      ("", .empty), (" ", .empty), ("abc", .notANumber), ("12 months", .notANumber),
      ("3+3", .notANumber), ("(36)", .notANumber), ("1e3", .notANumber), ("5%", .notANumber),
      ("1 2", .notANumber), ("12 00", .notANumber),
      ("-36", .negative), ("−36", .negative), ("1.5", .tooManyDecimals(allowed: 0)),
      ("36.0", .tooManyDecimals(allowed: 0)), ("1.200", .tooManyDecimals(allowed: 0)),
      ("1000000000000", .tooBig), (String(repeating: "0", count: 65), .tooLong),
    ] as [(String, NumberProblem)])
  func `is nothing else`(typed: String, problem: NumberProblem) {
    #expect(throws: problem) { try WholeNumber.read(typed) }
  }
}

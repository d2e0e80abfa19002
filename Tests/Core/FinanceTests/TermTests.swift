@Suite struct TermTests {
  @Test(arguments: [
    (0, "less than a month"), (1, "1 month"), (2, "2 months"), (11, "11 months"), (12, "1 year"),
    (13, "1 year and 1 month"), (24, "2 years"), (25, "2 years and 1 month"),
    (63, "5 years and 3 months"), (302, "25 years and 2 months"), (-239, "19 years and 11 months"),
    (.min, "768,614,336,404,564,650 years and 8 months"),
  ])
  func `is said in years and months`(months: Int, words: String) {
    #expect(Term(months: months).words == words)
  }

  @Test(arguments: [
    ("25", 300), ("25.5", 306), ("25,5", 306), (" 25.50 years ", 306), ("0.25", 3), ("0", 0),
    ("2.1", nil), ("0.0833", nil),
  ])
  func `is read in years that come to whole months`(text: String, months: Int?) throws {
    #expect(try Term.read(years: text)?.months == months)
  }

  @Test(
    arguments: [
      ("", .empty), ("many", .notANumber), ("-1", .negative),
      ("0.00001", .tooManyDecimals(allowed: 4)),
      ("1234567890123", .tooBig),
    ] as [(String, NumberProblem)])
  func `tells what is no number of years`(text: String, problem: NumberProblem) {
    #expect(throws: problem) { try Term.read(years: text) }
  }
}

@Suite struct MonthAheadQuestionTests {
  static let question = MonthAheadQuestion(
    "by", question: "Debt free by", subject: "Debt free by", monthsAhead: 1...1_200,
    described: "The month", unlessSent: "months")

  static func value(_ fields: [(String, String)]) throws -> CalendarMonth? {
    let today = try #require(CalendarDate(iso: "2026-11-30"))
    var reading = FormReading(Submission(fields), in: .gbp, today: today)
    return try reading.value(of: question)
  }

  @Test(
    arguments: [
      ([("by", "2028-06")], "2028-06"), ([("by", " 2028-06 ")], "2028-06"),
      ([("by-month", "6"), ("by-year", "2028")], "2028-06"),
      ([("by-month", "06"), ("by-year", " 2028 ")], "2028-06"),
      ([("by", "2028-06"), ("by-month", "13"), ("by-year", "soon")], "2028-06"),
      ([("by", "2026-12")], "2026-12"), ([("by", "2126-11")], "2126-11"),
      ([], nil), ([("by", "")], nil), ([("by-month", ""), ("by-year", " ")], nil),
    ] as [([(String, String)], String?)])
  func `reads a month in one piece or in two`(fields: [(String, String)], iso: String?) throws {
    #expect(try Self.value(fields)?.iso == iso)
  }

  @Test(
    arguments: [
      ([("by", "June 2028")], "by", "must be a month and a year, written like 2028-11"),
      ([("by", "2028-13")], "by", "must be a month and a year, written like 2028-11"),
      ([("by", "2026-11")], "by", "must be between December 2026 and November 2126"),
      ([("by", "2026-10")], "by", "must be between December 2026 and November 2126"),
      ([("by", "2126-12")], "by", "must be between December 2026 and November 2126"),
      ([("by-month", "6")], "by-year", "must include a year"),
      ([("by-month", "6"), ("by-year", "  ")], "by-year", "must include a year"),
      ([("by-year", "2028")], "by-month", "must include a month"),
      ([("by-month", "13"), ("by-year", "2028")], "by-month", "must have a month from 1 to 12"),
      ([("by-month", "6"), ("by-year", "soon")], "by-year", "must have a real year, like 2027"),
      ([("by-month", "6"), ("by-year", "0")], "by-year", "must have a real year, like 2027"),
      (
        [("by-month", "11"), ("by-year", "2026")], "by-year",
        "must be between December 2026 and November 2126"
      ),
      (
        [("by-month", "6"), ("by-year", "28")], "by-year",
        "must be between December 2026 and November 2126"
      ),
    ] as [([(String, String)], String, String)])
  func `says what is wrong with a month, at the box to mend`(
    fields: [(String, String)], field: String, rule: String
  ) {
    let invalid = thrown(InvalidForm.self) { try Self.value(fields) }
    #expect(invalid?.errors == [FieldError(field: field, message: "Debt free by \(rule)")])
  }

  @Test func `counts for nothing beside the question that wins over it`() throws {
    #expect(try Self.value([("by", "soon"), ("months", "12")]) == nil)
    #expect(try Self.value([("by", "2028-06"), ("months", "")])?.iso == "2028-06")
  }
}

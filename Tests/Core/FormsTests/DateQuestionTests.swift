@Suite struct DateQuestionTests {
  private func question() throws -> DateQuestion {
    let first = try #require(CalendarDate(iso: "2020-01-01"))
    let last = try #require(CalendarDate(iso: "2030-12-31"))
    return DateQuestion(
      "start", question: "When?", subject: "Start", range: first...last, described: "The start",
      otherwise: { $0.addingDays(1) })
  }

  private func reading(_ typed: [(String, String)]) throws -> FormReading {
    FormReading(Submission(typed), in: .gbp, today: try #require(CalendarDate(iso: "2026-11-30")))
  }

  private func value(_ typed: [(String, String)]) throws -> CalendarDate {
    var reading = try reading(typed)
    return try reading.value(of: question())
  }

  private func errors(_ typed: [(String, String)]) throws -> [FieldError] {
    var reading = try reading(typed)
    return reading.mistakes(in: [try question()])
  }

  @Test func `reads three boxes or one text, which wins`() throws {
    let boxes = [("start-day", "5"), ("start-month", "12"), ("start-year", "2026")]
    #expect(try value(boxes) == CalendarDate(iso: "2026-12-05"))
    #expect(try value(boxes + [("start", "2027-03-31")]) == CalendarDate(iso: "2027-03-31"))
  }

  @Test func `an empty one stands for a date that follows from today`() throws {
    #expect(try value([]) == CalendarDate(iso: "2026-12-01"))
    let blank = [("start-day", " "), ("start-month", ""), ("start-year", "")]
    #expect(try value(blank) == CalendarDate(iso: "2026-12-01"))
  }

  @Test func `names each box that is empty`() throws {
    #expect(
      try errors([("start-month", "12")]) == [
        FieldError(field: "start-day", message: "Start must include a day"),
        FieldError(field: "start-year", message: "Start must include a year"),
      ])
  }

  @Test func `knows days that do not exist`() throws {
    #expect(
      try errors([("start", "2026-02-29")]) == [
        FieldError(field: "start", message: "Start must be a real date, written like 2027-03-31")
      ])
    #expect(
      try errors([("start-day", "31"), ("start-month", "4"), ("start-year", "2026")]).count == 1)
  }

  @Test func `keeps to its range`() throws {
    #expect(try errors([("start", "2019-12-31")]).map(\.field) == ["start"])
    #expect(try errors([("start", "2031-01-01")]).map(\.field) == ["start"])
    #expect(try value([("start", "2030-12-31")]) == CalendarDate(iso: "2030-12-31"))
  }
}

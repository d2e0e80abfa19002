/// Answers in the shape of FRED's `series/observations`, with figures that it published.
@Suite struct FREDAnswerTests {
  private func rates(
    _ observations: String, units: String = "lin", today: String = "2026-11-20"
  ) throws -> [String] {
    let body = """
      {"realtime_start":"2026-11-20","realtime_end":"2026-11-20",
      "observation_start":"1600-01-01","observation_end":"9999-12-31","units":"\(units)",
      "output_type":1,"file_type":"json","order_by":"observation_date","sort_order":"desc",
      "count":2900,"offset":0,"limit":60,"observations":[\(observations)]}
      """
    return try FREDObservations.rates(
      in: Array(body.utf8), on: try #require(CalendarDate(iso: today))
    ).map { "\($0.date) \($0.rate.plain)" }
  }

  private func observation(_ date: String, _ value: String) -> String {
    """
    {"realtime_start":"2026-11-20","realtime_end":"2026-11-20","date":"\(date)","value":"\(value)"}
    """
  }

  @Test func `reads two weeks`() throws {
    let rates = try rates(
      observation("2024-01-11", "6.66") + "," + observation("2024-01-04", "6.620"))
    #expect(rates == ["2024-01-11 6.66", "2024-01-04 6.62"])
  }

  @Test func `passes over a week without a value`() throws {
    let rates = try rates(
      [("2024-01-18", "."), ("2024-01-11", "6.66")]
        .map { observation($0.0, $0.1) }.joined(separator: ","))
    #expect(rates == ["2024-01-11 6.66"])
    #expect(try self.rates("") == [])
  }

  @Test func `takes a week that is tomorrow's here, and no later one`() throws {
    #expect(try rates(observation("2026-11-21", "6.2")) == ["2026-11-21 6.2"])
    let day = try #require(CalendarDate(iso: "2026-11-22"))
    #expect(throws: InvalidRates.inFuture(day)) {
      try rates(observation("2026-11-22", "6.2"))
    }
  }

  @Test func `refuses what is not a rate in percent`() throws {
    #expect(throws: InvalidRates.notPercent) {
      try rates(observation("2024-01-11", "6.66"), units: "pch")
    }
    #expect(throws: InvalidRates.missing(.value)) {
      try rates(#"{"date":"2024-01-11","value":6.66}"#)
    }
    #expect(throws: InvalidRates.missing(.date)) { try rates(#"{"value":"6.66"}"#) }
    #expect(throws: InvalidRates.missing(.date)) { try rates("6.66") }
    #expect(throws: InvalidRates.notARate(.init(line: 4, column: 52))) {
      try rates(observation("2024-01-11", "666"))
    }
    #expect(throws: InvalidRates.notARate(.init(line: 4, column: 52))) {
      try rates(observation("2024-13-11", "6.66"))
    }
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"observations":{}}"#, #"{"observations":null}"#, "<html></html>",
    #"{"error_code":400,"error_message":"Bad Request.  The series does not exist."}"#,
  ])
  func `refuses another answer`(body: String) throws {
    let today = try #require(CalendarDate(iso: "2026-11-20"))
    #expect(throws: InvalidRates.self) {
      try FREDObservations.rates(in: Array(body.utf8), on: today)
    }
  }
}

import Formats
import Calendars
import Fetching
import Finance
import MortgageRates
import Testing

/// Answers in the shape of FRED's `series/observations`, with figures that it published.
@Suite struct FREDAnswerTests {
  private func history(
    _ observations: String, units: String = "lin", series: RateSeries = .thirtyYearFixed,
    today: String = "2026-11-20"
  ) throws -> RateHistory {
    let body = """
      {"realtime_start":"2026-11-20","realtime_end":"2026-11-20",
      "observation_start":"1600-01-01","observation_end":"9999-12-31","units":"\(units)",
      "output_type":1,"file_type":"json","order_by":"observation_date","sort_order":"desc",
      "count":2900,"offset":0,"limit":60,"observations":[\(observations)]}
      """
    return try FREDObservations.history(
      of: series, in: Array(body.utf8), on: try #require(CalendarDate(iso: today)))
  }

  private func observation(_ date: String, _ value: String) -> String {
    """
    {"realtime_start":"2026-11-20","realtime_end":"2026-11-20","date":"\(date)","value":"\(value)"}
    """
  }

  @Test func `reads two weeks`() throws {
    let history = try history(
      observation("2024-01-11", "6.66") + "," + observation("2024-01-04", "6.62"))
    #expect(history.latest.date.iso == "2024-01-11")
    #expect(history.latest.rate.plain == "6.66")
    #expect(history.previous?.rate.plain == "6.62")
    #expect(history.change?.plain == "0.04")
  }

  @Test func `passes over a week without a value, and reads zeros at the end`() throws {
    let history = try history(
      [("2024-01-18", "."), ("2024-01-11", "6.66"), ("2024-01-04", "6.620")]
        .map { observation($0.0, $0.1) }.joined(separator: ","))
    #expect(history.latest.date.iso == "2024-01-11")
    #expect(history.previous?.rate.plain == "6.62")
    #expect(history.weeks.count == 2)
  }

  @Test func `reads the last weeks of the series that ended`() throws {
    let history = try history(
      observation("2022-11-10", "6.06") + "," + observation("2022-11-03", "5.95"),
      series: .fiveOneAdjustable)
    #expect(history.latest.date.iso == "2022-11-10")
    #expect(history.change?.plain == "0.11")
  }

  @Test func `takes a week that is tomorrow's here, and no later one`() throws {
    #expect(try history(observation("2026-11-21", "6.2")).latest.date.iso == "2026-11-21")
    let day = try #require(CalendarDate(iso: "2026-11-22"))
    #expect(throws: InvalidRates.inFuture(day)) {
      try history(observation("2026-11-22", "6.2"))
    }
  }

  @Test func `refuses what is not a rate in percent`() throws {
    #expect(throws: InvalidRates.noRates(.thirtyYearFixed)) { try history("") }
    #expect(throws: InvalidRates.noRates(.thirtyYearFixed)) {
      try history(observation("2024-01-11", "."))
    }
    #expect(throws: InvalidRates.notPercent) {
      try history(observation("2024-01-11", "6.66"), units: "pch")
    }
    #expect(throws: InvalidRates.missing(.value)) {
      try history(#"{"date":"2024-01-11","value":6.66}"#)
    }
    #expect(throws: InvalidRates.missing(.date)) { try history(#"{"value":"6.66"}"#) }
    #expect(throws: InvalidRates.missing(.date)) { try history("6.66") }
    #expect(throws: InvalidRates.notAWeek(.init(line: 4, column: 52))) {
      try history(observation("2024-01-11", "666"))
    }
    #expect(throws: InvalidRates.notAWeek(.init(line: 4, column: 52))) {
      try history(observation("2024-13-11", "6.66"))
    }
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"observations":{}}"#, #"{"observations":null}"#, "<html></html>",
    #"{"error_code":400,"error_message":"Bad Request.  The series does not exist."}"#,
  ])
  func `refuses another answer`(body: String) throws {
    let today = try #require(CalendarDate(iso: "2026-11-20"))
    #expect(throws: InvalidRates.self) {
      try FREDObservations.history(of: .thirtyYearFixed, in: Array(body.utf8), on: today)
    }
  }
}

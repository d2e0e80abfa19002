import Calendars
import Finance
import MortgageRates
import Testing

/// Figures of MORTGAGE30US and MORTGAGE5US as FRED publishes them.
@Suite struct RateHistoryTests {
  @Test func `puts the newest week first, whatever the order`() throws {
    let history = try RateHistory(
      .thirtyYearFixed,
      [week("2024-01-04", "6.62"), week("2024-01-18", "6.60"), week("2024-01-11", "6.66")])
    #expect(history.latest == (try week("2024-01-18", "6.60")))
    #expect(history.previous == (try week("2024-01-11", "6.66")))
    #expect(history.weeks.map(\.date.iso) == ["2024-01-18", "2024-01-11", "2024-01-04"])
  }

  @Test(arguments: [
    ("6.62", "6.66", "0.04"), ("6.66", "6.60", "-0.06"), ("6.6", "6.60", "0"),
    ("5.95", "6.06", "0.11"), ("6.60", "7", "0.4"),
  ])
  func `says what changed`(before: String, now: String, change: String) throws {
    let history = try RateHistory(
      .thirtyYearFixed, [week("2024-01-11", now), week("2024-01-04", before)])
    #expect(history.change?.plain == change)
  }

  @Test func `knows no change from a single week`() throws {
    let history = try RateHistory(.thirtyYearFixed, [week("2024-01-11", "6.66")])
    #expect(history.previous == nil)
    #expect(history.change == nil)
    #expect(history.weeks.count == 1)
  }

  @Test func `keeps a year`() throws {
    let history = try RateHistory(
      .thirtyYearFixed,
      [
        week("2024-01-11", "6.66"), week("2023-01-12", "6.33"), week("2023-01-11", "6.4"),
        week("2023-01-10", "6.48"),
      ])
    #expect(history.weeks.map(\.date.iso) == ["2024-01-11", "2023-01-12", "2023-01-11"])
  }

  @Test func `refuses no weeks, and one week twice`() throws {
    #expect(throws: InvalidRates.noRates(.fiveOneAdjustable)) {
      try RateHistory(.fiveOneAdjustable, [])
    }
    #expect(throws: InvalidRates.dateTwice(try date("2024-01-11"))) {
      try RateHistory(.thirtyYearFixed, [week("2024-01-11", "6.66"), week("2024-01-11", "6.67")])
    }
  }

  @Test(arguments: [
    ("2026-11-19", "2026-11-19", false), ("2026-11-19", "2026-11-29", false),
    ("2026-11-19", "2026-11-30", true), ("2024-01-11", "2026-11-20", true),
    ("2026-11-19", "2026-11-18", false),
  ])
  func `is stale after ten days`(latest: String, today: String, isStale: Bool) throws {
    let history = try RateHistory(.thirtyYearFixed, [week(latest, "6.22")])
    #expect(history.isStale(on: try date(today)) == isStale)
  }

  @Test func `a series that ended is never stale`() throws {
    let history = try RateHistory(.fiveOneAdjustable, [week("2022-11-10", "6.06")])
    #expect(!history.isStale(on: try date("2026-11-20")))
  }
}

@Suite struct WeeklyRateTests {
  @Test(arguments: ["0.01", "2.65", "6.620", "10.3", "10.300", "18.63", "29.99"])
  func `takes a rate that can be`(rate: String) throws {
    #expect(WeeklyRate(date: "1971-04-02", rate: rate) != nil)
  }

  @Test(arguments: [
    ("2024-01-11", "0"), ("2024-01-11", "-6.6"), ("2024-01-11", "30"), ("2024-01-11", "666"),
    ("2024-01-11", "."), ("2024-01-11", ""), ("2024-01-11", "6.6.6"), ("2024-01-11", "6,6"),
    ("2024-01-11", "6.6%"), ("2024-01-11", " 6.6"), ("2024-01-11", "NaN"), ("2024-01-11", "1e1"),
    ("2024-01-11", "6.66666"), ("2024-01-11", "99999999999999999999"),
    ("1970-12-31", "7.3"), ("2024-02-30", "6.6"), ("11/01/2024", "6.6"), ("2024-1-11", "6.6"),
    ("", "6.6"),
  ])
  func `takes nothing else`(date: String, rate: String) {
    #expect(WeeklyRate(date: date, rate: rate) == nil)
  }
}

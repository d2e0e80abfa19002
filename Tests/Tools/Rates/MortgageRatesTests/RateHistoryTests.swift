/// Figures of MORTGAGE30US and MORTGAGE5US as FRED publishes them, and of Bank Rate as the Bank of
/// England set it on 7 August 2025.
@Suite struct RateHistoryTests {
  @Test func `puts the newest week first, whatever the order`() throws {
    let history = try history(
      .thirtyYearFixed,
      [("2024-01-04", "6.62"), ("2024-01-18", "6.60"), ("2024-01-11", "6.66")])
    #expect(try history.latest == rate("2024-01-18", "6.60"))
    #expect(try history.previous == rate("2024-01-11", "6.66"))
    #expect(history.rates.map(\.date.iso) == ["2024-01-18", "2024-01-11", "2024-01-04"])
  }

  @Test(arguments: [
    ("6.62", "6.66", "0.04"), ("6.66", "6.60", "-0.06"), ("6.6", "6.60", "0"),
    ("5.95", "6.06", "0.11"), ("6.60", "7", "0.4"),
  ])
  func `says what changed`(before: String, now: String, change: String) throws {
    let history = try history(.thirtyYearFixed, [("2024-01-11", now), ("2024-01-04", before)])
    #expect(history.change?.plain == change)
  }

  @Test func `knows no change from a single week`() throws {
    let history = try history(.thirtyYearFixed, [("2024-01-11", "6.66")])
    #expect(history.previous == nil)
    #expect(history.change == nil)
    #expect(history.rates.count == 1)
    #expect(history.changes == history.rates)
  }

  @Test func `of a daily series, the rate before is the last that was another one`() throws {
    let days = [
      ("2025-08-08", "4"), ("2025-08-07", "4.00"), ("2025-08-06", "4.25"), ("2025-08-05", "4.25"),
    ]
    let history = try history(.bankRate, days)
    #expect(try history.latest.date == date("2025-08-08"))
    #expect(try history.previous == rate("2025-08-06", "4.25", from: .bankOfEngland))
    #expect(history.change?.plain == "-0.25")
    #expect(history.changes.map(\.date.iso) == ["2025-08-07", "2025-08-05"])
  }

  @Test func `a year at one rate has none before`() throws {
    let history = try history(.bankRate, [("2025-08-08", "4"), ("2025-08-07", "4")])
    #expect(history.previous == nil)
    #expect(history.change == nil)
  }

  @Test func `keeps a year`() throws {
    let history = try history(
      .thirtyYearFixed,
      [
        ("2024-01-11", "6.66"), ("2023-01-12", "6.33"), ("2023-01-11", "6.4"),
        ("2023-01-10", "6.48"),
      ])
    #expect(history.rates.map(\.date.iso) == ["2024-01-11", "2023-01-12", "2023-01-11"])
  }

  @Test func `refuses no rates, and one date twice`() throws {
    #expect(throws: InvalidRates.noRates(.fiveOneAdjustable)) {
      try history(.fiveOneAdjustable, [])
    }
    #expect(throws: InvalidRates.dateTwice(try date("2024-01-11"))) {
      try history(.thirtyYearFixed, [("2024-01-11", "6.66"), ("2024-01-11", "6.67")])
    }
  }

  @Test func `stays the same when its source says so, at a later time`() throws {
    let before = try history(.creditCards, [("2026-10-31", "24.7")], lastModified: "Thu")
    let after = before.unchanged(at: try time("2026-11-21T06:15:00Z"))
    #expect(after.rates == before.rates)
    #expect(after.lastModified == "Thu")
    #expect(after.retrieved.extended == "2026-11-21T06:15:00Z")
  }

  @Test(arguments: ["", "a\r\nb", "é", "\u{7f}", String(repeating: "a", count: 65)])
  func `keeps no header that could not be sent back`(header: String) throws {
    let rates = [("2026-10-31", "24.7")]
    #expect(try history(.creditCards, rates, lastModified: header).lastModified == nil)
  }

  @Test(
    arguments: [
      (.thirtyYearFixed, "2026-11-19", "2026-11-19", false),
      (.thirtyYearFixed, "2026-11-19", "2026-11-29", false),
      (.thirtyYearFixed, "2026-11-19", "2026-11-30", true),
      (.thirtyYearFixed, "2024-01-11", "2026-11-20", true),
      (.thirtyYearFixed, "2026-11-19", "2026-11-18", false),
      (.bankRate, "2026-11-13", "2026-11-20", false),
      (.bankRate, "2026-11-12", "2026-11-20", true),
      (.overdrafts, "2026-10-31", "2026-12-15", false),
      (.overdrafts, "2026-10-31", "2026-12-16", true),
    ] as [(RateSeries, String, String, Bool)])
  func `is stale after a week, ten days or forty-five`(
    series: RateSeries, latest: String, today: String, isStale: Bool
  ) throws {
    let history = try history(series, [(latest, "6.22")])
    #expect(history.isStale(on: try date(today)) == isStale)
  }

  @Test func `a series that ended is never stale`() throws {
    let history = try history(.fiveOneAdjustable, [("2022-11-10", "6.06")])
    #expect(!history.isStale(on: try date("2026-11-20")))
  }
}

@Suite struct DatedRateTests {
  @Test(arguments: ["0.01", "2.65", "6.620", "10.3", "10.300", "18.63", "29.99"])
  func `takes a rate that FRED may have published`(rate: String) throws {
    #expect(DatedRate(date: "1971-04-02", rate: rate, from: .fred) != nil)
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
    #expect(DatedRate(date: date, rate: rate, from: .fred) == nil)
  }

  @Test(arguments: [
    ("0", true), ("0.1", true), ("38.27", true), ("99.99", true), ("100", false), ("-0.1", false),
  ])
  func `the Bank of England may publish from nothing to below a hundred`(rate: String, isOne: Bool)
  {
    #expect((DatedRate(date: "2026-10-31", rate: rate, from: .bankOfEngland) != nil) == isOne)
  }
}

@Suite struct RateSeriesTests {
  @Test func `American series come first, then those of the Bank`() {
    #expect(
      RateSeries.allCases.map(\.id) == [
        "MORTGAGE30US", "MORTGAGE15US", "MORTGAGE5US", "IUDBEDR", "IUMBV34", "IUMBV37", "IUMBV42",
        "IUMBV45", "IUMTLMV", "IUMCCTL", "IUMODTL",
      ])
  }

  @Test func `rates of mortgages that can be had are the only ones for a loan`() {
    #expect(
      RateSeries.allCases.filter { !$0.isMortgage } == [
        .fiveOneAdjustable, .bankRate, .creditCards, .overdrafts,
      ])
  }
}

/// Tables as FRED and the Bank of England send them.
///
/// The weeks are Freddie Mac's, Bank Rate is that of 7 August 2025; the other British rates are made
/// up.
@Suite struct RateTableTests {
  private static let both: [RateSeries] = [.creditCards, .overdrafts]

  /// The rates of each series in a table, on 20 November 2026.
  private func rates(
    _ table: String, of series: [RateSeries] = [.thirtyYearFixed]
  ) throws -> [[String]] {
    let today = try #require(CalendarDate(iso: "2026-11-20"))
    return try RateTable(Array(table.utf8), from: series[0].source)
      .rates(of: series, on: today).map { $0.map { "\($0.date) \($0.rate.plain)" } }
  }

  @Test(arguments: [
    "observation_date,MORTGAGE30US\n2024-01-04,6.62\n2024-01-11,6.660\n2024-01-18,.\n",
    "DATE,MORTGAGE30US\n2024-01-04,6.62\n2024-01-11,6.66",
    "\u{feff}observation_date,MORTGAGE30US\r\n2024-01-04,6.62\r\n2024-01-11,6.66\r\n\r\n\n",
    "MORTGAGE30US,DATE,NOTE\n6.62,2024-01-04,a\n6.66,2024-01-11,\n,2024-01-18,\n",
  ])
  func `reads FRED's`(table: String) throws {
    #expect(try rates(table) == [["2024-01-04 6.62", "2024-01-11 6.66"]])
  }

  @Test func `reads the Bank's, with its columns in any order`() throws {
    let table = """
      IUMODTL,DATE,IUMCCTL
      38.10,31 Jul 2025,24.5
      n/a,31 Aug 2025,..
      38.27,30 Sep 2025,
      38.3,1 Oct 2025,24.60
      """
    #expect(
      try rates(table, of: Self.both) == [
        ["2025-07-31 24.5", "2025-10-01 24.6"],
        ["2025-07-31 38.1", "2025-09-30 38.27", "2025-10-01 38.3"],
      ])
  }

  @Test func `a column without any rate has none`() throws {
    #expect(try rates("DATE,IUDBEDR\n08 Aug 2025,\n", of: [.bankRate]) == [[]])
  }

  @Test(
    arguments: [
      ("", .notATable), ("\n", .notATable), ("\u{feff}", .notATable),
      ("<!doctype html><p>One, two", .notATable), ("observation_date;MORTGAGE30US\n", .notATable),
      ("date,MORTGAGE30US\n", .notATable), ("\"DATE\",MORTGAGE30US\n", .notATable),
      ("DATE,MORTGAGE30US", .noRows), ("DATE,MORTGAGE30US\r\n\r\n", .noRows),
      ("DATE,MORTGAGE15US\n2024-01-11,6.66\n", .wrongColumns),
      ("DATE,MORTGAGE30US,MORTGAGE30US\n2024-01-11,6,6\n", .wrongColumns),
      ("DATE,MORTGAGE30US\n2024-01-11\n", .wrongRow(line: 2)),
      ("DATE,MORTGAGE30US\n2024-01-11,6.66,\n", .wrongRow(line: 2)),
      ("DATE,MORTGAGE30US\n2024-01-04,6.66\n\n2024-01-11,6\n", .wrongRow(line: 3)),
      ("DATE,MORTGAGE30US\n2024-01-04,6.66\n \n", .wrongRow(line: 3)),
      ("DATE,MORTGAGE30US\n2024-01-11,0\n", .wrongRow(line: 2)),
      ("DATE,MORTGAGE30US\n2024-01-11,30\n", .wrongRow(line: 2)),
      ("DATE,MORTGAGE30US\n2024-01-11,6.66%\n", .wrongRow(line: 2)),
      ("DATE,MORTGAGE30US\n2024-01-11,n/a\n", .wrongRow(line: 2)),
      ("DATE,MORTGAGE30US\n11 Jan 2024,6.66\n", .wrongRow(line: 2)),
      ("DATE,MORTGAGE30US\n2024-01-32,.\n", .wrongRow(line: 2)),
    ] as [(String, InvalidRates)])
  func `refuses`(table: String, reason: InvalidRates) {
    #expect(throws: reason) { try rates(table) }
  }

  @Test(arguments: [
    "2025-08-08", "08 August 2025", "08 aug 2025", "08 Aug 25", "31 Jun 2025", "0 Aug 2025",
    "008 Aug 2025", "+8 Aug 2025", "08  Aug 2025", "08-Aug-2025", "08 Aug 2025 ", "٨ Aug 2025",
  ])
  func `takes no other date of the Bank's than its own`(date: String) {
    #expect(throws: InvalidRates.wrongRow(line: 2)) {
      try rates("DATE,IUDBEDR\n\(date),4\n", of: [.bankRate])
    }
  }

  @Test func `takes a date that is tomorrow's here, each once, and no later one`() throws {
    let head = "DATE,IUDBEDR\n"
    #expect(try rates(head + "21 Nov 2026,3.75\n", of: [.bankRate]) == [["2026-11-21 3.75"]])
    let day = try #require(CalendarDate(iso: "2026-11-22"))
    #expect(throws: InvalidRates.inFuture(day)) {
      try rates(head + "22 Nov 2026,\n", of: [.bankRate])
    }
    let twice = try #require(CalendarDate(iso: "2026-11-02"))
    #expect(throws: InvalidRates.dateTwice(twice)) {
      try rates(head + "2 Nov 2026,\n02 Nov 2026,4\n", of: [.bankRate])
    }
  }
}

@Suite struct RecurrenceTests {
  private func recurrence(
    _ first: String, _ every: Recurrence.Every, _ end: Recurrence.End = .never
  ) throws -> Recurrence {
    var payment = GroupPayment.example(300)
    payment.date = try #require(CalendarDate(iso: first))
    return Recurrence(payment, every: every, end: end)
  }

  private func dates(_ recurrence: Recurrence, _ numbers: Range<Int>) -> [String?] {
    numbers.map { recurrence.date($0)?.iso }
  }

  @Test(arguments: Recurrence.Every.allCases)
  func `ends with the last day that there is`(every: Recurrence.Every) throws {
    let last = try recurrence("9999-12-31", every)
    #expect(dates(last, 0..<3) == ["9999-12-31", nil, nil])
    let week = try recurrence("9999-12-24", .week)
    #expect(dates(week, 0..<3) == ["9999-12-24", "9999-12-31", nil])
  }

  @Test func `the 31st is the last day of a shorter month, and then the 31st again`() throws {
    #expect(
      dates(try recurrence("2027-10-31", .month), 0..<7) == [
        "2027-10-31", "2027-11-30", "2027-12-31", "2028-01-31", "2028-02-29", "2028-03-31",
        "2028-04-30",
      ])
    #expect(dates(try recurrence("2026-12-30", .month), 2..<4) == ["2027-02-28", "2027-03-30"])
  }

  @Test func `29 February is the 28th unless the year is a leap year`() throws {
    #expect(
      dates(try recurrence("2024-02-29", .year), 0..<5) == [
        "2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29",
      ])
    // 2100 is no leap year.
    #expect(dates(try recurrence("2096-02-29", .year), 4..<5) == ["2100-02-28"])
  }

  @Test func `weeks go on across months and years`() throws {
    #expect(
      dates(try recurrence("2026-12-21", .week), 0..<4) == [
        "2026-12-21", "2026-12-28", "2027-01-04", "2027-01-11",
      ])
    #expect(
      dates(try recurrence("2028-02-20", .fortnight), 0..<3) == [
        "2028-02-20", "2028-03-05", "2028-03-19",
      ])
  }

  @Test func `ends after a day, which counts, or after a number of times`() throws {
    let last = try #require(CalendarDate(iso: "2026-03-31"))
    #expect(
      dates(try recurrence("2026-01-31", .month, .until(last)), 0..<4) == [
        "2026-01-31", "2026-02-28", "2026-03-31", nil,
      ])
    #expect(
      dates(try recurrence("2026-01-31", .month, .until(last.addingDays(-1))), 2..<3) == [nil])
    #expect(
      dates(try recurrence("2026-01-31", .week, .times(2)), 0..<3) == [
        "2026-01-31", "2026-02-07", nil,
      ])
  }

  /// The second way goes through the calendar day by day.
  @Test(arguments: 0..<100)
  func `comes on the days on which a calendar has it`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let start = try #require(CalendarDate(iso: "2023-11-15"))
    let first = start.addingDays(.random(in: 0...500, using: &generator))
    for every in Recurrence.Every.allCases {
      var payment = GroupPayment.example(300)
      payment.date = first
      let recurrence = Recurrence(payment, every: every, end: .never)
      let days = (0..<1_800).map { first.addingDays($0) }
      let expected = days.enumerated().filter { isDue($1, $0, every, from: first) }.map(\.element)
      #expect(expected.indices.map { recurrence.date($0) } == expected)
      for day in days.prefix(800) {
        let next = expected.firstIndex { $0 > day }
        #expect(recurrence.number(after: day) == next, "\(every) from \(first) after \(day)")
      }
      #expect(recurrence.number(after: first.addingDays(-1)) == 0)
    }
  }

  private func isDue(
    _ day: CalendarDate, _ passed: Int, _ every: Recurrence.Every, from first: CalendarDate
  ) -> Bool {
    let isLastOfMonth = day.addingDays(1).day == 1
    let isSameDay = day.day == first.day || day.day < first.day && isLastOfMonth
    return switch every {
    case .week: passed % 7 == 0
    case .fortnight: passed % 14 == 0
    case .month: isSameDay
    case .year: isSameDay && day.month == first.month
    }
  }
}

@Suite struct DueDayTests {
  @Test(arguments: [
    (5, "2026-11-21", nil, "2026-12-05"), (21, "2026-11-21", nil, "2026-11-21"),
    (22, "2026-11-21", nil, "2026-11-22"), (20, "2026-11-21", nil, "2026-12-20"),
    (31, "2026-11-30", nil, "2026-11-30"), (31, "2026-12-01", nil, "2026-12-31"),
    (31, "2027-02-01", nil, "2027-02-28"), (29, "2028-02-01", nil, "2028-02-29"),
    (30, "2027-02-28", nil, "2027-02-28"), (5, "2026-12-31", nil, "2027-01-05"),
    (5, "2026-11-21", "2026-12-05", "2027-01-05"), (5, "2026-12-05", "2026-12-05", "2027-01-05"),
    (5, "2026-12-06", "2026-12-05", "2027-01-05"), (31, "2026-11-21", "2026-11-30", "2026-12-31"),
    (5, "2026-11-21", "2026-11-05", "2026-12-05"), (31, "9999-12-31", nil, "9999-12-31"),
  ])
  func `falls on its day, or on the last of a shorter month`(
    day: Int, today: String, paid: String?, due: String
  ) throws {
    let today = try #require(CalendarDate(iso: today))
    let paid = paid.flatMap { CalendarDate(iso: $0) }
    #expect(DueDay(day: day).next(from: today, paidFor: paid).iso == due)
  }

  @Test func `does not drift after a short month`() throws {
    let first = try #require(CalendarDate(iso: "2027-01-31"))
    let dates = DueDay(day: 31).dates(from: first, count: 4).map(\.iso)
    #expect(dates == ["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"])
  }
}

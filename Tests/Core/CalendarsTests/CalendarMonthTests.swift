@Suite struct CalendarMonthTests {
  @Test(arguments: [
    ("2026-12", 2026, 12, "December 2026"), ("2028-06", 2028, 6, "June 2028"),
    ("0001-01", 1, 1, "January 1"), ("9999-12", 9999, 12, "December 9999"),
  ])
  func `reads and writes a month`(iso: String, year: Int, month: Int, words: String) throws {
    let read = try #require(CalendarMonth(iso: iso))
    #expect(read == CalendarMonth(year: year, month: month))
    #expect((read.year, read.month) == (year, month))
    #expect(read.iso == iso)
    #expect(read.words == words)
  }

  @Test(arguments: [
    "", "2028", "2028-6", "28-06", "2028-00", "2028-13", "0000-06", "2028-06-01", "2028/06",
    " 2028-06", "2028-06 ", "２０２８-06", "-028-06", "06-2028",
  ])
  func `refuses what is no month`(text: String) {
    #expect(CalendarMonth(iso: text) == nil)
  }

  @Test(arguments: [
    ("2026-11", "2026-11", 0), ("2026-11", "2026-12", 1), ("2026-12", "2027-01", 1),
    ("2026-11", "2028-06", 19), ("2026-11", "2126-11", 1_200), ("2026-11", "2026-10", -1),
    ("2027-01", "2025-12", -13),
  ])
  func `counts the months from one to another`(from: String, to: String, count: Int) throws {
    let (from, to) = (try #require(CalendarMonth(iso: from)), try #require(CalendarMonth(iso: to)))
    #expect(from.months(until: to) == count)
    #expect(from.addingMonths(count) == to)
  }

  @Test(arguments: ["2028-02-01", "2028-02-29"])
  func `is the month of each of its days`(day: String) throws {
    let date = try #require(CalendarDate(iso: day))
    #expect(CalendarMonth(of: date).iso == "2028-02")
  }

  @Test func `knows the names of the months in order`() {
    let names = CalendarMonth.names.map(\.description)
    #expect(names.count == 12)
    #expect(names.first == "January")
    #expect(names.last == "December")
  }
}

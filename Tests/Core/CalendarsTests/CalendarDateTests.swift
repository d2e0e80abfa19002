@Suite struct CalendarDateTests {
  @Test(arguments: [
    (2027, 2, 29), (1900, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1),
    (2026, 1, 0), (2026, 1, 32), (0, 1, 1), (10_000, 1, 1), (.min, .min, .min), (.max, .max, .max),
  ])
  func `refuses days that do not exist`(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [(2028, 29), (2000, 29), (2400, 29), (2027, 28), (1900, 28), (2100, 28)])
  func `knows leap years`(year: Int, length: Int) {
    #expect(CalendarDate(year: year, month: 2, day: 1)?.daysInMonth == length)
  }

  @Test func `counts every day from 1900 to 2200 and back`() throws {
    var expected = (year: 1900, month: 1, day: 1)
    var number = try #require(CalendarDate(iso: "1900-01-01")).dayNumber
    #expect(number == -25_567)
    while expected.year <= 2200 {
      let date = try #require(CalendarDate(dayNumber: number))
      try #require((date.year, date.month, date.day) == expected)
      try #require(date.dayNumber == number)
      number += 1
      expected = dayAfter(expected)
    }
    #expect(number == 84_371)
  }

  /// The storming of the Bastille, the first landing on the Moon, and days from printed calendars.
  @Test(arguments: [
    ("1789-07-14", "Tuesday"), ("1969-07-20", "Sunday"), ("1969-12-31", "Wednesday"),
    ("1970-01-01", "Thursday"), ("2000-01-01", "Saturday"), ("2026-11-20", "Friday"),
    ("2026-11-23", "Monday"),
  ])
  func `names the day of the week`(date: String, name: String) throws {
    #expect(try #require(CalendarDate(iso: date)).weekdayName.description == name)
  }

  @Test func `counts to the ends of its range and no further`() {
    #expect(CalendarDate.earliest.dayNumber == -719_162)
    #expect(CalendarDate.latest.dayNumber == 2_932_896)
    #expect(CalendarDate(dayNumber: -719_162) == .earliest)
    #expect(CalendarDate(dayNumber: 2_932_896) == .latest)
    #expect(CalendarDate(dayNumber: -719_163) == nil)
    #expect(CalendarDate(dayNumber: 2_932_897) == nil)
    #expect(CalendarDate(dayNumber: .min) == nil)
    #expect(CalendarDate(dayNumber: .max) == nil)
  }

  @Test(arguments: [
    ("2027-01-31", 1, "2027-02-28"), ("2028-01-31", 1, "2028-02-29"),
    ("2027-01-31", 2, "2027-03-31"), ("2027-01-31", 12, "2028-01-31"),
    ("2027-03-31", -1, "2027-02-28"), ("2028-02-29", 12, "2029-02-28"),
    ("2026-12-01", 360, "2056-12-01"), ("2026-12-05", 0, "2026-12-05"),
    ("2026-12-31", 1, "2027-01-31"), ("2027-01-31", -1, "2026-12-31"),
    ("0001-01-31", -1, "0001-01-01"), ("9999-12-05", 1, "9999-12-31"),
    ("2027-01-31", .max, "9999-12-31"), ("2027-01-31", .min, "0001-01-01"),
  ])
  func `adds months on the same day or the month's last`(
    start: String, months: Int, end: String
  ) throws {
    #expect(try #require(CalendarDate(iso: start)).addingMonths(months).iso == end)
  }

  @Test(arguments: [
    ("2026-12-31", 1, "2027-01-01"), ("2028-02-28", 1, "2028-02-29"),
    ("2027-03-01", -1, "2027-02-28"), ("2026-12-01", 14 * 26, "2027-11-30"),
    ("2026-12-01", .max, "9999-12-31"), ("2026-12-01", .min, "0001-01-01"),
  ])
  func `adds days`(start: String, days: Int, end: String) throws {
    #expect(try #require(CalendarDate(iso: start)).addingDays(days).iso == end)
  }

  @Test func `counts the days until another date`() throws {
    let christmas = try #require(CalendarDate(iso: "2026-12-25"))
    let newYear = try #require(CalendarDate(iso: "2027-01-01"))
    #expect(christmas.days(until: newYear) == 7)
    #expect(newYear.days(until: christmas) == -7)
    #expect(christmas < newYear)
  }

  @Test(arguments: [
    ("2026-12-05", "2027-01-01"), ("2026-12-31", "2027-01-01"), ("2028-02-01", "2028-03-01"),
    ("9999-12-05", "9999-12-31"),
  ])
  func `knows the first of the next month`(date: String, first: String) throws {
    #expect(try #require(CalendarDate(iso: date)).firstOfNextMonth.iso == first)
  }

  @Test(arguments: [
    "", "2026-12-5", "2026-12-05 ", " 2026-12-05", "20261205", "2026/12/05", "2026-12-05T00",
    "+026-12-05", "-026-12-05", "2026-1２-5", "٢٠٢٦-12-05", "2027-02-29", "0000-01-01", "2026-12-0é",
  ])
  func `reads nothing but strict ISO dates`(text: String) {
    #expect(CalendarDate(iso: text) == nil)
  }

  @Test func `is written for people and for programs`() throws {
    let date = try #require(CalendarDate(iso: "2026-12-05"))
    #expect(date.words == "5 December 2026")
    #expect(date.shortWords == "5 Dec 2026")
    #expect(date.monthAndYear == "December 2026")
    #expect(date.iso == "2026-12-05")
    #expect(CalendarDate.earliest.iso == "0001-01-01")
    #expect(CalendarDate(iso: "2032-02-29")?.words == "29 February 2032")
  }

  /// The day after, by a table of the months' lengths.
  private func dayAfter(
    _ date: (year: Int, month: Int, day: Int)
  ) -> (year: Int, month: Int, day: Int) {
    let leap = date.year.isMultiple(of: date.year.isMultiple(of: 100) ? 400 : 4)
    let lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if date.day < lengths[date.month - 1] { return (date.year, date.month, date.day + 1) }
    return date.month < 12 ? (date.year, date.month + 1, 1) : (date.year + 1, 1, 1)
  }
}

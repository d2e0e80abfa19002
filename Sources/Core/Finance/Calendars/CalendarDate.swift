/// A day of the proleptic Gregorian calendar, in the years 1 to 9999.
package struct CalendarDate: Hashable, Sendable {
  /// The year, from 1 to 9999.
  package let year: Int
  /// The month of the year, from 1 to 12.
  package let month: Int
  /// The day of the month, from 1 to 31.
  package let day: Int

  /// The date of a year, month and day, or nil when there is no such day, as with 29 February 2027.
  package init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), 1...12 ~= month,
      1...Self.lengthOfMonth(month, of: year) ~= day
    else { return nil }
    self.init(checkedYear: year, month: month, day: day)
  }

  private init(checkedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The first date of the calendar: 1 January of the year 1.
  package static let earliest = CalendarDate(checkedYear: 1, month: 1, day: 1)
  /// The last date of the calendar: 31 December 9999.
  package static let latest = CalendarDate(checkedYear: 9999, month: 12, day: 31)

  private static let years = 1...9999
}

extension CalendarDate: Comparable {
  package static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

// MARK: - Months

extension CalendarDate {
  package var daysInMonth: Int { Self.lengthOfMonth(month, of: year) }

  package var firstOfMonth: CalendarDate {
    CalendarDate(checkedYear: year, month: month, day: 1)
  }

  /// The first day of the following month; in December 9999, that of the date's own month.
  package var firstOfNextMonth: CalendarDate { firstOfMonth.addingMonths(1) }

  /// The same day `count` months later, or the last day of that month if it is shorter.
  ///
  /// In a series, count every date from the first one: otherwise 31 January becomes 28 February and
  /// then 28 March. A negative count goes back. Beyond the ends of the calendar the result is the
  /// earliest or the latest date.
  ///
  ///     january31.addingMonths(1)  // 28 February
  ///     january31.addingMonths(2)  // 31 March
  package func addingMonths(_ count: Int) -> CalendarDate {
    let (months, overflow) = (year * 12 + month - 1).addingReportingOverflow(count)
    guard !overflow, months >= Self.years.lowerBound * 12 else {
      return count < 0 ? .earliest : .latest
    }
    let (year, month) = (months / 12, months % 12 + 1)
    guard year <= Self.years.upperBound else { return .latest }
    let day = min(day, Self.lengthOfMonth(month, of: year))
    return CalendarDate(checkedYear: year, month: month, day: day)
  }

  private static func lengthOfMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

// MARK: - Days

extension CalendarDate {
  /// The days since 1 January 1970; negative before it.
  ///
  /// By `days_from_civil` in Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”. Years
  /// are counted from March, so that a leap day is the last of its year. Day 0 of that count is 1
  /// March of the year 0, which is 719,468 days before 1970.
  package var dayNumber: Int {
    let marchYear = month > 2 ? year : year - 1
    let monthsSinceMarch = (month + 9) % 12
    let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
    let dayOfYear = (153 * monthsSinceMarch + 2) / 5 + day - 1
    return marchYear * 365 + leapDays + dayOfYear - 719_468
  }

  /// The date `dayNumber` days after 1 January 1970, or nil outside the years 1 to 9999.
  ///
  /// By `civil_from_days` in the same paper as ``dayNumber``.
  package init?(dayNumber: Int) {
    guard Self.earliest.dayNumber...Self.latest.dayNumber ~= dayNumber else { return nil }
    let (era, dayOfEra) = (dayNumber + 719_468).quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100)
    let monthsSinceMarch = (5 * dayOfYear + 2) / 153
    let month = (monthsSinceMarch + 2) % 12 + 1
    self.init(
      checkedYear: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthsSinceMarch + 2) / 5 + 1)
  }

  /// The date `count` days later, or earlier when negative.
  ///
  /// Beyond the ends of the calendar the result is the earliest or the latest date.
  package func addingDays(_ count: Int) -> CalendarDate {
    let (number, overflow) = dayNumber.addingReportingOverflow(count)
    guard !overflow, let date = CalendarDate(dayNumber: number) else {
      return count < 0 ? .earliest : .latest
    }
    return date
  }

  /// The days from this date to another; negative when the other is earlier.
  package func days(until other: CalendarDate) -> Int {
    other.dayNumber - dayNumber
  }
}

/// The day of the month on which payments are due; the last day in shorter months.
package struct DueDay: Equatable, Sendable {
  /// The day from 1 to 31.
  package let day: Int

  package init(day: Int) {
    self.day = day
  }

  /// The due date in the month of a date.
  package func date(inMonthOf date: CalendarDate) -> CalendarDate {
    let day = min(day, date.daysInMonth)
    return CalendarDate(year: date.year, month: date.month, day: day) ?? date
  }

  /// The due date nearest to a day.
  package func nearest(to day: CalendarDate) -> CalendarDate {
    let dates = [-1, 0, 1].map { date(inMonthOf: day.firstOfMonth.addingMonths($0)) }
    return dates.min { abs(day.days(until: $0)) < abs(day.days(until: $1)) } ?? day
  }

  /// The first due date from a day on, that day included.
  package func next(from day: CalendarDate) -> CalendarDate {
    let thisMonth = date(inMonthOf: day)
    return thisMonth < day ? date(inMonthOf: day.firstOfNextMonth) : thisMonth
  }

  /// The newest due date before a day.
  package func last(before day: CalendarDate) -> CalendarDate {
    let thisMonth = date(inMonthOf: day)
    return thisMonth < day ? thisMonth : date(inMonthOf: day.addingDays(-day.day))
  }

  /// The first due date from today on that is not paid yet.
  package func next(from today: CalendarDate, paidFor paid: CalendarDate?) -> CalendarDate {
    let due = next(from: today)
    guard let paid, due <= paid else { return due }
    return date(inMonthOf: paid.firstOfNextMonth)
  }

  /// Consecutive due dates, each counted from the first.
  package func dates(from first: CalendarDate, count: Int) -> [CalendarDate] {
    (0..<count).map { date(inMonthOf: first.firstOfMonth.addingMonths($0)) }
  }
}

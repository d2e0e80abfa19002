/// A day of every month on which an event repeats (RFC 5545, 3.3.10).
///
/// Rules skip a month that lacks their day, so a day after the 28th is the last one that there is of
/// several: of the 28th to the 30th for the 30th.
///
///     MonthlyRule(DueDay(day: 5))   // FREQ=MONTHLY;BYMONTHDAY=5
///     MonthlyRule(DueDay(day: 30))  // FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1
package struct MonthlyRule: Equatable, Sendable {
  /// The day of the month that the dates count from.
  package let day: DueDay
  /// The days by which each date is before that day, from 0 to 27.
  package let daysEarly: Int
  /// The last date; nil where the rule does not end.
  package let last: CalendarDate?

  package init(_ day: DueDay, daysEarly: Int = 0, last: CalendarDate? = nil) {
    self.day = day
    self.daysEarly = daysEarly
    self.last = last
  }

  /// The rule as a file has it; its end is a local time, as the start of an event is.
  var text: String {
    let end = last.map { ";UNTIL=\(Calendar.time(on: $0))" }
    return "FREQ=MONTHLY;\(days)\(end ?? "")"
  }

  private var days: String {
    let (day, shortest) = (day.day, 28)
    // Days are counted from the end of a month as well: the last one is -1.
    let fromEnd = -1 - daysEarly
    switch (day, daysEarly) {
    case (...shortest, ..<day): return "BYMONTHDAY=\(day - daysEarly)"
    case (...shortest, _): return "BYMONTHDAY=\(day + fromEnd)"
    case (_, 0):
      return "BYMONTHDAY=\((shortest...day).map(String.init).joined(separator: ","));BYSETPOS=-1"
    case (31, _): return "BYMONTHDAY=\(fromEnd)"
    default: return "BYMONTHDAY=\(day - daysEarly),\(fromEnd);BYSETPOS=1"
    }
  }
}

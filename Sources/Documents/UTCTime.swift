import Finance

/// A second in coordinated universal time, as files write it.
struct UTCTime {
  private let date: CalendarDate
  private let hour: Int
  private let minute: Int
  private let second: Int

  /// The time so many seconds after the start of 1970; outside the years 1 to 9999, that start.
  init(_ seconds: Int) {
    let (quotient, remainder) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let (day, second) = remainder < 0 ? (quotient - 1, remainder + 86_400) : (quotient, remainder)
    guard let date = CalendarDate(dayNumber: day) else {
      self.init(0)
      return
    }
    self.init(date, hour: second / 3_600, minute: second / 60 % 60, second: second % 60)
  }

  init(_ date: CalendarDate, hour: Int, minute: Int, second: Int = 0) {
    self.date = date
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Without marks between the parts, as calendars write it: `20261120T100000`.
  var basic: String { written(dash: "", colon: "") }

  /// As ISO 8601 likes it: `2026-11-20T10:00:00Z`.
  var extended: String { written(dash: "-", colon: ":") + "Z" }

  private func written(dash: String, colon: String) -> String {
    let day = [(date.year, 4), (date.month, 2), (date.day, 2)].map(Digits.padded)
    let time = [(hour, 2), (minute, 2), (second, 2)].map(Digits.padded)
    return day.joined(separator: dash) + "T" + time.joined(separator: colon)
  }
}

/// A time to the second in Coordinated Universal Time (UTC).
package struct UTCTime: Hashable, Sendable {
  /// The day, in UTC.
  package let date: CalendarDate
  private let hour: Int
  private let minute: Int
  private let second: Int

  /// The time `seconds` after the start of 1970; outside the years 1 to 9999, the start of 1970.
  package init(_ seconds: Int) {
    let (quotient, remainder) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let (day, second) = remainder < 0 ? (quotient - 1, remainder + 86_400) : (quotient, remainder)
    guard let date = CalendarDate(dayNumber: day) else {
      self.init(0)
      return
    }
    self.init(date, hour: second / 3_600, minute: second / 60 % 60, second: second % 60)
  }

  /// A time of a day: hours from 0 to 23, minutes and seconds from 0 to 59.
  ///
  /// The caller keeps to these ranges; they are not checked.
  package init(_ date: CalendarDate, hour: Int, minute: Int, second: Int = 0) {
    self.date = date
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Reads the form that ``extended`` writes; nil for any other.
  package init?(extended text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 20, bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":"), bytes[19] == UInt8(ascii: "Z"),
      let date = CalendarDate(iso: text.prefix(10)),
      let hour = Digits.number(bytes[11..<13]), hour < 24,
      let minute = Digits.number(bytes[14..<16]), minute < 60,
      let second = Digits.number(bytes[17..<19]), second < 60
    else { return nil }
    self.init(date, hour: hour, minute: minute, second: second)
  }

  /// The basic form of ISO 8601, without the `Z`, as calendar files write it: `20261120T100000`.
  package var basic: String { written(dash: "", colon: "") }

  /// The extended form of ISO 8601: `2026-11-20T10:00:00Z`.
  package var extended: String { written(dash: "-", colon: ":") + "Z" }

  private func written(dash: String, colon: String) -> String {
    let day = [(date.year, 4), (date.month, 2), (date.day, 2)].map(Digits.padded)
    let time = [(hour, 2), (minute, 2), (second, 2)].map(Digits.padded)
    return day.joined(separator: dash) + "T" + time.joined(separator: colon)
  }
}

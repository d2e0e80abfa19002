package import Finance

/// A second in UTC, written as RFC 3339 does: "2026-11-20T06:15:00Z".
package struct UTCTime: Hashable, Sendable {
  package let date: CalendarDate
  private let secondOfDay: Int

  /// The time so many seconds after the start of 1970; beyond the calendar, that start.
  package init(seconds: Int64) {
    let (day, second) = seconds.quotientAndRemainder(dividingBy: Self.day)
    let isBefore = second < 0
    let date = CalendarDate(dayNumber: Int(day) - (isBefore ? 1 : 0))
    self.date = date ?? .start
    secondOfDay = date == nil ? 0 : Int(isBefore ? second + Self.day : second)
  }

  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 20, bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":"), bytes[19] == UInt8(ascii: "Z"),
      let date = CalendarDate(iso: text.prefix(10)),
      let hour = Self.number(bytes[11..<13], below: 24),
      let minute = Self.number(bytes[14..<16], below: 60),
      let second = Self.number(bytes[17..<19], below: 60)
    else { return nil }
    self.date = date
    secondOfDay = hour * 3_600 + minute * 60 + second
  }

  package var text: String {
    let parts = [secondOfDay / 3_600, secondOfDay / 60 % 60, secondOfDay % 60]
    return date.iso + "T" + parts.map(Self.twoDigits).joined(separator: ":") + "Z"
  }

  private static let day: Int64 = 86_400

  private static func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }

  private static func number(_ digits: ArraySlice<UInt8>, below limit: Int) -> Int? {
    var number = 0
    for digit in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number < limit ? number : nil
  }
}

extension CalendarDate {
  fileprivate static let start = CalendarDate.earliest.addingDays(
    -CalendarDate.earliest.dayNumber)
}

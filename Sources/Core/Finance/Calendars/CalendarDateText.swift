extension CalendarDate {
  /// Reads `YYYY-MM-DD` (ISO 8601); nil for any other spelling and for days that do not exist.
  package init?(iso text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Digits.number(bytes[0..<4]), let month = Digits.number(bytes[5..<7]),
      let day = Digits.number(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The date as `YYYY-MM-DD` (ISO 8601).
  package var iso: String {
    let padded = Digits.padded
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// A number of days in words: "1 day", "2 days".
  package static func words(ofDays days: Int) -> String { days == 1 ? "1 day" : "\(days) days" }

  /// The date in words, with the month's name so that the order is clear: "5 December 2026".
  package var words: String { "\(day) \(monthAndYear)" }

  /// The date in words without the year: "5 December".
  package var dayAndMonth: String { "\(day) \(monthName)" }

  /// The date in short words, for narrow columns: "5 Dec 2026".
  package var shortWords: String { "\(day) \(Self.shortMonthNames[month - 1]) \(year)" }

  /// The month and year in words: "February 2032".
  package var monthAndYear: String { "\(monthName) \(year)" }

  /// The English name of the month: "January".
  package var monthName: StaticString { Self.monthNames[month - 1] }

  /// The English name of the day of the week: "Sunday".
  package var weekdayName: StaticString {
    // 1 January 1970, day 0, was a Thursday. Days before it have negative numbers.
    Self.weekdayNames[(dayNumber % 7 + 7) % 7]
  }

  private static let weekdayNames: [StaticString] = [
    "Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday",
  ]

  /// The first three letters of the English names of the months: "Jan" to "Dec".
  package static let shortMonthNames = monthNames.map { String($0.description.prefix(3)) }

  private static let monthNames: [StaticString] = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

extension CalendarDate: CustomStringConvertible {
  package var description: String { iso }
}

/// Reads and writes numbers of a fixed width, as dates and file formats have them.
package enum Digits {
  /// The number with zeros before it, at least `width` digits long.
  package static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// The number in ASCII digits, or nil when another byte is among them.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for byte in bytes {
      guard let digit = byte.asciiDigit else { return nil }
      number = number * 10 + digit
    }
    return number
  }
}

package import Finance

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
    var bytes: [UInt8] = []
    writeISO(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the date as `YYYY-MM-DD`, in ASCII.
  package func writeISO(into bytes: inout [UInt8]) {
    bytes.append(decimal: UInt64(year), atLeast: 4)
    bytes.append(UInt8(ascii: "-"))
    bytes.append(decimal: UInt64(month), atLeast: 2)
    bytes.append(UInt8(ascii: "-"))
    bytes.append(decimal: UInt64(day), atLeast: 2)
  }

  /// The date in words, with the month's name so that the order is clear: "5 December 2026".
  package var words: String { "\(day) \(monthAndYear)" }

  /// The date in words without the year, where the year is plain: "5 December".
  package var dayAndMonth: String { "\(day) \(monthName)" }

  /// The date in short words, for narrow columns: "5 Dec 2026".
  package var shortWords: String { "\(day) \(monthName.description.prefix(3)) \(year)" }

  /// The month and year in words: "February 2032".
  package var monthAndYear: String { "\(monthName) \(year)" }

  /// The short words as three texts to write one after another: "5", " Dec ", "2026".
  package var shortTexts: (day: ShortText, month: ShortText, year: ShortText) {
    (ShortText(UInt32(day)), Self.monthTexts[month - 1], ShortText(UInt32(year)))
  }

  /// The English name of the month: "January".
  package var monthName: StaticString { Self.monthNames[month - 1] }

  private static let monthTexts = monthNames.compactMap {
    ShortText(" \($0.description.prefix(3)) ")
  }

  private static let monthNames: [StaticString] = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

extension CalendarDate: CustomStringConvertible {
  package var description: String { iso }
}

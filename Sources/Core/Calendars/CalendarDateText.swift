package import Finance

extension CalendarDate {
  /// The date of `YYYY-MM-DD`, exactly so, or nil.
  package init?(iso text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Digits.number(bytes[0..<4]), let month = Digits.number(bytes[5..<7]),
      let day = Digits.number(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The date as `YYYY-MM-DD`.
  package var iso: String {
    var bytes: [UInt8] = []
    writeISO(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  package func writeISO(into bytes: inout [UInt8]) {
    bytes.append(decimal: UInt64(year), atLeast: 4)
    bytes.append(UInt8(ascii: "-"))
    bytes.append(decimal: UInt64(month), atLeast: 2)
    bytes.append(UInt8(ascii: "-"))
    bytes.append(decimal: UInt64(day), atLeast: 2)
  }

  /// The date in words, in an order that nobody has to guess: "5 December 2026".
  package var words: String { "\(day) \(monthAndYear)" }

  /// The date in words without its year, where that is plain: "5 December".
  package var dayAndMonth: String { "\(day) \(monthName)" }

  /// The date in words where there is little room: "5 Dec 2026".
  package var shortWords: String { "\(day) \(monthName.description.prefix(3)) \(year)" }

  /// The month in words: "February 2032".
  package var monthAndYear: String { "\(monthName) \(year)" }

  /// The short words in three texts to write one after another: "5", " Dec ", "2026".
  package var shortTexts: (day: ShortText, month: ShortText, year: ShortText) {
    (ShortText(UInt32(day)), Self.monthTexts[month - 1], ShortText(UInt32(year)))
  }

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

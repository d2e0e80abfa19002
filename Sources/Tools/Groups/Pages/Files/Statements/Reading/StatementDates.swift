/// The orders in which a statement may write its dates.
enum StatementDates: String, CaseIterable, Sendable {
  case ymd, dmy, mdy

  /// The orders that fit all of some dates.
  static func fitting(_ texts: [String]) -> [StatementDates] {
    var orders = allCases
    for text in texts where !orders.isEmpty {
      let written = Written(text)
      orders.removeAll { written.date($0) == nil }
    }
    return orders
  }

  /// The day number a year after today; later dates are not likely.
  ///
  /// There is no last day where today is unknown.
  static func lastDay(from today: CalendarDate) -> Int {
    today == .earliest ? .max : today.dayNumber + 366
  }

  /// The orders that fit all of some dates and make them likely days.
  ///
  /// Years of two digits are likely from ten years ago to a year ahead. They are read as the first part
  /// of a date only if they do not fit as the last, or if the date has hyphens.
  static func fitting(_ texts: [String], today: CalendarDate) -> [StatementDates] {
    let fitting = fitting(texts)
    guard fitting.count > 1, texts.contains(where: hasShortYear) else { return fitting }
    let days = (today.dayNumber - 3_653)...lastDay(from: today)
    let likely =
      today == .earliest
      ? fitting
      : fitting.filter { order in
        texts.allSatisfy { text in order.date(text).map { days ~= $0.dayNumber } ?? false }
      }
    let left = likely.isEmpty ? fitting : likely
    let hasHyphens = texts.allSatisfy { $0.contains("-") && $0.allSatisfy { !$0.isLetter } }
    return hasHyphens || left.count == 1 ? left : left.filter { $0 != .ymd }
  }

  private static func hasShortYear(_ text: String) -> Bool {
    let parts = text.utf8.split { separators.contains($0) }
    return parts.count >= 3 && parts.prefix(3).allSatisfy { $0.count < 4 }
  }

  /// True for a text that is a date in some order.
  static func isDate(_ text: String) -> Bool { !fitting([text]).isEmpty }

  /// The order that fits most of some dates; the first of equal ones.
  static func closest(to texts: [String]) -> StatementDates {
    let counts = allCases.map { order in texts.count { order.date($0) != nil } }
    let most = counts.max()
    return zip(allCases, counts).first { $1 == most }?.0 ?? .ymd
  }

  private static let separators = Array(" /-.,".utf8)

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// A date in this order: `2026-11-02`, `20261102`, `02/11/26`, `2 Nov 2026`; nil for another text.
  ///
  /// Of years with two digits, 70 to 99 are those of the last century.
  func date(_ text: String) -> CalendarDate? { Written(text).date(self) }
}

extension StatementDates {
  /// A text as parts of a date, in the order in which they stand.
  private struct Written {
    private let first: Substring
    private let second: Substring
    private let third: Substring
    private let isEightDigits: Bool

    init(_ text: String) {
      let digits = text.utf8.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      // Eight digits without signs begin with the year, as OFX has them.
      isEightDigits = digits.count == 8
      guard !isEightDigits else {
        let all = Substring(digits)
        (first, second, third) = (all.prefix(4), all.dropFirst(4).prefix(2), all.suffix(2))
        return
      }
      var rest = text.utf8[...]
      func isSeparator(_ byte: UInt8) -> Bool { separators.contains(byte) }
      func nextPart() -> Substring {
        rest = rest.drop(while: isSeparator)
        let part = rest.prefix { !isSeparator($0) }
        rest = rest[part.endIndex...]
        return Substring(part)
      }
      (first, second) = (nextPart(), nextPart())
      // A time may follow.
      third = nextPart().prefix { $0 != "T" }
    }

    /// The date in an order; nil for another text.
    func date(_ order: StatementDates) -> CalendarDate? {
      guard !isEightDigits || order == .ymd else { return nil }
      return switch order {
      case .ymd: StatementDates.date(year: first, month: second, day: third)
      case .dmy: StatementDates.date(year: third, month: second, day: first)
      case .mdy: StatementDates.date(year: third, month: first, day: second)
      }
    }
  }

  private static func date(year: Substring, month: Substring, day: Substring) -> CalendarDate? {
    guard [2, 4].contains(year.utf8.count), 1...2 ~= day.utf8.count, let written = Int(year),
      let day = Int(day), written >= 0
    else { return nil }
    let name = String(month.lowercased().prefix(3))
    let number = 1...2 ~= month.utf8.count ? Int(month) : nil
    guard let month = months.firstIndex(of: name).map({ $0 + 1 }) ?? number else { return nil }
    let century = year.utf8.count == 4 ? 0 : written < 70 ? 2000 : 1900
    let date = CalendarDate(year: century + written, month: month, day: day)
    return date.flatMap { 1900...2199 ~= $0.year ? $0 : nil }
  }
}

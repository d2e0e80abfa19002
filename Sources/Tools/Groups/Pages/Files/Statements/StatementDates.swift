import Finance

/// The orders in which a statement may write its dates.
enum StatementDates: String, CaseIterable, Sendable {
  case ymd, dmy, mdy

  /// The orders that fit all of some dates.
  static func fitting(_ texts: [String]) -> [StatementDates] {
    allCases.filter { order in texts.allSatisfy { order.date($0) != nil } }
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
  func date(_ text: String) -> CalendarDate? {
    let digits = text.utf8.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    // Eight digits without signs begin with the year, as OFX has them.
    if digits.count == 8 {
      let all = String(text.prefix(8))
      return self == .ymd
        ? Self.date(year: all.prefix(4), month: all.dropFirst(4).prefix(2), day: all.suffix(2))
        : nil
    }
    var parts = text.utf8.split { Self.separators.contains($0) }.prefix(3).map {
      String(Substring($0))
    }
    guard parts.count == 3 else { return nil }
    // A time may follow.
    parts[2] = String(parts[2].prefix { $0 != "T" })
    return switch self {
    case .ymd: Self.date(year: parts[0], month: parts[1], day: parts[2])
    case .dmy: Self.date(year: parts[2], month: parts[1], day: parts[0])
    case .mdy: Self.date(year: parts[2], month: parts[0], day: parts[1])
    }
  }

  private static func date(
    year: some StringProtocol, month: some StringProtocol, day: some StringProtocol
  ) -> CalendarDate? {
    guard [2, 4].contains(year.utf8.count), 1...2 ~= day.utf8.count, let number = Int(year),
      let day = Int(day), number >= 0
    else { return nil }
    let name = String(month.lowercased().prefix(3))
    guard let month = months.firstIndex(of: name).map({ $0 + 1 }) ?? shortNumber(month) else {
      return nil
    }
    let century = year.utf8.count == 4 ? 0 : number < 70 ? 2000 : 1900
    let date = CalendarDate(year: century + number, month: month, day: day)
    return date.flatMap { 1900...2199 ~= $0.year ? $0 : nil }
  }

  private static func shortNumber(_ text: some StringProtocol) -> Int? {
    1...2 ~= text.utf8.count ? Int(text) : nil
  }
}

package import Calendars
package import Finance

/// A chart of balances over time, with a line for each way of paying.
///
/// Each line ends with its balance, and its name and date are there, or in the corner that lines
/// leave empty when they fall slowly at first. The axes are marked at round amounts and years.
package struct BalanceChart: Equatable, Sendable {
  /// The look of a line, by its meaning.
  package enum Look: String, Sendable {
    /// The visitor's own way of paying.
    case better
    /// The way that costs more.
    case costly
    /// A way that is neither good nor costly.
    case plain
  }

  /// A way of paying.
  package struct Line: Equatable, Sendable {
    package let look: Look
    /// The name at its end: "£55 a month".
    package let name: String
    /// The words below the name: "clear Feb 2032".
    package let end: String
    /// The balance at the start and after each month, zero or more.
    package let balances: [Money]

    package init(_ look: Look, _ name: String, end: String, balances: [Money]) {
      self.look = look
      self.name = name
      self.end = end
      self.balances = balances
    }

    /// The line in words, such as "£55 a month: clear Feb 2032.".
    package var words: String { "\(name): \(end)." }

    /// The number of months from the start to its end.
    package var months: Int { balances.count - 1 }
  }

  /// The month of the first balances; nil for an axis in years from now.
  package let start: CalendarMonth?
  package let lines: [Line]

  package let scale: BalanceScale

  /// A chart of one line or two, with balances in one currency.
  package init(from start: CalendarMonth?, in currency: Currency, lines: [Line]) {
    self.start = start
    self.lines = lines
    scale = BalanceScale(
      top: lines.compactMap { $0.balances.max() }.max() ?? .zero(currency),
      months: lines.map(\.months).max() ?? 0)
  }

  /// All lines in words, for those who don't see the chart.
  package var caption: String { lines.map(\.words).joined(separator: " ") }

  /// The round months or years at which the time axis is marked.
  package var times: [AxisTicks.Month] { AxisTicks.times(from: start, count: scale.months) }
}

// MARK: - Names

extension BalanceChart {
  /// The place of a line's name at its end.
  package enum NamePlace: Equatable, Sendable {
    /// Below an end that is high above the axis.
    case below
    /// To the right of the end, just above the axis.
    case beside
    /// Left of the end, at a distance from the top in hundredths of the height.
    case above(hundredths: Int)
  }

  /// The places of all names, in the order of the lines, if there is no empty corner.
  ///
  /// Names far to the right are above their lines, one higher than the other.
  package var namePlaces: [NamePlace] {
    var heights = [66, 44][...]
    return lines.map { line in
      if let last = line.balances.last, scale.isHigh(last) { return .below }
      return scale.isLeft(line.months) ? .beside : .above(hundredths: heights.popFirst() ?? 22)
    }
  }

  /// True when the longest line falls slowly at first, which leaves the upper right corner empty for
  /// the names.
  package var hasEmptyCorner: Bool {
    guard lines.allSatisfy({ $0.balances.last?.isZero == true }),
      let longest = lines.max(by: { $0.months < $1.months })
    else { return false }
    let half = longest.balances[longest.months / 2]
    return half + half > longest.balances[0]
  }
}

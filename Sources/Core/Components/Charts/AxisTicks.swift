/// The round values at which the axes of a chart are marked.
package enum AxisTicks {
  /// A month on the time axis with the words below it.
  package struct Month: Equatable, Sendable {
    /// The number of months from the start of the axis.
    package let place: Int
    /// The year, "2030", or on short axes the month, "Apr", with the year in January, or if there
    /// is no January: "Jan 2027".
    package let words: String
  }

  /// Round amounts above zero and below the top of an axis, lowest first.
  ///
  /// They are multiples of 1, 2 or 5 times a power of ten minor units, five at most. Amounts within
  /// a seventh of the top are left out, so that their words do not touch the top's on a low chart.
  ///
  ///     AxisTicks.amounts(below: .pounds(2_292))  // £500, £1,000, £1,500
  ///
  /// - Parameter top: The largest amount of the axis, above zero.
  /// - Returns: The amounts.
  package static func amounts(below top: Money) -> [Money] {
    let most = top.coordinate
    guard most > 0 else { return [] }
    let step = roundStep(dividing: most, into: 5)
    let highest = most - max(most / 7, 1)
    return stride(from: step, through: highest, by: Int(step)).map {
      Money(minorUnits: $0, top.currency)
    }
  }

  /// The smallest of 1, 2, 5, 10, 20, 50 … that fits into `most` at most `count` times.
  private static func roundStep(dividing most: Int64, into count: Int64) -> Int64 {
    var power: Int64 = 1
    while true {
      for step in [power, 2 * power, 5 * power] where most / step <= count { return step }
      power *= 10
    }
  }

  /// Round months of a time axis: Januaries, on axes of up to two years first months of quarters and
  /// the like.
  ///
  /// There are seven years or four months at most. The first 6 % of the axis have none, because
  /// they would run into "Now", nor do the last 3 %, where they would be cut off.
  ///
  ///     AxisTicks.months(from: november2026, count: 302).map(\.words)
  ///     // 2030, 2035, 2040, 2045, 2050
  ///
  /// - Parameters:
  ///   - start: The month at the left end.
  ///   - count: The length of the axis in months.
  /// - Returns: The months, earliest first.
  package static func months(from start: CalendarMonth, count: Int) -> [Month] {
    guard count > 0 else { return [] }
    let isShort = count <= 24
    let step = isShort ? monthStep(for: count) : 12 * yearStep(for: count)
    let first = step - (start.year * 12 + start.month - 1) % step
    let marked = stride(from: first, through: count, by: step)
      .filter { $0 * 100 >= count * 6 && $0 * 100 <= count * 97 }
      .map { (place: $0, month: start.addingMonths($0)) }
    guard isShort else {
      return marked.map { Month(place: $0.place, words: "\($0.month.year)") }
    }
    let hasJanuary = marked.contains { $0.month.month == 1 }
    return marked.enumerated().map { index, mark in
      let hasYear = hasJanuary ? mark.month.month == 1 : index == 0
      let words = mark.month.shortWords
      return Month(place: mark.place, words: hasYear ? words : String(words.prefix(3)))
    }
  }

  /// Round numbers of years from the start of an axis that begins at no month of its own.
  ///
  ///     AxisTicks.years(count: 302).map(\.words)  // 5 yrs, 10 yrs, 15 yrs, 20 yrs
  ///
  /// The last 6 % of the axis have none, since their words would go on beyond its end.
  ///
  /// - Parameter count: The length of the axis in months.
  /// - Returns: The years, lowest first; none on axes of up to two years.
  package static func years(count: Int) -> [Month] {
    guard count > 24 else { return [] }
    let step = yearStep(for: count)
    return stride(from: step, through: count * 94 / 1_200, by: step).map {
      Month(place: 12 * $0, words: $0 == 1 ? "1 yr" : "\($0) yrs")
    }
  }

  /// Round months from a month, or round numbers of years if the axis does not begin at a month.
  ///
  /// - Parameters:
  ///   - start: The month at the left end; nil for none.
  ///   - count: The length of the axis in months.
  /// - Returns: The marks, earliest first.
  package static func times(from start: CalendarMonth?, count: Int) -> [Month] {
    start.map { months(from: $0, count: count) } ?? years(count: count)
  }

  private static func monthStep(for count: Int) -> Int {
    [1, 2, 3].first { count / $0 <= 4 } ?? 6
  }

  private static func yearStep(for count: Int) -> Int {
    [1, 2, 5, 10, 20].first { count / (12 * $0) <= 6 } ?? 50
  }
}

/// A chart of balances over time, with a line for each way of paying.
///
/// Each line ends with its balance, and its name and date are there if they touch no line, else above
/// the chart. The axes are marked at round amounts and years.
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
  /// The word for the left end of the time axis.
  package let beginning: String
  package static let now = "Now"
  package let lines: [Line]

  package let scale: BalanceScale

  /// A chart of one line or two, with balances in one currency.
  package init(
    from start: CalendarMonth?, beginning: String = now, in currency: Currency, lines: [Line]
  ) {
    self.start = start
    self.beginning = beginning
    self.lines = lines
    scale = BalanceScale(
      top: lines.compactMap { $0.balances.max() }.max() ?? .zero(currency),
      months: lines.map(\.months).max() ?? 0)
  }

  /// All lines in words, for those who don’t see the chart.
  package var caption: String { lines.map(\.words).joined(separator: " ") }

  /// The round months or years at which the time axis is marked.
  package var times: [AxisTicks.Month] { AxisTicks.times(from: start, count: scale.months) }
}

// MARK: - Names

extension BalanceChart {
  /// Finds places for the names of all lines, each at the end of its line.
  ///
  /// - Parameter room: The least size of the plot.
  /// - Returns: The places in the order of the lines; nil if a name would touch a line.
  package func namePlaces(in room: NamePlacing.Room) -> [NamePlace]? {
    namePlaces(in: room, through: linePoints)
  }

  /// The points of all lines, to find places in plots of several sizes.
  package var linePoints: [[NamePlacing.Point]] { lines.map { scale.places(of: $0.balances) } }

  /// Finds places as ``namePlaces(in:)`` does, with the points of ``linePoints``.
  package func namePlaces(
    in room: NamePlacing.Room, through points: [[NamePlacing.Point]]
  ) -> [NamePlace]? {
    for order in [Array(lines.indices), lines.indices.reversed()] {
      var placing = NamePlacing(lines: points, dots: points.compactMap(\.last), in: room)
      var places: [Int: NamePlace] = [:]
      for number in order {
        guard let end = points[number].last else { return nil }
        let name = NameSize(lines[number].name, lines[number].end, rows: 2)
        places[number] = Self.candidates(for: end).first {
          placing.put(name, $0, of: end, nextTo: number)
        }
      }
      let found = lines.indices.compactMap { places[$0] }
      if found.count == lines.count { return found }
    }
    return nil
  }

  /// The places for a name, those next to its end first.
  private static func candidates(for end: NamePlacing.Point) -> [NamePlace] {
    let above = stride(from: 90, through: 6, by: -4).map { NamePlace.above(hundredths: $0) }
    guard end.y >= 1_000 else { return [.below] + above }
    let within = stride(from: end.x - 40, through: 200, by: -25).map {
      NamePlace.within(thousandths: $0)
    }
    return [.beside] + above + within
  }
}

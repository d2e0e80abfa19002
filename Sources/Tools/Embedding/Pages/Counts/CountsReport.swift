/// The counts of a partner as it may see them: a number from 1 to 4 is told to nobody.
struct CountsReport: Sendable {
  /// The numbers of one tool; nil for one from 1 to 4.
  struct ToolCount: Sendable {
    let tool: String
    let shown: Int?
    let answered: Int?
  }

  /// The numbers of one day.
  struct Day: Sendable {
    let date: CalendarDate
    let tools: [ToolCount]
  }

  /// The sums of the numbers that are told; so no subtraction tells another one.
  struct Total: Sendable {
    let tool: String
    let shown: Int
    let answered: Int

    /// True for a sum that a number is left out of.
    let shownIsAtLeast: Bool
    let answeredIsAtLeast: Bool

    var isAtLeast: Bool { shownIsAtLeast || answeredIsAtLeast }
  }

  let partner: String
  let days: [Day]
  let totals: [Total]

  /// A report on a tally of a partner alone, with tools in a given order.
  init(of partner: String, _ tally: FrameTally, tools: [String]) {
    self.partner = partner
    let counts = tally.counts
    let order = tools + Set(counts.keys.map(\.tool)).subtracting(tools).sorted()
    let dates = Set(counts.keys.map(\.date)).sorted()
    days = dates.map { date in
      Day(
        date: date,
        tools: order.compactMap { tool in
          counts[.init(date: date, partner: partner, tool: tool)].map {
            ToolCount(
              tool: tool, shown: Self.told($0.shown), answered: Self.told($0.answered))
          }
        })
    }
    totals = order.compactMap { [days] in Self.total(of: $0, days) }
  }

  private static func told(_ number: Int) -> Int? {
    (1..<fewest).contains(number) ? nil : number
  }

  private static func total(of tool: String, _ days: [Day]) -> Total? {
    let counts = days.flatMap(\.tools).filter { $0.tool == tool }
    guard !counts.isEmpty else { return nil }
    return Total(
      tool: tool, shown: counts.compactMap(\.shown).reduce(0, +),
      answered: counts.compactMap(\.answered).reduce(0, +),
      shownIsAtLeast: counts.contains { $0.shown == nil },
      answeredIsAtLeast: counts.contains { $0.answered == nil })
  }

  /// The smallest number that is told, besides 0.
  static let fewest = 5

  /// The words for a number that is not told.
  static let few = "fewer than \(fewest)"
}

// MARK: - Files

extension CountsReport {
  static let shape = Shape<CountsReport> {
    Member("partner", .text) { $0.partner }
    Member("from", .nullable(.date)) { $0.days.first?.date }
    Member("to", .nullable(.date)) { $0.days.last?.date }
    Member("days", .list(day)) { $0.days }
    Member("total", .list(total)) { $0.totals }
  }

  private static let day = Shape<Day> {
    Member("date", .date) { $0.date }
    Member("tools", .list(tool)) { $0.tools }
  }

  private static let tool = Shape<ToolCount> {
    Member("tool", .text) { $0.tool }
    Member("shown", .nullable(.count)) { $0.shown }
    Member("answered", .nullable(.count)) { $0.answered }
  }

  private static let total = Shape<Total> {
    Member("tool", .text) { $0.tool }
    Member("shown", .count) { $0.shown }
    Member("answered", .count) { $0.answered }
    Member("atLeast", .truth) { $0.isAtLeast }
  }

  /// A line for each day and tool.
  var csv: [UInt8] {
    var csv = CSV(header: ["Date", "Tool", "Shown", "Answered"])
    for day in days {
      for tool in day.tools {
        csv.append([
          .date(day.date), .text(tool.tool), Self.cell(tool.shown),
          Self.cell(tool.answered),
        ])
      }
    }
    return csv.bytes
  }

  private static func cell(_ number: Int?) -> CSV.Cell {
    number.map { .count($0) } ?? .text(few)
  }
}

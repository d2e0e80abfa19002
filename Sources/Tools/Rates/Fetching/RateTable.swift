package import MortgageRates

/// A table of dates and rates as the services send it: a line with the names of its columns, then a
/// line for each date, with commas between the cells.
package struct RateTable {
  private let source: RateSource
  private let names: [String]
  private let rows: [(line: Int, cells: [String])]
  private let dateColumn: Int

  /// Reads the lines of a table; a byte order mark, CR LF and empty lines at its end are passed over.
  package init(_ body: [UInt8], from source: RateSource) throws(InvalidRates) {
    let text = body.starts(with: [0xEF, 0xBB, 0xBF]) ? body.dropFirst(3) : body[...]
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    while lines.last?.isEmpty == true { lines.removeLast() }
    self.source = source
    names = lines.first.map(Self.cells) ?? []
    guard let dateColumn = names.firstIndex(where: source.dateColumns.contains) else {
      throw .notATable
    }
    self.dateColumn = dateColumn
    guard lines.count > 1 else { throw .noRows }
    rows = zip(2..., lines.dropFirst()).map { (line: $0, cells: Self.cells($1)) }
  }

  private static func cells(_ line: ArraySlice<UInt8>) -> [String] {
    line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The rates of each series, in its order; a column without any value has none.
  ///
  /// - Parameters:
  ///   - series: The series that were asked for, each of which has one column.
  ///   - today: The day of asking; the server may be in a time zone where it is tomorrow already.
  /// - Returns: A list for each of `series`, in their order.
  /// - Throws: The first thing that is wrong with the table.
  package func rates(
    of series: [RateSeries], on today: CalendarDate
  ) throws(InvalidRates) -> [[DatedRate]] {
    var columns: [Int] = []
    for each in series { columns.append(try column(of: each)) }
    var rates: [[DatedRate]] = Array(repeating: [], count: series.count)
    var dates: Set<CalendarDate> = []
    for row in rows {
      guard row.cells.count == names.count, let date = source.date(row.cells[dateColumn]) else {
        throw .wrongRow(line: row.line)
      }
      guard date <= today.addingDays(1) else { throw .inFuture(date) }
      guard dates.insert(date).inserted else { throw .dateTwice(date) }
      for (place, column) in columns.enumerated() {
        let cell = row.cells[column]
        guard !source.missing.contains(cell) else { continue }
        guard let rate = Percentage(plain: cell),
          let dated = DatedRate(date: date, rate: rate, from: source)
        else { throw .wrongRow(line: row.line) }
        rates[place].append(dated)
      }
    }
    return rates
  }

  private func column(of series: RateSeries) throws(InvalidRates) -> Int {
    let columns = names.indices.filter { names[$0] == series.id }
    guard columns.count == 1 else { throw .wrongColumns }
    return columns[0]
  }
}

extension RateSource {
  /// The names that the column of dates has, or had.
  fileprivate var dateColumns: [String] {
    switch self {
    case .fred: ["observation_date", "DATE"]
    case .bankOfEngland: ["DATE"]
    }
  }

  /// The cells that stand for no rate.
  fileprivate var missing: [String] {
    switch self {
    case .fred: ["", "."]
    case .bankOfEngland: ["", "..", "n/a"]
    }
  }

  /// A date as the source writes it: "2026-11-19", or "1 Sep 2026".
  fileprivate func date(_ text: String) -> CalendarDate? {
    switch self {
    case .fred: CalendarDate(iso: text)
    case .bankOfEngland: CalendarDate(dayMonthYear: text)
    }
  }
}

extension CalendarDate {
  /// Reads a date like "30 Apr 2026" or "1 Sep 2026"; nil for any other spelling.
  fileprivate init?(dayMonthYear text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, let month = Self.shortMonthNames.firstIndex(of: String(parts[1])),
      let day = Self.number(parts[0], digits: 1...2),
      let year = Self.number(parts[2], digits: 4...4)
    else { return nil }
    self.init(year: year, month: month + 1, day: day)
  }

  private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
    let isNumber = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return isNumber && digits.contains(text.utf8.count) ? Int(text) : nil
  }
}

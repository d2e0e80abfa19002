/// Finds the line with the names of the columns in a statement, above which banks write other lines.
enum StatementHeader {
  private typealias Row = CSVTable.Row

  /// The first line whose names fit, or else the first with the name of a date, or else the line above
  /// the payments; the first payment in a file without names.
  static func place(in rows: [CSVTable.Row]) -> Int {
    let fitting = rows.firstIndex { row in
      row.cells.count > 1 && StatementColumns(row.cells).areHeader && !hasDate(row.cells)
    }
    return fitting ?? dated(in: rows) ?? abovePayments(in: rows) ?? 0
  }

  private static func dated(in rows: [Row]) -> Int? {
    let dated = rows.indices.prefix(20).filter {
      StatementColumns(rows[$0].cells).date != nil && !hasDate(rows[$0].cells)
    }
    return dated.first { place in
      rows[place].cells.contains { StatementColumns.rank($0.trimmed.lowercased()) == 0 }
    } ?? dated.first
  }

  /// The line above the first payment if it has a name for each of its cells, or else the payment.
  ///
  /// Payments have a date, an amount and as many cells as most lines that have both.
  private static func abovePayments(in rows: [Row]) -> Int? {
    let places = rows.indices.prefix(200).filter {
      hasDate(rows[$0].cells) && rows[$0].cells.contains(where: isAmount)
    }
    let counts = Dictionary(grouping: places) { rows[$0].cells.count }.mapValues(\.count)
    let usual = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    guard let first = places.first(where: { rows[$0].cells.count == usual }) else { return nil }
    guard first > 0, !hasDate(rows[first - 1].cells) else { return first }
    let width = rows[first].cells.lastIndex { !$0.trimmed.isEmpty } ?? 0
    let names = rows[first - 1].cells.lastIndex { !$0.trimmed.isEmpty } ?? 0
    return names >= width ? first - 1 : first
  }

  private static func isAmount(_ cell: String) -> Bool {
    WrittenAmount(cell) != nil && !StatementDates.isDate(cell)
  }

  static func hasDate(_ cells: [String]) -> Bool { cells.contains(where: StatementDates.isDate) }
}

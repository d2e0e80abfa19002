import Formats

extension Target {
  static let csv = Target("CSV") { input in
    let limits = CSVTable.Limits(rows: 20, cells: 10)
    do throws(InvalidCSV) {
      let table = try CSVTable(input, limits: limits)
      precondition(table.rows.count <= limits.rows, "too many rows")
      precondition(table.rows.allSatisfy { $0.cells.count <= limits.cells }, "too many cells")
    } catch {
      precondition(!error.message.isEmpty)
    }
  }
}

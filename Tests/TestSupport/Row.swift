import Testing

/// A row of a table of figures in a test.
package struct Row: CustomTestStringConvertible, Sendable {
  private let cells: [String: String]
  /// The first cell, which names the row.
  package let testDescription: String

  /// The rows of a table: the first line names its columns, and bars stand between cells.
  package static func table(_ text: String) -> [Row] {
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
        cell.split(separator: " ").joined(separator: " ")
      }
    }
    return lines.dropFirst().map { Row(cells: $0, of: lines[0]) }
  }

  private init(cells: [String], of columns: [String]) {
    precondition(cells.count == columns.count, "\(cells) does not have \(columns)")
    self.cells = Dictionary(uniqueKeysWithValues: zip(columns, cells))
    testDescription = cells[0]
  }

  /// The cell of a column.
  package subscript(_ column: String) -> String {
    guard let cell = cells[column] else { preconditionFailure("there is no column \(column)") }
    return cell
  }

  /// The cells of some columns.
  package subscript(_ columns: String...) -> [String] { columns.map { self[$0] } }

  /// The words of the cell of a column.
  package func words(_ column: String) -> [String] {
    let cell: String = self[column]
    return cell.split(separator: " ").map(String.init)
  }

  /// The cell of a column as a whole number.
  package func whole<Number: LosslessStringConvertible>(_ column: String) throws -> Number {
    try #require(Number(self[column]))
  }
}

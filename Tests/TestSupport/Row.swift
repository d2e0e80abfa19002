import Testing

/// A row of a table of figures in a test.
package struct Row: CustomTestStringConvertible, Sendable {
  private let cells: [String: String]
  /// The first cell, which names the row.
  package let testDescription: String

  /// The rows of a table: the first line names its columns, bars stand between cells, and a new line in
  /// one is ¶.
  package static func table(_ text: String) -> [Row] {
    let lines = text.split(separator: "\n").map(parted)
    return lines.dropFirst().map { Row(cells: $0, of: lines[0]) }
  }

  /// Two texts a line, with a bar between them; what a line after two slashes says is of the next one.
  package static func pairs(_ text: String) -> [(String, String)] {
    lines(text, of: 2).map { ($0[0], $0[1]) }
  }

  /// A form, as in an address, and two texts a line.
  package static func forms(_ text: String) -> [([(String, String)], String, String)] {
    lines(text, of: 3).map { (filledIn($0[0]), $0[1], $0[2]) }
  }

  private static func lines(_ text: String, of count: Int) -> [[String]] {
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("//") }.map(parted)
    precondition(rows.allSatisfy { $0.count == count }, "\(rows) does not have \(count) columns")
    return rows
  }

  private static func parted(_ line: Substring) -> [String] {
    line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
      cell.split(separator: " ").joined(separator: " ").replacing("¶", with: "\n")
    }
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

/// The fields of a form, written as in an address, but without escapes.
package func filledIn(_ form: String) -> [(String, String)] {
  form.split(separator: "&").map { field in
    let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), String(parts[1]))
  }
}

/// The rows of a CSV file from outside, read strictly and within limits.
///
/// Cells are separated by commas, semicolons or tabs, whichever the first line has most of; a title
/// above the table may have others. Lines end in CRLF, LF or CR; empty lines are skipped.
package struct CSVTable: Equatable, Sendable {
  /// A line of the table.
  package struct Row: Equatable, Sendable {
    /// The line on which the row begins, counting from 1.
    package let line: Int
    /// The texts of the cells, without their quotation marks.
    package let cells: [String]
  }

  /// The limits beyond which a file is refused.
  package struct Limits: Equatable, Sendable {
    /// The most rows, the header included.
    package let rows: Int
    package let cells: Int

    package init(rows: Int = 10_000, cells: Int = 200) {
      self.rows = rows
      self.cells = cells
    }
  }

  /// The rows in their order, the header first.
  package let rows: [Row]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: How much of it is read.
  /// - Throws: The first fault, with its line.
  package init(_ bytes: [UInt8], limits: Limits = Limits()) throws(InvalidCSV) {
    // UTF-16 begins with a mark of its own.
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
      throw .notUTF8(line: 1)
    }
    var reader = CSVReader(bytes, limits: limits)
    rows = try reader.rows()
  }
}

/// The reasons why a file cannot be read as CSV.
package enum InvalidCSV: Error, Equatable {
  case notUTF8(line: Int)
  case tooManyMarks(line: Int)
  case controlCharacter(line: Int)
  case quoteNotClosed(line: Int)
  case quoteInsideCell(line: Int)
  case textAfterQuote(line: Int)
  case tooManyCells(line: Int, limit: Int)
  case tooManyRows(limit: Int)

  /// A sentence for the visitor, without a full stop.
  package var message: String {
    switch self {
    case .notUTF8(let line):
      "Line \(line) is not UTF-8 text. Save the file as “CSV UTF-8” and try again"
    case .tooManyMarks(let line):
      "Line \(line) has more than \(UnreadableText.mostMarks) accents on one letter"
    case .controlCharacter(let line): "Line \(line) has a character that is not text"
    case .quoteNotClosed(let line): "Line \(line) opens a quotation mark that is never closed"
    case .quoteInsideCell(let line):
      "Line \(line) has a quotation mark inside a cell that does not begin with one"
    case .textAfterQuote(let line): "Line \(line) has text after a closing quotation mark"
    case .tooManyCells(let line, let limit): "Line \(line) has more than \(limit) cells"
    case .tooManyRows(let limit): "The file has more than \(limit) rows"
    }
  }
}

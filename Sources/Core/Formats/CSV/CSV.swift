/// A table as spreadsheets read it (RFC 4180): UTF-8, CRLF, quotes where needed.
///
///     var csv = CSV(header: ["Month", "Card"])
///     csv.append([.count(1), .text("=cmd()")])
///     // Month,Card␍␊1,'=cmd()␍␊
package struct CSV: Equatable, Sendable {
  /// The content of a cell, by where it comes from.
  package enum Cell: Equatable, Sendable {
    /// Typed words, which are never left to be read as a formula.
    case text(String)

    /// Typed words that are in many rows.
    case repeated(Text)

    /// An amount as `Money.plain` writes it, which may begin with a minus.
    case amount(Money)

    /// A date as YYYY-MM-DD.
    case date(CalendarDate)

    case count(Int)
  }

  /// Typed words as a cell, worked out once for all the rows that have them.
  package struct Text: Equatable, Sendable {
    fileprivate let bytes: [UInt8]

    /// The cell of these words, which is never read as a formula.
    package init(_ words: String) {
      var cell = CSV()
      cell.append(quotingIfNeeded: CSVFormula.disarmed(words))
      bytes = cell.bytes
    }
  }

  /// The file so far, in UTF-8.
  package private(set) var bytes: [UInt8]

  private init() { bytes = [] }

  /// A table with this header; its names may be typed.
  package init(header: [String]) {
    self.init()
    append(header.map { .text($0) })
  }

  /// Adds a row below the others.
  ///
  /// A table with letters beyond ASCII begins with a byte order mark, which makes Excel read it as UTF-8
  /// after a double click.
  package mutating func append(_ row: [Cell]) {
    let start = bytes.count
    append(cells: row)
    if !isMarked, !bytes[start...].allSatisfy({ $0 < 0x80 }) { mark() }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private var isMarked: Bool { bytes.starts(with: Self.byteOrderMark) }

  private mutating func mark() { bytes.insert(contentsOf: Self.byteOrderMark, at: 0) }

  private mutating func append(cells row: [Cell]) {
    let start = bytes.count
    for (column, cell) in row.enumerated() {
      if column > 0 { bytes.append(UInt8(ascii: ",")) }
      switch cell {
      case .text(let words): append(quotingIfNeeded: CSVFormula.disarmed(words))
      case .repeated(let text): bytes += text.bytes
      case .amount(let amount): append(amount)
      case .date(let date): bytes.append(Figures(date))
      case .count(let count): append(count)
      }
    }
    // A row with one empty cell is written as "", because an empty line is no row.
    if row.count == 1, bytes.count == start { bytes += "\"\"".utf8 }
    bytes += "\r\n".utf8
  }

  private mutating func append(_ count: Int) {
    if let count = UInt32(exactly: count), count < Figures.limit {
      bytes.append(Figures(count))
    } else {
      bytes += String(count).utf8
    }
  }

  private mutating func append(_ amount: Money) {
    if let figures = Figures(plain: amount) {
      bytes.append(figures)
    } else {
      bytes += amount.plain.utf8
    }
  }

  private mutating func append(quotingIfNeeded cell: String) {
    guard cell.utf8.contains(where: Self.needsQuotes) else {
      bytes += cell.utf8
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in cell.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// True for bytes that need quotes.
  ///
  /// Semicolons and tabs separate cells in some countries' spreadsheets.
  private static func needsQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\""): true
    default: byte < 0x20
    }
  }
}

import GroupsFormulas

/// A bank's or card's statement as it was sent: rows of cells below a header.
struct StatementFile: Equatable, Sendable {
  struct Row: Equatable, Sendable {
    /// The line of the file; of an OFX file, the number of the entry.
    fileprivate(set) var line: Int
    fileprivate(set) var cells: [String]

    /// The text of a cell without spaces around it; empty where there is none.
    func text(in column: Int?) -> String {
      guard let column, column < cells.count else { return "" }
      return cells[column].trimmed
    }
  }

  private(set) var header: [String]
  private(set) var rows: [Row]
  /// The lines above the header.
  private(set) var headings: [Row] = []
  /// The currency that an OFX file says; nil for CSV.
  private(set) var currency: Currency?

  /// The columns of an OFX file.
  private static let ofx = ["Date", "Name", "Amount", "Id", "Currency", "Account"]
  static let ofxID = 3
  static let ofxAccount = 5

  static let mostColumns = 60
  private static let mostRows = 6_000
  private static let longestCell = 120

  private static let kinds = "CSV, OFX or QFX"
  static let unknown = UnreadableGroupFile("The file is not a statement: it must be \(kinds)")

  private static let investments = UnreadableGroupFile(
    "The file is of investments alone: export the statement of a current account or a card")
}

extension StatementFile {
  init(_ bytes: [UInt8]) throws(UnreadableGroupFile) {
    var (entries, currencies): ([OFXTransaction], [Currency]) = ([], [])
    do throws(InvalidOFX) {
      entries = try OFXTransaction.all(in: bytes)
      for entry in entries { currencies.append(try Currency(statement: entry.currency)) }
    } catch .notOFX {
      if let mistaken = MistakenFile(of: bytes) {
        throw UnreadableGroupFile(mistaken.sentence(wanted: Self.kinds))
      }
      self = try Self.table(bytes)
      return
    } catch .noStatement {
      let text = String(decoding: bytes, as: UTF8.self)
      throw text.contains("<INVSTMT") ? Self.investments : Self.unknown
    } catch {
      throw UnreadableGroupFile(error.message)
    }
    guard let currency = currencies.first else { throw Self.unknown }
    self.init(header: Self.ofx, rows: entries.enumerated().map(Self.row), currency: currency)
  }

  private static func row(_ place: Int, _ entry: OFXTransaction) -> Row {
    let text = entry.name.isEmpty ? entry.memo : entry.name
    let cells = [
      String(entry.posted.prefix(8)), text, entry.amount, entry.id, entry.currency, entry.account,
    ]
    return Row(line: place + 1, cells: cells.map(cell))
  }

  private static func table(_ bytes: [UInt8]) throws(UnreadableGroupFile) -> StatementFile {
    let all: [CSVTable.Row]
    do throws(InvalidCSV) {
      all = try cells(in: bytes.inUTF8.withoutZerosAtEnd)
    } catch .tooManyRows {
      throw StatementReading.tooMany
    } catch {
      throw UnreadableGroupFile(error.message)
    }
    // Some banks put the name of the account above the names of the columns.
    let head = StatementHeader.place(in: all)
    guard head < all.count, all[head].cells.count > 1 else { throw unknown }
    let first = all[head].cells
    let isHeader = !StatementHeader.hasDate(first)
    func rows(_ some: ArraySlice<CSVTable.Row>) -> [Row] {
      some.filter { row in row.cells.contains { !$0.trimmed.isEmpty } }
        .map { Row(line: $0.line, cells: $0.cells.map(cell)) }
    }
    let lines = rows(all[(isHeader ? head + 1 : head)...])
    guard !lines.isEmpty else { throw unknown }
    return StatementFile(
      header: isHeader ? first.map(cell) : unnamed(first.count),
      rows: lines, headings: rows(all[..<head]))
  }

  /// The rows of a table; where quotation marks are not as CSV has them, as banks write them.
  private static func cells(in bytes: [UInt8]) throws(InvalidCSV) -> [CSVTable.Row] {
    let limits = CSVTable.Limits(rows: mostRows, cells: mostColumns)
    do throws(InvalidCSV) {
      return try CSVTable(bytes, limits: limits).rows
    } catch {
      switch error {
      case .quoteInsideCell, .textAfterQuote, .quoteNotClosed:
        return try CSVTable(StatementQuotes.mended(bytes), limits: limits).rows
      default: throw error
      }
    }
  }

  /// The names of columns in a file without a header.
  private static func unnamed(_ count: Int) -> [String] { (1...count).map { "Column \($0)" } }

  /// True if the file has a line of names.
  var hasNames: Bool { header != Self.unnamed(header.count) }

  /// The number of columns up to the last with a name or, in a file without names, with a text in its
  /// first row.
  var namedColumns: Int {
    let names = hasNames ? header : rows.first?.cells ?? []
    return (names.lastIndex { !$0.trimmed.isEmpty } ?? -1) + 1
  }

  /// The text of a cell on one line; most are short and plain, and stay as they are.
  private static func cell(_ text: String) -> String {
    let isPlain = text.utf8.count <= longestCell && text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
    return isPlain ? text : text.onOneLine.cut(to: longestCell)
  }

  /// The texts of a column, without empty ones.
  func cells(_ column: Int?) -> [String] {
    rows.map { $0.text(in: column) }.filter { !$0.isEmpty }
  }

  /// True for the words of both directions and no others, one in every row.
  func hasDirections(in column: Int) -> Bool {
    var seen: Set<String> = []
    for row in rows {
      let word = row.text(in: column).lowercased()
      guard StatementWords.isKnown(word) else { return false }
      seen.insert(word)
    }
    return !seen.isDisjoint(with: StatementWords.spent)
      && !seen.isDisjoint(with: StatementWords.received)
  }

  /// True if every text says that its row is booked, pending or did not go through, and one that it is
  /// booked: “Umsatz gebucht”.
  func hasStates(in column: Int) -> Bool {
    var isBooked = false
    for text in rows.lazy.map({ $0.text(in: column) }) where !text.isEmpty {
      let isThis = StatementWords.isBooked(text)
      guard isThis || StatementWords.isPending(text) || StatementWords.isReverted(text) else {
        return false
      }
      isBooked = isBooked || isThis
    }
    return isBooked
  }

  /// The same file with some of its rows.
  func with(_ rows: [Row]) -> StatementFile {
    StatementFile(header: header, rows: rows, headings: headings, currency: currency)
  }
}

extension StatementFile: Kept {
  static let blank = StatementFile(header: [], rows: [])

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&currency)
    try passage.pass(&header, upTo: Self.mostColumns)
    try passage.pass(&headings, upTo: Self.mostRows)
    try passage.pass(&rows, upTo: Self.mostRows)
  }
}

extension StatementFile.Row: Kept {
  static let blank = StatementFile.Row(line: 0, cells: [])

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&line, upTo: 1 << 31)
    try passage.pass(&cells, upTo: StatementFile.mostColumns)
  }
}

extension [UInt8] {
  /// The bytes without the zeros with which some programs fill the end of a file.
  fileprivate var withoutZerosAtEnd: [UInt8] {
    var bytes = self
    while bytes.last == 0 { bytes.removeLast() }
    return bytes
  }
}

/// Reads the bytes of a CSV file in one pass.
struct CSVReader {
  private let bytes: [UInt8]
  private let limits: CSVTable.Limits
  private let separator: UInt8
  private var position: Int
  private var line = 1

  init(_ bytes: [UInt8], limits: CSVTable.Limits) {
    self.bytes = bytes
    self.limits = limits
    separator = Self.separator(of: bytes)
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func rows() throws(InvalidCSV) -> [CSVTable.Row] {
    var rows: [CSVTable.Row] = []
    while position < bytes.count {
      if skipLineEnd() { continue }
      guard rows.count < limits.rows else { throw .tooManyRows(limit: limits.rows) }
      rows.append(try row())
    }
    return rows
  }

  private mutating func row() throws(InvalidCSV) -> CSVTable.Row {
    let start = line
    var cells = [try cell()]
    while position < bytes.count, !skipLineEnd() {
      position += 1
      guard cells.count < limits.cells else {
        throw .tooManyCells(line: line, limit: limits.cells)
      }
      cells.append(try cell())
    }
    return CSVTable.Row(line: start, cells: cells)
  }

  /// Reads a cell up to the separator or line end after it.
  private mutating func cell() throws(InvalidCSV) -> String {
    guard position < bytes.count, bytes[position] == .quote else { return try plainCell() }
    let text = try quotedCell()
    guard isAtCellEnd else { throw .textAfterQuote(line: line) }
    return text
  }

  private mutating func plainCell() throws(InvalidCSV) -> String {
    let start = position
    while !isAtCellEnd {
      guard bytes[position] != .quote else { throw .quoteInsideCell(line: line) }
      position += 1
    }
    return try text(bytes[start..<position], line: line)
  }

  private mutating func quotedCell() throws(InvalidCSV) -> String {
    let start = line
    var content: [UInt8] = []
    position += 1
    while position < bytes.count {
      if bytes[position] == .quote {
        position += 1
        guard position < bytes.count, bytes[position] == .quote else {
          return try text(content[...], line: start)
        }
        content.append(.quote)
        position += 1
      }
      let next = position
      while position < bytes.count, bytes[position] != .quote {
        if !skipLineEnd() { position += 1 }
      }
      content += bytes[next..<position]
    }
    throw .quoteNotClosed(line: start)
  }

  private var isAtCellEnd: Bool {
    guard position < bytes.count else { return true }
    let byte = bytes[position]
    return byte == separator || byte == .lineFeed || byte == .carriageReturn
  }

  /// Skips CRLF, LF or CR, if one is next.
  private mutating func skipLineEnd() -> Bool {
    switch bytes[position] {
    case .lineFeed: position += 1
    case .carriageReturn:
      position += 1
      if position < bytes.count, bytes[position] == .lineFeed { position += 1 }
    default: return false
    }
    line += 1
    return true
  }

  private func text(_ slice: ArraySlice<UInt8>, line: Int) throws(InvalidCSV) -> String {
    guard slice.allSatisfy(Self.isText) else { throw .controlCharacter(line: line) }
    return try String(fromOutside: slice) {
      $0 == .tooManyMarks ? InvalidCSV.tooManyMarks(line: line) : .notUTF8(line: line)
    }
  }

  private static func isText(_ byte: UInt8) -> Bool {
    switch byte {
    case .tab, .lineFeed, .carriageReturn: true
    default: byte >= 0x20 && byte != 0x7F
    }
  }

  /// The separator: the most frequent one outside quotes in the first line that has any.
  ///
  /// A title above the table may have signs of its own: the next line has the separator too, unless no
  /// line has the one before.
  private static func separator(of bytes: [UInt8]) -> UInt8 {
    let candidates: [UInt8] = [.comma, .semicolon, .tab]
    var counts = [0, 0, 0]
    var (isQuoted, isEmpty) = (false, true)
    var (first, before): (Int?, Int?) = (nil, nil)
    for byte in bytes + [.lineFeed] {
      if byte == .quote { isQuoted.toggle() }
      if isQuoted {
        isEmpty = false
      } else if byte != .lineFeed, byte != .carriageReturn {
        isEmpty = false
        if let candidate = candidates.firstIndex(of: byte) { counts[candidate] += 1 }
      } else if !isEmpty {
        if let before, counts[before] > 0 { return candidates[before] }
        let most = counts.max().flatMap { $0 > 0 ? counts.firstIndex(of: $0) : nil }
        (first, before) = (first ?? most, most)
        (counts, isEmpty) = ([0, 0, 0], true)
      }
    }
    return candidates[first ?? 0]
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let semicolon = UInt8(ascii: ";")
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}

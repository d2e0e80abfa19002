/// The columns of a CSV file by their names.
struct FileColumns {
  private let places: [String: Int]

  /// The most bytes of a name: the longest that any app writes has far fewer.
  private static let mostBytes = 200

  /// The columns that a header names; a cell that is too long for a name is passed over.
  init(_ header: [String]) {
    let names = header.enumerated().filter { $1.utf8.count <= Self.mostBytes }
    places = Dictionary(
      names.map { ($1.trimmed.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// True if the file has all of these columns.
  func has(_ names: String...) -> Bool { names.allSatisfy { places[$0] != nil } }

  /// The text of a row in a column, without spaces at its ends; empty where there is none.
  subscript(name: String, row: CSVTable.Row) -> String {
    guard let place = places[name], place < row.cells.count else { return "" }
    return row.cells[place].trimmed
  }

  /// The texts of a row in a column, which has commas between them.
  func list(_ name: String, _ row: CSVTable.Row) -> [String] {
    self[name, row].utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)).trimmed }
  }
}

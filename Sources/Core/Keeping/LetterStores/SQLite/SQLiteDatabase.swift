import CSQLite

/// A connection to a database of SQLite.
///
/// All statements are fixed texts; what comes from outside is bound to them.
final class SQLiteDatabase {
  private let handle: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]

  /// A value in a row, or one that is bound to a statement.
  enum Value: Equatable {
    case null
    case integer(Int)
    case bytes([UInt8])
  }

  /// An error of SQLite.
  struct Failure: Error {
    /// The primary code, like `SQLITE_BUSY`.
    let code: CInt
    let reason: String

    /// True for a file that is no database, or a damaged one.
    var isBroken: Bool { code == SQLITE_NOTADB || code == SQLITE_CORRUPT }
    var isBusy: Bool { code == SQLITE_BUSY || code == SQLITE_LOCKED }
  }

  /// Opens a file that is there.
  init(_ path: String) throws(Failure) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard let opened else { throw Failure(code: SQLITE_NOMEM, reason: "no memory for SQLite") }
    handle = opened
    guard code == SQLITE_OK else { throw failure(code) }
  }

  /// Closes the connection.
  ///
  /// The last one removes the write-ahead log, unless the file has lost its name to another one.
  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Waits at most this long for another connection's lock.
  func wait(milliseconds: Int) {
    sqlite3_busy_timeout(handle, CInt(clamping: milliseconds))
  }

  /// Runs a statement; its parameters are numbered from `?1` and get these values.
  @discardableResult
  func run(_ sql: StaticString, _ values: [Value] = []) throws(Failure) -> [[Value]] {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { bind(value, to: statement, CInt(index + 1)) }
    var rows: [[Value]] = []
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return rows }
      guard code == SQLITE_ROW else { throw failure(code) }
      rows.append((0..<sqlite3_column_count(statement)).map { value(in: statement, $0) })
    }
  }

  /// Makes all changes of a body or none; no other connection changes anything meanwhile.
  func transaction<Result>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try run("BEGIN IMMEDIATE")
    do throws(Failure) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // After some errors SQLite has rolled back by itself, and says so here.
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  private func prepared(_ sql: StaticString) throws(Failure) -> OpaquePointer {
    let text = sql.description
    if let statement = statements[text] { return statement }
    var made: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &made, nil)
    guard code == SQLITE_OK, let made else { throw failure(code) }
    statements[text] = made
    return made
  }

  private func bind(_ value: Value, to statement: OpaquePointer, _ place: CInt) {
    switch value {
    case .null: sqlite3_bind_null(statement, place)
    case .integer(let number): sqlite3_bind_int64(statement, place, Int64(number))
    case .bytes(let bytes): sqlite_bind_bytes(statement, place, bytes, CInt(bytes.count))
    }
  }

  private func value(in statement: OpaquePointer, _ column: CInt) -> Value {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(Int(sqlite3_column_int64(statement, column)))
    case SQLITE_NULL: return .null
    default:
      let start = sqlite3_column_blob(statement, column)
      let count = Int(sqlite3_column_bytes(statement, column))
      return .bytes([UInt8](UnsafeRawBufferPointer(start: start, count: count)))
    }
  }

  private func failure(_ code: CInt) -> Failure {
    Failure(code: code & 0xff, reason: String(cString: sqlite3_errmsg(handle)))
  }
}

extension SQLiteDatabase.Value {
  var integer: Int? {
    if case .integer(let number) = self { number } else { nil }
  }

  var bytes: [UInt8]? {
    if case .bytes(let bytes) = self { bytes } else { nil }
  }
}

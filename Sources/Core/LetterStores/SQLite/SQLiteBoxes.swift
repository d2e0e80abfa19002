import Calendars

/// The tables of boxes and letters in a database.
struct SQLiteBoxes {
  private let database: SQLiteDatabase

  /// Opens the database and makes its tables if they are missing.
  ///
  /// Letters that are deleted are overwritten. A power cut may cost the last ones, which phones send
  /// again.
  init(_ path: String, waiting milliseconds: Int) throws(SQLiteDatabase.Failure) {
    database = try SQLiteDatabase(path)
    database.wait(milliseconds: milliseconds)
    try database.run("PRAGMA secure_delete=ON")
    try database.run("PRAGMA synchronous=NORMAL")
    try database.run("PRAGMA journal_mode=WAL")
    let isMade = try database.run("SELECT 1 FROM sqlite_master WHERE name = 'total_of_deleted'")
    if isMade.isEmpty { try makeTables() }
  }

  func wait(milliseconds: Int) { database.wait(milliseconds: milliseconds) }

  /// The total is kept by triggers, so that it is right whoever changes a box.
  private func makeTables() throws(SQLiteDatabase.Failure) {
    try database.transaction { () throws(SQLiteDatabase.Failure) in
      let statements: [StaticString] = [
        """
        CREATE TABLE IF NOT EXISTS box(id BLOB PRIMARY KEY, epoch BLOB NOT NULL, \
        next INTEGER NOT NULL, bytes INTEGER NOT NULL, day INTEGER NOT NULL, closed BLOB) \
        WITHOUT ROWID
        """,
        """
        CREATE TABLE IF NOT EXISTS letter(box BLOB NOT NULL, serial INTEGER NOT NULL, \
        origin BLOB NOT NULL, sealed BLOB NOT NULL, PRIMARY KEY(box, serial), \
        UNIQUE(box, origin)) WITHOUT ROWID
        """,
        "CREATE INDEX IF NOT EXISTS box_by_day ON box(day)",
        "CREATE TABLE IF NOT EXISTS total(bytes INTEGER NOT NULL)",
        """
        INSERT INTO total SELECT coalesce(sum(bytes), 0) FROM box \
        WHERE NOT EXISTS (SELECT 1 FROM total)
        """,
        """
        CREATE TRIGGER IF NOT EXISTS total_of_new AFTER INSERT ON box \
        BEGIN UPDATE total SET bytes = bytes + new.bytes; END
        """,
        """
        CREATE TRIGGER IF NOT EXISTS total_of_changed AFTER UPDATE OF bytes ON box \
        BEGIN UPDATE total SET bytes = bytes + new.bytes - old.bytes; END
        """,
        """
        CREATE TRIGGER IF NOT EXISTS total_of_deleted AFTER DELETE ON box \
        BEGIN UPDATE total SET bytes = bytes - old.bytes; END
        """,
      ]
      for statement in statements { try database.run(statement) }
    }
  }
}

// MARK: - Reading

extension SQLiteBoxes {
  func read(
    _ box: BoxID, after serial: Int, on day: Int
  ) throws(SQLiteDatabase.Failure) -> BoxReading {
    let rows = try database.run(
      """
      SELECT epoch, next, bytes, day, closed, (SELECT count(*) FROM letter WHERE box = id), \
      serial, origin, CASE WHEN serial > ?2 THEN sealed END \
      FROM box LEFT JOIN letter ON letter.box = box.id AND serial >= ?2 \
      WHERE id = ?1 ORDER BY serial
      """, [.bytes(box.bytes), .integer(serial)])
    guard let first = rows.first, let row = Row(first), !row.hasEnded(on: day) else { return .gone }
    if let closed = row.closed { return .closed(closed) }
    let letters = rows.compactMap(Self.letter)
    return .open(
      BoxContent(
        epoch: row.epoch, next: row.next, bytes: row.bytes, count: first[5].integer ?? 0,
        day: .init(dayNumber: row.day) ?? .earliest,
        originBefore: letters.first { $0.serial == serial }?.origin,
        letters: letters.filter { $0.serial > serial }))
  }

  /// The letter of a row; nil for a box without letters.
  private static func letter(_ row: [SQLiteDatabase.Value]) -> StoredLetter? {
    guard let serial = row[6].integer, let origin = row[7].bytes.flatMap({ LetterOrigin($0) })
    else { return nil }
    return StoredLetter(serial: serial, origin: origin, sealed: row[8].bytes ?? [])
  }

  /// The row of a box.
  private struct Row {
    let epoch: Epoch
    let next: Int
    let bytes: Int
    let day: Int
    let closed: LetterOrigin?

    /// The columns epoch, next, bytes, day, closed; nil for a row that is not one of ours.
    init?(_ values: [SQLiteDatabase.Value]) {
      guard let epoch = values[0].bytes.flatMap({ Epoch(bytes: $0) }),
        let next = values[1].integer, let bytes = values[2].integer, let day = values[3].integer
      else { return nil }
      self.epoch = epoch
      self.next = next
      self.bytes = bytes
      self.day = day
      closed = values[4].bytes.flatMap { LetterOrigin($0) }
    }

    func hasEnded(on today: Int) -> Bool { today - day >= BoxLimits.days }
  }

  private func row(of box: BoxID) throws(SQLiteDatabase.Failure) -> Row? {
    let rows = try database.run(
      "SELECT epoch, next, bytes, day, closed FROM box WHERE id = ?1", [.bytes(box.bytes)])
    return rows.first.flatMap { Row($0) }
  }
}

// MARK: - Changing

extension SQLiteBoxes {
  func append(
    _ letter: NewLetter, on day: Int, limit: Int
  ) throws(SQLiteDatabase.Failure) -> Appending {
    try database.transaction { () throws(SQLiteDatabase.Failure) in
      try removeEnded(letter.box, on: day)
      let row = try row(of: letter.box)
      if let closed = row?.closed { return .closed(closed) }
      if let row, let serial = try serial(of: letter) {
        return .present(LetterPlace(epoch: row.epoch, serial: serial))
      }
      if case .part(let epoch) = letter.scope, row?.epoch != epoch { return .gone }
      let replaced = letter.replaces(in: row?.epoch)
      let freed = try bytes(of: letter.box, upTo: replaced)
      let used = (row?.bytes ?? 0) - freed
      guard used + letter.sealed.count <= BoxLimits.box else { return .refused(.boxIsFull) }
      let growth = letter.sealed.count - freed
      let most = row == nil ? limit : BoxLimits.grace(limit)
      let total = try total()
      guard growth <= 0 || total + growth <= most else { return .refused(.storeIsFull) }
      return .appended(
        try insert(letter, row, replacing: replaced, bytes: used + letter.sealed.count, on: day))
    }
  }

  func close(
    _ box: BoxID, by mark: LetterOrigin, on day: Int
  ) throws(SQLiteDatabase.Failure) -> LetterOrigin {
    try database.transaction { () throws(SQLiteDatabase.Failure) in
      try removeEnded(box, on: day)
      if let closed = try row(of: box)?.closed { return closed }
      try database.run("DELETE FROM letter WHERE box = ?1", [.bytes(box.bytes)])
      try database.run(
        """
        INSERT INTO box VALUES (?1, ?2, 1, 0, ?3, ?4) \
        ON CONFLICT(id) DO UPDATE SET bytes = 0, day = ?3, closed = ?4
        """,
        [
          .bytes(box.bytes), .bytes(Epoch.random().bytes), .integer(day), .bytes(mark.bytes),
        ])
      return mark
    }
  }

  private func insert(
    _ letter: NewLetter, _ row: Row?, replacing replaced: Int, bytes: Int, on day: Int
  ) throws(SQLiteDatabase.Failure) -> LetterPlace {
    let box = SQLiteDatabase.Value.bytes(letter.box.bytes)
    let place = LetterPlace(epoch: row?.epoch ?? .random(), serial: row?.next ?? 1)
    if replaced > 0 {
      try database.run(
        "DELETE FROM letter WHERE box = ?1 AND serial <= ?2", [box, .integer(replaced)])
    }
    try database.run(
      "INSERT INTO letter VALUES (?1, ?2, ?3, ?4)",
      [box, .integer(place.serial), .bytes(letter.origin.bytes), .bytes(letter.sealed)])
    try database.run(
      """
      INSERT INTO box VALUES (?1, ?2, ?3, ?4, ?5, NULL) \
      ON CONFLICT(id) DO UPDATE SET next = ?3, bytes = ?4, day = ?5
      """,
      [
        box, .bytes(place.epoch.bytes), .integer(place.serial + 1), .integer(bytes), .integer(day),
      ])
    return place
  }

  /// Removes this box if it has ended, and some of the others that have.
  private func removeEnded(_ box: BoxID, on day: Int) throws(SQLiteDatabase.Failure) {
    let last = SQLiteDatabase.Value.integer(day - BoxLimits.days)
    let ended = try database.run(
      """
      SELECT id FROM box WHERE id = ?1 AND day <= ?2 UNION \
      SELECT id FROM (SELECT id FROM box WHERE day <= ?2 ORDER BY day LIMIT ?3)
      """, [.bytes(box.bytes), last, .integer(BoxLimits.expiredAtOnce)])
    for id in ended {
      try database.run("DELETE FROM letter WHERE box = ?1", id)
      try database.run("DELETE FROM box WHERE id = ?1", id)
    }
  }

  private func serial(of letter: NewLetter) throws(SQLiteDatabase.Failure) -> Int? {
    try database.run(
      "SELECT serial FROM letter WHERE box = ?1 AND origin = ?2",
      [.bytes(letter.box.bytes), .bytes(letter.origin.bytes)]
    ).first?.first?.integer
  }

  private func bytes(of box: BoxID, upTo serial: Int) throws(SQLiteDatabase.Failure) -> Int {
    guard serial > 0 else { return 0 }
    let rows = try database.run(
      "SELECT sum(length(sealed)) FROM letter WHERE box = ?1 AND serial <= ?2",
      [.bytes(box.bytes), .integer(serial)])
    return rows.first?.first?.integer ?? 0
  }

  private func total() throws(SQLiteDatabase.Failure) -> Int {
    try database.run("SELECT bytes FROM total").first?.first?.integer ?? 0
  }
}

extension NewLetter {
  /// The serial up to which letters of a box of this epoch are replaced; 0 for none.
  fileprivate func replaces(in epoch: Epoch?) -> Int {
    guard case .whole(let place?) = scope, place.epoch == epoch else { return 0 }
    return place.serial
  }
}

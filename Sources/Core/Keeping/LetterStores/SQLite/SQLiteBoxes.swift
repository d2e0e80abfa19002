/// The tables of boxes and letters in a database.
struct SQLiteBoxes {
  let database: SQLiteDatabase

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
    try database.run("PRAGMA journal_size_limit=4194304")
    let isMade = try database.run("SELECT 1 FROM sqlite_master WHERE name = 'total_of_deleted'")
    if isMade.isEmpty { try makeTables() }
  }

  /// The total is kept by triggers, so that it is right whoever changes a box.
  ///
  /// Letters name their box by its number: a table with row ids packs letters of any length tightly,
  /// where one without would give the rest of each letter a page of its own.
  private func makeTables() throws(SQLiteDatabase.Failure) {
    try database.transaction { () throws(SQLiteDatabase.Failure) in
      let statements: [StaticString] = [
        """
        CREATE TABLE IF NOT EXISTS box(number INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, \
        epoch BLOB NOT NULL, next INTEGER NOT NULL, bytes INTEGER NOT NULL, ends INTEGER NOT NULL, \
        alone INTEGER NOT NULL, closed BLOB, replaced BLOB NOT NULL)
        """,
        """
        CREATE TABLE IF NOT EXISTS letter(box INTEGER NOT NULL, serial INTEGER NOT NULL, \
        origin BLOB NOT NULL, sealed BLOB NOT NULL, UNIQUE(box, serial))
        """,
        "CREATE INDEX IF NOT EXISTS box_by_end ON box(ends)",
        "CREATE INDEX IF NOT EXISTS box_of_one_phone ON box(ends) WHERE alone",
        """
        CREATE TABLE IF NOT EXISTS days(newest INTEGER, ahead INTEGER NOT NULL, \
        sightings INTEGER NOT NULL)
        """,
        "INSERT INTO days SELECT NULL, 0, 0 WHERE NOT EXISTS (SELECT 1 FROM days)",
        "CREATE TABLE IF NOT EXISTS made(hour INTEGER NOT NULL, boxes INTEGER NOT NULL)",
        "INSERT INTO made SELECT 0, 0 WHERE NOT EXISTS (SELECT 1 FROM made)",
        "CREATE TABLE IF NOT EXISTS total(bytes INTEGER NOT NULL, boxes INTEGER NOT NULL)",
        """
        INSERT INTO total SELECT coalesce(sum(bytes), 0), coalesce(sum(closed IS NULL), 0) FROM box \
        WHERE NOT EXISTS (SELECT 1 FROM total)
        """,
        """
        CREATE TRIGGER IF NOT EXISTS total_of_new AFTER INSERT ON box BEGIN \
        UPDATE total SET bytes = bytes + new.bytes, boxes = boxes + (new.closed IS NULL); END
        """,
        """
        CREATE TRIGGER IF NOT EXISTS total_of_changed AFTER UPDATE OF bytes, closed ON box BEGIN \
        UPDATE total SET bytes = bytes + new.bytes - old.bytes, \
        boxes = boxes + (new.closed IS NULL) - (old.closed IS NULL); END
        """,
        """
        CREATE TRIGGER IF NOT EXISTS total_of_deleted AFTER DELETE ON box BEGIN \
        UPDATE total SET bytes = bytes - old.bytes, boxes = boxes - (old.closed IS NULL); END
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
      SELECT number, epoch, next, bytes, ends, alone, closed, replaced, \
      (SELECT count(*) FROM letter WHERE box = number), \
      serial, origin, CASE WHEN serial > ?2 THEN sealed END \
      FROM box LEFT JOIN letter ON letter.box = box.number AND serial >= ?2 \
      WHERE id = ?1 ORDER BY serial
      """, [.bytes(box.bytes), .integer(serial)])
    guard let first = rows.first, let row = Row(first), try !hasEnded(row, on: day) else {
      return .gone
    }
    if let closed = row.closed { return .closed(closed) }
    let letters = rows.compactMap(Self.letter)
    return .open(
      BoxContent(
        epoch: row.epoch, next: row.next, bytes: row.bytes, count: first[8].integer ?? 0,
        expires: .init(dayNumber: row.ends) ?? .earliest,
        originBefore: letters.first { $0.serial == serial }?.origin,
        letters: letters.filter { $0.serial > serial }, replaced: row.replaced))
  }

  /// The letter of a row; nil for a box without letters.
  private static func letter(_ row: [SQLiteDatabase.Value]) -> StoredLetter? {
    guard let serial = row[9].integer, let origin = row[10].bytes.flatMap({ LetterOrigin($0) })
    else { return nil }
    return StoredLetter(serial: serial, origin: origin, sealed: row[11].bytes ?? [])
  }

  /// The row of a box.
  struct Row {
    let number: Int
    let epoch: Epoch
    let next: Int
    let bytes: Int
    /// The day from which it is gone.
    let ends: Int
    /// True while one phone alone has written.
    let isAlone: Bool
    let closed: LetterOrigin?
    /// The origins of the last letters that a whole state has replaced, one after another.
    let replaced: [UInt8]

    /// The columns in the order of these properties; nil for a row that is not one of ours.
    init?(_ values: [SQLiteDatabase.Value]) {
      guard let number = values[0].integer,
        let epoch = values[1].bytes.flatMap({ Epoch(bytes: $0) }), let next = values[2].integer,
        let bytes = values[3].integer, let ends = values[4].integer
      else { return nil }
      self.number = number
      self.epoch = epoch
      self.next = next
      self.bytes = bytes
      self.ends = ends
      isAlone = values[5].integer != 0
      closed = values[6].bytes.flatMap { LetterOrigin($0) }
      replaced = values[7].bytes ?? []
    }
  }

  /// The row of a box that has not ended; one that has is removed.
  private func row(of box: BoxID, on day: Int) throws(SQLiteDatabase.Failure) -> Row? {
    let rows = try database.run(
      "SELECT number, epoch, next, bytes, ends, alone, closed, replaced FROM box WHERE id = ?1",
      [.bytes(box.bytes)])
    guard let row = rows.first.flatMap({ Row($0) }) else { return nil }
    guard try hasEnded(row, on: day) else { return row }
    try remove(row.number)
    return nil
  }

  private func hasEnded(_ row: Row, on day: Int) throws(SQLiteDatabase.Failure) -> Bool {
    guard row.ends <= day else { return false }
    return row.ends <= (try days().trusted(day))
  }
}

// MARK: - Changing

extension SQLiteBoxes {
  func append(
    _ letter: NewLetter, on day: Int, within room: StoreRoom
  ) throws(SQLiteDatabase.Failure) -> Appending {
    try database.transaction { () throws(SQLiteDatabase.Failure) in
      let days = try see(day)
      let row = try row(of: letter.box, on: day)
      if let closed = row?.closed { return .closed(closed) }
      if let row, try holds(letter.origin, in: row) { return .present }
      if case .part(let epoch) = letter.scope, row?.epoch != epoch { return .gone }
      if let row, let seen = letter.seen, seen.epoch == row.epoch, row.next > seen.serial + 1 {
        return .moved
      }
      let replaced = letter.replaces(in: row?.epoch)
      let freed = try bytes(of: row, upTo: replaced)
      let used = (row?.bytes ?? 0) - freed
      guard used + letter.sealed.count <= BoxLimits.box else { return .refused(.boxIsFull) }
      if row == nil, try !mayMakeBox(room) { return .refused(.storeIsFull) }
      let growth = letter.sealed.count - freed
      guard try hasRoom(for: growth, in: row, on: days.trusted(day), room) else {
        return .refused(.storeIsFull)
      }
      return .appended(
        try insert(
          letter, row, replacing: replaced, bytes: used + letter.sealed.count,
          on: days.written(day)))
    }
  }

  func close(
    _ box: BoxID, by mark: LetterOrigin, on day: Int
  ) throws(SQLiteDatabase.Failure) -> LetterOrigin {
    try database.transaction { () throws(SQLiteDatabase.Failure) in
      let ends = try see(day).written(day) + BoxLimits.daysOfMark
      let row = try row(of: box, on: day)
      if let closed = row?.closed { return closed }
      if let row {
        try database.run("DELETE FROM letter WHERE box = ?1", [.integer(row.number)])
      }
      try database.run(
        """
        INSERT INTO box(id, epoch, next, bytes, ends, alone, closed, replaced) \
        VALUES (?1, ?2, 1, 0, ?3, 0, ?4, x'') \
        ON CONFLICT(id) DO UPDATE SET bytes = 0, ends = ?3, alone = 0, closed = ?4, replaced = x''
        """,
        [
          .bytes(box.bytes), .bytes(Epoch.random().bytes), .integer(ends), .bytes(mark.bytes),
        ])
      return mark
    }
  }

  private func insert(
    _ letter: NewLetter, _ row: Row?, replacing replaced: Int, bytes: Int, on day: Int
  ) throws(SQLiteDatabase.Failure) -> LetterPlace {
    let place = LetterPlace(epoch: row?.epoch ?? .random(), serial: row?.next ?? 1)
    let isAlone = letter.isOfOnePhone && row?.isAlone != false
    let origins = try replace(upTo: replaced, in: row)
    let made = try database.run(
      """
      INSERT INTO box(id, epoch, next, bytes, ends, alone, replaced) \
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) \
      ON CONFLICT(id) DO UPDATE SET next = ?3, bytes = ?4, ends = ?5, alone = ?6, replaced = ?7 \
      RETURNING number
      """,
      [
        .bytes(letter.box.bytes), .bytes(place.epoch.bytes), .integer(place.serial + 1),
        .integer(bytes), .integer(day + BoxLimits.days(isAlone: isAlone)),
        .integer(isAlone ? 1 : 0), .bytes(origins),
      ])
    let number = made.first?.first ?? .null
    try database.run(
      "INSERT INTO letter VALUES (?1, ?2, ?3, ?4)",
      [number, .integer(place.serial), .bytes(letter.origin.bytes), .bytes(letter.sealed)])
    return place
  }

  /// Removes the letters of a box up to a serial, and gives the origins of the last ones that are gone.
  private func replace(
    upTo serial: Int, in row: Row?
  ) throws(SQLiteDatabase.Failure) -> [UInt8] {
    guard let row, serial > 0 else { return row?.replaced ?? [] }
    let place: [SQLiteDatabase.Value] = [.integer(row.number), .integer(serial)]
    let gone = try database.run(
      "SELECT origin FROM letter WHERE box = ?1 AND serial <= ?2 ORDER BY serial", place)
    try database.run("DELETE FROM letter WHERE box = ?1 AND serial <= ?2", place)
    let origins = row.replaced + gone.flatMap { $0[0].bytes ?? [] }
    return Array(origins.suffix(BoxLimits.replacedOrigins * LetterOrigin.size))
  }

  /// True when a letter of this origin is in a box or was replaced lately.
  private func holds(
    _ origin: LetterOrigin, in row: Row
  ) throws(SQLiteDatabase.Failure) -> Bool {
    if origin.isAmong(row.replaced) { return true }
    let found = try database.run(
      "SELECT 1 FROM letter WHERE box = ?1 AND origin = ?2",
      [.integer(row.number), .bytes(origin.bytes)])
    return !found.isEmpty
  }

  private func bytes(of row: Row?, upTo serial: Int) throws(SQLiteDatabase.Failure) -> Int {
    guard let row, serial > 0 else { return 0 }
    let rows = try database.run(
      "SELECT sum(length(sealed)) FROM letter WHERE box = ?1 AND serial <= ?2",
      [.integer(row.number), .integer(serial)])
    return rows.first?.first?.integer ?? 0
  }
}

extension NewLetter {
  /// The serial up to which letters of a box of this epoch are replaced; 0 for none.
  fileprivate func replaces(in epoch: Epoch?) -> Int {
    guard case .whole(let place?) = scope, place.epoch == epoch else { return 0 }
    return place.serial
  }
}

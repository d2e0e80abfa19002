/// The room for boxes: what is counted, what has ended, and what goes first when there is too little.
extension SQLiteBoxes {
  // MARK: Days

  func days() throws(SQLiteDatabase.Failure) -> StoreDays {
    let row = try database.run("SELECT newest, ahead, sightings FROM days").first ?? []
    guard row.count == 3 else { return StoreDays() }
    return StoreDays(
      newest: row[0].integer, ahead: row[1].integer ?? 0, sightings: row[2].integer ?? 0)
  }

  /// Notes a day, in a transaction.
  func see(_ day: Int) throws(SQLiteDatabase.Failure) -> StoreDays {
    let before = try days()
    var days = before
    days.see(day)
    if days != before {
      try database.run(
        "UPDATE days SET newest = ?1, ahead = ?2, sightings = ?3",
        [days.newest.map { .integer($0) } ?? .null, .integer(days.ahead), .integer(days.sightings)])
    }
    return days
  }

  // MARK: Room

  /// True if one more box may be made in this hour, which is then counted.
  func mayMakeBox(_ room: StoreRoom) throws(SQLiteDatabase.Failure) -> Bool {
    guard try total() > room.limit / 2 else { return true }
    let made = try database.run(
      """
      UPDATE made SET hour = ?1, boxes = CASE WHEN hour = ?1 THEN boxes + 1 ELSE 1 END \
      WHERE hour <> ?1 OR boxes < ?2 RETURNING boxes
      """, [.integer(room.hour), .integer(BoxLimits.newBoxesInHour)])
    return !made.isEmpty
  }

  /// True if a box may grow by some bytes, once those boxes have gone that go first: what has ended,
  /// then boxes of one phone alone, the oldest first.
  func hasRoom(
    for growth: Int, in row: Row?, on day: Int, _ room: StoreRoom
  ) throws(SQLiteDatabase.Failure) -> Bool {
    guard growth > 0 else { return true }
    let most = row == nil ? room.limit : BoxLimits.grace(room.limit)
    var removed = 0
    while try isFull(with: growth, most) {
      guard removed < BoxLimits.bytesAtOnce,
        let next = try next(on: day, butFor: row?.number ?? -1)
      else { return false }
      try remove(next.number)
      removed += max(1, next.bytes)
    }
    return true
  }

  private func isFull(with growth: Int, _ most: Int) throws(SQLiteDatabase.Failure) -> Bool {
    if try total() > most - growth { return true }
    // Letters that went leave holes in pages: what a page holds counts as well as its letters.
    return try bytesOfPages() > BoxLimits.onDisk(most)
  }

  private func next(
    on day: Int, butFor own: Int
  ) throws(SQLiteDatabase.Failure) -> (number: Int, bytes: Int)? {
    var found = try database.run(
      "SELECT number, bytes FROM box WHERE ends <= ?1 AND number <> ?2 ORDER BY ends LIMIT 1",
      [.integer(day), .integer(own)])
    if found.isEmpty {
      found = try database.run(
        "SELECT number, bytes FROM box WHERE alone AND number <> ?1 ORDER BY ends LIMIT 1",
        [.integer(own)])
    }
    guard let row = found.first, let number = row[0].integer else { return nil }
    return (number, row[1].integer ?? 0)
  }

  func remove(_ number: Int) throws(SQLiteDatabase.Failure) {
    try database.run("DELETE FROM letter WHERE box = ?1", [.integer(number)])
    try database.run("DELETE FROM box WHERE number = ?1", [.integer(number)])
  }

  /// Removes up to 64 KB of boxes that have ended, in one short transaction; returns the bytes, 0 when
  /// there are none.
  func removeSomeEnded(on day: Int) throws(SQLiteDatabase.Failure) -> Int {
    guard try !ended(on: day).isEmpty else { return 0 }
    return try database.transaction { () throws(SQLiteDatabase.Failure) in
      var removed = 0
      for box in try ended(on: day) {
        let bytes = box[1].integer ?? 0
        if removed > 0, removed + bytes > BoxLimits.box { break }
        try remove(box[0].integer ?? -1)
        removed += max(1, bytes)
      }
      return removed
    }
  }

  private func ended(on day: Int) throws(SQLiteDatabase.Failure) -> [[SQLiteDatabase.Value]] {
    try database.run(
      "SELECT number, bytes FROM box WHERE ends <= ?1 ORDER BY ends LIMIT ?2",
      [.integer(try days().trusted(day)), .integer(BoxLimits.endedAtOnce)])
  }

  // MARK: Counting

  func usage() throws(SQLiteDatabase.Failure) -> StoreUsage {
    let row = try database.run("SELECT boxes, bytes FROM total").first ?? []
    return StoreUsage(boxes: row.first?.integer ?? 0, bytes: row.last?.integer ?? 0)
  }

  private func total() throws(SQLiteDatabase.Failure) -> Int {
    try database.run("SELECT bytes FROM total").first?.first?.integer ?? 0
  }

  /// The bytes of the pages that hold anything.
  private func bytesOfPages() throws(SQLiteDatabase.Failure) -> Int {
    func number(_ pragma: StaticString) throws(SQLiteDatabase.Failure) -> Int {
      try database.run(pragma).first?.first?.integer ?? 0
    }
    let pages = try number("PRAGMA page_count") - number("PRAGMA freelist_count")
    return try pages * number("PRAGMA page_size")
  }
}

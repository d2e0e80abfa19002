import Formats
import Glibc

/// The letters in a file of SQLite, which all workers of one machine share.
final class SQLiteLetterStore: LetterStore {
  private let path: String
  private var open: (file: SQLiteFile, boxes: SQLiteBoxes)?

  init(_ path: String) {
    self.path = path
  }

  func read(
    _ box: BoxID, after serial: Int, on day: Int, within time: Int
  ) throws(StoreFailure) -> BoxReading {
    try work(within: time) { boxes throws(SQLiteDatabase.Failure) in
      try boxes.read(box, after: serial, on: day)
    }
  }

  func append(
    _ letter: NewLetter, on day: Int, in room: StoreRoom, within time: Int
  ) throws(StoreFailure) -> Appending {
    try work(within: time) { boxes throws(SQLiteDatabase.Failure) in
      try boxes.append(letter, on: day, within: room)
    }
  }

  func close(
    _ box: BoxID, by mark: LetterOrigin, on day: Int, within time: Int
  ) throws(StoreFailure) -> LetterOrigin {
    try work(within: time) { boxes throws(SQLiteDatabase.Failure) in
      try boxes.close(box, by: mark, on: day)
    }
  }

  func tidy(on day: Int, within time: Int) throws(StoreFailure) {
    let end = monotonicMicroseconds() + time
    try work(within: time) { boxes throws(SQLiteDatabase.Failure) in
      boxes.database.wait(milliseconds: 0)
      do throws(SQLiteDatabase.Failure) {
        var removed = 0
        while removed + BoxLimits.box <= BoxLimits.bytesAtOnce, monotonicMicroseconds() < end {
          let step = try boxes.removeSomeEnded(on: day)
          guard step > 0 else { return }
          removed += step
        }
      } catch  where error.isBusy {
        // Another worker is changing something: whoever comes next goes on.
      }
    }
  }

  func usage(within time: Int) throws(StoreFailure) -> StoreUsage {
    try work(within: time) { boxes throws(SQLiteDatabase.Failure) in try boxes.usage() }
  }

  /// Does some work on the file that has the name now.
  ///
  /// A file that is broken is put aside, and the work is done on a new one. A file that is busy is
  /// tried again while there is time.
  private func work<Result>(
    within time: Int, _ body: (SQLiteBoxes) throws(SQLiteDatabase.Failure) -> Result
  ) throws(StoreFailure) -> Result {
    let end = monotonicMicroseconds() + time
    var mayPutAside = true
    while case let left = end - monotonicMicroseconds(), left > 0 {
      let milliseconds = min(Self.longestWait, max(1, left / 1_000))
      let file = try currentFile()
      do throws(SQLiteDatabase.Failure) {
        guard let boxes = try boxes(in: file, waiting: milliseconds) else { continue }
        return try body(boxes)
      } catch {
        if error.isBusy {
          // SQLite itself does not wait for a worker that makes the tables.
          usleep(1_000)
        } else if error.isBroken && mayPutAside {
          mayPutAside = false
          try putAside(file)
        } else {
          open = nil
          throw .away("\(path): \(error.reason)")
        }
      }
    }
    throw .slow
  }

  /// The file that has the name now; a new one if there is none.
  private func currentFile() throws(StoreFailure) -> SQLiteFile {
    if let open {
      if open.file.isInPlace { return open.file }
      self.open = nil
      open.file.removeCompanions()
    }
    do throws(FileFailure) {
      return try SQLiteFile(path)
    } catch {
      throw .away("\(path): \(error.reason)")
    }
  }

  /// The boxes in a file; nil when another file has taken its name.
  private func boxes(
    in file: SQLiteFile, waiting milliseconds: Int
  ) throws(SQLiteDatabase.Failure) -> SQLiteBoxes? {
    if let open {
      open.boxes.database.wait(milliseconds: milliseconds)
      return open.boxes
    }
    let boxes = try SQLiteBoxes(path, waiting: milliseconds)
    guard file.isInPlace else { return nil }
    open = (file.withCompanions, boxes)
    return boxes
  }

  private func putAside(_ file: SQLiteFile) throws(StoreFailure) {
    open = nil
    do throws(FileFailure) {
      try file.putAside()
    } catch {
      throw .away("\(path) is no database and cannot be put aside: \(error.reason)")
    }
  }

  /// The most milliseconds that one statement waits for a lock.
  private static let longestWait = 100
}

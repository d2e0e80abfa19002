import Formats
import Glibc

/// The file of a database, with the write-ahead log and the index of it that SQLite puts beside it.
///
/// A database that was deleted or put back from a backup is another file of the same name. Its log
/// must not be that of the file before, so a log is known by its device and inode as well.
struct SQLiteFile {
  let path: String
  private let identity: FileIdentity
  private var companions: [FileIdentity?] = []

  private var companionPaths: [String] { ["\(path)-wal", "\(path)-shm"] }

  /// The file at a path, made empty and for this user alone if there is none.
  ///
  /// It is not opened here when it is there: closing it again would release the locks of all
  /// connections of this process.
  init(_ path: String) throws(FileFailure) {
    self.path = path
    if let identity = FileIdentity(path) {
      self.identity = identity
      return
    }
    let made = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard made >= 0 || errno == EEXIST else { throw FileFailure() }
    if made >= 0 { close(made) }
    guard let identity = FileIdentity(path) else { throw FileFailure() }
    self.identity = identity
  }

  /// True while this file has its name.
  var isInPlace: Bool { FileIdentity(path) == identity }

  /// The file with its log and its index, once SQLite has made them.
  var withCompanions: SQLiteFile {
    var file = self
    file.companions = companionPaths.map { FileIdentity($0) }
    return file
  }

  /// Removes the log and the index of this file, now that another one has its name.
  ///
  /// Leaves files that another worker has made for the new database.
  func removeCompanions() {
    for (path, noted) in zip(companionPaths, companions) {
      if let noted, FileIdentity(path) == noted { unlink(path) }
    }
  }

  /// Puts the file aside as `.broken`, with its log and its index.
  func putAside() throws(FileFailure) {
    guard isInPlace else { return }
    for path in companionPaths where FileIdentity(path) != nil {
      guard rename(path, "\(path).broken") == 0 || errno == ENOENT else { throw FileFailure() }
    }
    guard rename(path, "\(path).broken") == 0 || errno == ENOENT else { throw FileFailure() }
  }
}

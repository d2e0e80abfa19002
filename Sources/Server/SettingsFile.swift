import Glibc
import Tools

/// The settings file of a site, read again whenever it changes.
///
/// A file that went wrong is reported once, and the last good settings stay in force.
final class SettingsFile {
  private let path: String
  private var seen: Signature?
  private(set) var current: SiteSettings

  private struct Signature: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let inode: UInt64

    init?(_ path: String) {
      var facts = stat()
      guard stat(path, &facts) == 0 else { return nil }
      seconds = facts.st_mtim.tv_sec
      nanoseconds = facts.st_mtim.tv_nsec
      size = facts.st_size
      inode = UInt64(facts.st_ino)
    }
  }

  /// At the start a mistake in the file is a reason not to start.
  init(_ path: String) throws(Settings.Problem) {
    self.path = path
    seen = Signature(path)
    do {
      current = try SiteSettings(path: path)
    } catch {
      throw .badSettings(path, error)
    }
  }

  /// Whether there are new settings since the last time; one look at the file's facts.
  func hasChanged() -> Bool {
    let now = Signature(path)
    guard now != seen else { return false }
    seen = now
    do {
      current = try SiteSettings(path: path)
      return true
    } catch {
      let line = "farthing-server: \(path): \(error); the last good settings stay in force\n"
      write(STDERR_FILENO, line, line.utf8.count)
      return false
    }
  }
}

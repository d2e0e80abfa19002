import Glibc

/// The size, times and place of a file, which tell that it has changed without reading it.
package struct FileSignature: Equatable, Sendable {
  private let identity: FileIdentity
  private let size: Int
  private let written: Moment
  private let changed: Moment

  /// The signature of the file at a path, or nil when there is no such file.
  package init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    identity = FileIdentity(facts)
    size = Int(facts.st_size)
    written = Moment(facts.st_mtim)
    changed = Moment(facts.st_ctim)
  }

  private struct Moment: Equatable, Sendable {
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) {
      seconds = time.tv_sec
      nanoseconds = time.tv_nsec
    }
  }
}

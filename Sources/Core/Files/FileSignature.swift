import Glibc

/// The facts by which a file is known to have changed, without reading it.
package struct FileSignature: Equatable, Sendable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int
  private let inode: UInt64

  /// `nil` where there is no such file.
  package init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    seconds = facts.st_mtim.tv_sec
    nanoseconds = facts.st_mtim.tv_nsec
    size = Int(facts.st_size)
    inode = UInt64(facts.st_ino)
  }
}

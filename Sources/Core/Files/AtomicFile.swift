import Glibc

/// A file that is always whole: the old one until the new one is safe on the disk, then that.
package enum AtomicFile {
  /// Puts a file in the place of another; on a failure the other stays, and nothing else is left.
  ///
  /// Everybody may read it.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    var draft = Array("\(path).XXXXXX".utf8CString)
    let file = mkstemp(&draft)
    guard file >= 0 else { throw FileFailure() }
    do throws(FileFailure) {
      defer { close(file) }
      try FileBytes.write(bytes, to: file)
      guard fchmod(file, 0o644) == 0, fsync(file) == 0, rename(draft, path) == 0 else {
        throw FileFailure()
      }
    } catch {
      unlink(draft)
      throw error
    }
    saveName(of: path)
  }

  /// The new name outlives a power cut once its folder is on the disk too; a file system that
  /// cannot promise that has at least one of the two files.
  private static func saveName(of path: String) {
    let end = path.lastIndex(of: "/")
    let parent = end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let folder = open(parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}

/// What the system said when a file could not be written or read.
package struct FileFailure: Error, Equatable, Sendable {
  package let code: Int32

  /// The file has more bytes than it may have.
  package static let tooLong = FileFailure(code: EFBIG)

  package init(code: Int32 = errno) {
    self.code = code
  }

  package var reason: String { String(cString: strerror(code)) }
}

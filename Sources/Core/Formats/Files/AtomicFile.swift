import Glibc

/// Replaces files so that a reader sees the old content or the new, and never a part of it.
package enum AtomicFile {
  /// Replaces the content of a file, or creates the file; everybody may read it (mode 0644).
  ///
  /// The new content is on the disk before it takes the name. On a failure the old file stays and
  /// no draft is left behind.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - bytes: The new content.
  /// - Throws: The system's error.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    try replace(path, joining: [bytes[...]])
  }

  /// Replaces the content of a file by pieces, one after another, which need not be put together.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - pieces: The new content.
  /// - Throws: The system's error.
  package static func replace(
    _ path: String, joining pieces: [ArraySlice<UInt8>]
  ) throws(FileFailure) {
    var draft = Array("\(path).XXXXXX".utf8CString)
    let file = mkstemp(&draft)
    guard file >= 0 else { throw FileFailure() }
    do throws(FileFailure) {
      defer { close(file) }
      for piece in pieces { try FileBytes.write(piece, to: file) }
      guard fchmod(file, 0o644) == 0, fsync(file) == 0, rename(draft, path) == 0 else {
        throw FileFailure()
      }
    } catch {
      unlink(draft)
      throw error
    }
    saveName(of: path)
  }

  /// Writes the folder of a new file to the disk, so that its name survives a power cut.
  ///
  /// Failures are ignored: on file systems that cannot do this, the old or the new file remains.
  private static func saveName(of path: String) {
    let end = path.lastIndex(of: "/")
    let parent = end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let folder = open(parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}

/// The system's error when a file could not be read or written.
package struct FileFailure: Error, Equatable, Sendable {
  /// The number of the error, as in `errno`.
  package let code: Int32

  package static let tooLong = FileFailure(code: EFBIG)

  /// An error with this number; by default that of the call that just failed.
  package init(code: Int32 = errno) {
    self.code = code
  }

  /// The system's text for the error: "No such file or directory".
  package var reason: String { String(cString: strerror(code)) }
}

import Formats
import Glibc

/// Reads and creates the file that holds the keys; ``KeyRing`` describes its format.
package enum KeyFile {
  static let limit = 65_536

  /// Reads the keys from a file that other users can neither read nor change.
  ///
  /// Its group may read it but not write: a systemd credential has mode 0440 when an access list,
  /// shown as the group's permissions, lets the service in.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: Its keys.
  /// - Throws: The problem that was found first.
  package static func load(_ path: String) throws(KeyFileProblem) -> KeyRing {
    let file = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .failed(errno: errno) }
    defer { close(file) }
    try checkMode(of: file)
    var text = try contents(of: file)
    defer { text.withUnsafeMutableBytes(Sodium.wipe) }
    return try KeyRing(keyFile: text)
  }

  /// Creates a file, mode 0600, with one new key that signs; an existing file is left unchanged.
  ///
  /// The file takes its name when it is complete, so that workers which start together all read the
  /// same key.
  ///
  /// - Parameter path: The path of the new file.
  /// - Throws: ``KeyFileProblem/failed(errno:)``, with `EEXIST` when the file exists.
  package static func create(_ path: String) throws(KeyFileProblem) {
    let draft = "\(path).\(Random.identifier(bytes: 8))"
    let file = Glibc.open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .failed(errno: errno) }
    defer { unlink(draft) }
    defer { close(file) }
    try write(newKey(), to: file)
    guard fsync(file) == 0, link(draft, path) == 0 else { throw .failed(errno: errno) }
  }

  /// Reads the keys, after creating a file with one new key when there is none.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: Its keys.
  /// - Throws: The problem that was found first.
  package static func loadOrCreate(_ path: String) throws(KeyFileProblem) -> KeyRing {
    if access(path, F_OK) != 0 {
      do {
        try create(path)
      } catch .failed(errno: EEXIST) {
        // Another worker was quicker.
      }
    }
    return try load(path)
  }
}

extension KeyFile {
  private static func newKey() -> [UInt8] {
    let id = Random.identifier(bytes: 4)
    let secret = Base64.standard.text(of: Random.bytes(SecretKey.size))
    return [UInt8]("\(id) \(secret) sign\n".utf8)
  }

  private static func checkMode(of file: CInt) throws(KeyFileProblem) {
    var facts = stat()
    guard fstat(file, &facts) == 0 else { throw .failed(errno: errno) }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    let mode = facts.st_mode & 0o777
    guard mode & (S_IRWXO | S_IWGRP) == 0 else { throw .open(toOthers: mode) }
  }

  private static func contents(of file: CInt) throws(KeyFileProblem) -> [UInt8] {
    do throws(FileFailure) {
      return try FileBytes.read(from: file, upTo: limit)
    } catch {
      throw error == .tooLong ? .tooLarge : .failed(errno: error.code)
    }
  }

  private static func write(_ text: [UInt8], to file: CInt) throws(KeyFileProblem) {
    do throws(FileFailure) {
      try FileBytes.write(text, to: file)
    } catch {
      throw .failed(errno: error.code)
    }
  }
}

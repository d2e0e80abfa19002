import Glibc

/// Reads and writes whole files.
///
/// A file above the reader's limit is an error and is never cut short.
package enum FileBytes {
  /// Reads a whole file, without waiting for a writer when it is a named pipe.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The most bytes that the file may have.
  /// - Returns: The content.
  /// - Throws: The system's error, or ``FileFailure/tooLong``.
  package static func read(_ path: String, upTo limit: Int) throws(FileFailure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileFailure() }
    defer { close(file) }
    return try read(from: file, upTo: limit)
  }

  /// Reads the rest of an open file into a single buffer, so that no other copy of a secret
  /// remains.
  ///
  /// - Parameters:
  ///   - file: The descriptor, which stays open.
  ///   - limit: The most bytes that the rest may have.
  /// - Returns: The rest of the content.
  /// - Throws: The system's error, or ``FileFailure/tooLong``.
  package static func read(from file: CInt, upTo limit: Int) throws(FileFailure) -> [UInt8] {
    // One byte more than the limit shows whether the file is longer.
    var failure: FileFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: limit + 1) { buffer, count in
      while count <= limit {
        let some = Glibc.read(file, buffer.baseAddress?.advanced(by: count), limit + 1 - count)
        if some < 0 && errno == EINTR { continue }
        if some < 0 { failure = FileFailure() }
        guard some > 0 else { break }
        count += some
      }
    }
    if let failure { throw failure }
    guard bytes.count <= limit else { throw .tooLong }
    return bytes
  }

  /// Writes all bytes to an open file, in as many calls as the system needs.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to write.
  ///   - file: The descriptor, which stays open.
  /// - Throws: The system's error.
  package static func write(_ bytes: [UInt8], to file: CInt) throws(FileFailure) {
    try write(bytes[...], to: file)
  }

  static func write(_ bytes: ArraySlice<UInt8>, to file: CInt) throws(FileFailure) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileFailure() }
      rest = rest.dropFirst(count)
    }
  }
}

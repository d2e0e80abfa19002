import Glibc

/// Whole files, read and written: one that is longer than its limit is refused, not cut short.
package enum FileBytes {
  /// Reads a whole file; a pipe that nobody writes to does not hold the reader up.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - limit: How many bytes it may have at most.
  /// - Returns: Its bytes.
  /// - Throws: What the system said, or ``FileFailure/tooLong``.
  package static func read(_ path: String, upTo limit: Int) throws(FileFailure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileFailure() }
    defer { close(file) }
    return try read(from: file, upTo: limit)
  }

  /// Reads the rest of a file that is open, into one buffer: nothing of it is left elsewhere.
  ///
  /// - Parameters:
  ///   - file: The descriptor, which stays open.
  ///   - limit: How many bytes the rest may have at most.
  /// - Returns: Its bytes.
  /// - Throws: What the system said, or ``FileFailure/tooLong``.
  package static func read(from file: CInt, upTo limit: Int) throws(FileFailure) -> [UInt8] {
    // One byte of room too many tells a file of just that length from a longer one.
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

  /// Writes all bytes to an open file, however many the system takes at a time.
  ///
  /// - Throws: What the system said.
  package static func write(_ bytes: [UInt8], to file: CInt) throws(FileFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileFailure() }
      rest = rest.dropFirst(count)
    }
  }
}

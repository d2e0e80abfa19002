import Glibc

extension [UInt8] {
  /// Writes all bytes, in as many calls as the system needs.
  func write(to descriptor: CInt) throws(WorkerFailure) {
    var done = 0
    while done < count {
      let written = self[done...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw .system(call: "write", number: errno) }
      done += written
    }
  }
}
